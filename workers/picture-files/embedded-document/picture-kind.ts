/**
 * Recognises the kind of a picture by its first bytes and not by a name. The editor and the command line ask
 * here, and load the reader of pictures only for a picture. Cost: that of a few thousand bytes.
 */
import { latin1 } from '../bytes.ts';

export type PictureKind = 'SVG' | 'PNG' | 'PDF' | 'page';

/**
 * The beginning of a live page, before a title of any length: the page carries its drawing as an SVG does.
 */
export const pageMark = '<!-- live page by Grundy -->';

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** The part of a file in which the marks of its kind are searched. */
const headLength = 4096;

/** The kind of picture that the bytes begin as; undefined for other files. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (pngSignature.every((byte, i) => bytes[i] === byte)) return 'PNG';
  const head = latin1(bytes.subarray(0, headLength));
  if (/^[\s\0]{0,64}%PDF-\d/.test(head)) return 'PDF';
  if (head.includes(pageMark)) return 'page';
  // The tag may follow a byte order mark, a declaration and comments.
  return /^(?:ï»¿)?\s*</.test(head) && /<(?:[A-Za-z][\w.-]{0,40}:)?svg[\s>]/.test(head) ? 'SVG' : undefined;
}
