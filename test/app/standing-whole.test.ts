/** A field at a node is wholly on the canvas, wherever the node is. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingWhole } from '../../app/canvas/overlays/standing-whole.ts';
import { tryLaw } from '../laws/seeds.ts';

test('a field is inside the canvas, below its node where there is room', () => {
  const place = fc.record({ x: fc.integer({ min: -50, max: 1000 }), y: fc.integer({ min: -50, max: 1000 }) });
  const size = fc.record({
    width: fc.integer({ min: 100, max: 260 }),
    height: fc.integer({ min: 30, max: 110 }),
  });
  const room = fc.record({
    width: fc.integer({ min: 280, max: 1200 }),
    height: fc.integer({ min: 130, max: 900 }),
  });
  tryLaw(fc.tuple(size, place, room), 100, ([field, below, canvas]) => {
    const { x, y } = standingWhole(field, below, below.y - 36, canvas);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + field.width).toBeLessThanOrEqual(canvas.width);
    expect(y + field.height).toBeLessThanOrEqual(canvas.height);
  });
  const canvas = { width: 390, height: 310 };
  expect(standingWhole({ width: 148, height: 30 }, { x: 200, y: 100 }, 64, canvas)).toEqual({
    x: 126,
    y: 106,
  });
  expect(standingWhole({ width: 148, height: 30 }, { x: 337, y: 300 }, 264, canvas)).toEqual({
    x: 236,
    y: 228,
  });
});
