/** Where the camera goes so that what was added is visible. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Camera,
  inMiddle,
  keepingInView,
  onScreen,
  revealingBox,
} from '../../app/canvas/model/camera.ts';

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

test('the view shows a pasted drawing whole, and does not move if it is visible already', () => {
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

test('a drawing that was visible whole stays so when a panel takes room from the canvas, at the same zoom where that fits', () => {
  const room = { width: 390, height: 700 };
  const behind = { x1: 20, y1: 300, x2: 370, y2: 460 };
  const selected = { x1: 20, y1: 400, x2: 60, y2: 440 };
  const view: Camera = { zoom: 1, x: 0, y: 0 };
  const sheet = { width: 390, height: 280 };
  const moved = keepingInView(view, [behind, selected], room, sheet);
  expect(moved.zoom).toBe(1);
  expect(onScreen(moved, { x: 370, y: 460 }).y).toBeLessThanOrEqual(280);
  expect(onScreen(moved, { x: 20, y: 300 }).y).toBeGreaterThanOrEqual(0);
  // Too large for what is left: the selected node is visible at least.
  const strip = keepingInView(view, [behind, selected], room, { width: 390, height: 100 });
  expect(strip.zoom).toBe(1);
  expect(onScreen(strip, { x: 60, y: 440 }).y).toBeLessThanOrEqual(100);
  // A bar that leaves a little less than the drawing needs makes it a little smaller.
  const bar = { width: 390, height: 150 };
  const smaller = keepingInView(view, [behind, selected], room, bar);
  expect(smaller.zoom).toBeLessThan(1);
  expect(smaller.zoom).toBeGreaterThan(0.6);
  expect(onScreen(smaller, { x: 20, y: 300 }).y).toBeGreaterThanOrEqual(0);
  expect(onScreen(smaller, { x: 370, y: 460 }).y).toBeLessThanOrEqual(150);
  // What is visible still, and what was not visible before, moves nothing.
  expect(keepingInView(view, [behind, selected], room, { width: 390, height: 470 })).toBe(view);
  expect(keepingInView(view, [{ ...behind, y2: 900 }], room, sheet)).toBe(view);
});

test('what is found is in the middle, at a zoom at which it can be read', () => {
  fc.assert(
    fc.property(view, length(5000), length(5000), size, (before, x, y, room) => {
      const after = inMiddle(before, { x, y }, room);
      const at = onScreen(after, { x, y });
      expect(Math.hypot(at.x - room.width / 2, at.y - room.height / 2)).toBeLessThan(1e-6);
      expect(after.zoom).toBe(before.zoom < 0.5 ? 1 : before.zoom);
    }),
  );
});
