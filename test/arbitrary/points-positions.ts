/** The rulesets that count points: random positions small enough to be played out, and their moves and last scores by hand. */
import * as fc from 'fast-check';
import {
  deadStones,
  diskonnectMoves,
  dotsMoves,
  kobberMoves,
  mostTaken,
  type Player,
  printTally,
  readTally,
  type Tally,
  takeMoves,
} from '../oracle/points.ts';
import type { ByHand } from './by-hand.ts';

const scores = fc.integer({ min: -3, max: 3 });

const withScore = (rows: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> =>
  fc.tuple(scores, rows).map(([score, found]) => printTally({ score, rows: found }));

type Rules = {
  readonly rows: fc.Arbitrary<readonly string[]>;
  moves(tally: Tally, player: Player): readonly Tally[];
  /** What a stuck player pays. */
  penalty(tally: Tally, stuck: Player): number;
};

const byRules = ({ rows, moves, penalty }: Rules): ByHand => ({
  positions: withScore(rows),
  moves(text) {
    const tally = readTally(text);
    return { left: moves(tally, 'left').map(printTally), right: moves(tally, 'right').map(printTally) };
  },
  endScore(text, player) {
    const tally = readTally(text);
    const pays = penalty(tally, player);
    return tally.score + (player === 'left' ? -pays : pays);
  },
});

/** Up to so many rows of so many cells. */
const stones = (most: number): fc.Arbitrary<readonly string[]> =>
  fc
    .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 3 }) })
    .filter(({ width, height }) => width * height <= most)
    .chain(({ width, height }) =>
      fc.array(
        fc.string({
          unit: fc.constantFrom('l', 'r', 'l', 'r', '.', '.', 'x'),
          minLength: width,
          maxLength: width,
        }),
        { minLength: height, maxLength: height },
      ),
    );

const digits = (most: number) =>
  fc
    .string({ unit: fc.constantFrom('0', '1', '2', '3', '1', '2', '.', '9'), minLength: 1, maxLength: most })
    .map((row) => [row]);

const other = { left: 'right', right: 'left' } as const;

const takes = (may: (mover: number, taken: number) => boolean): ByHand =>
  byRules({
    rows: digits(6),
    moves: (tally, player) => takeMoves(tally, player, may),
    penalty: (tally, stuck) => mostTaken(tally, other[stuck], may),
  });

/** Boxes side by side, of whose edges few are open. */
const edges: fc.Arbitrary<readonly string[]> = fc
  .record({ width: fc.integer({ min: 1, max: 2 }), height: fc.integer({ min: 1, max: 2 }) })
  .chain(({ width, height }) => {
    const lengths = Array.from({ length: 2 * height + 1 }, (_, row) => width + (row % 2));
    const count = lengths.reduce((sum, length) => sum + length, 0);
    return fc.uniqueArray(fc.nat(count - 1), { maxLength: 6 }).map((open) => {
      const all = Array.from({ length: count }, (_, edge) => (open.includes(edge) ? '.' : 'x')).join('');
      const startOf = (row: number): number => lengths.slice(0, row).reduce((sum, length) => sum + length, 0);
      return lengths.map((length, row) => all.slice(startOf(row), startOf(row) + length));
    });
  });

export const pointsByHand: Readonly<Record<string, ByHand>> = {
  diskonnect: byRules({ rows: stones(9), moves: diskonnectMoves, penalty: deadStones }),
  kobber: byRules({ rows: stones(7), moves: kobberMoves, penalty: () => 0 }),
  'take-small': takes((mover, taken) => taken <= mover),
  'take-tall': takes((mover, taken) => taken >= mover),
  'dots-and-boxes': byRules({ rows: edges, moves: dotsMoves, penalty: () => 0 }),
};
