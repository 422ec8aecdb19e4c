/** Opening another drawing loses nothing of the one that is left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDocument } from '../../engine/document/index.ts';
import { beginPages, drawings, endPages, nodesOf, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

for (const opens of ['a new drawing', 'a kept drawing']) {
  test(`an edit made while ${opens} is being opened is saved in the one that is left`, async () => {
    const page = await openPage(shelf());
    page.add('a');
    await page.flush();
    const kept = page.editor().drawing;
    await page.openAsNew(emptyDocument);
    page.add('b');
    await page.flush();
    const left = page.editor().drawing;
    // The page asks the other tabs for the drawing that it opens: too late for any timer to save the edit
    // first.
    const edit = vi.fn(() => page.add('late'));
    new BroadcastChannel('grundy').addEventListener('message', ({ data }) => {
      if (data.kind === 'who') edit();
    });
    if (opens === 'a new drawing') await page.openAsNew(emptyDocument);
    else await page.open(kept);
    expect(edit).toHaveBeenCalledOnce();
    expect(page.ids()).toEqual(opens === 'a new drawing' ? [] : ['a']);
    expect(nodesOf(left)).toEqual(['b', 'late']);
    expect(nodesOf(kept)).toEqual(['a']);
  });
}

test('an empty drawing is kept only if its steps can be redone', async () => {
  const page = await openPage(shelf());
  const untouched = page.editor().drawing;
  await page.openAsNew(emptyDocument);
  page.add('a');
  page.undo();
  await page.flush();
  const undone = page.editor().drawing;
  await page.openAsNew(emptyDocument);
  await page.flush();
  expect(drawings()).toContain(undone);
  expect(drawings()).not.toContain(untouched);
});
