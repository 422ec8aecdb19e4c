/** Marks of very many things are painted in slices, and at rest all of them are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Crowd, createCrowdMarks } from '../../app/canvas/layers/crowd-marks.ts';
import type { Camera } from '../../app/canvas/model/camera.ts';
import type { MarksPen } from '../../app/canvas/model/gesture.ts';
import type { Inks } from '../../app/canvas/model/inks.ts';
import { type CountedCanvas, countedCanvas, countSheets } from '../fixtures/canvas-pen.ts';

const view: Camera = { zoom: 1, x: 0, y: 0 };
const look = { ink: 'blue', alpha: 0.3, width: 7 };

let sheets: readonly CountedCanvas[];
beforeEach(() => {
  sheets = countSheets();
});
afterEach(() => vi.unstubAllGlobals());

/** A layer on which these crowds are marked; each drawing of it answers with what it shows. */
function layer() {
  let asked = 0;
  const marks = createCrowdMarks<number>(
    (context, place) => context.moveTo(place, 0),
    () => asked++,
  );
  const drawn = (crowd: Crowd<number>, camera = view): CountedCanvas => {
    const canvas = countedCanvas();
    const pen: MarksPen = { context: canvas.getContext(), camera, px: 1, inks: {} as Inks };
    marks.draw(pen, look, crowd);
    return canvas;
  };
  return { drawn, asked: () => asked };
}

const crowdOf = (count: number, found: { times: number } = { times: 0 }): Crowd<number> => ({
  most: count,
  depends: [found],
  find() {
    found.times++;
    return Array.from({ length: count }, (_, i) => i);
  },
});

test('a few are drawn at once, in one path', () => {
  const { drawn } = layer();
  expect(drawn(crowdOf(300))).toMatchObject({ paths: [300], stamps: [] });
  expect(sheets).toHaveLength(0);
});

test('of many no path has more than the browser draws quickly, no part more than a frame has time for, and all are shown', async () => {
  const { drawn, asked } = layer();
  const found = { times: 0 };
  const crowd = crowdOf(5000, found);
  expect(drawn(crowd)).toMatchObject({ paths: [], stamps: [] });
  await vi.waitUntil(() => asked() === 1);
  const [sheet] = sheets;
  expect(sheet.paths.reduce((sum, each) => sum + each)).toBe(5000);
  expect(Math.max(...sheet.paths)).toBeLessThanOrEqual(50);
  expect(sheet.looks.map((now, i) => now - (sheet.looks[i - 1] ?? 0))).toEqual(Array(50).fill(100));
  // What is painted is laid over the layer as often as it is drawn, and not looked for again.
  for (let frame = 0; frame < 3; frame++) expect(drawn(crowd)).toMatchObject({ paths: [], stamps: [sheet] });
  expect(found.times).toBe(1);
  expect(sheets).toHaveLength(1);
});

test('when the camera has moved the picture moves with it, until they are painted for the new place', async () => {
  const { drawn, asked } = layer();
  const crowd = crowdOf(1000);
  drawn(crowd);
  await vi.waitUntil(() => asked() === 1);
  const moved = { ...view, x: 50 };
  expect(drawn(crowd, moved).stamps).toEqual([sheets[0]]);
  await vi.waitUntil(() => asked() === 2);
  expect(drawn(crowd, moved).stamps).toEqual([sheets[1]]);
});

test('when nothing is marked any more nothing is shown, also of what was being painted', async () => {
  const { drawn, asked } = layer();
  drawn(crowdOf(1000));
  expect(drawn(crowdOf(0))).toMatchObject({ paths: [], stamps: [] });
  drawn(crowdOf(2000));
  await vi.waitUntil(() => asked() === 1);
  expect(drawn(crowdOf(2))).toMatchObject({ paths: [2], stamps: [] });
  expect(asked()).toBe(1);
});
