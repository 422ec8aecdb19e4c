/** The moves of blue and red stones on squares, of dominoes among them, by hand on letters. */
import type { HandRules } from './hand-rules.ts';
import { jumps, readLetters, rowsAsColumns } from './letters.ts';
import {
  checkerboardFamily,
  countFrom,
  rectangleFamily,
  rowsOfLetters,
  squaresSpelled,
} from './notations.ts';

/** Squares that may hold blue stones, red stones or walls. */
const onSquares = { notation: rowsOfLetters('LR.#'), spelling: squaresSpelled };

const mirrored = (board: string): string =>
  board
    .split('/')
    .map((row) => [...row].toReversed().join(''))
    .join('/');

/**
 * What a rule makes of each row from left to right, and the same in the other three directions; a single row
 * has no columns that matter.
 */
const inFourWays = (board: string, toRight: (board: string) => readonly string[]): readonly string[] => {
  const across = [...toRight(board), ...toRight(mirrored(board)).map(mirrored)];
  if (!board.includes('/')) return across;
  return [
    ...across,
    ...toRight(rowsAsColumns(board)).map(rowsAsColumns),
    ...toRight(mirrored(rowsAsColumns(board))).map((after) => rowsAsColumns(mirrored(after))),
  ];
};

const clobber: HandRules = {
  ...onSquares,
  families: {
    row: { numbers: { n: 1 }, write: '(LR)^n' },
    'against-one': { numbers: { n: 0, m: 1 }, write: 'L^n R^m' },
    checkerboard: checkerboardFamily('LR'),
  },
  moves: (text) => ({
    left: inFourWays(text, (board) => jumps(board, 'LR', '.L')),
    right: inFourWays(text, (board) => jumps(board, 'RL', '.R')),
  }),
};

const enemyOf = { L: 'R', R: 'L' } as const;

/** Jumps over one enemy, over two, over three, as far as squares reach. */
function jumpsToRight(board: string, own: 'L' | 'R'): readonly string[] {
  const found: string[] = [];
  for (let over = 1; over < board.length; over++)
    found.push(...jumps(board, own + `${enemyOf[own]}.`.repeat(over), `.${'.'.repeat(2 * over - 1)}${own}`));
  return found;
}

const konane: HandRules = {
  ...onSquares,
  families: {
    'pairs-with-room': { numbers: { n: 1 }, write: '(LR.)^n' },
    row: { numbers: { n: 1 }, write: '(LR)^n .' },
    'row-with-ends': { numbers: { n: 1 }, write: '.(RL)^n .' },
  },
  moves: (text) => ({
    left: inFourWays(text, (board) => jumpsToRight(board, 'L')),
    right: inFourWays(text, (board) => jumpsToRight(board, 'R')),
  }),
};

/** The squares that a queen reaches from one square, moving over empty squares. */
function queenFrom(board: readonly (readonly string[])[], y: number, x: number): [number, number][] {
  const reached: [number, number][] = [];
  for (const down of [-1, 0, 1])
    for (const across of [-1, 0, 1])
      for (let far = 1; board[y + far * down]?.[x + far * across] === '.'; far++)
        reached.push([y + far * down, x + far * across]);
  return reached;
}

function shots(text: string, amazon: string): readonly string[] {
  const board = readLetters(text).map((row) => [...row]);
  const found: string[] = [];
  for (const [y, row] of board.entries())
    for (const [x, letter] of row.entries()) {
      if (letter !== amazon) continue;
      for (const [toY, toX] of queenFrom(board, y, x)) {
        const moved = board.map((each) => [...each]);
        moved[y][x] = '.';
        moved[toY][toX] = amazon;
        for (const [hitY, hitX] of queenFrom(moved, toY, toX)) {
          const hit = moved.map((each) => [...each]);
          hit[hitY][hitX] = '#';
          found.push(hit.map((each) => each.join('')).join('/'));
        }
      }
    }
  return found;
}

const amazons: HandRules = {
  ...onSquares,
  families: {
    corners: {
      numbers: { r: 1, c: 2 },
      write(rows, columns) {
        const cells = [...'.'.repeat(rows * columns)].with(0, 'L').with(-1, 'R').join('');
        return countFrom(0, rows - 1)
          .map((y) => cells.slice(y * columns, (y + 1) * columns))
          .join('/');
      },
    },
    row: { numbers: { n: 0 }, write: 'L.^n R' },
    alone: { numbers: { n: 0 }, write: 'L.^n' },
  },
  moves: (text) => ({ left: shots(text, 'L'), right: shots(text, 'R') }),
};

/**
 * A stone is put where no text round about, in its row or in its column, has the stone that is avoided beside
 * it.
 */
const colouring = (avoided: Readonly<Record<'L' | 'R', string>>): HandRules => {
  const puts = (text: string, own: 'L' | 'R'): readonly string[] => {
    const free = [...text.matchAll(/\./g)].map(
      ({ index }) => text.slice(0, index) + own + text.slice(index + 1),
    );
    const besides = (board: string): number =>
      [own + avoided[own], avoided[own] + own].reduce(
        (sum, pair) => sum + jumps(board, pair, '##').length,
        0,
      );
    const touches = (board: string): number => besides(board) + besides(rowsAsColumns(board));
    return free.filter((after) => touches(after) === touches(text));
  };
  return {
    ...onSquares,
    families: {
      rectangle: rectangleFamily,
      'beside-blue': { numbers: { n: 1 }, write: 'L.^n' },
      'between-blue': { numbers: { n: 1 }, write: 'L.^n L' },
      'blue-to-red': { numbers: { n: 1 }, write: 'L.^n R' },
    },
    moves: (text) => ({ left: puts(text, 'L'), right: puts(text, 'R') }),
  };
};

/** Free squares below each other are found column by column, those side by side row by row. */
const dominoes: HandRules = {
  notation: rowsOfLetters('.#'),
  spelling: squaresSpelled,
  families: { rectangle: rectangleFamily },
  moves: (text) => ({
    left: jumps(rowsAsColumns(text), '..', '##').map(rowsAsColumns),
    right: jumps(text, '..', '##'),
  }),
};

/** By the ruleset's id. */
export const stoneRules: Readonly<Record<string, HandRules>> = {
  domineering: dominoes,
  clobber,
  konane,
  amazons,
  col: colouring({ L: 'L', R: 'R' }),
  snort: colouring({ L: 'R', R: 'L' }),
};
