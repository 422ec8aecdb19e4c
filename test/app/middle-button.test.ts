/**
 * On X11 the middle button pastes what is selected somewhere; on the canvas it pans, and nothing is pasted.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptClipboard } from '../../app/commands/clipboard.ts';
import { rememberCopy } from '../../app/commands/clipboard-reading.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { addNode } from '../../engine/document/edits/index.ts';
import { emptyDocument } from '../../engine/document/index.ts';

let end: () => void;
beforeEach(() => {
  startAfresh();
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('getSelection', () => null);
  vi.stubGlobal('window', new EventTarget());
  const page = { querySelector: () => null, activeElement: null };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  end = acceptClipboard();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  startAfresh();
});

const copied = rememberCopy(addNode(emptyDocument, { x: 0, y: 0 }).document);

/** The browser pastes the text of the last copy. */
async function pasted(): Promise<Event> {
  rememberCopy(addNode(emptyDocument, { x: 0, y: 0 }).document);
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? copied : ''), files: [] };
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
  document.dispatchEvent(event);
  await Promise.resolve();
  return event;
}
const press = (kind: string, button: number): void =>
  void window.dispatchEvent(Object.assign(new Event(kind), { button }));

test('a paste by the middle button changes nothing, one by the keys after it pastes', async () => {
  press('pointerdown', 1);
  press('pointerup', 1);
  const event = await pasted();
  expect([event.defaultPrevented, editor().document.nodes.length]).toEqual([true, 0]);
  window.dispatchEvent(new Event('keydown'));
  await pasted();
  await expect.poll(() => editor().document.nodes.length).toBe(1);
});

test('a click with another button after it makes a paste mean what it says', async () => {
  press('pointerup', 1);
  press('pointerdown', 0);
  press('pointerup', 0);
  await pasted();
  await expect.poll(() => editor().document.nodes.length).toBe(1);
});
