/** Moves a whole figure, so that several stand side by side in one. Linear in the figure. */
import type { Spot } from './curves.ts';
import type { Figure, Form } from './figure.ts';

/**
 * The same figure elsewhere. Its nodes are numbered after `before` nodes of the figures before it, and their ids get a prefix.
 */
export function movedFigure(figure: Figure, by: Spot, prefix: string, before: number): Figure {
  const spot = ({ x, y }: Spot): Spot => ({ x: x + by.x, y: y + by.y });
  const all = (line: readonly number[]): readonly number[] =>
    line.map((length, i) => length + (i % 2 === 0 ? by.x : by.y));
  const form = (of: Form): Form => {
    if (of.kind === 'polygon') return { ...of, points: all(of.points) };
    return of.kind === 'curve' ? { ...of, line: all(of.line) } : { ...of, at: spot(of.at) };
  };
  return {
    ...figure,
    bounds: { ...figure.bounds, ...spot(figure.bounds) },
    shapes: figure.shapes.map((shape) => ({ ...shape, form: form(shape.form) })),
    nodes: figure.nodes.map((node) => ({ ...node, id: `${prefix}${node.id}`, at: spot(node.at) })),
    arcs: figure.arcs.map((arc) => ({
      ...arc,
      from: arc.from + before,
      to: arc.to + before,
      line: all(arc.line),
      sign: arc.sign && spot(arc.sign),
      head: all(arc.head),
    })),
    words: figure.words.map((words) => ({
      ...words,
      at: spot(words.at),
      ...(words.joined && { joined: all(words.joined) }),
      node: words.node === undefined ? undefined : words.node + before,
    })),
    pieces: figure.pieces.map((piece) => ({ ...piece, at: spot(piece.at), node: piece.node + before })),
    overlaps: figure.overlaps?.map((node) => node + before) ?? [],
  };
}
