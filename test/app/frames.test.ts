/** Layers are drawn once a frame, and what takes long does not keep the page or the others waiting. */
import { afterEach, expect, test, vi } from 'vitest';
import { createFrames } from '../../app/canvas/model/frames.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Layers, each with the time that its drawing takes in milliseconds; returns what each frame has drawn. */
function drawnIn(costs: Readonly<Record<string, number>>, again: string | undefined = undefined) {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => waiting.push(draw));
  let drawn: string[] = [];
  const draw = (layer: string): void => {
    drawn.push(layer);
    clock += costs[layer];
    if (layer === again) frames.ask(layer);
  };
  const frames = createFrames(
    Object.fromEntries(Object.keys(costs).map((layer) => [layer, () => draw(layer)])),
  );
  const frame = (): readonly string[] => {
    drawn = [];
    waiting.shift()?.(clock);
    return drawn;
  };
  return { frames, frame };
}

test('layers that are quick are drawn together, each once', () => {
  const { frames, frame } = drawnIn({ arcs: 3, nodes: 4, labels: 5 });
  for (const layer of ['arcs', 'nodes', 'arcs', 'labels', 'nodes']) frames.ask(layer);
  expect(frame()).toEqual(['arcs', 'nodes', 'labels']);
  expect(frame()).toEqual([]);
});

test('after a layer that takes longer than a frame the others wait for the next, and come first there', () => {
  const { frames, frame } = drawnIn({ arcs: 30, nodes: 40, labels: 50 }, 'arcs');
  for (const layer of ['arcs', 'nodes', 'labels']) frames.ask(layer);
  expect([frame(), frame(), frame(), frame()]).toEqual([['arcs'], ['nodes'], ['labels'], ['arcs']]);
});

test('what is held is drawn in one frame once it is released, and soon if it is not', () => {
  const { frames, frame } = drawnIn({ arcs: 3, labels: 5 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames.hold(16);
  frames.ask('arcs');
  expect(frame()).toEqual([]);
  frames.ask('labels');
  frames.letGo();
  expect(frame()).toEqual(['arcs', 'labels']);
  frames.hold(16);
  frames.ask('arcs');
  vi.advanceTimersByTime(15);
  frames.hold(16);
  expect(frame()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(frame()).toEqual(['arcs']);
});
