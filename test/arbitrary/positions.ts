/**
 * For every ruleset, by its id: random positions in its notation, small enough to be played out by hand. The
 * moves from each are made by hand on its letters, in engine/checking/moves. For a ruleset without an entry
 * here, positions are set up on its board.
 */
import * as fc from 'fast-check';
import { rulesByHand } from '../../engine/checking/moves/moves-by-hand.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import type { ByHand } from './by-hand.ts';
import { chessByHand } from './chess-positions.ts';
import { colouringByHand } from './colouring-positions.ts';
import { groundedByHand } from './grounded-positions.ts';
import { heapsByHand } from './heap-positions.ts';
import { jointCellsByHand } from './joint-cell-positions.ts';
import { nodesByHand } from './node-positions.ts';
import { pointsByHand } from './points-positions.ts';
import { roundsByHand } from './round-positions.ts';
import { positionsSetUp } from './set-up-positions.ts';
import { stonesByHand } from './stone-positions.ts';
import { thicketsByHand } from './thicket-positions.ts';

/** Any width and height, a fox, and up to three geese, all on dark squares. */
const foxAndGeese: ByHand = {
  ...rulesByHand['fox-and-geese'],
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
};

const dominoes: ByHand = {
  ...rulesByHand.domineering,
  positions: fc
    .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 3 }) })
    .chain(({ width, height }) =>
      fc.array(fc.string({ unit: fc.constantFrom('.', '.', '#'), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
    .map((rows) => rows.join('/')),
};

const hounds: ByHand = {
  ...rulesByHand['hare-and-hounds'],
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
};

const phutball: ByHand = {
  ...rulesByHand['one-dimensional-phutball'],
  positions: fc
    .tuple(
      fc.string({ unit: fc.constantFrom('.', 'm'), minLength: 1, maxLength: 3 }),
      fc.string({ unit: fc.constantFrom('.', 'm'), minLength: 1, maxLength: 3 }),
    )
    .map(([before, behind]) => `${before}B${behind}`),
};

const pieces: ByHand = {
  ...rulesByHand.annihilation,
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
};

const strips = fc.string({ unit: fc.constantFrom('T', 'F', '.', '.'), minLength: 1, maxLength: 8 });

const toppling: ByHand = {
  ...rulesByHand['toppling-dominoes'],
  positions: fc.string({ unit: fc.constantFrom('b', 'r', 'g', 'b', 'r'), minLength: 1, maxLength: 6 }),
};

/** By the ruleset's id. */
const byHand: Readonly<Record<string, ByHand>> = {
  'fox-and-geese': foxAndGeese,
  'hare-and-hounds': hounds,
  'backsliding-toads-and-frogs': { ...rulesByHand['backsliding-toads-and-frogs'], positions: strips },
  'toads-and-frogs': { ...rulesByHand['toads-and-frogs'], positions: strips },
  domineering: dominoes,
  'toppling-dominoes': toppling,
  'one-dimensional-phutball': phutball,
  annihilation: pieces,
  ...chessByHand,
  ...heapsByHand,
  ...roundsByHand,
  ...groundedByHand,
  ...nodesByHand,
  ...pointsByHand,
  ...stonesByHand,
  ...jointCellsByHand,
  ...thicketsByHand,
  ...colouringByHand,
};

/** The entries of rulesets that have none above, each made only once. */
const setUp = new Map<string, ByHand>();

/**
 * The entry of a ruleset. Throws if its moves were not made by hand, since the laws cannot be tested then.
 */
export function handOf(id: string): ByHand {
  const entry = byHand[id] ?? setUp.get(id);
  if (entry) return entry;
  const ruleset = rulesets.find((each) => each.id === id);
  const rules = rulesByHand[id];
  if (!ruleset || !rules) {
    throw new Error(
      `The ruleset "${id}" has no moves made by hand: give it an entry in engine/checking/moves, in a file that moves-by-hand.ts joins.`,
    );
  }
  const found = { ...rules, positions: positionsSetUp(ruleset) };
  setUp.set(id, found);
  return found;
}
