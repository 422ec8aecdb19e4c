/** Two clicks soon after each other on one node edit its name, unless one adds to the selection. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { click } from '../../app/canvas/gestures/clicking.ts';
import type { DrawnNode } from '../../app/canvas/model/drawing.ts';
import type { Surface } from '../../app/canvas/model/surface.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { emptyDocument } from '../../engine/document/index.ts';

const node = { id: 'a', x: 0, y: 0, gray: false, name: '' };

beforeEach(() => {
  startAfresh();
  openDocument({ ...emptyDocument, nodes: [node] }, 'd');
});
afterEach(startAfresh);

const at = { x: 0, y: 0 };
const hit = { kind: 'node', zone: 'body', node: { id: 'a', node } as DrawnNode } as const;

function clickNode(time: number, shift: boolean): void {
  const hand = { screen: at, at, shift, free: false, alt: false, touch: false, time };
  click({} as Surface, { hand, hit, onHandle: false, pans: false, rested: false });
}

test.each([
  { says: 'a second click soon after edits the name', wait: 400, first: false, second: false, edits: true },
  { says: 'a second click later does not', wait: 500, first: false, second: false, edits: false },
  { says: 'a click soon after one with Shift does not', wait: 100, first: true, second: false, edits: false },
  { says: 'a second click with Shift does not', wait: 100, first: false, second: true, edits: false },
])('$says', ({ wait, first, second, edits }) => {
  clickNode(1000, first);
  expect(editor().naming).toBeUndefined();
  clickNode(1000 + wait, second);
  expect(editor().naming !== undefined).toBe(edits);
});

test('a click with Shift between two others leaves none of them the second of a double click', () => {
  clickNode(1000, false);
  clickNode(1100, true);
  clickNode(1200, false);
  expect(editor().naming).toBeUndefined();
  expect([...editor().selection.nodes]).toEqual(['a']);
});
