/**
 * The text of a file, by its bytes: UTF-8; UTF-16 with a byte order mark or without one, as Windows
 * PowerShell writes what `>` sends to a file; else Windows-1252, which Excel calls ANSI. The caller decodes
 * Unicode, since browsers and Node have what does it. Linear.
 */

/** Undefined where the bytes are not of this encoding. A mark at the beginning is left out. */
export type DecodeUnicode = (bytes: Uint8Array, as: 'utf-8' | 'utf-16le' | 'utf-16be') => string | undefined;

/** `notes` say what the person should know of how the bytes were read. */
export type TextOfBytes = { readonly text: string; readonly notes: readonly string[] };

const ansiNote =
  'This file is not in Unicode; Grundy read it as Windows-1252, which Excel calls ANSI. If letters are wrong, save it as UTF-8.';

/** Control characters that no text has. */
const control = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;

/** Undefined where the bytes are no text. */
export function textOfBytes(bytes: Uint8Array, decode: DecodeUnicode): TextOfBytes | undefined {
  const as = utf16In(bytes);
  const text = decode(bytes, as ?? 'utf-8');
  // Many binary files contain U+0000, and no text does; bytes without a mark may look like UTF-16 by chance.
  const isText = !text?.includes('\u0000') && !(as && control.test(text ?? ''));
  if (text !== undefined) return isText ? { text, notes: [] } : undefined;
  const ansi = as === undefined ? ansiText(bytes) : undefined;
  return ansi === undefined ? undefined : { text: ansi, notes: [ansiNote] };
}

/** By its mark; without one, a text of mostly plain letters has a zero in every second place. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]++;
  const isMost = (count: number): boolean => count * 4 >= bytes.length / 2;
  if (zeros[0] === 0 && isMost(zeros[1])) return 'utf-16le';
  return zeros[1] === 0 && isMost(zeros[0]) ? 'utf-16be' : undefined;
}

/** What Windows-1252 has in the places 0x80 to 0x9f; a blank where it has nothing. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The text in Windows-1252; undefined where there are bytes that no text in it has. */
function ansiText(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 4096) {
    let part = '';
    for (const byte of bytes.subarray(from, from + 4096)) {
      const sign = byte >= 0x80 && byte < 0xa0 ? upper[byte - 0x80] : String.fromCharCode(byte);
      if ((byte < 0x20 && !/[\t\n\f\r]/.test(sign)) || (byte >= 0x7f && sign === ' ') || byte === 0x7f)
        return undefined;
      part += sign;
    }
    parts.push(part);
  }
  return parts.join('');
}
