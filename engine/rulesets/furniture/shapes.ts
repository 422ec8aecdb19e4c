/**
 * The shapes that furniture is made of. Drawing units: a square's side is 40, and a stone covers two thirds
 * of it.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { InkName, LookName } from '../../figure/looks.ts';
import type { Board, BoardPiece, BoardText } from '../board.ts';

export const side = 40;
export const stoneRadius = 14;
/** The name of the ground, on which all drawings of a board stand. */
export const groundName = 'the ground';
/** How far above the middle of its line the ground reacts to the pointer: half of the line. */
export const groundRise = 2;
const letterSize = 18;

/** A disc. */
export const disc = (at: Spot, radius: number): Form => ({ kind: 'disc', at, radius });

/** An upright rectangle, given by its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): Form => ({
  kind: 'polygon',
  points: [x, y, x + width, y, x + width, y + height, x, y + height],
});

/** A straight segment. */
export const straight = (from: Spot, to: Spot): Form => ({
  kind: 'curve',
  line: [from.x, from.y, (from.x + to.x) / 2, (from.y + to.y) / 2, to.x, to.y],
});

/**
 * A rectangle round a segment, this far to each side and beyond each end: the area in which an edge reacts.
 */
export function along(from: Spot, to: Spot, far: number, beyond = 0): Form {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const corner = (end: Spot, on: number, aside: number): readonly number[] => [
    end.x + cos * on - sin * aside,
    end.y + sin * on + cos * aside,
  ];
  const points = [
    corner(from, -beyond, far),
    corner(to, beyond, far),
    corner(to, beyond, -far),
    corner(from, -beyond, -far),
  ];
  return { kind: 'polygon', points: points.flat() };
}

const stoneLooks: Readonly<Record<BoardPiece['player'], LookName>> = {
  left: 'left stone',
  right: 'right stone',
  neutral: 'neutral stone',
};
/** The ink of the letter on a stone: Left's stones are filled, so their letters are white. */
const letterInks: Readonly<Record<BoardPiece['player'], InkName>> = {
  left: 'paper',
  right: 'right',
  neutral: 'ink',
};

/** A stone of a player. */
export const stone = (player: BoardPiece['player'], at: Spot, radius = stoneRadius): FigureShape => ({
  look: stoneLooks[player],
  form: disc(at, radius),
});

/** Whose stone a piece is drawn as. */
const drawnAs = ({ player, stone: whose }: BoardPiece): BoardPiece['player'] => whose ?? player;

/** The stone of a piece. */
export const stoneOf = (piece: BoardPiece, at: Spot): FigureShape => stone(drawnAs(piece), at);

/** A letter on a stone. */
export const letterOn = (piece: BoardPiece, text: string, at: Spot): BoardText => ({
  text,
  at,
  size: letterSize,
  ink: letterInks[drawnAs(piece)],
});

/** A piece by itself, as a board shows it, about the origin: what a hand may choose. */
export function swatchOf(piece: BoardPiece): Pick<Board, 'shapes' | 'texts'> {
  const middle = { x: 0, y: 0 };
  if (piece.look) {
    const form = straight({ x: -stoneRadius, y: 0 }, { x: stoneRadius, y: 0 });
    return { shapes: [{ look: piece.look, form }], texts: [] };
  }
  const texts = piece.drawn === undefined ? [letterOn(piece, piece.sign, middle)] : [];
  const plain = stoneOf(piece, middle);
  return { shapes: [piece.tint ? { ...plain, look: piece.tint } : plain], texts };
}
