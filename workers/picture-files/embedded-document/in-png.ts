/**
 * A PNG's own chunks (PNG, third edition, sections 5 and 11): its resolution in `pHYs`, what made it in
 * `tEXt`, the document, deflated, in `iTXt` under Grundy's keyword. It is read chunk by chunk with checksums;
 * a length that leads beyond the end of the file ends the reading.
 */

import { joinedBytes } from '../bytes.ts';
import { deflated, type InflatedText, inflated, ofOurs, type UnpackedBytes } from './deflated.ts';
import { pngSignature } from './picture-kind.ts';

const keyword = 'grundy-document';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255];
  return (sum ^ 0xffffffff) >>> 0;
}

const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(ascii(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The end of the first chunk, which must be the header. */
const headerEnd = 33;

/**
 * What a PNG says besides its picture: its document, and the name of the program that made it, in which only
 * Latin letters can be written.
 */
type Besides = { readonly text?: string | undefined; readonly madeBy?: string | undefined };

/** A PNG with this resolution and what it says besides, where that is given. */
export function withChunks(png: Uint8Array, dpi: number, { text, madeBy }: Besides): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(9);
  const view = new DataView(size.buffer);
  const perMetre = Math.round(dpi / 0.0254);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  size[8] = 1;
  const added = [chunk('pHYs', size)];
  if (madeBy !== undefined) added.push(chunk('tEXt', Uint8Array.from(ascii(`Software\0${madeBy}`))));
  if (text !== undefined) {
    // Keyword, compression flag, method 0, no language, no translation.
    const head = Uint8Array.from([...ascii(keyword), 0, 1, 0, 0, 0]);
    added.push(chunk('iTXt', joinedBytes([head, deflated(text)])));
  }
  return joinedBytes([png.subarray(0, headerEnd), ...added, png.subarray(headerEnd)]);
}

/** Undefined if no chunk is Grundy's. */
export function fromPng(bytes: Uint8Array, unpacked: UnpackedBytes): InflatedText | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const begins = (at: number, signs: readonly number[]): boolean =>
    signs.every((sign, i) => bytes[at + i] === sign);
  const key = [...ascii(keyword), 0];
  for (let at = pngSignature.length; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const [type, data, end] = [at + 4, at + 8, at + 8 + length];
    const ours = begins(type, ascii('iTXt')) && begins(data, key);
    if (end + 4 > bytes.length) return ours ? 'damaged' : undefined;
    if (ours)
      return sound(bytes, view, type, end)
        ? carriedText(bytes.subarray(data + key.length, end), unpacked)
        : 'damaged';
    at = end + 4;
  }
  return undefined;
}

const sound = (bytes: Uint8Array, view: DataView, type: number, end: number): boolean =>
  crc32(bytes.subarray(type, end)) === view.getUint32(end);

/** Reads what follows the keyword: compression flag, method, a language and a translated keyword. */
function carriedText(rest: Uint8Array, unpacked: UnpackedBytes): InflatedText {
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return 'damaged';
  const data = rest.subarray(translated + 1);
  if (rest[0] === 1) return ofOurs(inflated(data, unpacked));
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(data) };
  } catch {
    return 'damaged';
  }
}
