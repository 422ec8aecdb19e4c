/** What the browser keeps of a drawing: every version of the editor finds its rules where the first one put them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asKept, fromKept } from '../../app/files/kept-shape.ts';
import { emptyDocument, ruledBy } from '../../engine/index.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { beginPages, database, drawings, endPages, openPage, shelf } from '../fixtures/pages.ts';
import { tryLaw } from '../laws/seeds.ts';

beforeEach(beginPages);
afterEach(endPages);

test('a drawing is the same after it was kept, and what it shares with another state is shared still', () => {
  tryLaw(arbitraryDocument, 100, (document) => {
    const kept = asKept(document);
    expect(fromKept(kept)).toEqual(document);
    expect(fromKept(structuredClone(kept))).toEqual(document);
    expect(kept.nodes).toBe(document.nodes);
  });
});

test('rules that an earlier version kept as members of the view are those of the drawing', () => {
  const { rules: _, ...view } = emptyDocument.view;
  const before = { ...emptyDocument, view: { ...view, theory: 'partizan', infinitePlay: 'left' as const } };
  expect(fromKept(before).view.rules).toEqual(ruledBy({ theory: 'partizan', infinitePlay: 'left' }));
  expect(asKept(fromKept(before))).toEqual(before);
  expect(fromKept({ ...emptyDocument, view }).view).toEqual(emptyDocument.view);
});

test('an earlier version finds the rules of a stored drawing, and a page that is loaded again does', async () => {
  const session = shelf();
  const page = await openPage(session);
  page.add('a');
  page.applyEdit((document) => ({
    ...document,
    view: { ...document.view, rules: ruledBy({ infinitePlay: 'right' }) },
  }));
  await page.flush();
  expect(database.records.get(`drawing/${drawings()[0]}`)).toMatchObject({
    document: { view: { infinitePlay: 'right', rest: {} } },
  });
  const again = await openPage(session);
  expect(again.editor().document.view.rules).toEqual(ruledBy({ infinitePlay: 'right' }));
});
