/** What the store's writers keep: a drawing that is only looked at takes no step, however an edit of it began. */
import { beforeEach, expect, test } from 'vitest';
import { applyEdit, preview, settle } from '../../app/store/document.ts';
import { editor, firstState, setEditor, useEditor } from '../../app/store/editor.ts';
import { emptyDocument, setTitle } from '../../engine/index.ts';

beforeEach(() => useEditor.setState(firstState, true));

test('a drag that ends is one undo step', () => {
  preview(setTitle(emptyDocument, 'on the way'));
  preview(setTitle(emptyDocument, 'there'));
  settle(emptyDocument);
  expect(editor().past).toEqual([emptyDocument]);
  expect(editor().document.title).toBe('there');
});

test('a drag that ends after another tab has taken the drawing is none', () => {
  preview(setTitle(emptyDocument, 'on the way'));
  const { document } = editor();
  setEditor({ readOnly: 'elsewhere' });
  preview(setTitle(emptyDocument, 'there'));
  settle(emptyDocument);
  applyEdit((before) => setTitle(before, 'after'));
  expect(editor().past).toEqual([]);
  expect(editor().document).toBe(document);
});
