/** A long arc is looked at in pieces, which changes nothing but what it costs. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcCourse } from '../../../engine/figure/course.ts';
import { type Box, clearBow, type Spot, wayOf } from '../../../engine/figure/curves.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

const inside = ({ x1, y1, x2, y2 }: Box, { x, y }: Spot): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2;

/** Rows of nodes, some missing, a little out of their places. */
const rows = fc.record({
  wide: fc.integer({ min: 14, max: 40 }),
  high: fc.integer({ min: 1, max: 24 }),
  apart: fc.integer({ min: 40, max: 150 }),
  missing: fc.integer({ min: 0, max: 90 }),
  seed: fc.array(fc.nat(10_000), { minLength: 50, maxLength: 50 }),
});

const spotsOf = ({
  wide,
  high,
  apart,
  missing,
  seed,
}: typeof rows extends fc.Arbitrary<infer T> ? T : never) => {
  const number = (i: number): number => (seed[i % 50] * 7919 + i * 104_729) % 10_007;
  const all: Spot[] = [];
  for (let i = 0; i < wide * high; i++) {
    const [x, y] = [i % wide, Math.floor(i / wide)];
    if (number(i) % 100 >= missing)
      all.push({ x: x * apart + (number(i) % 9), y: y * apart + (number(i + 1) % 9) });
  }
  return all;
};

const alone = { bend: undefined, fan: () => ({ place: 0, same: 1, back: 0 }) };

test('the course of an arc is the least bow that is clear of all nodes in its way', () => {
  let [bent, straight] = [0, 0];
  tryLaw(fc.tuple(rows, fc.nat(5000), fc.nat(5000)), 200, ([drawn, first, second]) => {
    const spots = spotsOf(drawn);
    const from = spots[first % spots.length];
    const to = spots[second % spots.length];
    if (!from || !to || from === to) return;
    const course = arcCourse(from, to, {
      ...alone,
      near: (box) => spots.filter((spot) => inside(box, spot)),
    });
    const way = wayOf(from, to);
    const others = spots.filter((spot) => spot !== from && spot !== to && inside(way, spot));
    expect(course.bow).toBe(clearBow(from, to, others));
    if (course.bow === 0) straight++;
    else bent++;
  });
  expect(Math.min(bent, straight)).toBeGreaterThan(oftenEnough(5));
});

test('an arc across a dense drawing is found straight by as many nodes in a large drawing as in a small one', () => {
  const read = [40, 80, 160].map((size) => {
    const spots = Array.from({ length: size * size }, (_, i) => ({
      x: 60 * (i % size),
      y: 60 * Math.floor(i / size),
    }));
    let count = 0;
    const near = (box: Box): readonly Spot[] => {
      const found = spots.filter((spot) => inside(box, spot));
      count += found.length;
      return found;
    };
    arcCourse(spots[3], spots[spots.length - 8], { ...alone, near });
    return count;
  });
  expect(Math.max(...read)).toBeLessThan(600);
});
