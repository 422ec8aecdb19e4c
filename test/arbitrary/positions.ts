/**
 * For every ruleset, by its id: random positions in its notation, small enough to be played out by hand, and the
 * moves from each, made by hand on its letters. It shares no code with the engine. A new ruleset is one entry.
 */
import * as fc from 'fast-check';
import { jumps, readLetters, steps } from '../oracle/boards.ts';
import type { ByHand } from './by-hand.ts';
import { colouringByHand } from './colouring-positions.ts';
import { groundedByHand } from './grounded-positions.ts';
import { heapsByHand } from './heap-positions.ts';
import { nodesByHand } from './node-positions.ts';
import { pointsByHand } from './points-positions.ts';
import { stonesByHand, turned } from './stone-positions.ts';
import { thicketsByHand } from './thicket-positions.ts';

const down = [
  [1, -1],
  [1, 1],
] as const;
const up = [
  [-1, -1],
  [-1, 1],
] as const;

/** Any width and height, a fox, and up to three geese, all on dark squares. */
const foxAndGeese: ByHand = {
  positions: fc
    .record({
      width: fc.integer({ min: 1, max: 5 }),
      height: fc.integer({ min: 1, max: 6 }),
      animals: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    })
    .filter(({ width, height }) => width * height > 1)
    .map(({ width, height, animals }) => {
      const all = Array.from({ length: width * height }, (_, square) => square);
      const dark = all.filter((square) => (Math.floor(square / width) + (square % width)) % 2 === 1);
      const taken = [...new Set(animals.map((drawn) => dark[drawn % dark.length]))];
      const letters = all.map((square) => 'FGGG'[taken.indexOf(square)] ?? '.');
      const ranks = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width));
      return ranks.map((rank) => rank.join('')).join('/');
    }),
  moves(text) {
    const board = readLetters(text);
    return { left: steps(board, 'G', down), right: steps(board, 'F', [...down, ...up]) };
  },
};

/** Jumps from TF. to .FT and from .TF to FT. are found in the text itself. */
const strips = (ways: (ahead: number) => readonly (readonly [down: number, across: number])[]): ByHand => ({
  positions: fc.string({ unit: fc.constantFrom('T', 'F', '.', '.'), minLength: 1, maxLength: 8 }),
  moves(text) {
    const board = readLetters(text);
    return {
      left: [...steps(board, 'T', ways(1)), ...jumps(text, 'TF.', '.FT')],
      right: [...steps(board, 'F', ways(-1)), ...jumps(text, '.TF', 'FT.')],
    };
  },
});

/** Free squares below each other are found column by column, those side by side row by row. */
const dominoes: ByHand = {
  positions: fc
    .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 3 }) })
    .chain(({ width, height }) =>
      fc.array(fc.string({ unit: fc.constantFrom('.', '.', '#'), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
    .map((rows) => rows.join('/')),
  moves(text) {
    return { left: jumps(turned(text), '..', '##').map(turned), right: jumps(text, '..', '##') };
  },
};

/** Three rows without corners; a hound goes right, up or down, and the diagonal lines begin where row and column add up to an odd number. */
const hounds: ByHand = {
  // Hounds never go back: the farther they are, the less can follow, and most boards are to be small.
  positions: fc
    .tuple(fc.nat(10), fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), fc.nat(5))
    .map(([hare, drawn, rare]) => {
      const points = [1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13];
      const far = rare === 0 ? points : points.filter((cell) => cell % 5 > 1);
      const stand: number[] = [];
      for (const each of drawn) {
        const free = far.filter((cell) => !stand.includes(cell));
        stand.push(free[each % free.length]);
      }
      const left = points.filter((cell) => !stand.includes(cell));
      const letters = Array.from({ length: 15 }, (_, cell): string => {
        if (stand.includes(cell)) return 'H';
        if (cell === left[hare % left.length]) return 'R';
        return points.includes(cell) ? '.' : '-';
      });
      return [0, 5, 10].map((first) => letters.slice(first, first + 5).join('')).join('/');
    }),
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

/** A jump is found in the text, to the right; to the left it is one to the right in the text that is turned round. */
const phutball: ByHand = {
  positions: fc
    .tuple(
      fc.string({ unit: fc.constantFrom('.', 'm'), minLength: 1, maxLength: 3 }),
      fc.string({ unit: fc.constantFrom('.', 'm'), minLength: 1, maxLength: 3 }),
    )
    .map(([before, behind]) => `${before}B${behind}`),
  moves(text) {
    const ends = (strip: string): readonly string[] => {
      const jump = /B(m+)(\.?)/.exec(strip);
      if (!jump) return [];
      const [all, men, square] = jump;
      const after = strip.replace(all, `.${'.'.repeat(men.length)}${square && 'B'}`);
      return /B.*./.test(after) ? [after, ...ends(after)] : ['goal'];
    };
    const puts = [...jumps(text, '.', 'm')].filter((after) => after.includes('B'));
    const toRight = ends(text);
    const toLeft = ends([...text].toReversed().join('')).map((after) =>
      after === 'goal' ? after : [...after].toReversed().join(''),
    );
    const mid = [...toRight, ...toLeft].filter((after) => after !== 'goal');
    return {
      left: [...puts, ...mid, ...(toRight.includes('goal') ? ['L'] : [])],
      right: [...puts, ...mid, ...(toLeft.includes('goal') ? ['R'] : [])],
    };
  },
};

/** Pieces are numbers behind @; a piece that arrives at another takes both off. */
const pieces: ByHand = {
  positions: fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
        minLength: 1,
        maxLength: 7,
        selector: String,
      }),
      fc.subarray([1, 2, 3, 4, 5]),
    )
    .map(([arcs, drawn]) => {
      const nodes = new Set(arcs.flat());
      const stand = drawn.filter((node) => nodes.has(node));
      return `${arcs.map((arc) => arc.join('>')).join(' ')} @${stand.length > 0 ? ` ${stand.join(',')}` : ''}`;
    }),
  merged(text) {
    const [arcs, behind] = text.split(' @');
    return `${arcs
      .split(' ')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join(' ')} @${behind}`;
  },
  moves(text) {
    const [arcs, behind] = text.split(' @');
    const stand = behind.trim() === '' ? [] : behind.trim().split(',');
    const ends = arcs.split(' ').flatMap((arc) => {
      const [from, to] = arc.split('>');
      if (!stand.includes(from)) return [];
      const others = stand.filter((node) => node !== from);
      const after = others.includes(to) ? others.filter((node) => node !== to) : [...others, to];
      const sorted = after.toSorted((a, b) => Number(a) - Number(b));
      return [`${arcs} @${sorted.length > 0 ? ` ${sorted.join(',')}` : ''}`];
    });
    return { left: ends, right: ends };
  },
};

/** A domino that is pushed over takes what stands before it, or what stands behind it, along. */
const toppling: ByHand = {
  positions: fc.string({ unit: fc.constantFrom('b', 'r', 'g', 'b', 'r'), minLength: 1, maxLength: 6 }),
  moves(text) {
    const after = (letters: string): readonly string[] =>
      [...text].flatMap((domino, i) =>
        letters.includes(domino) ? [text.slice(0, i) || '.', text.slice(i + 1) || '.'] : [],
      );
    return { left: after('bg'), right: after('rg') };
  },
};

/** By the ruleset's id. */
export const byHand: Readonly<Record<string, ByHand>> = {
  'fox-and-geese': foxAndGeese,
  'hare-and-hounds': hounds,
  'backsliding-toads-and-frogs': strips((ahead) => [
    [0, ahead],
    [0, -ahead],
  ]),
  'toads-and-frogs': strips((ahead) => [[0, ahead]]),
  domineering: dominoes,
  'toppling-dominoes': toppling,
  'one-dimensional-phutball': phutball,
  annihilation: pieces,
  ...heapsByHand,
  ...groundedByHand,
  ...nodesByHand,
  ...pointsByHand,
  ...stonesByHand,
  ...thicketsByHand,
  ...colouringByHand,
};

/** The entry of a ruleset; if it is missing the laws cannot be tried, and say so. */
export function handOf(id: string): ByHand {
  const entry = byHand[id];
  if (!entry) {
    throw new Error(
      `The ruleset "${id}" has no random positions: give it an entry in test/arbitrary/positions.ts, with positions in its notation and the moves from each.`,
    );
  }
  return entry;
}
