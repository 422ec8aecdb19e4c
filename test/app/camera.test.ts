/** Where the camera goes so that what was added is visible. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Camera, onScreen, revealingBox } from '../../app/canvas/model/camera.ts';

const length = (most: number) => fc.integer({ min: -most, max: most });
const size = fc.record({
  width: fc.integer({ min: 200, max: 1920 }),
  height: fc.integer({ min: 200, max: 1080 }),
});
const view: fc.Arbitrary<Camera> = fc.record({
  zoom: fc.double({ min: 0.1, max: 4, noNaN: true }),
  x: length(5000),
  y: length(5000),
});
const box = fc
  .record({ x: length(5000), y: length(5000), wide: fc.nat(3000), high: fc.nat(3000) })
  .map(({ x, y, wide, high }) => ({ x1: x, y1: y, x2: x + wide, y2: y + high }));

test('the view shows a pasted drawing whole, and stands still if it is visible already', () => {
  fc.assert(
    fc.property(view, box, size, (before, { x1, y1, x2, y2 }, { width, height }) => {
      const after = revealingBox(before, { x1, y1, x2, y2 }, { width, height });
      const [upper, lower] = [onScreen(after, { x: x1, y: y1 }), onScreen(after, { x: x2, y: y2 })];
      expect(Math.min(upper.x, upper.y)).toBeGreaterThan(0);
      expect(lower.x).toBeLessThan(width);
      expect(lower.y).toBeLessThan(height);
      expect(revealingBox(after, { x1, y1, x2, y2 }, { width, height }).zoom).toBe(after.zoom);
    }),
  );
});
