/** A scaled figure is the same figure in every pen; a figure cut into slices loses nothing. */
import { describe, test } from 'vitest';
import { type Figure, slicedFigure, smallestText, styles } from '../../../engine/figure/index.ts';
import { svgPen, tikzPen } from '../../../engine/figure/pens/index.ts';
import { scaledFigure } from '../../../engine/figure/scaled.ts';
import { exampleNames, figureOf, gridDocument, openExample } from '../../fixtures/figures.ts';
import { overBounds } from '../../fixtures/ink.ts';
import { expect } from '../../fixtures/quick-expect.ts';

/** Every number of a figure's places and sizes, in its order. */
function lengths(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return members.flatMap(([, member]) => lengths(member));
}
const lengthsOf = ({ measures, nodes, arcs, words, pieces, bounds }: Figure): number[] =>
  lengths([
    { ...measures, inks: {} },
    nodes.map(({ at }) => at),
    arcs.map(({ line, head, course }) => [line, head, course.kind === 'loop' ? course.reach : 0]),
    words.map(({ at, width, height, size }) => [at, width, height, size]),
    pieces.map(({ at }) => at),
    bounds,
  ]);

describe.each(exampleNames.slice(0, 8))('%s', (name) => {
  const figure = figureOf(openExample(name));

  test('every length is scaled, and nothing else', () => {
    const half = scaledFigure(figure, 0.5);
    const [before, after] = [lengthsOf(figure), lengthsOf(half)];
    expect(after).toHaveLength(before.length);
    const off = before.map((length, i) => Math.abs(after[i] - length / 2));
    expect(off.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(1e-9);
    const bare = (text: string): string => text.replace(/-?\d+(\.\d+)?/g, '0');
    expect(bare(svgPen(half).text)).toBe(bare(svgPen(figure).text));
    expect(scaledFigure(figure, 1)).toBe(figure);
  });

  test('nodes keep their places in TikZ, since only the grid’s step shrinks', () => {
    const places = (each: Figure): string[] =>
      tikzPen(each).text.match(/\\node\[cgt node.*? at \([^)]*\)/g) ?? [];
    const bare = (all: readonly string[]): string[] => all.map((line) => line.replace(/\[.*?\]/, ''));
    expect(places(figure)).toHaveLength(figure.nodes.length);
    expect(bare(places(scaledFigure(figure, 0.5)))).toEqual(bare(places(figure)));
  });
});

test('the smallest words', () => {
  const figure = figureOf(openExample('erratum'));
  expect(smallestText(figure)).toBeLessThanOrEqual(7);
  expect(smallestText(scaledFigure(figure, 0.5))).toBeCloseTo(smallestText(figure)! / 2);
  expect(smallestText({ ...figure, words: [] })).toBeUndefined();
});

describe('cut up', () => {
  const figure = figureOf(gridDocument(24), { ...styles.screen });
  const slices = slicedFigure(figure, 100);

  test('a cut figure loses nothing, repeats nothing, and no slice is large', () => {
    expect(slicedFigure(figure, 100_000)).toEqual([figure]);
    for (const kind of ['nodes', 'arcs', 'words', 'pieces'] as const) {
      const all = new Set<unknown>(slices.flatMap((slice): readonly unknown[] => slice[kind]));
      expect(all).toEqual(new Set<unknown>(figure[kind]));
      expect(slices.flatMap((slice): readonly unknown[] => slice[kind])).toHaveLength(figure[kind].length);
    }
    for (const { nodes, arcs, words, pieces } of slices)
      expect(nodes.length + arcs.length + words.length + pieces.length).toBeLessThanOrEqual(100);
    expect(slices.length).toBeLessThan((4 * figure.words.length) / 100 + 60);
  });

  test('the ground lies under everything, then arcs, nodes and words', () => {
    expect(slices.map(({ style }) => style.ground).lastIndexOf('white')).toBe(0);
    expect(slices[0].bounds).toEqual(figure.bounds);
    const order = slices.slice(1).map(({ arcs, nodes }) => (arcs.length > 0 ? 0 : nodes.length > 0 ? 1 : 2));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('each slice has its content within its bounds', () => {
    for (const slice of slices) {
      const { bounds, nodes, words } = slice;
      expect(overBounds(slice)).toBe(0);
      for (const { at } of [...nodes, ...words]) {
        expect(at.x).toBeGreaterThan(bounds.x);
        expect(at.x).toBeLessThan(bounds.x + bounds.width);
        expect(at.y).toBeGreaterThan(bounds.y);
        expect(at.y).toBeLessThan(bounds.y + bounds.height);
      }
    }
  });
});
