/**
 * While a large drawing comes onto the canvas the page says so, and Stop gives back what was there before;
 * nothing is lost.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrival } from '../../app/canvas/arrival.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { reopenWhenStopped, tellArriving } from '../../app/store/arriving.ts';
import { applyEdit, openDocument, redo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { pause } from '../../app/store/in-slices.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { beginPages, drawings, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(() => {
  startAfresh();
  beginPages();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await endPages();
});

const large: GameDocument = {
  ...emptyDocument,
  title: 'Large',
  nodes: Array.from({ length: 6000 }, (_, i) => ({ id: `n${i}`, x: i, y: 0, gray: false, name: '' })),
};

/** The canvas's part of it. */
function canvas() {
  const drawing = createDrawing(editor().document);
  const show = (part: GameDocument): void => void follow(drawing, part);
  const whole = (): GameDocument => editor().document;
  const arrival = createArrival(drawing, whole, show, () => show(whole()));
  show(whole());
  return { drawing, arrival };
}

test('a paste that still comes is undone by Stop, part by part, and can be done again', async () => {
  // Every look at the clock finds a slice used up, so each slice shows one part.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 10;
    return clock;
  });
  openDocument({ ...emptyDocument, nodes: [{ ...large.nodes[0], id: 'a' }] }, 'one');
  const { drawing, arrival } = canvas();
  const before = editor();
  applyEdit((document) => ({ ...document, nodes: [...document.nodes, ...large.nodes] }));
  expect(arrival.takes(false, before)).toBe(true);
  await pause();
  expect(drawing.nodes.size).toBe(101);
  expect(editor().opening).toMatchObject({ doing: 'drawing', name: 'the drawing' });
  editor().opening?.stop?.();
  expect(editor().document).toBe(before.document);
  expect(arrival.takes(false, before)).toBe(true);
  expect(editor().opening).toBeUndefined();
  await vi.waitFor(() => expect([...drawing.nodes.keys()]).toEqual(['a']));
  redo();
  expect(editor().document.nodes).toHaveLength(6001);
});

test('another drawing that still comes gives way to the one before, and the sign goes when a small one comes', () => {
  const reopened: unknown[] = [];
  reopenWhenStopped((drawing) => reopened.push(drawing));
  openDocument(emptyDocument, 'former');
  const { arrival } = canvas();
  const before = editor();
  openDocument(large, 'large');
  expect(arrival.takes(true, before)).toBe(true);
  expect(editor().opening).toMatchObject({ doing: 'drawing', name: 'Large' });
  editor().opening?.stop?.();
  expect(reopened).toEqual(['former']);
  openDocument(emptyDocument, 'small');
  expect(arrival.takes(true, before)).toBe(false);
  expect(editor().opening).toBeUndefined();
});

test('what was stopped is among the drawings, and the former one is open with its history', async () => {
  const page = await openPage(shelf());
  const { openAsNew, letArrivalsStop } = await import('../../app/files/drawings.ts');
  const arriving = await import('../../app/store/arriving.ts');
  letArrivalsStop();
  page.add('a');
  const before = page.editor();
  await openAsNew(large);
  const { drawing } = page.editor();
  arriving.tellArriving(before);
  page.editor().opening?.stop?.();
  await expect
    .poll(() => page.editor().toasts.map(({ says }) => says))
    .toEqual(['“Large” is among your drawings.']);
  expect(page.editor().drawing).toBe(before.drawing);
  expect([page.ids(), page.editor().past.length]).toEqual([['a'], 1]);
  expect(drawings()).toEqual(expect.arrayContaining([drawing, before.drawing]));
});

test('a page that only looks on has no way back to offer', () => {
  openDocument(emptyDocument, 'one');
  const before = editor();
  applyEdit(() => large);
  openDocument(editor().document, 'one', { past: [before.document], readOnly: 'elsewhere' });
  tellArriving({ ...before, drawing: 'one' });
  expect(editor().opening?.stop).toBeUndefined();
});
