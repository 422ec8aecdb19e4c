/** The labels of very many nodes are painted in slices, and at rest every one of them is shown as it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLabelLayer } from '../../app/canvas/layers/label-layer.ts';
import { useCamera } from '../../app/canvas/model/camera.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { createFrames } from '../../app/canvas/model/frames.ts';
import type { Inks } from '../../app/canvas/model/inks.ts';
import { editor, setEditor } from '../../app/store/editor.ts';
import { compile, emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { type CountedCanvas, countedCanvas, countSheets } from '../fixtures/canvas-pen.ts';
import { labelsOf } from '../fixtures/labelled.ts';

const before = editor();
let sheets: readonly CountedCanvas[];
/** What happens when the first part of a picture is painted, and others are not yet. */
let meanwhile: (() => void) | undefined;
beforeEach(() => {
  meanwhile = undefined;
  sheets = countSheets(() => {
    const happens = meanwhile;
    meanwhile = undefined;
    happens?.();
  });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(0), 0));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  setEditor(before);
  vi.unstubAllGlobals();
});

/** `count` nodes without arcs, each worth 0: from afar each is a speck. */
function manyNodes(count: number): GameDocument {
  const nodes = Array.from({ length: count }, (_, i) => ({
    id: `n${i}`,
    x: (i % 200) * 60,
    y: Math.floor(i / 200) * 60,
    gray: false,
    name: '',
  }));
  return { ...emptyDocument, nodes };
}

/**
 * The layer with all of a document in view; `shown` waits until it is at rest with the labels of this
 * revision.
 */
function layerOf(document: GameDocument, zoom = 0.05) {
  const { graph, ids } = compile(document);
  const labels = { ...labelsOf(graph, ids), outcomes: new Uint8Array(ids.length).fill(1) };
  setEditor({ document, labels, revision: labels.revision, solving: { kind: 'idle' } });
  useCamera.setState({ zoom, x: 10, y: 10 });
  const drawing = createDrawing(document);
  follow(drawing, document);
  const canvas = countedCanvas();
  const frames = createFrames({ labels: (now) => layer.draw(now) });
  const layer = createLabelLayer(canvas as unknown as HTMLCanvasElement, drawing, frames, () => ({}) as Inks);
  layer.resize({ width: 960, height: 600 });
  const shown = async (revision: number): Promise<void> => {
    await vi.waitUntil(() => canvas.dataset.labelsRevision === `${revision}`, { timeout: 20_000 });
  };
  return { canvas, labels, frames, layer, shown };
}

const partsOf = ({ looks }: CountedCanvas): readonly number[] =>
  looks.map((now, i) => now - (looks[i - 1] ?? 0));

test('no part has more labels than a frame has time for, and in the end all are shown at once', async () => {
  const { canvas, shown, layer } = layerOf(manyNodes(13_000));
  await shown(0);
  const [sheet] = sheets.filter(({ looks }) => looks.length > 0);
  expect(sheet.stamps).toHaveLength(13_000);
  expect(Math.max(...partsOf(sheet))).toBeLessThanOrEqual(250);
  // Nothing is drawn one by one on the layer itself.
  expect(canvas.stamps).toEqual([sheet]);
  layer.end();
});

test('a label that changes while the others are painted is shown as it is in the end', async () => {
  const { canvas, labels, frames, shown, layer } = layerOf(manyNodes(13_000));
  meanwhile = () => {
    const outcomes = Uint8Array.from(labels.outcomes ?? []);
    outcomes[12_999] = 2;
    setEditor({ labels: { ...labels, codes: labels.codes.slice(), outcomes, revision: 1 }, revision: 1 });
    frames.ask('labels');
  };
  await shown(1);
  const [sheet, ...more] = sheets.filter(({ looks }) => looks.length > 0);
  expect(more).toEqual([]);
  // The picture, and over it the changed node, with what is beside it.
  expect(canvas.stamps[0]).toBe(sheet);
  expect(canvas.stamps.length).toBeGreaterThan(1);
  expect(canvas.stamps.length).toBeLessThan(30);
  layer.end();
});

test('where all are forgotten while they are painted they are painted anew', async () => {
  const { canvas, shown, layer } = layerOf(manyNodes(13_000));
  meanwhile = layer.touchAll;
  await shown(0);
  const [given, whole] = sheets.filter(({ looks }) => looks.length > 0);
  expect(given.stamps.length).toBeLessThan(13_000);
  expect(whole.stamps).toHaveLength(13_000);
  expect(canvas.stamps).toEqual([whole]);
  layer.end();
});

test('values that can be read are not drawn again when their outcomes come after them', async () => {
  const { canvas, labels, frames, shown, layer } = layerOf(manyNodes(2000), 1);
  await shown(0);
  const { length } = canvas.stamps;
  expect(length).toBeGreaterThan(150);
  // The report of a run that takes long: all values, and no outcome yet.
  const codes = labels.codes.slice();
  setEditor({ labels: { ...labels, codes, outcomes: undefined, complete: false, revision: 1 }, revision: 1 });
  setEditor({ staleLabels: labels, solving: { kind: 'running', since: 0, done: 2000, total: 2000 } });
  frames.ask('labels');
  await new Promise((drawn) => setTimeout(drawn, 0));
  setEditor({ labels: { ...labels, codes, revision: 1 }, staleLabels: undefined, solving: { kind: 'idle' } });
  frames.ask('labels');
  await shown(1);
  expect(canvas.stamps).toHaveLength(length);
  layer.end();
});
