/**
 * The document as it is embedded in a picture: the text of its file, deflated (zlib, RFC 1950). Unpacking has
 * a bound, since a few bytes can unpack to any length: one for a whole file, which may contain any number of
 * streams. The first letters are looked at first, so that data of other programs is not unpacked. The
 * checksum at the end (Adler-32) must be right, so damage is noticed.
 */
import { deflateSync, Inflate, Unzlib, zlibSync } from 'fflate';
import { base64 } from '../bytes.ts';

/** In bytes: the most that is unpacked of one file, all its streams together; no drawing is so large. */
export const mostUnpacked = 64 << 20;

/** How many bytes have been unpacked of one file. */
export type UnpackedBytes = { bytes: number };

/** The text in UTF-8, deflated. Linear. */
export const deflated = (text: string): Uint8Array<ArrayBuffer> =>
  zlibSync(new TextEncoder().encode(text), { level: 9 });

export type InflatedText = { readonly text: string } | 'damaged' | 'too large' | 'not ours';

/** The same of data that is marked as Grundy's: what is not ours is damaged. */
export const ofOurs = (text: InflatedText): InflatedText => (text === 'not ours' ? 'damaged' : text);

/** Whether a text begins as Grundy's files do; pictures from elsewhere may contain other data. */
export const looksOurs = (text: string): boolean =>
  /^\s*\{[\s\S]*?"format":\s*"grundy(?:-board)?"/.test(text.slice(0, beginning));

/** In characters: a file says within these what it is. */
const beginning = 400;

/**
 * A slice unpacks to at most a thousand times its length. The first slices are small, since they tell whose
 * data it is.
 */
const [firstSlices, slice] = [1 << 7, 1 << 12];

/**
 * The unpacked text, or why it cannot be read; never throws. What it unpacks is added to what was unpacked of
 * the same file before. Linear in the unpacked length, which is bounded.
 */
export function inflated(bytes: Uint8Array, unpacked: UnpackedBytes = { bytes: 0 }): InflatedText {
  if (bytes.length < 8) return 'damaged';
  const parts: Uint8Array[] = [];
  let length = 0;
  let isOurs = false;
  let ended = false;
  try {
    const stream = new Unzlib((part, last) => {
      length += part.length;
      unpacked.bytes += part.length;
      // A copy, since the stream reuses this memory.
      parts.push(part.slice());
      ended = last;
    });
    for (let i = 0; i < bytes.length; ) {
      const end = i + (isOurs ? slice : firstSlices);
      stream.push(bytes.subarray(i, end), end >= bytes.length);
      i = end;
      if (!isOurs && (length >= beginning || ended)) {
        isOurs = looksOurs(beginningOf(parts));
        if (!isOurs) return 'not ours';
      }
      if (unpacked.bytes > mostUnpacked) return 'too large';
    }
    if (!ended || adler32(parts) !== new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4))
      return 'damaged';
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return { text: parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode() };
  } catch {
    return 'damaged';
  }
}

/** The text in UTF-8, deflated alone (RFC 1951), in base64url. Linear. */
export const packedText = (text: string): string =>
  base64(deflateSync(new TextEncoder().encode(text), { level: 9 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * The text of data that is deflated alone (RFC 1951) and in base64url, of at most `most` bytes; never throws.
 */
export function unpackedText(packed: string, most: number): Exclude<InflatedText, 'not ours'> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let length = 0;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const stream = new Inflate((part) => {
      length += part.length;
      if (length <= most) parts.push(decoder.decode(part, { stream: true }));
    });
    for (let i = 0; i < binary.length; i += slice) {
      const bytes = Uint8Array.from(binary.slice(i, i + slice), (sign) => sign.charCodeAt(0));
      stream.push(bytes, i + slice >= binary.length);
      if (length > most) return 'too large';
    }
  } catch {
    return 'damaged';
  }
  return { text: parts.join('') + decoder.decode() };
}

function beginningOf(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const part of parts) {
    if (text.length >= beginning) break;
    text += decoder.decode(part.subarray(0, beginning), { stream: true });
  }
  return text;
}

/** RFC 1950. This many steps keep the sums within 32 bits. */
const steps = 5552;

function adler32(parts: readonly Uint8Array[]): number {
  let [a, b] = [1, 0];
  for (const part of parts) {
    for (let i = 0; i < part.length; ) {
      const end = Math.min(i + steps, part.length);
      for (; i < end; i++) {
        a += part[i];
        b += a;
      }
      a %= 65521;
      b %= 65521;
    }
  }
  return ((b << 16) | a) >>> 0;
}
