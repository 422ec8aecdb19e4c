/**
 * Random positions of rulesets on cells in which both players move at once. With solo moves many positions
 * follow, so that boards are small.
 */
import * as fc from 'fast-check';
import { jointCellRules } from '../../engine/checking/moves/joint-cells.ts';
import type { ByHand } from './by-hand.ts';

const word = (letters: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: length });

/** Rows of squares, at most `most` in all. */
const board = (letters: string, most: number): fc.Arbitrary<string> =>
  fc
    .record({ width: fc.integer({ min: 1, max: 5 }), height: fc.integer({ min: 1, max: 3 }) })
    .filter(({ width, height }) => width * height <= most)
    .chain(({ width, height }) =>
      fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
    .map((rows) => rows.join('/'));

/** One component mostly, or two small ones. */
const alone = (one: fc.Arbitrary<string>, small: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: fc.tuple(small, small).map((parts) => parts.join(' + ')) },
  );

const stones = (most: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        board('XOXO.', most),
        word('XO.', 4).map((row) => `K:${row}`),
      ),
      fc.constantFrom('', '', ' both'),
    )
    .map(([position, both]) => position + both);

/** What some moves by hand have made of a board without stones, so that every group is alive. */
const coloured = (most: number): fc.Arbitrary<string> =>
  fc
    .tuple(board('.....#_', most), fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 3 }))
    .map(([empty, moves]) =>
      moves.reduce((position, [drawn, isLeft]) => {
        const options = jointCellRules['simultaneous-nogo'].moves(position)[isLeft ? 'left' : 'right'];
        return options.length > 0 ? options[drawn % options.length] : position;
      }, empty),
    );

const positions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'simultaneous-clobber': alone(stones(6), stones(3)),
  'simultaneous-toppling-dominoes': alone(word('BWGBW.', 6), word('BWG.', 3)),
  'simultaneous-domineering': alone(board('...#', 9), board('...#', 4)),
  'simultaneous-nogo': alone(coloured(5), coloured(3)),
};

/** By the ruleset's id. */
export const jointCellsByHand: Readonly<Record<string, ByHand>> = Object.fromEntries(
  Object.entries(positions).map(([id, some]) => [id, { ...jointCellRules[id], positions: some }]),
);
