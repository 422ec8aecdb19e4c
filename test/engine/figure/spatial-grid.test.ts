/** A grid finds near a box exactly the things that touch it, for things of all sizes. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../../../engine/figure/curves.ts';
import { createGrid } from '../../../engine/figure/spatial-grid.ts';
import { tryLaw } from '../../laws/seeds.ts';

const length = fc.oneof(fc.nat(40), fc.nat(400), fc.nat(20_000));
const at = fc.integer({ min: -10_000, max: 10_000 });
const usual: fc.Arbitrary<Box> = fc
  .tuple(at, at, length, length)
  .map(([x, y, wide, high]) => ({ x1: x, y1: y, x2: x + wide, y2: y + high }));
const side = fc.oneof(
  at,
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e18, 2 ** 60, -1e300),
);
/** No drawing has such boxes, yet a grid ends with any. */
const strange: fc.Arbitrary<Box> = fc.record({ x1: side, y1: side, x2: side, y2: side });
const box = fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: strange });

const touching = (a: Box, b: Box): boolean => a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1;

test('near a box is everything that touches it, each once, after things came, moved and went', () => {
  const steps = fc.array(fc.tuple(fc.nat(30), fc.option(box)), { minLength: 10, maxLength: 60 });
  tryLaw(fc.tuple(steps, fc.array(box, { minLength: 4 })), 100, ([changes, asked]) => {
    const grid = createGrid<number>(128);
    const there = new Map<number, Box>();
    for (const [thing, its] of changes) {
      if (its) {
        grid.put(thing, its);
        there.set(thing, its);
      } else {
        grid.take(thing);
        there.delete(thing);
      }
    }
    for (const each of asked) {
      const found = [...grid.near(each)].sort((a, b) => a - b);
      const due = [...there].filter(([, its]) => touching(its, each)).map(([thing]) => thing);
      expect(found).toEqual(due.sort((a, b) => a - b));
    }
  });
});
