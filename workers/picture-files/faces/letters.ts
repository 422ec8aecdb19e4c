/**
 * Finds characters in KaTeX's fonts: ℕ and 𝒩 are at the places of plain letters in fonts of their own,
 * accents are spacing characters, and a few characters have another code. A character is resolved to the
 * letters that make it up.
 */
import { latinCapitals } from '../../../engine/figure/index.ts';
import type { Face } from '../../../engine/values/index.ts';

export const faceNames = ['main', 'math', 'calligraphic', 'ams'] as const;
/** KaTeX_Main, KaTeX_Math (italic), KaTeX_Caligraphic, KaTeX_AMS. */
export type FaceName = (typeof faceNames)[number];

/** The fonts in which a letter is searched, one after the other. */
export const chains: Readonly<Record<Face, readonly FaceName[]>> = {
  roman: ['main', 'math', 'ams'],
  italic: ['math', 'main', 'ams'],
  blackboard: ['main', 'ams'],
  calligraphic: ['main', 'math', 'ams'],
};

const same: Readonly<Record<string, string>> = {
  ...{ '·': '⋅', '´': 'ˊ', '`': 'ˋ', '▢': '□', '‐': '-', '‑': '-', '\u00a0': ' ', '\u2007': ' ' },
  ...{ '⁄': '/', '∕': '/', '☐': '□' },
  ...latinCapitals,
};
const doubleStruck: Readonly<Record<string, string>> = {
  ...{ ℂ: 'C', ℍ: 'H', ℕ: 'N', ℙ: 'P', ℚ: 'Q', ℝ: 'R', ℤ: 'Z' },
};
const script: Readonly<Record<string, string>> = {
  ...{ ℬ: 'B', ℰ: 'E', ℱ: 'F', ℋ: 'H', ℐ: 'I', ℒ: 'L', ℳ: 'M', ℛ: 'R' },
};

/**
 * The capital letter at this code in one of Unicode's mathematical alphabets; undefined if it is not one of
 * its 26.
 */
function capital(code: number, first: number): string | undefined {
  const place = code - first;
  return place >= 0 && place < 26 ? String.fromCharCode(65 + place) : undefined;
}

/** The letter under which the fonts contain a character, and the font if only one has it. */
export function letterOf(character: string): { readonly letter: string; readonly only?: FaceName } {
  const code = character.codePointAt(0) ?? 0;
  const cursive = script[character] ?? capital(code, 0x1d49c) ?? capital(code, 0x1d4d0);
  if (cursive !== undefined) return { letter: cursive, only: 'calligraphic' };
  const doubled = doubleStruck[character] ?? capital(code, 0x1d538);
  if (doubled !== undefined) return { letter: doubled, only: 'ams' };
  return { letter: Object.hasOwn(same, character) ? same[character] : character };
}

/** The spacing form of each accent in KaTeX_Main, to be placed over a small letter. */
export const accents: Readonly<Record<string, string>> = {
  ...{ '\u0300': 'ˋ', '\u0301': 'ˊ', '\u0302': 'ˆ', '\u0303': '˜', '\u0304': 'ˉ', '\u0306': '˘' },
  ...{ '\u0307': '˙', '\u0308': '¨', '\u030a': '˚', '\u030b': '˝', '\u030c': 'ˇ', '\u0327': '¸' },
};
/** The one of these accents that is below its letter. */
export const cedilla = '\u0327';

/** i and j lose their dot under an accent. */
export const dotless: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ' };
