/** A drawing that was made of another one, or of a board, leads back there: at once, after a reload, and from the list. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

async function page(session = shelf()) {
  const opened = await openPage(session);
  return {
    ...opened,
    ...(await import('../../app/files/way-back.ts')),
    ...(await import('../../app/edits/drawing.ts')),
  };
}

const made = {
  title: 'made',
  nodes: [{ id: 'm', x: 0, y: 0, gray: false, name: '' }],
};
const board = { ruleset: 'nim', position: '1,2', most: 100_000, mode: 'edit', play: undefined } as const;

test('the message and the button lead back to the drawing it was made of, also after a reload', async () => {
  const session = shelf();
  const first = await page(session);
  first.add('a');
  first.retitle('A ring');
  const before = first.editor().drawing;
  await first.openMadeHere({ ...first.editor().document, ...made });
  const toast = first.editor().toasts.at(-1);
  expect(toast?.action?.label).toBe('Back to “A ring”');
  toast?.action?.run();
  await expect.poll(() => first.editor().drawing).toBe(before);
  expect(first.editor().from).toBeUndefined();

  await first.openMadeHere({ ...first.editor().document, ...made });
  const copy = first.editor().drawing;
  await first.flush();
  first.sleep();
  const again = await page(session);
  expect([again.editor().drawing, again.editor().from?.title]).toEqual([copy, 'A ring']);
  await again.goBack();
  expect([again.editor().drawing, again.ids()]).toEqual([before, ['a']]);
  await again.open(copy);
  expect(again.editor().from?.drawing).toBe(before);
});

test('the way back to a board opens its dialog as it was, over the drawing that was open, if that is still there', async () => {
  const { add, openMadeHere, goBack, editor, openAsNew, listDrawings, deleteDrawing, flush } = await page();
  add('a');
  const before = editor().drawing;
  const { document } = editor();
  await openMadeHere({ ...document, ...made }, board);
  expect(editor().toasts.at(-1)?.action?.label).toBe('Back to the board of Nim');
  await goBack();
  expect([editor().drawing, editor().dialog]).toEqual([before, { kind: 'board', ...board }]);

  await openMadeHere({ ...document, ...made }, board);
  await flush();
  const second = editor().drawing;
  const about = (await listDrawings()).find(({ id }) => id === before);
  if (about) await deleteDrawing(about, () => undefined);
  await goBack();
  expect([editor().drawing, editor().dialog?.kind]).toEqual([second, 'board']);
  await openAsNew(document);
  expect(editor().from).toBeUndefined();
});
