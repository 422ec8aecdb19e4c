/** Random positions of rulesets in which both players move at once. */
import * as fc from 'fast-check';
import { rulesByHand } from '../../engine/checking/moves/moves-by-hand.ts';
import type { ByHand } from './by-hand.ts';
import { drawing } from './grounded-positions.ts';

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

const coloured = drawing([':b', ':r', ':g'], 4);

/**
 * Nodes that each lead to a lower one, and a further arc, which may go round; few, as there are many ways to
 * mistype more.
 */
const thicket = fc
  .record({
    heads: fc.array(fc.tuple(fc.nat(), fc.constantFrom('b', 'r', 'g')), { minLength: 1, maxLength: 3 }),
    more: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('b', 'r', 'g')), { maxLength: 1 }),
  })
  .map(({ heads, more }) => {
    const { length } = heads;
    const words = heads.map(([drawn, sign], i) => `${i + 1}>${drawn % (i + 1)}:${sign}`);
    for (const [from, drawn, sign] of more) {
      const tail = (from % length) + 1;
      const head = drawn % (length + 1);
      if (head !== tail) words.push(`${tail}>${head}:${sign}`);
    }
    return words.join(' ');
  });

export const roundsByHand: Readonly<Record<string, ByHand>> = {
  'subtraction-squares': {
    ...rulesByHand['subtraction-squares'],
    positions: components(strip(12), strip(5)),
  },
  'simultaneous-hackenbush': {
    ...rulesByHand['simultaneous-hackenbush'],
    positions: components(coloured, drawing([':b', ':r'], 2)),
  },
  'simultaneous-thinning-thickets': {
    ...rulesByHand['simultaneous-thinning-thickets'],
    positions: components(thicket, fc.constantFrom('1>0:b', '1>0:g 2>1:r', '1>0:r 2>0:b')),
    lines: (text) => text.split(' + ').flatMap((plant) => plant.match(/(?<=:)[brg]/g) ?? []),
  },
};
