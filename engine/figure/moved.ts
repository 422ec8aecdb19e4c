/**
 * Moves a whole figure or a part of one, so that several can be side by side in one figure. Linear in what is
 * moved.
 */
import type { Spot } from './curves.ts';
import type { Figure, FigureNode, FigureShape, Form } from './figure.ts';

/**
 * The same figure elsewhere. Its nodes are numbered after `before` nodes of the figures before it, and their
 * ids get a prefix.
 */
export function movedFigure(figure: Figure, by: Spot, prefix: string, before: number): Figure {
  const spot = ({ x, y }: Spot): Spot => ({ x: x + by.x, y: y + by.y });
  const all = (line: readonly number[]): readonly number[] =>
    line.map((length, i) => length + (i % 2 === 0 ? by.x : by.y));
  return {
    ...figure,
    bounds: { ...figure.bounds, ...spot(figure.bounds) },
    shapes: figure.shapes.map((shape) => ({ ...shape, form: movedForm(shape.form, by) })),
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

/** A form elsewhere. */
export function movedForm(form: Form, by: Spot): Form {
  const all = (line: readonly number[]): readonly number[] =>
    line.map((length, i) => length + (i % 2 === 0 ? by.x : by.y));
  if (form.kind === 'polygon') return { ...form, points: all(form.points) };
  if (form.kind === 'curve') return { ...form, line: all(form.line) };
  return { ...form, at: { x: form.at.x + by.x, y: form.at.y + by.y } };
}

/** The shapes that are drawn in a node, at its place. */
export const shapesInNode = ({ shapes = [], at }: FigureNode): readonly FigureShape[] =>
  shapes.map(({ look, form }) => ({ look, form: movedForm(form, at) }));
