/** Animals that step and jump on boards and strips, by hand on letters. */
import type { HandRules } from './hand-rules.ts';
import { jumps, readLetters, steps } from './letters.ts';

const down = [
  [1, -1],
  [1, 1],
] as const;
const up = [
  [-1, -1],
  [-1, 1],
] as const;

const foxAndGeese: HandRules = {
  moves(text) {
    const board = readLetters(text);
    return { left: steps(board, 'G', down), right: steps(board, 'F', [...down, ...up]) };
  },
};

/** Jumps from TF. to .FT and from .TF to FT. are found in the text itself. */
const strips = (
  ways: (ahead: number) => readonly (readonly [down: number, across: number])[],
): HandRules => ({
  moves(text) {
    const board = readLetters(text);
    return {
      left: [...steps(board, 'T', ways(1)), ...jumps(text, 'TF.', '.FT')],
      right: [...steps(board, 'F', ways(-1)), ...jumps(text, '.TF', 'FT.')],
    };
  },
});

/** Three rows without corners; a hound goes right, up or down, and the diagonal lines begin where row and column add up to an odd number. */
const hounds: HandRules = {
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

/** Steps along diagonal lines: of an animal that stands where row and column add up to an odd number. */
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
