/** However nodes and arcs come into a drawing, there are never more than the editor has room for. */
import { beforeEach, expect, test } from 'vitest';
import { applyEdit, openDocument, preview } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { editorRoom, emptyDocument, type GameDocument } from '../../engine/document/index.ts';

beforeEach(startAfresh);

const many = (count: number): GameDocument => ({
  ...emptyDocument,
  nodes: Array.from({ length: count }, (_, i) => ({ id: `${i}`, x: 0, y: 0, gray: false, name: '' })),
});

test('an edit that would make a drawing too large is not done, and says what the bound is', () => {
  openDocument(many(editorRoom.nodes - 1), 'large');
  applyEdit(() => many(editorRoom.nodes));
  expect(editor().document.nodes).toHaveLength(editorRoom.nodes);
  expect(editor().toasts).toEqual([]);
  for (const edit of [applyEdit, (make: () => GameDocument) => preview(make())]) {
    edit(() => many(editorRoom.nodes + 1));
    expect(editor().document.nodes).toHaveLength(editorRoom.nodes);
    expect(editor().past).toHaveLength(1);
  }
  expect(editor().toasts.map(({ says }) => says)).toEqual([
    expect.stringMatching(/20,001 nodes.*at most 20,000/),
  ]);
});

test('a drawing that is too large already can still be made smaller', () => {
  openDocument(many(editorRoom.nodes + 50), 'larger');
  applyEdit(() => many(editorRoom.nodes + 10));
  expect(editor().document.nodes).toHaveLength(editorRoom.nodes + 10);
});
