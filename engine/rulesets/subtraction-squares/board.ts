/**
 * The strip with its ends marked, and below it the numbers that either player may take: a click at a number allows it or not, and a click at a
 * square forbids Left to move where so many squares are left.
 */
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardPlace, BoardSide, BoardText, Growth, ResizedBoard } from '../board.ts';
import { box, letterOn, side, stone, straight } from '../furniture/shapes.ts';
import { sayResized } from '../recipes/resizing.ts';
import {
  endNames,
  largestTaken,
  longestStrip,
  ownerNames,
  type SquaresPosition,
  squareName,
} from './position.ts';

const ALLOWED = 'x';
const FORBIDDEN = 'L';
const NOTHING = '.';

/** So many numbers are offered at least. */
const fewestOffered = 5;
const rowsFrom = 1.6 * side;
const chip = 0.8 * side;
const endSize = 18;
const numberSize = 13;

const pieces = [
  { sign: FORBIDDEN, name: 'no move of Left’s there', player: 'neutral', stone: 'left', drawn: 'L' },
  { sign: ALLOWED, name: 'may be taken', player: 'neutral', drawn: 'dark' },
] as const;

export function boardOfSquares(position: SquaresPosition): Board<SquaresPosition> {
  const { squares, never } = position;
  const shapes: FigureShape[] = [];
  const texts: BoardText[] = [];
  const places: BoardPlace<SquaresPosition>[] = [];
  const end = (which: 'l' | 'r', x: number): void => {
    const at = { x: x + side / 2, y: side / 2 };
    texts.push({ text: which, at, size: endSize, ink: 'ink' });
    places.push({ name: endNames[which], area: box(x, 0, side, side), holds: 'the end', edits: [] });
  };
  const mark = (x: number): FigureShape => ({
    look: 'ground',
    form: straight({ x, y: -4 }, { x, y: side + 4 }),
  });
  end('l', -side);
  for (let square = 1; square <= squares; square++) {
    const area = box((square - 1) * side, 0, side, side);
    const isBanned = never.includes(square);
    const middle = { x: (square - 0.5) * side, y: side / 2 };
    shapes.push({ look: 'light', form: area });
    if (isBanned) {
      shapes.push(stone('left', middle));
      texts.push(letterOn(pieces[0], FORBIDDEN, middle));
    } else texts.push({ text: String(square), at: middle, size: numberSize, ink: 'faint' });
    places.push({
      name: squareName(square),
      area,
      holds: isBanned ? `Left may not move at ${square}` : 'empty',
      edits: [editOfBan(position, square, isBanned)],
    });
  }
  end('r', squares * side);
  shapes.push(mark(0), mark(squares * side));
  for (const [row, owner] of (['left', 'right'] as const).entries()) {
    const y = rowsFrom + row * side;
    const numbers = position[owner];
    const offered = Math.min(largestTaken, Math.max(fewestOffered, ...numbers.map((number) => number + 1)));
    texts.push({
      text: owner === 'left' ? 'L' : 'R',
      at: { x: -side / 2, y: y + chip / 2 },
      size: 16,
      ink: owner,
    });
    for (let number = 1; number <= offered; number++) {
      const area = box((number - 1) * side, y, chip, chip);
      const isThere = numbers.includes(number);
      const at = { x: (number - 1) * side + chip / 2, y: y + chip / 2 };
      shapes.push({ look: isThere ? 'dark' : 'light', form: area });
      texts.push({ text: String(number), at, size: 14, ink: isThere ? owner : 'faint' });
      places.push({
        name: `${ownerNames[owner]}, ${number}`,
        area,
        holds: isThere
          ? `${ownerNames[owner]} may take ${number}`
          : `${ownerNames[owner]} may not take ${number}`,
        edits: [editOfNumber(position, owner, number, isThere)],
      });
    }
  }
  return { says: `a strip of ${squares} squares: ${inWords(position)}`, shapes, texts, places, pieces };
}

function editOfBan(position: SquaresPosition, square: number, isBanned: boolean): BoardEdit<SquaresPosition> {
  const { never } = position;
  if (isBanned)
    return {
      sign: NOTHING,
      says: `let Left move at ${square}`,
      to: { ...position, never: never.filter((each) => each !== square) },
    };
  return {
    sign: FORBIDDEN,
    says: `forbid Left to move at ${square}`,
    to: { ...position, never: [...never, square].toSorted((a, b) => a - b) },
  };
}

function editOfNumber(
  position: SquaresPosition,
  owner: 'left' | 'right',
  number: number,
  isThere: boolean,
): BoardEdit<SquaresPosition> {
  const numbers = position[owner];
  const name = ownerNames[owner];
  if (isThere)
    return {
      sign: NOTHING,
      says: `do not let ${name} take ${number}`,
      to: { ...position, [owner]: numbers.filter((each) => each !== number) },
    };
  return {
    sign: ALLOWED,
    says: `let ${name} take ${number}`,
    to: { ...position, [owner]: [...numbers, number].toSorted((a, b) => a - b) },
  };
}

/** "Left takes 1 or 4, Right 2". */
function inWords({ left, right, never }: SquaresPosition): string {
  const some = (numbers: readonly number[]): string => numbers.join(' or ') || 'nothing';
  const ban = never.length === 0 ? '' : `; Left may not move at ${never.join(' or ')}`;
  return `Left takes ${some(left)}, Right ${some(right)}${ban}`;
}

/** A square more or less at either end. */
export function resizedStrip(
  position: SquaresPosition,
  at: BoardSide,
  way: Growth,
): ResizedBoard<SquaresPosition> | undefined {
  if (at !== 'left' && at !== 'right') return undefined;
  const squares = position.squares + (way === 'grow' ? 1 : -1);
  if (squares < 0 || squares > longestStrip) return undefined;
  const never = position.never.filter((each) => each <= squares);
  return {
    says: sayResized(way, 1, 'square', at),
    to: { ...position, squares, never },
    lost: never.length < position.never.length ? [`that Left may not move at ${position.squares}`] : [],
  };
}
