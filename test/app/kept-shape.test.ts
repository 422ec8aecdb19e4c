/**
 * What the browser keeps of a drawing: every version of the editor finds its rules where the first one put
 * them.
 */
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asKept, fromKept, mostAsRecords } from '../../app/files/kept-shape.ts';

import { emptyDocument } from '../../engine/document/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { arbitraryBoard, arbitraryDocument } from '../arbitrary/documents.ts';

import { beginPages, database, drawings, endPages, openPage, shelf } from '../fixtures/pages.ts';
import { tryLaw } from '../laws/seeds.ts';

beforeEach(beginPages);
afterEach(endPages);

test('a drawing is the same after it was kept, and what it shares with another state is shared still', () => {
  tryLaw(fc.oneof(arbitraryDocument, arbitraryBoard), 100, (document) => {
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

/** How many records a message or a stored value has, with those in it. A copy makes each of them anew. */
function recordsIn(stored: unknown): number {
  let count = 0;
  const rest = [stored];
  while (rest.length > 0) {
    const each = rest.pop();
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue;
    count++;
    for (const member of Object.values(each)) rest.push(member);
  }
  return count;
}

test('a large drawing is stored in a few columns, and is the same with its history when the page is loaded again', async () => {
  const session = shelf();
  const page = await openPage(session);
  const nodes = Array.from({ length: mostAsRecords + 1 }, (_, i) => ({
    ...{ id: `n${i}`, x: i, y: -i, gray: i % 3 === 0, name: i % 5 === 0 ? `v_${i}` : '' },
  }));
  page.applyEdit((document) => ({ ...document, nodes, edges: [{ from: 'n0', to: 'n1', player: 'left' }] }));
  page.applyEdit((document) => ({
    ...document,
    nodes: document.nodes.slice(1),
    edges: [],
    pieces: ['n7'],
    view: { ...document.view, rules: ruledBy({ infinitePlay: 'right' }) },
  }));
  await page.flush();
  const stored = database.records.get(`drawing/${drawings()[0]}`);
  expect(recordsIn(stored)).toBeLessThan(100);
  const again = await openPage(session);
  expect(again.editor().document).toEqual(page.editor().document);
  expect(again.editor().past).toEqual(page.editor().past);
  again.add('new');
  await again.flush();
  expect(recordsIn(database.records.get(`drawing/${drawings()[0]}`))).toBeLessThan(100);
});
