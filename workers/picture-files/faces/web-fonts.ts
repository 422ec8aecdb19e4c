/**
 * The same fonts in the format of browsers, a third as large, for files that contain them. The page has the
 * same files.
 */
import ams from 'katex/dist/fonts/KaTeX_AMS-Regular.woff2?apart';
import calligraphic from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2?apart';
import main from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?apart';
import math from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?apart';
import type { FaceName } from './letters.ts';

const addresses: Readonly<Record<FaceName, string>> = { main, math, calligraphic, ams };

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * The font as a data: address, so that a file that has it needs no other; rejects if it cannot be fetched.
 */
export async function webFont(face: FaceName): Promise<string> {
  const address = addresses[face];
  if (address.startsWith('data:')) return address;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  return `data:font/woff2;base64,${base64(new Uint8Array(await response.arrayBuffer()))}`;
}
