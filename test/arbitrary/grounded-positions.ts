/** Random drawings on the ground, whose moves are made by hand on their texts. */
import * as fc from 'fast-check';
import { groundedRules } from '../../engine/checking/moves/grounded.ts';
import type { ByHand } from './by-hand.ts';

/** Each edge begins at a point that is there, and goes to another one that is there or to a new one. */
export const drawing = (signs: readonly string[], most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.record({ from: fc.nat(), to: fc.nat(), sign: fc.constantFrom(...signs) }), {
      minLength: 1,
      maxLength: most,
    })
    .map((edges) => {
      let points = 1;
      const words = edges.map(({ from, to, sign }) => {
        const a = from % points;
        // A third of the edges, or so, lead to points that are there.
        const b = to % 3 === 0 ? to % points : points++;
        return `${Math.min(a, b)}-${Math.max(a, b)}${sign}`;
      });
      return words.join(' ');
    });

/** Four edges at most, as there are many ways to mistype more, and much that can follow. */
const drawings = (signs: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    drawing(signs, 4),
    fc.tuple(drawing(signs, 2), drawing(signs, 2)).map((parts) => parts.join(' + ')),
  );

/** By the ruleset's id. */
export const groundedByHand: Readonly<Record<string, ByHand>> = {
  hackenbush: { ...groundedRules.hackenbush, positions: drawings([':b', ':r', ':g']) },
  'green-lime-hackenbush': {
    ...groundedRules['green-lime-hackenbush'],
    positions: drawings([':g', ':l']),
  },
  nimstring: { ...groundedRules.nimstring, positions: drawing([''], 5) },
};
