/**
 * The document in a PDF: an attachment, as any viewer can save it, deflated. Found by looking for embedded files' streams
 * from the end to the front, since a PDF of somebody else's, with ours bound into it, may have others. A PDF that is
 * encrypted, or that a program rewrote with other filters, does not give its attachments to this simple reader.
 */
import { latin1 } from '../bytes.ts';
import { type Inflated, inflated, looksOurs } from './deflated.ts';

/** How viewers list it, and as what they save it. */
export const attachmentName = 'drawing.grundy.json';
export const attachmentType = 'application/vnd.grundy+json';

/** Attachments looked at, at most: a file can name any number of them. */
const mostTried = 64;
/** A stream's dictionary is not longer. */
const longestEntry = 4096;

/** Nothing where no attachment is ours. */
export function fromPdf(bytes: Uint8Array): Inflated | undefined {
  const text = latin1(bytes);
  let damaged: Inflated | undefined;
  let at = text.length;
  for (let tried = 0; tried < mostTried; tried++) {
    at = text.lastIndexOf('/EmbeddedFile', at - 1);
    if (at < 0) break;
    if (/^\w/.test(text.slice(at + 13, at + 14))) continue;
    const found = streamAt(text, bytes, at);
    if (typeof found === 'object') return found;
    if (found !== undefined) damaged = found;
    if (at === 0) break;
  }
  return damaged;
}

/** The text of the stream whose dictionary names an embedded file here; nothing where it is somebody else's. */
function streamAt(text: string, bytes: Uint8Array, at: number): Inflated | undefined {
  const begin = text.lastIndexOf(' obj', at);
  const stream = /stream\r?\n/g;
  stream.lastIndex = at;
  const opened = stream.exec(text.slice(0, at + longestEntry));
  if (begin < 0 || !opened) return undefined;
  const entry = text.slice(begin, opened.index);
  const ours = entry.includes('grundy');
  const from = opened.index + opened[0].length;
  const to = text.indexOf('endstream', from);
  if (to < 0) return ours ? 'damaged' : undefined;
  const length = /\/Length (\d{1,10})(?!\d| \d+ R)/.exec(entry)?.[1];
  // Where the length stands elsewhere, the stream ends before its last line end.
  const end = length === undefined ? to - (text[to - 2] === '\r' ? 2 : 1) : from + Number(length);
  if (end > to) return ours ? 'damaged' : undefined;
  const found = inflated(bytes.subarray(from, end));
  if (typeof found === 'object' && !looksOurs(found.text)) return ours ? 'damaged' : undefined;
  return ours || typeof found === 'object' ? found : undefined;
}
