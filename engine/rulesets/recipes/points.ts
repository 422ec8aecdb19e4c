/**
 * Positions of rulesets that count points: the contents of the cells, and the score so far, which is written
 * before the cells unless it is 0: `3 lr./rl./l.r`. Scores are exact rationals, as in a drawing.
 */
import { parseRational, printRational, type Rational, rational } from '../../numbers/rationals.ts';
import type { Problem } from '../../result.ts';
import type { GridPosition } from './grid-shape.ts';

export type PointsPosition = GridPosition & { readonly score: Rational };

const nothing = rational(0n);

export type TextWithScore = {
  readonly score: Rational;
  /** The text after the score. */
  readonly rest: string;
  readonly problems: readonly Problem[];
};

/** Reads a number and a blank before the cells as the score; without them the score is 0. */
export function readScore(text: string): TextWithScore {
  const trimmed = text.trim();
  const found = /^([-−+]?\.?\d\S*)\s+(\S.*)$/s.exec(trimmed);
  if (!found) return { score: nothing, rest: trimmed, problems: [] };
  const [, written, rest] = found;
  const score = parseRational(written);
  if (score) return { score, rest, problems: [] };
  const says = `is "${written}"; write a number like 3, -2 or 1/2, then a space, then the board`;
  return { score: nothing, rest, problems: [{ place: 'score', says }] };
}

export const printWithScore = (score: Rational, cells: string): string =>
  score.numerator === 0n ? cells : `${printRational(score)} ${cells}`;
