/**
 * A figure cut into several that make the same picture when they are laid on one another in their order, for who cannot take
 * a large one at once. Linear in the figure.
 */
import type { Figure } from './figure.ts';

/** Each has `most` arcs, nodes, pieces and words at most, and the same bounds; the first alone has the ground. */
export function slicedFigure(figure: Figure, most: number): readonly Figure[] {
  const { nodes, arcs, words, pieces } = figure;
  const count = nodes.length + arcs.length + words.length + pieces.length;
  if (count <= most) return [figure];
  const bare: Figure = { ...figure, description: '', nodes: [], arcs: [], words: [], pieces: [] };
  const parts = { arcs, nodes, pieces, words } as const;
  const slices = Object.entries(parts).flatMap(([kind, items]) =>
    Array.from({ length: Math.ceil(items.length / most) }, (_, i) => ({
      ...bare,
      [kind]: items.slice(i * most, (i + 1) * most),
    })),
  );
  return slices.map((slice, i) =>
    i === 0 ? slice : { ...slice, style: { ...slice.style, ground: 'none' } },
  );
}
