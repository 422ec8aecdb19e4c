/** What Find has found is selected, and the keyboard goes on from there. */
import { beforeEach, expect, test } from 'vitest';
import { foundBy, selectFound } from '../../app/dialogs/finding.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { setFocus } from '../../app/store/showing.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);

test('keys act on the first node that was found, whatever was in focus before', () => {
  const { document, labels } = drawn('a -> b, c\nb -> c');
  openDocument(document, 'drawing');
  setFocus({ kind: 'node', id: 'a' });
  const find = (typed: string) => foundBy(document.nodes, labels, editor().hidden, typed);
  selectFound(find('c'));
  expect([...editor().selection.nodes]).toEqual(['c']);
  expect(editor().focus).toEqual({ kind: 'node', id: 'c' });
  selectFound(find('*1'));
  expect(editor().focus).toEqual({ kind: 'node', id: 'b' });
  selectFound(find('no such node'));
  expect([...editor().selection.nodes]).toEqual(['b']);
});
