/**
 * The common parts of entries of hand rules: the forms of positions, the other ways to spell them, and the
 * families that several rulesets have. It shares nothing with the rest of the engine.
 */
import type { NamedFamily } from './hand-rules.ts';

/** Rows of these letters with / between them. */
export const rowsOfLetters = (letters: string): RegExp => new RegExp(`^[${letters}]+(/[${letters}]+)*$`);

/** Such rows, perhaps with a score before them. */
export const scoredRowsOf = (letters: string): RegExp =>
  new RegExp(`^(-?[\\d./]+ )?[${letters}]+(/[${letters}]+)*$`);

/** Drawings on the ground, whose edges are written in this way. */
export const drawingsOf = (edge: string): RegExp =>
  new RegExp(`^(0|${edge}( ${edge})*)( \\+ (0|${edge}( ${edge})*))*( !)?$`);

/** Components with + between them. */
export const componentsLike = (one: string): RegExp => new RegExp(`^${one}( \\+ ${one})*$`);

/** Blanks count once. */
export const spacedOnce = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Several blanks count as one, and capital letters as small ones: the spelling of rulesets that say nothing
 * about it.
 */
export const inSmallLetters = (text: string): string => spacedOnce(text).toLowerCase();

/** Squares in rows; several signs mean a free square. */
export const squaresSpelled = (text: string): string =>
  inSmallLetters(text)
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/[_\-–·□▢◻]/g, '.');

/** A score of 0 may be left out, and a fraction may be written in several ways. */
export const scoredSpelled = (text: string): string => {
  const [, score, rows] = /^([+\-−]?[\d./]+) (?=[^/ ])(.+)$/.exec(inSmallLetters(text)) ?? [];
  const [top, bottom = '1'] = (score ?? '0').replace('−', '-').split('/').map(Number);
  const number = Number(top) / Number(bottom);
  if (!Number.isFinite(number)) return text;
  return `${number === 0 ? '' : `${number} `}${squaresSpelled(rows ?? text)}`;
};

/** Components side by side, each in its own spelling. */
export const componentsSpelled =
  (one: (text: string) => string) =>
  (text: string): string =>
    text
      .split('+')
      .map((part) =>
        one(part)
          .replace(/ ?: ?/, ':')
          .replace(/ ?both$/, ' both'),
      )
      .join(' + ');

export const countFrom = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Rows of free squares. */
export const freeRows = (rows: number, columns: number): string =>
  countFrom(1, rows)
    .map(() => '.'.repeat(columns))
    .join('/');

export const rectangleFamily: NamedFamily = { numbers: { r: 1, c: 1 }, write: freeRows };

/**
 * Alternating stones of both players; rows begin alternately with the first letter and with the second one.
 */
export const checkerboardFamily = (letters: string): NamedFamily => ({
  numbers: { r: 1, c: 1 },
  write: (rows, columns) =>
    countFrom(1, rows)
      .map((y) =>
        countFrom(1, columns)
          .map((x) => letters[(x + y) % 2])
          .join(''),
      )
      .join('/'),
});

/** Word number w of n letters, in the order of a dictionary. */
export function wordByHand(letters: string, n: number, w: number): string {
  const places = countFrom(1, n).map((place) => letters.length ** (n - place));
  return places.map((worth) => letters[Math.floor(w / worth) % letters.length]).join('');
}

/** Edges on top of each other, from the ground up. */
export const stalkByHand = (colours: string): string =>
  [...colours].map((sign, i) => `${i}-${i + 1}:${sign}`).join(' ');

/** Stalks whose colours are words of these letters. */
export const stalkWords = (letters: string): NamedFamily => ({
  numbers: { n: 1, w: 0 },
  write: (n, w) => stalkByHand(wordByHand(letters, n, w)),
  greatest: { w: (n) => letters.length ** n - 1 },
});

/** Stalks of m edges of one colour, with n edges of another colour on top. */
export const stalkOfTwo = ([lower, upper]: string): NamedFamily => ({
  numbers: { m: 1, n: 0 },
  write: (m, n) => stalkByHand(lower.repeat(m) + upper.repeat(n)),
});
