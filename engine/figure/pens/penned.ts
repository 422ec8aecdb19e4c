/** What every pen gives: the figure in its language, and what could not be said in it. Numbers are written one way. */

export type Penned = {
  readonly text: string;
  /** Sentences for the person: "LaTeX has no symbol for 中: written by code.". Empty when nothing was lost. */
  readonly unsaid: readonly string[];
};

/** A length with at most so many places after the point, and no sign on zero: the same drawing gives the same bytes. */
export function rounded(length: number, places = 2): string {
  const power = 10 ** places;
  const near = Math.round(length * power) / power;
  return String(near === 0 ? 0 : near);
}

/** To a multiple of a twentieth. */
export const toTwentieths = (length: number): string => rounded(Math.round(length * 20) / 20);

/** The first eight signs of a list, and that there are more. Signs that cannot be shown go by their code. */
export const listed = (signs: readonly string[]): string =>
  signs.slice(0, 8).map(shown).join(' ') + (signs.length > 8 ? ' …' : '');

/** The sentence on signs that no face has, and what became of them; none where there are no such signs. */
export const noFaceHas = (
  signs: readonly string[],
  where: 'at hand' | 'in the file',
  instead: string,
): readonly string[] => (signs.length === 0 ? [] : [`No font ${where} has ${listed(signs)}: ${instead}.`]);

const shown = (sign: string): string =>
  /^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u.test(sign)
    ? sign
    : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
