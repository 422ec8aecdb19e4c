/**
 * A contact sheet: figures of one drawing at several moments, side by side in rows, each with a line below that says which it
 * is. All of them have one place for each node, so that a reader sees what changes from one to the next. It is a figure as any
 * other, and every pen can write it. Linear in the figures together.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Spot } from '../figure/curves.ts';
import type { Bounds, Figure, FigureWords, Form } from '../figure/figure.ts';
import { typeset } from '../figure/typeset.ts';
import { base } from '../values/wording.ts';

export type SheetFrame = { readonly figure: Figure; readonly says: string };

/** The square that is nearest, wider rather than higher: so many figures stand in a row. */
export const columnsFor = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count)));

/** Times the size of values: room between figures, and from a figure to its line. */
const gapShare = 2.2;
const lineShare = 1.1;

/** The figures must be of one style, and at least one; `title` and `caption` are the sheet's own. */
export function contactSheet(
  frames: readonly SheetFrame[],
  columns: number,
  { title, caption }: Pick<Figure, 'title' | 'caption'>,
): Figure {
  const [{ figure: first }] = frames;
  const { measures } = first;
  const size = measures.text.value;
  const [gap, line] = [gapShare * size, lineShare * size];
  const cell = around(frames.map(({ figure }) => figure.bounds));
  let before = 0;
  const parts = frames.map(({ figure, says }, i) => {
    const by = {
      x: (i % columns) * (cell.width + gap),
      y: Math.floor(i / columns) * (cell.height + line + size + gap),
    };
    const below = { x: cell.x + cell.width / 2 + by.x, y: cell.y + cell.height + line + by.y };
    const moved = movedFigure(figure, by, `${i + 1}-`, before);
    before += figure.nodes.length;
    return { moved, line: lineOf(says, below, size) };
  });
  const picture = {
    shapes: parts.flatMap(({ moved }) => moved.shapes),
    nodes: parts.flatMap(({ moved }) => moved.nodes),
    arcs: parts.flatMap(({ moved }) => moved.arcs),
    words: parts.flatMap(({ moved, line }) => [...moved.words, line]),
    pieces: parts.flatMap(({ moved }) => moved.pieces),
  };
  return {
    ...first,
    ...picture,
    title,
    caption,
    legend: frames[frames.length - 1].figure.legend,
    description: frames.map(({ figure, says }) => `${says}: ${figure.description}`).join(' '),
    bounds: boundsOf(picture, measures),
  };
}

/** What holds all of them. */
function around(all: readonly Bounds[]): Bounds {
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))];
  const right = Math.max(...all.map((each) => each.x + each.width));
  const bottom = Math.max(...all.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A figure of the sheet at its place; its nodes are numbered after those of the figures before it, and named apart. */
function movedFigure(figure: Figure, by: Spot, prefix: string, before: number): Figure {
  const spot = ({ x, y }: Spot): Spot => ({ x: x + by.x, y: y + by.y });
  const all = (line: readonly number[]): readonly number[] =>
    line.map((length, i) => length + (i % 2 === 0 ? by.x : by.y));
  const form = (of: Form): Form => {
    if (of.kind === 'polygon') return { ...of, points: all(of.points) };
    return of.kind === 'curve' ? { ...of, line: all(of.line) } : { ...of, at: spot(of.at) };
  };
  return {
    ...figure,
    shapes: figure.shapes.map((shape) => ({ ...shape, form: form(shape.form) })),
    nodes: figure.nodes.map((node) => ({ ...node, id: `${prefix}${node.id}`, at: spot(node.at) })),
    arcs: figure.arcs.map((arc) => ({
      ...arc,
      from: arc.from + before,
      to: arc.to + before,
      line: all(arc.line),
      head: all(arc.head),
    })),
    words: figure.words.map((words) => ({
      ...words,
      at: spot(words.at),
      node: words.node === undefined ? undefined : words.node + before,
    })),
    pieces: figure.pieces.map((piece) => ({ ...piece, at: spot(piece.at), node: piece.node + before })),
  };
}

function lineOf(says: string, at: Spot, size: number): FigureWords {
  const mark = [base(says)];
  const { width, height, depth } = typeset(mark);
  return {
    kind: 'letter',
    node: undefined,
    inside: false,
    at,
    width: width * size,
    height: (height + depth) * size,
    side: { x: 0, y: 0 },
    size,
    mark,
    latex: undefined,
    ink: 'ink',
  };
}
