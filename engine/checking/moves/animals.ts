/** Animals that step and jump on boards and strips, by hand on letters. */
import type { HandRules } from './hand-rules.ts';
import { jumps, readLetters, steps } from './letters.ts';
import { countFrom, rowsOfLetters, spacedOnce, squaresSpelled } from './notations.ts';

const down = [
  [1, -1],
  [1, 1],
] as const;
const up = [
  [-1, -1],
  [-1, 1],
] as const;

/** The dark squares are those beside the light one in the top left corner. */
const darkSquares = (height: number, width: number): readonly string[] =>
  countFrom(0, height - 1).flatMap((y) =>
    countFrom(0, width - 1).flatMap((x) => ((x + y) % 2 === 1 ? [`${y},${x}`] : [])),
  );

/** Ranks with the geese and the fox on squares that are named by rank and place. */
const foxBoard = (height: number, width: number, geese: readonly string[], fox: string): string =>
  countFrom(0, height - 1)
    .map((y) =>
      countFrom(0, width - 1)
        .map((x) => (geese.includes(`${y},${x}`) ? 'G' : fox === `${y},${x}` ? 'F' : '.'))
        .join(''),
    )
    .join('/');

const topGeese = (width: number): readonly string[] => darkSquares(1, width);
const criticalGeese = ['0,3', '1,2', '1,4', '1,6'];

/** The dark squares without geese, or only those of the bottom rank if asked. */
const freeBelow = (height: number, width: number, geese: readonly string[], bottom = false) =>
  darkSquares(height, width).filter(
    (square) => !geese.includes(square) && (!bottom || square.startsWith(`${height - 1},`)),
  );

const foxAndGeese: HandRules = {
  notation: rowsOfLetters('GF.'),
  spelling: squaresSpelled,
  families: {
    'top-rank': {
      numbers: { h: 2, w: 2 },
      write: (h, w) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w), true)[0]),
    },
    'bottom-fox': {
      numbers: { h: 2, w: 2, x: 1 },
      write: (h, w, x) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w), true)[x - 1]),
      greatest: { x: (h, w) => freeBelow(h, w, topGeese(w), true).length },
    },
    'any-fox': {
      numbers: { h: 2, w: 2, x: 1 },
      write: (h, w, x) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w))[x - 1]),
      greatest: { x: (h, w) => freeBelow(h, w, topGeese(w)).length },
    },
    critical: { numbers: { n: 3 }, write: (n) => foxBoard(n, 8, criticalGeese, '2,3') },
    'critical-any-fox': {
      numbers: { n: 3, x: 1 },
      write: (n, x) => foxBoard(n, 8, criticalGeese, freeBelow(n, 8, criticalGeese)[x - 1]),
      greatest: { x: (n) => freeBelow(n, 8, criticalGeese).length },
    },
  },
  moves(text) {
    const board = readLetters(text);
    return { left: steps(board, 'G', down), right: steps(board, 'F', [...down, ...up]) };
  },
};

/** Jumps from TF. to .FT and from .TF to FT. are found in the text itself. */
const strips = (
  ways: (ahead: number) => readonly (readonly [down: number, across: number])[],
): HandRules => ({
  notation: /^[TF.]+$/,
  spelling: squaresSpelled,
  families: { 'natural-start': { numbers: { m: 0, k: 1, n: 0 }, write: 'T^m .^k F^n' } },
  moves(text) {
    const board = readLetters(text);
    return {
      left: [...steps(board, 'T', ways(1)), ...jumps(text, 'TF.', '.FT')],
      right: [...steps(board, 'F', ways(-1)), ...jumps(text, '.TF', 'FT.')],
    };
  },
});

/** A hare and hounds at the right end of a board; ~ is room for pairs of columns. */
const rightEnds = [
  '-~.H...-/~..H.R../-~..H..-',
  '-~.H.....-/~....H..../-~....HR.-',
  '-~..HR...-/~..H.H..../-~.......-',
  '-~H...HR...-/~......H..../-~.........-',
];

/**
 * Three rows without corners; a hound goes right, up or down, and the diagonal lines begin where row and
 * column add up to an odd number.
 */
const hounds: HandRules = {
  notation: rowsOfLetters('HR.-'),
  spelling: (text) => spacedOnce(text).toUpperCase(),
  families: {
    start: { numbers: { k: 1 }, write: '-H.^{2k}-/H.^{2k+1}R/-H.^{2k}-' },
    critical: { numbers: { k: 1 }, write: '-H.^{2k}-/.HR.^{2k}/-H.^{2k}-' },
    'right-end': {
      numbers: { e: 0, k: 0 },
      write: (e, k) => rightEnds[e].replaceAll('~', '..'.repeat(k)),
      greatest: { e: () => rightEnds.length - 1 },
    },
  },
  endless: 'right',
  merged(text) {
    const turned = text.split('/').toReversed().join('/');
    return [text, turned].toSorted((a, b) => (a < b ? -1 : 1))[0];
  },
  moves(text) {
    const board = readLetters(text);
    const straight = [
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const;
    return {
      left: [...steps(board, 'H', straight), ...diagonally(board, 'H', [1])],
      right: [...steps(board, 'R', [...straight, [0, -1]]), ...diagonally(board, 'R', [1, -1])],
    };
  },
};

/** Steps along diagonal lines, by an animal at a place where row and column add up to an odd number. */
function diagonally(
  board: ReturnType<typeof readLetters>,
  animal: string,
  across: readonly number[],
): string[] {
  const there = '!';
  const marked = board.map((row, y) =>
    row.map((letter, x) => (letter === animal && (x + y) % 2 === 1 ? there : letter)),
  );
  const ways = across.flatMap((to) => [-1, 1].map((down) => [down, to] as const));
  return steps(marked, there, ways).map((after) => after.replaceAll(there, animal));
}

/** By the ruleset's id. */
export const animalRules: Readonly<Record<string, HandRules>> = {
  'fox-and-geese': foxAndGeese,
  'hare-and-hounds': hounds,
  'backsliding-toads-and-frogs': strips((ahead) => [
    [0, ahead],
    [0, -ahead],
  ]),
  'toads-and-frogs': strips((ahead) => [[0, ahead]]),
};
