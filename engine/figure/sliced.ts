/**
 * A figure cut into small ones that make the same picture when they are laid on one another in their order, each at its own
 * bounds: for who cannot take a large one at once, or looks at a part of it. Linear in the figure.
 */
import { boundsRound, boxesOf, unionOfBoxes, type VisibleFigure } from './bounds.ts';
import type { Box } from './curves.ts';
import type { Bounds, Figure, FigureWords } from './figure.ts';

/** Words may come out wider and higher than they were estimated. */
const roomy = ({ x1, y1, x2, y2 }: Box, { width, height, size }: FigureWords): Box => ({
  x1: x1 - 0.15 * width - size,
  y1: y1 - height / 2,
  x2: x2 + 0.15 * width + size,
  y2: y2 + height / 2,
});

/** Items that lie near each other, `most` at most, with the box round them. */
function near<T>(
  items: readonly T[],
  boxOf: (item: T) => Box,
  most: number,
  { width, height }: Bounds,
): { readonly items: readonly T[]; readonly box: Box }[] {
  const side = Math.sqrt((width * height * most) / Math.max(1, items.length));
  const cells = new Map<string, { readonly items: T[]; box: Box }[]>();
  for (const item of items) {
    const box = boxOf(item);
    const cell = `${Math.floor((box.x1 + box.x2) / 2 / side)} ${Math.floor((box.y1 + box.y2) / 2 / side)}`;
    const there = cells.get(cell) ?? [];
    cells.set(cell, there);
    const last = there.at(-1);
    if (last && last.items.length < most) {
      last.items.push(item);
      last.box = unionOfBoxes(last.box, box);
    } else there.push({ items: [item], box });
  }
  return [...cells.values()].flat();
}

/**
 * Each has `most` shapes, arcs, nodes, pieces or words at most; the figure itself where it has no more. For the pen of SVG alone:
 * arcs and words keep the numbers of their nodes, and a slice of them has no nodes.
 */
export function slicedFigure(figure: Figure, most: number): readonly Figure[] {
  const { shapes, nodes, arcs, words, pieces, bounds, style } = figure;
  if (shapes.length + nodes.length + arcs.length + words.length + pieces.length <= most) return [figure];
  const empty = { description: '', shapes: [], nodes: [], arcs: [], words: [], pieces: [] } as const;
  const bare: Figure = { ...figure, ...empty, style: { ...style, ground: 'none' } };
  const boxOf = boxesOf(figure.measures);
  const slices = <T>(
    kind: keyof VisibleFigure,
    items: readonly T[],
    box: (item: T) => Box,
    margin?: number,
  ): Figure[] =>
    near(items, box, most, bounds).map((part) => ({
      ...bare,
      [kind]: part.items,
      bounds: boundsRound(part.box, margin),
    }));
  return [
    ...(style.ground === 'none' ? [] : [{ ...figure, ...empty }]),
    ...slices('shapes', shapes, boxOf.shapes),
    ...slices('arcs', arcs, boxOf.arcs),
    ...slices('nodes', nodes, boxOf.nodes),
    ...slices('pieces', pieces, boxOf.pieces),
    ...slices('words', words, (each) => roomy(boxOf.words(each), each), 0),
  ];
}
