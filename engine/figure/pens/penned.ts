/**
 * What every pen returns: the figure in the pen's language, and sentences about what that language could not say; and
 * the one way in which all pens write numbers.
 */

export type PenOutput = {
  readonly text: string;
  /** Sentences for the person: "LaTeX has no symbol for 中: written by code.". Empty if nothing was lost. */
  readonly unsaid: readonly string[];
};

/**
 * A length with at most `places` decimals and no minus sign on zero, so that the same drawing gives the same bytes.
 */
export function rounded(length: number, places = 2): string {
  const power = 10 ** places;
  const near = Math.round(length * power) / power;
  return String(near === 0 ? 0 : near);
}

/** Rounds to a multiple of 0.05. */
export const toTwentieths = (length: number): string => rounded(Math.round(length * 20) / 20);

/**
 * The first eight characters of a list, and a note if there are more. A character that cannot be shown is written as
 * its code.
 */
export const listed = (signs: readonly string[]): string =>
  signs.slice(0, 8).map(shown).join(' ') + (signs.length > 8 ? ' …' : '');

/** The sentence about characters that no font has, and what became of them; none if there are no such characters. */
export const noFaceHas = (
  signs: readonly string[],
  where: 'at hand' | 'in the file',
  instead: string,
): readonly string[] => (signs.length === 0 ? [] : [`No font ${where} has ${listed(signs)}: ${instead}.`]);

const shown = (sign: string): string =>
  /^[\p{L}\p{N}\p{P}\p{S}]\p{M}*$/u.test(sign)
    ? sign
    : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
