/**
 * An example keeps its task in view while it is open, also after a reload, and the sections that would tell
 * the answer are folded.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

const task = { says: 'Find the move.', keeps: ['sum'] };

test('the task is kept with the drawing until it is closed, and goes with the drawing', async () => {
  const session = shelf();
  const first = await openPage(session);
  first.add('a');
  await first.openAsNew(first.editor().document, undefined, task);
  await first.flush();
  const { drawing } = first.editor();
  first.sleep();
  const again = { ...(await openPage(session)), ...(await import('../../app/store/document.ts')) };
  expect([again.editor().drawing, again.editor().task]).toEqual([drawing, task]);
  await again.openAsNew(again.editor().document);
  expect(again.editor().task).toBeUndefined();
  await again.open(drawing);
  again.endTask();
  await again.flush();
  again.sleep();
  const last = await openPage(session);
  expect([last.editor().drawing, last.editor().task]).toEqual([drawing, undefined]);
});

test('what an example is cited by stays when its task is closed', async () => {
  const session = shelf();
  const page = { ...(await openPage(session)), ...(await import('../../app/store/document.ts')) };
  const cited = { works: ['coping'], fact: 'wild-cycle' } as const;
  await page.openAsNew(page.editor().document, undefined, { ...task, cited });
  page.endTask();
  expect(page.editor().task).toEqual({ says: '', cited });
});

test('an answer is folded until a person opens it, regardless of what was opened elsewhere', async () => {
  const { editor, openAsNew, ...chrome } = {
    ...(await openPage(shelf())),
    ...(await import('../../app/store/chrome.ts')),
  };
  const folded = () => ['sum', 'graph'].map((id) => editor().folded[chrome.foldedAs(editor(), id)]);
  chrome.foldSection('sum', false);
  chrome.forgetUnfolded(task.keeps);
  await openAsNew(editor().document, undefined, task);
  expect(folded()).toEqual([true, undefined]);
  chrome.openSection('sum');
  expect(folded()).toEqual([false, undefined]);
  await openAsNew(editor().document);
  chrome.foldSection('sum', true);
  chrome.forgetUnfolded(task.keeps);
  await openAsNew(editor().document, undefined, task);
  expect(folded()).toEqual([true, undefined]);
});
