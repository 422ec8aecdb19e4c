/**
 * A board drawn small, about its own middle, for a place in another figure: in a node, in a cell of a table,
 * beside a line of play. Letters that could not be read there are left out where the stones say the same.
 * Linear in the board.
 */
import { boxOfForm, unionOfBoxes } from '../figure/bounds.ts';
import type { Box, Spot } from '../figure/curves.ts';
import type { FigureShape, FigureWords } from '../figure/figure.ts';
import { movedForm } from '../figure/moved.ts';
import { scaledForm } from '../figure/scaled.ts';
import { typeset } from '../figure/typeset.ts';
import type { Board, BoardPiece, BoardText } from '../rulesets/board.ts';
import { base } from '../values/wording.ts';

/** Shapes and letters in points about the middle of the board. */
export type SmallBoard = {
  readonly shapes: readonly FigureShape[];
  readonly letters: readonly FigureWords[];
};

/** The box of everything on a board but remarks, in its own units. */
export function boxOfBoard({ shapes, texts }: Board): Box {
  const boxes = [
    ...shapes.map(({ form }) => boxOfForm(form)),
    ...texts.filter(({ aside }) => !aside).map(boxOfText),
  ];
  return boxes.length > 0 ? boxes.reduce(unionOfBoxes) : { x1: 0, y1: 0, x2: 0, y2: 0 };
}

function boxOfText({ text, at, size }: BoardText): Box {
  const { width, height, depth } = typeset([base(text)]);
  const [wide, high] = [(width * size) / 2, ((height + depth) * size) / 2];
  return { x1: at.x - wide, y1: at.y - high, x2: at.x + wide, y2: at.y + high };
}

/** Half the diagonal of the box: the radius of a circle that the board fits in, in its own units. */
export const reachOfBoard = ({ x1, y1, x2, y2 }: Box): number => Math.hypot(x2 - x1, y2 - y1) / 2;

/**
 * The board at this many points for one of its units. Letters smaller than `least` points are left out where
 * every player has one kind of stone, so that no letter is needed to distinguish them.
 */
export function smallBoard(board: Board, scale: number, least: number): SmallBoard {
  const { x1, y1, x2, y2 } = boxOfBoard(board);
  const by = { x: (-scale * (x1 + x2)) / 2, y: (-scale * (y1 + y2)) / 2 };
  const toRead = new Set(textsToRead(board));
  const letters = board.texts.filter(
    (text) => toRead.has(text) || (!text.aside && text.size * scale >= least),
  );
  return {
    shapes: board.shapes.map(({ look, form }) => ({ look, form: movedForm(scaledForm(form, scale), by) })),
    letters: letters.map((text) => letterOnBoard(text, scale, by)),
  };
}

/**
 * The texts without which the board says less: neither remarks nor letters that merely repeat whose stone
 * they are on.
 */
export function textsToRead({ texts, pieces }: Board): readonly BoardText[] {
  const repeated = new Set(
    pieces
      .filter((piece, i) => pieces.every((other, j) => i === j || stoneSeen(other) !== stoneSeen(piece)))
      .map(({ sign }) => sign),
  );
  return texts.filter(({ text, aside }) => !aside && !repeated.has(text));
}

const stoneSeen = ({ player, stone }: BoardPiece): string => stone ?? player;

/** A text of a board as words of a figure: `scale` points for one of the board's units, moved by points. */
export function letterOnBoard({ text, at, size, ink }: BoardText, scale: number, by: Spot): FigureWords {
  const mark = [base(text)];
  const { width, height, depth } = typeset(mark);
  return {
    kind: 'letter',
    node: undefined,
    inside: false,
    at: { x: at.x * scale + by.x, y: at.y * scale + by.y },
    width: width * size * scale,
    height: (height + depth) * size * scale,
    side: { x: 0, y: 0 },
    size: size * scale,
    mark,
    ink,
  };
}
