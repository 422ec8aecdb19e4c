/** Actions in the list of drawings never destroy what another page does meanwhile. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../../app/words.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { beginPages, drawings, endPages, nodesOf, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

test('duplicating a drawing that another page has written does not allow overwriting it', async () => {
  const session = shelf();
  const slept = await openPage(session);
  slept.add('a');
  await slept.flush();
  slept.sleep();
  const writer = await openPage(session);
  writer.add('b');
  await writer.flush();
  const [about] = await slept.listDrawings();
  expect(slept.editor().drawing).toBe(about.id);

  await slept.duplicateDrawing(about);
  slept.add('c');
  await slept.flush();
  expect(nodesOf(about.id)).toEqual(['a', 'b']);
  expect(nodesOf(slept.editor().drawing)).toEqual(['a', 'c']);
  writer.add('d');
  await writer.flush();
  expect(writer.editor().drawing).toBe(about.id);
  expect(nodesOf(about.id)).toEqual(['a', 'b', 'd']);
});

test('an outdated list neither renames nor deletes a drawing that another tab writes', async () => {
  const writer = await openPage(shelf());
  writer.add('a');
  await writer.flush();
  const [about] = await writer.listDrawings();
  const other = await openPage(shelf());
  await other.openAsNew(emptyDocument);
  const acts = [() => other.renameDrawing(about, 'Mine'), () => other.deleteDrawing(about, () => undefined)];
  for (const act of acts) {
    await act();
    expect(other.editor().toasts.map(({ says }) => says)).toEqual([words.keeping.elsewhereFirst]);
    expect((await other.listDrawings()).map(({ title }) => title)).toEqual(['']);
  }
  writer.add('b');
  await writer.flush();
  expect(writer.editor().drawing).toBe(about.id);
  expect(nodesOf(about.id)).toEqual(['a', 'b']);
});

test('the page that opens a drawing renamed in the list continues to write it', async () => {
  const only = await openPage(shelf());
  only.add('a');
  await only.flush();
  const { drawing } = only.editor();
  await only.openAsNew(emptyDocument);
  const [about] = await only.listDrawings();
  await only.renameDrawing(about, 'Anew');
  await only.open(drawing);
  only.add('b');
  await only.flush();
  expect(only.editor().drawing).toBe(drawing);
  expect(only.editor().document.title).toBe('Anew');
  expect(nodesOf(drawing)).toEqual(['a', 'b']);
});

test('a deleted drawing that was on the screen is restored', async () => {
  const writer = await openPage(shelf());
  writer.add('a');
  await writer.flush();
  const [about] = await writer.listDrawings();
  await writer.deleteDrawing(about, () => undefined);
  expect(drawings()).not.toContain(about.id);
  writer.editor().toasts[0].action?.run();
  await expect.poll(() => writer.editor().drawing).toBe(about.id);
  expect(writer.ids()).toEqual(['a']);
});
