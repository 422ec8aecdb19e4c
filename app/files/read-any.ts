/** The one way in: a file of whatever kind becomes a drawing, or everything that is wrong with it by place. */
import { type Result, refused } from '../../engine/index.ts';
import { words } from '../words.ts';
import { type FileRead, type Incoming, ownReaders, type Reader, readers } from './readers.ts';

/** Bytes beyond which a file is not even looked at: no drawing comes near it, and a tab would run out of memory. */
export const mostBytes = 256_000_000;

/** The text in the bytes, UTF-8 or with a mark of UTF-16; undefined where there is none. */
export function textIn(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : (marked ?? 'utf-8');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No text has this sign, and many other files do.
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

const readerOf = (file: Incoming): Reader | undefined => readers.find((reader) => reader.recognises(file));

const isEmpty = ({ bytes, text }: Incoming): boolean => bytes.length === 0 || text?.trim() === '';

/** Asks the readers in order; the first that recognises the file reads it. Never throws. */
export async function readAny(name: string, bytes: Uint8Array): Promise<Result<FileRead>> {
  const place = name || words.opening.theText;
  if (bytes.length > mostBytes) return refused([{ place, says: words.opening.tooLarge }]);
  const file = { name, bytes, text: textIn(bytes) };
  if (isEmpty(file)) return refused([{ place, says: words.opening.empty }]);
  const reader = readerOf(file);
  if (!reader) {
    return refused([{ place, says: words.opening.noDrawing(readers.map(({ called }) => called)) }]);
  }
  try {
    return await reader.read(file);
  } catch (error) {
    return refused([{ place, says: words.opening.readerFailed(reader.called, String(error)) }]);
  }
}

/** Whether a text is of a kind that is neither our own JSON nor an edge list. */
export function isForeign(text: string): boolean {
  const reader = readerOf({ name: '', bytes: new TextEncoder().encode(text), text });
  return reader !== undefined && !ownReaders.has(reader);
}

/** The same of a pasted text. */
export const readAnyText = (text: string): Promise<Result<FileRead>> =>
  readAny('', new TextEncoder().encode(text));
