/** Walls by their corners alone: how often each is read, and what is not exact. */
import { describe, expect, test } from 'vitest';
import { furtherOf, meetingTax, wallAt } from '../../../../engine/theories/partizan/temperature/walls.ts';

describe('walls of many corners', () => {
  /** Upright and slanted in turn, from x; how often its numbers are read is counted. */
  function zigzag(x: number, rise: 1 | -1, corners: number) {
    const wall = [x, -1];
    for (let i = 1; i < corners; i++) wall.push(x + (rise * Math.floor(i / 2)) / 1024, -1 + i / 1024);
    const counted = { reads: 0, wall };
    counted.wall = new Proxy(wall, {
      get(of, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) counted.reads++;
        return Reflect.get(of, key);
      },
    });
    return counted;
  }
  const readsPerCorner = (read: (a: readonly number[], b: readonly number[]) => unknown, corners: number) => {
    const [a, b] = [zigzag(40, -1, corners), zigzag(-40, 1, corners)];
    read(a.wall, b.wall);
    return (a.reads + b.reads) / corners;
  };

  test('each corner is read a few times, however many there are', () => {
    for (const corners of [100, 1600]) {
      expect(readsPerCorner((a, b) => furtherOf(a, b, 1), corners)).toBeLessThan(40);
      expect(readsPerCorner(meetingTax, corners)).toBeLessThan(40);
      expect(readsPerCorner((a) => wallAt(a, 0), corners) * corners).toBeLessThan(40);
    }
  });

  test('of walls that lie too far apart for a double neither is taken', () => {
    for (const sign of [1, -1] as const) {
      expect(furtherOf([2 ** 40, -1], [2 ** -20, -1], sign)).toEqual([Number.NaN, -1]);
      expect(furtherOf([2 ** -20, -1], [2 ** 40, -1], sign)).toEqual([Number.NaN, -1]);
    }
  });
});
