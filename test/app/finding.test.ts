/** What Find has found is selected, and the keyboard continues from there. */
import { beforeEach, expect, test } from 'vitest';
import { foundBy, goToFound, meantBy } from '../../app/dialogs/finding.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { seenLabels } from '../../app/store/seen-labels.ts';
import { setFocus } from '../../app/store/showing.ts';
import { nothingHidden } from '../../app/store/state/showing.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);

function seenDrawn(text: string) {
  const { document, labels } = drawn(text);
  return { document, seen: seenLabels(labels, nothingHidden) };
}

test('a name typed whole means that node alone, although others begin like it', () => {
  const { document, seen } = seenDrawn('n12 -> n1\nn1 -> n10, n11\nn10 -> n11');
  const meant = (typed: string) =>
    meantBy(foundBy(document.nodes, seen, typed), typed).map(({ node }) => node.id);
  expect(meant('N1')).toEqual(['n1']);
  expect(meant('n1')).toEqual(['n1']);
  expect(meant('n')).toHaveLength(4);
  // The row that is meant is the first, however many rows there are.
  expect(foundBy(document.nodes, seen, 'n1')[0]?.node.id).toBe('n1');
});

test('keys act on the first node that was found, regardless of the earlier focus', () => {
  const { document, seen } = seenDrawn('a -> b, c\nb -> c');
  openDocument(document, 'drawing');
  setFocus({ kind: 'node', id: 'a' });
  const find = (typed: string) => foundBy(document.nodes, seen, typed);
  goToFound(find('c'));
  expect([...editor().selection.nodes]).toEqual(['c']);
  expect(editor().focus).toEqual({ kind: 'node', id: 'c' });
  goToFound(find('*1'));
  expect(editor().focus).toEqual({ kind: 'node', id: 'b' });
  goToFound(find('no such node'));
  expect([...editor().selection.nodes]).toEqual(['b']);
});
