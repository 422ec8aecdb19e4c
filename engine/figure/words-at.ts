/** Words with one side of their box at a spot, and whether two such words are too close. */
import type { Mark } from '../values/mark.ts';
import type { Spot } from './curves.ts';
import type { FigureWords } from './figure.ts';
import { printedWidth, typeset } from './typeset.ts';

/** Words whose named side is at the spot: (−1, 0) puts their left edge there. O(signs). */
export function wordsAt(
  mark: Mark,
  at: Spot,
  side: Spot,
  size: number,
  kind: FigureWords['kind'],
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

/** Whether less than so much air is left both beside and above them. */
export const wordsOverlap = (
  a: FigureWords,
  b: FigureWords,
  air: { readonly beside: number; readonly above: number },
): boolean =>
  Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2 + air.beside &&
  Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2 + air.above;
