/** Nodes that are moved, made or pasted hide no other node: found beside brute force over random places. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearPlaces, clearShift, type Place } from '../../../engine/document/edits/index.ts';
import { emptyDocument } from '../../../engine/document/index.ts';

/** Many of them on the grid, and near each other. */
const place = fc.record({
  x: fc.oneof(
    fc.integer({ min: -6, max: 6 }).map((n) => n * 20),
    fc.integer({ min: -120, max: 120 }),
  ),
  y: fc.oneof(
    fc.integer({ min: -6, max: 6 }).map((n) => n * 20),
    fc.integer({ min: -120, max: 120 }),
  ),
});
const places = fc.array(place, { minLength: 1, maxLength: 60 });

const nearest = (moved: readonly Place[], there: readonly Place[], by: Place): number =>
  Math.min(...moved.flatMap((a) => there.map((b) => Math.hypot(a.x + by.x - b.x, a.y + by.y - b.y))));
const hides = 9;
const beside = 40;
const none = { x: 0, y: 0 };

test('what hides nothing stays; what does goes aside by the shortest way of whole steps', () => {
  fc.assert(
    fc.property(places, places, (moved, there) => {
      const by = clearShift(moved, there);
      if (nearest(moved, there, none) >= hides) expect(by).toEqual(none);
      else {
        expect(nearest(moved, there, by)).toBeGreaterThanOrEqual(beside);
        expect([by.x % 20, by.y % 20].map(Math.abs)).toEqual([0, 0]);
        const length = Math.hypot(by.x, by.y);
        for (let x = -200; x <= 200; x += 20) {
          for (let y = -200; y <= 200; y += 20) {
            if (Math.hypot(x, y) < length) expect(nearest(moved, there, { x, y })).toBeLessThan(beside);
          }
        }
      }
    }),
  );
});

test('what is moved step by step continues past what it would hide, and no further', () => {
  const steps = fc.constantFrom(none, { x: 20, y: 0 }, { x: -20, y: 0 }, { x: 0, y: 2 }, { x: 40, y: 40 });
  fc.assert(
    fc.property(places, places, steps, (moved, there, along) => {
      const by = clearShift(moved, there, along);
      expect(nearest(moved, there, by)).toBeGreaterThanOrEqual(hides);
      const count = along.x === 0 ? by.y / (along.y || 1) : by.x / along.x;
      if (along === none) return;
      expect(by.x === count * along.x && by.y === count * along.y).toBe(true);
      for (let k = 0; k < count; k++)
        expect(nearest(moved, there, { x: k * along.x, y: k * along.y })).toBeLessThan(hides);
    }),
  );
});

test('where everything near is full, a node is put beside all of it', () => {
  const full = Array.from({ length: 80 * 80 }, (_, i) => ({
    x: (i % 80) * 20 - 800,
    y: Math.floor(i / 80) * 20 - 800,
  }));
  const by = clearShift([none], full);
  expect(nearest([none], full, by)).toBe(beside);
});

test('nodes that move together keep their shape, and those that stay are not moved', () => {
  const node = (id: string, x: number, y: number) => ({ id, x, y, gray: false, name: '' });
  const document = { ...emptyDocument, nodes: [node('a', 0, 0), node('b', 40, 0), node('c', 200, 0)] };
  const moved = new Map([
    ['a', { x: 160, y: 0 }],
    ['b', { x: 200, y: 0 }],
  ]);
  const clear = clearPlaces(document, moved);
  const [a, b] = [clear.get('a'), clear.get('b')];
  expect([clear.size, (b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)]).toEqual([2, 40, 0]);
  expect(clear).not.toEqual(moved);
  expect(clearPlaces(document, new Map([['a', { x: 100, y: 0 }]]))).toEqual(
    new Map([['a', { x: 100, y: 0 }]]),
  );
});

test('many places with only the last one in the way are not all examined for each shift', () => {
  let reads = 0;
  const count = 2000;
  const moved = Array.from({ length: count }, (_, i) => ({
    get x() {
      reads++;
      return i * 100;
    },
    y: 0,
  }));
  const last = (count - 1) * 100;
  const there = Array.from({ length: 31 * 31 }, (_, i) => ({
    x: last + ((i % 31) - 15) * 20,
    y: (Math.floor(i / 31) - 15) * 20,
  }));
  expect(clearShift(moved, there)).not.toEqual(none);
  expect(reads).toBeLessThan(20 * count);
});

test('a way that is full for long, or leads nowhere, ends all the same', () => {
  let reads = 0;
  const row = Array.from({ length: 20_000 }, (_, i) => ({ x: 8 * i, y: 0 }));
  const moved = [
    {
      get x() {
        reads++;
        return 0;
      },
      y: 0,
    },
  ];
  const by = clearShift(moved, row, { x: -8, y: 0 });
  expect(by.x).toBeGreaterThanOrEqual(-16);
  for (const along of [
    { x: 8, y: 0 },
    { x: 0.01, y: 0 },
    { x: 3, y: 1e-9 },
  ]) {
    const past = clearShift(moved, row, along);
    expect(nearest([none], row, past)).toBeGreaterThanOrEqual(hides);
    expect(past.y / past.x).toBeCloseTo(along.y / along.x);
  }
  for (const step of [Number.NaN, Number.POSITIVE_INFINITY, 1e-300])
    expect(nearest([none], row, clearShift(moved, row, { x: step, y: 0 }))).toBeGreaterThanOrEqual(beside);
  expect(reads).toBeLessThan(20_000);
});
