/** The canvas in words: where the focus goes is read at once, and nothing else of the list need be made again for that. */
import { expect, test } from 'vitest';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { twinLines, withFocusedLine } from '../../app/canvas/model/twin-lines.ts';
import { firstState } from '../../app/store/editor.ts';
import { setGray } from '../../engine/document/edits/index.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { gridDocument } from '../fixtures/figures.ts';

const document = gridDocument(12);
const drawing = createDrawing(emptyDocument);
follow(drawing, document);
const ids = document.nodes.map(({ id }) => id);
const focusedOn = (id: string) => ({ ...firstState, document, focus: { kind: 'node', id } as const });
const lines = twinLines(focusedOn(ids[0]), drawing, { x: 0, y: 0 });

test('of a node that the list has only the line is made again, and only where it says something else', () => {
  expect(withFocusedLine(lines, focusedOn(ids[1]), drawing)).toBe(lines);
  const grayed = createDrawing(emptyDocument);
  follow(grayed, setGray(document, [ids[1]], true));
  const next = withFocusedLine(lines, focusedOn(ids[1]), grayed);
  expect(next?.filter((line) => !lines.includes(line)).map(({ says }) => says.includes('gray'))).toEqual([
    true,
  ]);
});

test('a node that the list has not needs another list', () => {
  const last = ids[ids.length - 1];
  expect(withFocusedLine(lines, focusedOn(last), drawing)).toBeUndefined();
  expect(withFocusedLine(lines, { ...firstState, document }, drawing)).toBeUndefined();
});
