/**
 * Which kind of picture bytes are, told by the first of them and not by a name. Editor and command line ask here, and fetch
 * what reads a picture only where there is one. Cost: that of a few thousand bytes.
 */
import { latin1 } from '../bytes.ts';

export type PictureKind = 'SVG' | 'PNG' | 'PDF';

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** How far in a file the marks of its kind may stand. */
const headLength = 4096;

/** Which kind of picture the bytes begin as; undefined where they are none of these. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (pngSignature.every((byte, i) => bytes[i] === byte)) return 'PNG';
  const head = latin1(bytes.subarray(0, headLength));
  if (/^[\s\0]{0,64}%PDF-\d/.test(head)) return 'PDF';
  // After a byte order mark, a declaration and comments.
  return /^(?:ï»¿)?\s*</.test(head) && /<(?:[A-Za-z][\w.-]{0,40}:)?svg[\s>]/.test(head) ? 'SVG' : undefined;
}
