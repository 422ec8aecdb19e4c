/**
 * The rulesets of blue and red stones on squares: random boards small enough to be played out, whose moves
 * are made by hand on letters.
 */
import * as fc from 'fast-check';
import { stoneRules } from '../../engine/checking/moves/stones.ts';
import type { ByHand } from './by-hand.ts';

/** Boards with these letters, with limits for the width, the height and the number of squares. */
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

/** By the ruleset's id. */
export const stonesByHand: Readonly<Record<string, ByHand>> = {
  clobber: { ...stoneRules.clobber, positions: boardsOf('LRLR.#', 4, 3, 9) },
  konane: { ...stoneRules.konane, positions: boardsOf('LRLR..#', 6, 3, 12) },
  amazons: { ...stoneRules.amazons, positions: boardsOf('LR..##', 3, 3, 6) },
  col: { ...stoneRules.col, positions: boardsOf('LR....#', 4, 3, 6) },
  snort: { ...stoneRules.snort, positions: boardsOf('LR....#', 4, 3, 6) },
};
