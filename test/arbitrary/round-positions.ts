/** Random positions of rulesets in which both players move at once. */
import * as fc from 'fast-check';
import { rulesByHand } from '../../engine/checking/moves/moves-by-hand.ts';
import type { ByHand } from './by-hand.ts';

/** One component mostly, or two of few positions. */
const components = (one: fc.Arbitrary<string>, small: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: one },
    { weight: 1, arbitrary: fc.tuple(small, small).map((parts) => parts.join(' + ')) },
  );

const strip = (longest: number): fc.Arbitrary<string> =>
  fc
    .record({
      left: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
      right: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
      squares: fc.nat(longest),
      bans: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
    })
    .map(({ left, right, squares, bans }) => {
      const set = (numbers: readonly number[]): string => `{${numbers.toSorted((a, b) => a - b).join()}}`;
      const kept = bans.filter((ban) => ban <= squares).toSorted((a, b) => a - b);
      return [`${set(left)}|${set(right)} ${squares}`, ...kept.map((ban) => `-L${ban}`)].join(' ');
    });

export const roundsByHand: Readonly<Record<string, ByHand>> = {
  'subtraction-squares': {
    ...rulesByHand['subtraction-squares'],
    positions: components(strip(12), strip(5)),
  },
};
