/**
 * What every pen returns: the figure in the pen's language, and sentences about what that language could not
 * say; and the one way in which all pens write numbers.
 */
import type { FigureWords } from '../figure.ts';
import { signsOf } from '../glyphs.ts';
import { textOfMark } from '../typeset.ts';

export type PenOutput = {
  readonly text: string;
  /** Sentences for the person: "LaTeX has no symbol for 中: written by code.". Empty if nothing was lost. */
  readonly unsaid: readonly string[];
};

/**
 * A length with at most `places` decimals and no minus sign on zero, so that the same drawing gives the same
 * bytes.
 */
export function rounded(length: number, places = 2): string {
  const power = 10 ** places;
  const near = Math.round(length * power) / power;
  return String(near === 0 ? 0 : near);
}

/** Rounds to a multiple of 0.05. */
export const toTwentieths = (length: number): string => rounded(Math.round(length * 20) / 20);

/**
 * The first eight characters of a list, and a note if there are more. A character that cannot be shown is
 * written as its code.
 */
export const listed = (signs: readonly string[]): string =>
  signs.slice(0, 8).map(shown).join(' ') + (signs.length > 8 ? ' …' : '');

/** The most words that are named for the characters in them. */
const mostNamed = 3;

/** The same, with the words in which they occur: "ж и (in “жизнь” and 2 more)". Linear in the words. */
export function listedIn(signs: readonly string[], words: readonly FigureWords[]): string {
  const sought = new Set(signs);
  const texts = words.map(({ mark }) => textOfMark(mark));
  const found = [...new Set(texts.filter((text) => signsOf(text).some((sign) => sought.has(sign))))];
  const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : '';
  const named = found.slice(0, mostNamed).map((text) => `“${text}”`);
  return `${listed(signs)}${named.length === 0 ? '' : ` (in ${named.join(', ')}${more})`}`;
}

/**
 * The sentence about characters that no font has, and what became of them; none if there are no such
 * characters.
 */
export const noFaceHas = (
  signs: readonly string[],
  words: readonly FigureWords[],
  where: 'at hand' | 'in the file',
  instead: string,
): readonly string[] =>
  signs.length === 0 ? [] : [`No font ${where} has ${listedIn(signs, words)}: ${instead}.`];

const shown = (sign: string): string =>
  /^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u.test(sign)
    ? sign
    : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
