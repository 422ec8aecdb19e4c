/**
 * The document in a PDF: a deflated attachment, which any viewer can save. Streams of embedded files are
 * searched from the end of the file to the front, since a larger PDF that contains ours may have other
 * attachments. This simple reader does not find the attachments of a PDF that is encrypted, or that a program
 * rewrote with other filters.
 */
import { latin1 } from '../bytes.ts';
import { type InflatedText, inflated, type UnpackedBytes } from './deflated.ts';

/** The name under which viewers list and save it. */
export const attachmentName = 'drawing.grundy.json';
export const attachmentType = 'application/vnd.grundy+json';

/** The most attachments that are tried: a file can name any number of them. */
const mostTried = 64;
/** The longest dictionary of a stream. */
const longestEntry = 4096;

/** Undefined if no attachment is Grundy's. */
export function fromPdf(bytes: Uint8Array, unpacked: UnpackedBytes): InflatedText | undefined {
  const text = latin1(bytes);
  let damaged: InflatedText | undefined;
  let at = text.length;
  for (let tried = 0; tried < mostTried; tried++) {
    at = text.lastIndexOf('/EmbeddedFile', at - 1);
    if (at < 0) break;
    if (/^\w/.test(text.slice(at + 13, at + 14))) continue;
    const found = streamAt(text, bytes, at, unpacked);
    if (typeof found === 'object' || found === 'too large') return found;
    if (found !== undefined) damaged = found;
    if (at === 0) break;
  }
  return damaged;
}

/** The text of the stream whose dictionary names an embedded file here; undefined if it is not Grundy's. */
function streamAt(
  text: string,
  bytes: Uint8Array,
  at: number,
  unpacked: UnpackedBytes,
): InflatedText | undefined {
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
  // If the length is stored elsewhere, the stream ends before its last line end.
  const end = length === undefined ? to - (text[to - 2] === '\r' ? 2 : 1) : from + Number(length);
  if (end > to) return ours ? 'damaged' : undefined;
  const found = inflated(bytes.subarray(from, end), unpacked);
  if (found === 'not ours') return ours ? 'damaged' : undefined;
  return ours || found !== 'damaged' ? found : undefined;
}
