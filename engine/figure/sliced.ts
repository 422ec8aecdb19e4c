/**
 * Cuts a figure into smaller ones, each with its own bounds, which give the same picture when they are laid
 * on one another in their order: for a renderer that cannot take a large figure at once, or a viewer that
 * shows a part of it. Linear in the figure.
 */
import { boundsRound, boxesOf, unionOfBoxes, type VisibleFigure } from './bounds.ts';
import type { Box } from './curves.ts';
import type { Bounds, Figure, FigureWords } from './figure.ts';

/** The box of words with a margin, since they may come out wider and higher than estimated. */
const roomy = ({ x1, y1, x2, y2 }: Box, { width, height, size }: FigureWords): Box => ({
  x1: x1 - 0.15 * width - size,
  y1: y1 - height / 2,
  x2: x2 + 0.15 * width + size,
  y2: y2 + height / 2,
});

/** Groups of at most `most` items that lie near each other, each with the box round it. */
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
 * Each slice has at most `most` shapes, arcs, nodes, pieces or words; a figure that has no more is returned
 * as it is. For the SVG pen only: arcs and words keep the numbers of their nodes, and a slice of them has no
 * nodes.
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
