/** What is found near a box is every piece that passes through it, and little else. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthIn } from '../../../engine/figure/words-box.ts';
import { type Piece, pieceFinder } from '../../../engine/pictures/surroundings.ts';
import { tryLaw } from '../../laws/seeds.ts';

const at = fc.oneof(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -20_000, max: 20_000 }));
const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.tuple(at, at, at, at),
  // Upright, level, and of no length.
  fc.tuple(at, at, at).map(([x, y, z]) => [x, y, x, z]),
  fc.tuple(at, at, at).map(([x, y, z]) => [x, y, z, y]),
  fc.tuple(at, at).map(([x, y]) => [x, y, x, y]),
);

test('every piece that passes through a box is found, once', () => {
  const boxes = fc.array(fc.tuple(at, at, fc.nat(200), fc.nat(200)), { minLength: 4, maxLength: 8 });
  tryLaw(fc.tuple(fc.array(piece, { maxLength: 30 }), boxes), 200, ([pieces, asked]) => {
    const near = pieceFinder(pieces);
    for (const [x, y, halfWide, halfHigh] of asked) {
      const box = { x1: x - halfWide, y1: y - halfHigh, x2: x + halfWide, y2: y + halfHigh };
      const found = near(box);
      expect(new Set(found).size).toBe(found.length);
      for (const each of pieces) {
        const [x1, y1, x2, y2] = each;
        if (lengthIn({ x, y, halfWide, halfHigh }, x1, y1, x2, y2, 0) > 0) expect(found).toContain(each);
      }
    }
  });
});

test('of long slanting pieces the few are found that pass near', () => {
  const pieces = Array.from({ length: 1000 }, (_, i): Piece => [100 * i, 0, 100 * i + 50_000, 50_000]);
  const near = pieceFinder(pieces);
  const found = near({ x1: 50_000, y1: 25_000, x2: 50_100, y2: 25_100 });
  expect(found).toContain(pieces[250]);
  // A box round each of them would be touched by half of all others.
  expect(found.length).toBeLessThan(100);
});
