/** Words and lines of plots: words with one side of their box at a spot, and broken lines. */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, FigureWords } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import { printedWidth, typeset } from '../../figure/typeset.ts';
import type { Mark } from '../../values/mark.ts';
import { base } from '../../values/wording.ts';

/** Values, numerals and names of numbers are formulas; all else is prose. */
export type PlotWordsKind = 'value' | 'letter';

/** Words of which the side that is named stands there: (−1, 0) has their left edge at the spot. */
export function plotWords(
  mark: Mark,
  at: Spot,
  side: Spot,
  size: number,
  kind: PlotWordsKind = 'value',
): FigureWords {
  const { height, depth } = typeset(mark);
  const [width, high] = [printedWidth(mark, size), (height + depth) * size];
  return {
    kind,
    node: undefined,
    inside: false,
    at: { x: at.x - (side.x * width) / 2, y: at.y - (side.y * high) / 2 },
    width,
    height: high,
    side,
    size,
    mark,
    ink: 'ink',
  };
}

export const wordsOverlap = (a: FigureWords, b: FigureWords, air: number): boolean =>
  Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2 + air &&
  Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2 + air / 4;

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
