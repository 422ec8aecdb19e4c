/**
 * Positions of rulesets that count points: what stands in the cells, and the score so far, which is written in front of the cells
 * where it is not 0: `3 lr./rl./l.r`. Scores are exact rationals, as on a drawing.
 */
import { parseRational, printRational, type Rational, rational } from '../../numbers/rationals.ts';
import type { Problem } from '../../result.ts';

export type PointsPosition = {
  readonly score: Rational;
  /** Cells of the first row. */
  readonly width: number;
  /** A sign for each cell, in reading order. */
  readonly cells: string;
};

const nothing = rational(0n);

export type TextWithScore = {
  readonly score: Rational;
  /** What follows the score. */
  readonly rest: string;
  readonly problems: readonly Problem[];
};

/** A number and a blank in front of the cells are the score; without them it is 0. */
export function readScore(text: string): TextWithScore {
  const trimmed = text.trim();
  const found = /^([-−+]?\d\S*)\s+(\S.*)$/s.exec(trimmed);
  if (!found) return { score: nothing, rest: trimmed, problems: [] };
  const [, written, rest] = found;
  const score = parseRational(written);
  if (score) return { score, rest, problems: [] };
  const says = `is "${written}"; write a number like 3, -2 or 1/2, then a blank, then the board`;
  return { score: nothing, rest, problems: [{ place: 'score', says }] };
}

export const printWithScore = (score: Rational, cells: string): string =>
  score.numerator === 0n ? cells : `${printRational(score)} ${cells}`;
