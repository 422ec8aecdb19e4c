/** The store's document actions: a read-only drawing takes no undo step, however an edit began. */
import { beforeEach, expect, test } from 'vitest';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit, endDrag, forbidEditing, preview, redo, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { held } from '../../app/store/held.ts';
import { setTitle } from '../../engine/document/edits/index.ts';
import { emptyDocument } from '../../engine/document/index.ts';

beforeEach(startAfresh);

test('a finished drag is one undo step', () => {
  preview(setTitle(emptyDocument, 'on the way'));
  preview(setTitle(emptyDocument, 'there'));
  endDrag(emptyDocument);
  expect(editor().past).toEqual([emptyDocument]);
  expect(editor().document.title).toBe('there');
});

test('hundreds of edits are undone one by one, and redone', () => {
  const titles = Array.from({ length: 300 }, (_, edit) => `after ${edit + 1}`);
  for (const title of titles) applyEdit((before) => setTitle(before, title));
  const back = titles.map(() => {
    undo();
    return editor().document.title;
  });
  expect(back).toEqual([...titles.slice(0, -1).toReversed(), '']);
  expect(editor().document).toBe(emptyDocument);
  const forth = titles.map(() => {
    redo();
    return editor().document.title;
  });
  expect(forth).toEqual(titles);
});

test('a drag that ends after another tab has taken the drawing is not a step', () => {
  preview(setTitle(emptyDocument, 'on the way'));
  const { document } = editor();
  forbidEditing('elsewhere');
  preview(setTitle(emptyDocument, 'there'));
  endDrag(emptyDocument);
  applyEdit((before) => setTitle(before, 'after'));
  expect(editor().past).toEqual([]);
  expect(editor().document).toBe(document);
});

test('resetting restores the store and what is held beside it', () => {
  const ended: number[] = [];
  const kept = held(
    () => 1,
    (last) => ended.push(last),
  );
  kept.now = 2;
  applyEdit((before) => setTitle(before, 'after'));
  startAfresh();
  expect(kept.now).toBe(1);
  expect(ended).toEqual([2]);
  expect(editor().document).toBe(emptyDocument);
});

test('of messages of one kind only the last is shown, beside those of other kinds', () => {
  toast('Values on the nodes', { kind: 'showing' });
  toast('Copied SVG');
  toast('Outcomes on the nodes', { kind: 'showing' });
  toast('Copied SVG');
  expect(editor().toasts.map(({ says }) => says)).toEqual(['Outcomes on the nodes', 'Copied SVG']);
});
