/**
 * A figure cut into small ones that make the same picture when they are laid on one another in their order, each at its own
 * bounds: for who cannot take a large one at once, or looks at a part of it. Linear in the figure.
 */
import type { Bounds, Figure, FigureArc, FigureNode, FigurePiece, FigureWords } from './figure.ts';
import type { Measures } from './style.ts';

type Kind = 'arcs' | 'nodes' | 'pieces' | 'words';

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const round = (x: number, y: number, wide: number, high: number): Box => [
  x - wide,
  y - high,
  x + wide,
  y + high,
];

/** Room for strokes, and for words that come out wider than they were estimated. */
const boxes = ({ radius, boldRim, piece, strokes }: Measures) => {
  const stroke = Math.max(...Object.values(strokes).map(({ width, gap }) => 2 * width + gap));
  return {
    arcs({ line, head }: FigureArc): Box {
      const all = [...line, ...head];
      let box = round(line[0], line[1], 0, 0);
      for (let i = 2; i + 1 < all.length; i += 2) box = union(box, round(all[i], all[i + 1], 0, 0));
      return [box[0] - stroke, box[1] - stroke, box[2] + stroke, box[3] + stroke];
    },
    nodes: ({ at }: FigureNode): Box => round(at.x, at.y, radius + boldRim, radius + boldRim),
    pieces: ({ at }: FigurePiece): Box =>
      round(at.x, at.y, piece.radius + piece.halo, piece.radius + piece.halo),
    words: ({ at, width, height, size }: FigureWords): Box => round(at.x, at.y, 0.65 * width + size, height),
  } satisfies Record<Kind, unknown>;
};

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
    const cell = `${Math.floor((box[0] + box[2]) / 2 / side)} ${Math.floor((box[1] + box[3]) / 2 / side)}`;
    const there = cells.get(cell) ?? [];
    cells.set(cell, there);
    const last = there.at(-1);
    if (last && last.items.length < most) {
      last.items.push(item);
      last.box = union(last.box, box);
    } else there.push({ items: [item], box });
  }
  return [...cells.values()].flat();
}

/**
 * Each has `most` arcs, nodes, pieces or words at most; the figure itself where it has no more. For the pen of SVG alone:
 * arcs and words keep the numbers of their nodes, and a slice of them has no nodes.
 */
export function slicedFigure(figure: Figure, most: number): readonly Figure[] {
  const { nodes, arcs, words, pieces, bounds, style } = figure;
  if (nodes.length + arcs.length + words.length + pieces.length <= most) return [figure];
  const empty = { description: '', nodes: [], arcs: [], words: [], pieces: [] } as const;
  const bare: Figure = { ...figure, ...empty, style: { ...style, ground: 'none' } };
  const boxOf = boxes(figure.measures);
  const slices = <T>(kind: Kind, items: readonly T[], box: (item: T) => Box): Figure[] =>
    near(items, box, most, bounds).map((part) => {
      const [x, y, right, bottom] = part.box;
      return { ...bare, [kind]: part.items, bounds: { x, y, width: right - x, height: bottom - y } };
    });
  return [
    ...(style.ground === 'none' ? [] : [{ ...figure, ...empty }]),
    ...slices('arcs', arcs, boxOf.arcs),
    ...slices('nodes', nodes, boxOf.nodes),
    ...slices('pieces', pieces, boxOf.pieces),
    ...slices('words', words, boxOf.words),
  ];
}
