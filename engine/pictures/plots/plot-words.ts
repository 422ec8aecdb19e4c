/** Words and lines of plots: words with one side of their box at a spot, and broken lines. */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, FigureWords } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import { wordsAt } from '../../figure/words-at.ts';
import type { Mark } from '../../values/mark.ts';
import { base } from '../../values/wording.ts';

/** Values, numerals and names of numbers are formulas; all else is prose. */
export type PlotWordsKind = 'value' | 'letter';

/** Words at a spot of a plot: a formula by default. */
export const plotWords = (
  mark: Mark,
  at: Spot,
  side: Spot,
  size: number,
  kind: PlotWordsKind = 'value',
): FigureWords => wordsAt(mark, at, side, size, kind);

/** A line through two spots or more. */
export function plotLine(look: LookName, [first, ...others]: readonly Spot[]): FigureShape {
  const line = [first.x, first.y];
  let { x, y } = first;
  for (const next of others) {
    line.push((x + next.x) / 2, (y + next.y) / 2, next.x, next.y);
    ({ x, y } = next);
  }
  return { look, form: { kind: 'curve', line } };
}

/** A name as formulas have it: a letter is italic, a word upright. */
export const nameOnPlot = (name: string): Mark => [base(name, /^[a-z]$/.test(name) ? 'italic' : 'roman')];

export const kindOfName = (name: string): PlotWordsKind => (/^[a-z]$/.test(name) ? 'value' : 'letter');
