/**
 * The rulesets that count points: random positions small enough to be played out, whose moves and last scores
 * are found by hand.
 */
import * as fc from 'fast-check';
import { pointRules, printTally } from '../../engine/checking/moves/points.ts';
import type { ByHand } from './by-hand.ts';

const scores = fc.integer({ min: -3, max: 3 });

const withScore = (rows: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> =>
  fc.tuple(scores, rows).map(([score, found]) => printTally({ score, rows: found }));

/** The rows of a board with at most `most` squares. */
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
  diskonnect: { ...pointRules.diskonnect, positions: withScore(stones(9)) },
  kobber: { ...pointRules.kobber, positions: withScore(stones(7)) },
  'take-small': { ...pointRules['take-small'], positions: withScore(digits(6)) },
  'take-tall': { ...pointRules['take-tall'], positions: withScore(digits(6)) },
  'dots-and-boxes': { ...pointRules['dots-and-boxes'], positions: withScore(edges) },
};
