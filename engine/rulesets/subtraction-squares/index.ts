/** A strip of squares; both players take squares at once, from either end. */
import { cite } from '../../bibliography.ts';
import type { FigureShape } from '../../figure/figure.ts';
import type { Mover } from '../../graph/game-graph.ts';
import type { Problem } from '../../result.ts';
import type { Board, BoardEdit, BoardPlace, BoardSide, BoardText, Growth, ResizedBoard } from '../board.ts';
import type { Draft } from '../draft.ts';
import { box, letterOn, side, stone, straight } from '../furniture/shapes.ts';
import { sayResized } from '../recipes/resizing.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { RoundsAt, RoundsCoder } from '../rounds.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

/**
 * Positions of the subtraction game on squares, and their notation: Left's numbers, Right's, and how many
 * squares the strip has, `{1,4}|{2} 9`; `-L2` behind it says that Left may not move where two squares are
 * left. For a strip that is shorter already it means nothing, and is left out; it is refused where no longer
 * strip could have become this one in one round.
 */
type SquaresPosition = {
  /** Each number once, in ascending order. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly squares: number;
  /** At which numbers of squares Left may not move, in ascending order, none larger than the strip. */
  readonly never: readonly number[];
};

/** Nobody could see a longer strip. */
const longestStrip = 400;
const largestTaken = 99;
const mostNumbers = 12;
const example = '{1,4}|{2} 9';

/** What squares and numbers are called, on the board and in problems. */
const squareName = (square: number): string => `square ${square}`;
const endNames = { l: 'the left end', r: 'the right end' } as const;
const ownerNames = { left: 'Left', right: 'Right' } as const;

const printSquares = ({ left, right, squares, never }: SquaresPosition): string =>
  [`{${left.join()}}|{${right.join()}} ${squares}`, ...never.map((at) => `-L${at}`)].join(' ');

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

/**
 * Reads a position; problems with a number are reported for the player whose number it is, and problems with
 * a ban for its square.
 */
function readSquares(text: string): Draft<SquaresPosition> {
  const problems: Problem[] = [];
  const found = /^\s*\{([^{}]*)\}\s*\|\s*\{([^{}]*)\}(.*)$/su.exec(text);
  if (!found) {
    const says =
      text.trim() === ''
        ? `is empty; write Left’s numbers, Right’s and how many squares there are, like ${example}`
        : `has no numbers in two pairs of braces; write what Left may take, what Right may take, and how many squares there are, like ${example}`;
    const position = { left: [], right: [], squares: 0, never: [] };
    return { position, problems: [{ place: 'position', says }] };
  }
  const left = numbersIn(found[1], ownerNames.left, problems);
  const right = numbersIn(found[2], ownerNames.right, problems);
  const [counted = '', ...rest] = found[3].trim().split(/\s+/);
  const isStrip = /^\d{1,4}$/.test(counted) && Number(counted) <= longestStrip;
  if (!isStrip) {
    const says = counted === '' ? 'has no strip' : `has "${counted}" for the strip`;
    problems.push({
      place: 'position',
      says: `${says}; write how many squares there are after the braces, ${longestStrip} at most, like ${example}`,
    });
  }
  const squares = isStrip ? Number(counted) : 0;
  // What play leaves of a longer strip may be shorter than its bans by what one round takes.
  const farthest = squares + Math.max(0, ...left) + Math.max(0, ...right);
  const never = ascending(rest.flatMap((word) => bansIn(word, { squares, farthest }, problems)));
  return { position: { left, right, squares, never: never.filter((at) => at <= squares) }, problems };
}

function numbersIn(written: string, owner: string, problems: Problem[]): readonly number[] {
  const words = written.split(/[\s,;]+/).filter((word) => word !== '');
  const isNumber = (word: string): boolean => /^[1-9]\d?$/.test(word) && Number(word) <= largestTaken;
  for (const word of words.filter((each) => !isNumber(each)))
    problems.push({
      place: owner,
      says: `has "${word}" among the numbers; write whole numbers from 1 to ${largestTaken}, like ${example}`,
    });
  const numbers = ascending(words.filter(isNumber).map(Number));
  if (numbers.length > mostNumbers)
    problems.push({
      place: owner,
      says: `has ${numbers.length} different numbers; write ${mostNumbers} at most`,
    });
  return numbers;
}

function bansIn(
  word: string,
  { squares, farthest }: { readonly squares: number; readonly farthest: number },
  problems: Problem[],
): readonly number[] {
  const [, at, more] = /^[-−–][Ll](\d{1,4})(.*)$/su.exec(word) ?? [undefined, undefined, ''];
  if (at === undefined) {
    const says = `has "${word}" after the strip; write -L2 if Left may not move at 2 squares`;
    problems.push({ place: 'position', says });
    return [];
  }
  if (Number(at) === 0 || Number(at) > farthest) {
    const [place, where] =
      Number(at) === 0
        ? [endNames.l, 'which is before the first square']
        : [endNames.r, `which the play of a strip of ${squares} squares cannot reach`];
    problems.push({ place, says: `has -L${Number(at)}, ${where}; remove it` });
    return [];
  }
  if (more !== '') {
    const place = Number(at) > squares ? endNames.r : squareName(Number(at));
    problems.push({ place, says: `has "${more}" after -L${at}; remove it` });
  }
  return [Number(at)];
}

/** How many squares are taken from which end. */
type Taken = { readonly count: number; readonly end: 'l' | 'r' };

/**
 * Moves on the strip: each number from the left end, then from the right one. A position's code is how many
 * squares are left.
 */
function roundsOnSquares(start: SquaresPosition): RoundsCoder<SquaresPosition> {
  const takenBy = (player: Mover, squares: number): readonly Taken[] =>
    player === 'left' && start.never.includes(squares)
      ? []
      : start[player]
          .filter((count) => count <= squares)
          .flatMap((count) => (['l', 'r'] as const).map((end) => ({ count, end })));
  const at = (squares: number): RoundsAt => {
    const taken = { left: takenBy('left', squares), right: takenBy('right', squares) };
    const names = (player: Mover): readonly string[] => taken[player].map(({ count, end }) => count + end);
    return {
      left: names('left'),
      right: names('right'),
      solo: (player, move) => squares - taken[player][move].count,
      joint(row, column) {
        const [l, r] = [taken.left[row], taken.right[column]];
        if (l.end === r.end) return squares - Math.max(l.count, r.count);
        return Math.max(0, squares - l.count - r.count);
      },
      by(player, move) {
        const { count, end } = taken[player][move];
        return [endNames[end], squareName(end === 'l' ? count : squares - count + 1)];
      },
    };
  };
  const read = (squares: number): SquaresPosition => ({
    ...start,
    squares,
    never: start.never.filter((each) => each <= squares),
  });
  return {
    start: start.squares,
    at,
    read,
    code(position) {
      const { squares } = position;
      if (squares > start.squares) return undefined;
      const here = read(squares);
      const isSame = (['left', 'right', 'never'] as const).every(
        (member) => here[member].join() === position[member].join(),
      );
      return isSame ? squares : undefined;
    },
  };
}

const ALLOWED = 'x';
const FORBIDDEN = 'L';
const NOTHING = '.';

/** At least this many numbers are offered. */
const fewestOffered = 5;
const rowsFrom = 1.6 * side;
const chip = 0.8 * side;
const endSize = 18;
const numberSize = 13;

const pieces = [
  { sign: FORBIDDEN, name: 'no move of Left’s there', player: 'neutral', stone: 'left', drawn: 'L' },
  { sign: ALLOWED, name: 'may be taken', player: 'neutral', drawn: 'dark' },
] as const;

/**
 * The strip with its ends marked, and below it the numbers that either player may take: a click at a number
 * allows it or not, and a click at a square forbids Left to move when that many squares are left.
 */
function boardOfSquares(position: SquaresPosition): Board<SquaresPosition> {
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
function resizedStrip(
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

const starts = [
  { name: 'One or two squares', position: '{1}|{2} 8' },
  { name: 'Two numbers each', position: '{1,3}|{2,5} 15' },
  { name: 'Left may not move at two', position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'one-number-each',
    says: 'a strip of n squares, of which Left takes a and Right b',
    parameters: [
      { name: 'a', least: 1, first: 1 },
      { name: 'b', least: 1, first: 2 },
      { name: 'n', least: 0, first: 8 },
    ],
    position: ([a, b, n]) => `{${a}}|{${b}} ${n}`,
  },
  {
    id: 'not-at-two',
    says: 'a strip of n squares, of which Left takes 1 and Right 2, and Left may not move at 2',
    parameters: [{ name: 'n', least: 2, first: 5 }],
    position: ([n]) => `{1}|{2} ${n} -L2`,
  },
];

const source = cite('huggan', 'section 7.3');

/** Where the thesis errs, these are the corrected values. */
const facts: readonly RulesetFact[] = [
  ...['0', '1', '0', '1/2', '1/2', '1/4', '1/2', '3/8', '3/8', '7/16', '3/8', '13/32'].map((value, n) => ({
    position: `{1}|{2} ${n}`,
    value,
    source,
  })),
  ...['1/2', '0', '-1/4', '1/4', '-1/8'].map((value, i) => ({
    position: `{1}|{2} ${i + 3} -L2`,
    value,
    source,
  })),
  { position: '{1}|{2} 2 -L2', value: '-1', source },
  { position: '{1,3}|{2,5} 15', value: '5/16', source },
  { position: '{2}|{5} 8', value: '1/2', source },
  { position: '{1}|{2} 1 + {1}|{2} 2', value: '1', under: { sum: 'conjunctive' }, source },
  { position: '{1}|{2} 1 + {1}|{2} 2', value: '0', under: { sum: 'continued' }, source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '3/4', source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '1/2', under: { sum: 'conjunctive' }, source },
  { position: '{1}|{2} 4 + {1}|{2} 3', value: '1/4', under: { sum: 'continued' }, source },
  ...Object.entries({ '2 3': '-1', '2 4': '-1', '3 3': '1/4', '3 4': '1/4' }).map(([lengths, value]) => ({
    position: lengths.replace(/\d/g, '{1}|{2} $& -L2').replace(' {', ' + {'),
    value,
    under: { sum: 'conjunctive' } as const,
    source,
  })),
  { position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2', value: '-79/256', source },
  { position: '{1}|{2} 5 -L2 + {1}|{2} 6 -L2', value: '-3/8', under: { sum: 'conjunctive' }, source },
];

export const subtractionSquares = simultaneousForm<SquaresPosition>({
  id: 'subtraction-squares',
  name: 'Subtraction squares',
  source: cite('huggan', 'section 7.3'),
  notation:
    'First stand Left’s numbers in braces, a bar, and Right’s numbers in braces; then the number of squares. -L2 behind it says that Left may not move where two squares are left. A + stands between strips.',
  rules:
    'Left and Right choose at once, each one of the own numbers and an end of the strip, and so many squares are taken from that end; if both choose the same end, the larger number is taken. If -L2 is written after the strip, Left may not move when two squares are left. A player who has a move when the other has none wins; if nobody has a move, it is a draw.',
  clicks: ['Click the end from which squares are taken.', 'Click the last square that is taken.'],
  starts,
  facts,
  families,
  one: { read: readSquares, print: printSquares, board: boardOfSquares, resize: resizedStrip },
  rounds: roundsOnSquares,
});
