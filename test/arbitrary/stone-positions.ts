/** The rulesets of blue and red stones on squares: random boards small enough to be played out, and their moves by hand on letters. */
import * as fc from 'fast-check';
import { jumps, readLetters } from '../oracle/boards.ts';
import type { ByHand } from './by-hand.ts';

/** Up to so many rows of so many squares, with these letters. */
const boardsOf = (letters: string, widest: number, highest: number, most: number): fc.Arbitrary<string> =>
  fc
    .record({ width: fc.integer({ min: 1, max: widest }), height: fc.integer({ min: 1, max: highest }) })
    .filter(({ width, height }) => width * height <= most)
    .chain(({ width, height }) =>
      fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
    .map((rows) => rows.join('/'));

/** Rows become columns. */
export const turned = (board: string): string => {
  const [first, ...rest] = board.split('/');
  return [...first].map((sign, i) => sign + rest.map((row) => row[i]).join('')).join('/');
};

const mirrored = (board: string): string =>
  board
    .split('/')
    .map((row) => [...row].toReversed().join(''))
    .join('/');

/** What a rule makes of each row from left to right, and the same in the other three directions. */
const inFourWays = (board: string, toRight: (board: string) => readonly string[]): readonly string[] => [
  ...toRight(board),
  ...toRight(mirrored(board)).map(mirrored),
  ...toRight(turned(board)).map(turned),
  ...toRight(mirrored(turned(board))).map((after) => turned(mirrored(after))),
];

const clobber: ByHand = {
  positions: boardsOf('LRLR.#', 4, 3, 9),
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

const konane: ByHand = {
  positions: boardsOf('LRLR..#', 6, 3, 12),
  moves: (text) => ({
    left: inFourWays(text, (board) => jumpsToRight(board, 'L')),
    right: inFourWays(text, (board) => jumpsToRight(board, 'R')),
  }),
};

/** The squares that a queen reaches from one, going on while they are empty. */
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

const amazons: ByHand = {
  positions: boardsOf('LR..##', 3, 3, 6),
  moves: (text) => ({ left: shots(text, 'L'), right: shots(text, 'R') }),
};

/** A stone is put where no text round about, in its row or in its column, has the stone that is avoided beside it. */
const colouring = (avoided: Readonly<Record<'L' | 'R', string>>): ByHand => {
  const puts = (text: string, own: 'L' | 'R'): readonly string[] => {
    const free = [...text.matchAll(/\./g)].map(
      ({ index }) => text.slice(0, index) + own + text.slice(index + 1),
    );
    const besides = (board: string): number =>
      [own + avoided[own], avoided[own] + own].reduce(
        (sum, pair) => sum + jumps(board, pair, '##').length,
        0,
      );
    const touches = (board: string): number => besides(board) + besides(turned(board));
    return free.filter((after) => touches(after) === touches(text));
  };
  return {
    positions: boardsOf('LR....#', 4, 3, 6),
    moves: (text) => ({ left: puts(text, 'L'), right: puts(text, 'R') }),
  };
};

/** By the ruleset's id. */
export const stonesByHand: Readonly<Record<string, ByHand>> = {
  clobber,
  konane,
  amazons,
  col: colouring({ L: 'L', R: 'R' }),
  snort: colouring({ L: 'R', R: 'L' }),
};
