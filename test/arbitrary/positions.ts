/** Random positions of every ruleset, in its notation: small enough to be played out by hand. */
import * as fc from 'fast-check';

const strips = fc.string({ unit: fc.constantFrom('T', 'F', '.', '.'), minLength: 1, maxLength: 8 });

/** Any width and height, a fox, and up to three geese: all on dark squares. */
const boards = fc
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
  });

/** By the ruleset's id. */
export const arbitraryPositions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'fox-and-geese': boards,
  'backsliding-toads-and-frogs': strips,
  'toads-and-frogs': strips,
};
