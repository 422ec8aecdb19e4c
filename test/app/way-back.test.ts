/**
 * A drawing that was made of another one, or of a board, leads back there: at once, after a reload, and from
 * the list.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDocument } from '../../engine/document/index.ts';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

async function page(session = shelf()) {
  const opened = await openPage(session);
  return {
    ...opened,
    ...(await import('../../app/files/way-back.ts')),
    ...(await import('../../app/edits/drawing.ts')),
    ...(await import('../../app/edits/board.ts')),
  };
}

const made = {
  title: 'made',
  nodes: [{ id: 'm', x: 0, y: 0, gray: false, name: '' }],
};
const boardOfNim = { ...emptyDocument, title: 'Nim', board: { ruleset: 'nim', position: '5' } };

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

test('a board is left for its graph, and the way back leads to the board as it was; one that an earlier version kept over a drawing is opened as a new board', async () => {
  const first = await page();
  await first.openAsNew(boardOfNim);
  const board = first.editor().drawing;
  first.setUp('1+2');
  await first.openMadeHere({ ...emptyDocument, ...made });
  expect(first.editor().toasts.at(-1)?.action?.label).toBe('Back to “Nim”');
  await first.goBack();
  const { drawing, document, past } = first.editor();
  expect([drawing, document.board?.position, past.length]).toEqual([board, '1+2', 1]);

  await first.openAsNew(
    { ...emptyDocument, ...made },
    { drawing: 'gone', title: 'gone', board: { ruleset: 'nim', position: '7' } },
  );
  await first.goBack();
  expect(first.editor().document.board).toEqual({ ruleset: 'nim', position: '7' });
});
