/**
 * A contact sheet: figures of one drawing at several moments, side by side in rows, each with a line below
 * that names the moment. Every node has the same place in all of them, so that a reader sees what changes
 * from one to the next. The sheet is a figure like any other, so every pen can write it. Linear in the
 * figures together.
 */
import { boundsOf } from '../figure/bounds.ts';
import type { Spot } from '../figure/curves.ts';
import type { Bounds, Figure, FigureWords } from '../figure/figure.ts';
import { movedFigure } from '../figure/moved.ts';
import { printedWidth, typeset } from '../figure/typeset.ts';
import { base } from '../values/wording.ts';

export type SheetFrame = { readonly figure: Figure; readonly says: string };

/** The number of figures in a row, so that the sheet is nearly square, wider rather than higher. */
export const columnsFor = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count)));

/** The gap between figures, and between a figure and its line, as a multiple of the size of values. */
const gapShare = 2.2;
const lineShare = 1.1;

/**
 * Makes the sheet. There is at least one figure, and all have one style; `title` and `caption` are the
 * sheet's own.
 */
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
    overlaps: parts.flatMap(({ moved }) => moved.overlaps ?? []),
  };
}

/** The bounds that contain all the given bounds. */
function around(all: readonly Bounds[]): Bounds {
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))];
  const right = Math.max(...all.map((each) => each.x + each.width));
  const bottom = Math.max(...all.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

function lineOf(says: string, at: Spot, size: number): FigureWords {
  const mark = [base(says)];
  const { height, depth } = typeset(mark);
  return {
    kind: 'letter',
    node: undefined,
    inside: false,
    at,
    width: printedWidth(mark, size),
    height: (height + depth) * size,
    side: { x: 0, y: 0 },
    size,
    mark,
    ink: 'ink',
  };
}
