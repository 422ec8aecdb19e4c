/**
 * Estimates the width of words without a font at hand: advance widths of the typefaces in which values are set,
 * Computer Modern and its kin, in hundredths of an em. Another font is a little wider or narrower; decisions based on
 * this, whether a value fits its node and where words stand beside it, allow for that. Cost: linear in the text.
 */
import type { Face } from '../values/mark.ts';

const read = (row: string): readonly number[] => row.split(' ').map(Number);

/** "!" to "~". */
const roman = read(
  '28 50 83 50 83 78 28 39 39 50 78 28 33 28 50 50 50 50 50 50 50 50 50 50 50 28 28 78 78 78 47 78 ' +
    '75 71 72 76 68 65 78 75 36 51 78 63 92 75 78 68 78 74 56 72 75 75 103 75 75 61 28 50 28 50 50 50 ' +
    '50 56 44 56 44 31 50 56 28 31 53 28 83 56 50 56 53 39 39 39 56 53 72 53 53 44 50 28 50 50',
);
const italic = read(
  '28 50 83 50 83 78 28 39 39 50 78 28 33 28 50 50 50 50 50 50 50 50 50 50 50 28 28 78 78 78 47 78 ' +
    '75 76 71 83 74 64 79 83 44 55 85 68 97 80 76 64 79 76 61 58 68 58 94 83 58 68 28 50 28 50 50 50 ' +
    '53 43 43 52 47 49 48 58 34 41 52 30 88 60 48 50 45 45 47 36 57 48 72 57 49 47 50 28 50 50',
);

const space = 28;
/** Widths of letters in typefaces with few letters, and of symbols that the plain typeface lacks. */
const signs: Readonly<Record<string, number>> = {
  ...{ '∞': 100, '−': 78, '±': 78, '×': 78, '…': 117, '∥': 50, '|': 28, '∗': 50, '∅': 50, '∖': 50, '·': 28 },
  ...{ '↑': 50, '↓': 50, '⇑': 61, '⇓': 61, '⊬': 61, '▢': 72, ℕ: 72 },
  ...{ 𝒩: 82, 𝒫: 70, 𝒟: 77, 𝓛: 69, 𝓡: 85 },
};
const other = 62;
const wide = 100;

function advance(sign: string, face: Face): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code > 32 && code < 127) return (face === 'italic' ? italic : roman)[code - 33];
  if (Object.hasOwn(signs, sign)) return signs[sign];
  if (code <= 32 || code === 160) return space;
  if (/\p{M}/u.test(sign)) return 0;
  // From this code on most scripts fill a square: Han, kana, Hangul, pictographs.
  return code >= 0x2e80 ? wide : other;
}

/** The width of a text in ems. */
export function textWidth(text: string, face: Face): number {
  let width = 0;
  for (const sign of text) width += advance(sign, face);
  return width / 100;
}

/** The height of a text's ink above the base line and its depth below it, in ems. */
export function textHeights(text: string): { readonly up: number; readonly down: number } {
  const deep = /[gjpqy,;()[\]{}|/∥_∞\u0080-\uffff]/.test(text.replace(/[∞∗−ℕ×…]/g, ''));
  const high = /[^acemnorsuvwxzgpqy,.:;∞∗−+=…\s-]/.test(text);
  return { up: high ? 0.7 : 0.45, down: deep ? 0.22 : 0.01 };
}
