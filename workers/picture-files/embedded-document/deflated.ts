/**
 * The document as it is embedded in a picture: the text of its file, deflated (zlib, RFC 1950). Unpacking has a
 * bound, since a few bytes can unpack to any length. The checksum at the end (Adler-32) must be right, so damage is
 * noticed.
 */
import { Unzlib, zlibSync } from 'fflate';

/** The largest unpacked text; no drawing is so large. */
export const mostUnpacked = 64 << 20;

/** The text in UTF-8, deflated. Linear. */
export const deflated = (text: string): Uint8Array<ArrayBuffer> =>
  zlibSync(new TextEncoder().encode(text), { level: 9 });

export type InflatedText = { readonly text: string } | 'damaged' | 'too large';

/** Whether a text begins as Grundy's files do; pictures from elsewhere may contain other data. */
export const looksOurs = (text: string): boolean =>
  /^\s*\{[\s\S]*?"format":\s*"grundy(?:-board)?"/.test(text.slice(0, 400));

/** A slice unpacks to at most a thousand times its length. */
const slice = 1 << 12;

/** The unpacked text, or why it cannot be read; never throws. Linear in the unpacked length, which is bounded. */
export function inflated(bytes: Uint8Array): InflatedText {
  if (bytes.length < 8) return 'damaged';
  const parts: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  try {
    const stream = new Unzlib((part, last) => {
      length += part.length;
      // A copy, since the stream reuses this memory.
      parts.push(part.slice());
      ended = last;
    });
    for (let i = 0; i < bytes.length; i += slice) {
      stream.push(bytes.subarray(i, i + slice), i + slice >= bytes.length);
      if (length > mostUnpacked) return 'too large';
    }
    if (!ended || adler32(parts) !== new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4))
      return 'damaged';
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return { text: parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode() };
  } catch {
    return 'damaged';
  }
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
