/**
 * After ten minutes of work a message says, once, that the drawing is kept in this browser only, and saves it
 * to a file.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelf } from '../fixtures/shelf.ts';

const fileSave = vi.fn(async (_blob: Blob, _options: { readonly fileName: string }) => null);
vi.doMock('browser-fs-access', () => ({ fileSave }));

let now = 0;

beforeEach(() => {
  now = 0;
  fileSave.mockClear();
  vi.stubGlobal('localStorage', shelf());
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page as the browser loads it, with this browser's storage. */
async function openPage() {
  vi.resetModules();
  const { editor } = await import('../../app/store/editor.ts');
  const { placeNode } = await import('../../app/edits/nodes.ts');
  const { remindOnce } = await import('../../app/files/first-minutes.ts');
  const end = remindOnce();
  return {
    end,
    editor,
    /** An edit so long after the last one. */
    edit(later: number): void {
      now += later;
      placeNode({ x: now, y: 0 });
    },
    told: () => editor().toasts.filter(({ says }) => says.includes('only in this browser')),
  };
}

const minute = 60_000;

test('the time between edits counts as work, but a pause does not', async () => {
  const { firstMinutes, worked } = await import('../../app/files/first-minutes.ts');
  expect(worked(0, Number.NaN)).toBe(0);
  expect(worked(1_000, 2_000)).toBe(3_000);
  expect(worked(1_000, 61_000)).toBe(1_000);
  let sum = 0;
  for (let time = 0; time < 10; time++) sum = worked(sum, minute);
  expect(sum).toBe(firstMinutes);
});

test('the message comes with the edit that makes it ten minutes, stays, and saves the drawing as it is then', async () => {
  const page = await openPage();
  page.edit(0);
  for (let time = 0; time < 9; time++) page.edit(minute);
  // A pause is not work.
  page.edit(minute + 1);
  page.edit(minute - 1);
  expect(page.told()).toEqual([]);
  page.edit(1);
  const [message, ...more] = page.told();
  expect(more).toEqual([]);
  expect(message).toMatchObject({ stays: true, action: { label: 'Save a file' } });
  page.edit(1);
  message.action?.run();
  await vi.waitFor(() => expect(fileSave).toHaveBeenCalledOnce());
  const [blob, { fileName }] = fileSave.mock.calls[0];
  expect(fileName).toBe('drawing.grundy.json');
  expect(JSON.parse(await blob.text()).nodes).toHaveLength(page.editor().document.nodes.length);
  page.end();
});

test('it comes once: no page of this browser says it again, and all pages count together', async () => {
  const first = await openPage();
  first.edit(0);
  for (let time = 0; time < 5; time++) first.edit(minute);
  first.end();
  const second = await openPage();
  second.edit(0);
  for (let time = 0; time < 5; time++) second.edit(minute);
  expect(second.told()).toHaveLength(1);
  for (let time = 0; time < 20; time++) second.edit(minute);
  expect(second.told()).toHaveLength(1);
  second.end();
  const later = await openPage();
  for (let time = 0; time < 20; time++) later.edit(minute);
  expect(later.told()).toEqual([]);
  later.end();
});

test('a drawing that is kept in a file too, or that nothing stores, gets no message', async () => {
  for (const refused of [false, true]) {
    localStorage.clear();
    const page = await openPage();
    if (refused) vi.stubGlobal('localStorage', undefined);
    else {
      const { setDisk } = await import('../../app/store/chrome.ts');
      setDisk({ kind: 'written', name: 'x.grundy.json' });
    }
    for (let time = 0; time < 20; time++) page.edit(minute);
    expect(page.told()).toEqual([]);
    page.end();
  }
});
