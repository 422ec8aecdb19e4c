/** Nothing that is done by hand leaves a node exactly over another one, and it is one step of undo. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dragging } from '../../app/canvas/gestures/dragging.ts';
import type { DrawnNode } from '../../app/canvas/model/drawing.ts';
import type { Hand } from '../../app/canvas/model/gesture.ts';
import type { Surface } from '../../app/canvas/model/surface.ts';
import { insert } from '../../app/commands/inserting.ts';
import { placeNode, stepNodes } from '../../app/edits/nodes.ts';
import { openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { select } from '../../app/store/showing.ts';
import { fragment } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';

const node = (id: string, x: number, y: number) => ({ id, x, y, gray: false, name: '' });
const drawing: GameDocument = { ...emptyDocument, nodes: [node('a', 0, 0), node('b', 100, 0)] };

beforeEach(() => {
  startAfresh();
  openDocument(drawing, 'd');
});
afterEach(startAfresh);

/** The smallest distance of two nodes. */
function nearest(): number {
  const { nodes } = editor().document;
  const pairs = nodes.flatMap((a, i) => nodes.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(...pairs);
}

function isOneStep(): void {
  expect(editor().past).toEqual([drawing]);
  undo();
  expect(editor().document).toBe(drawing);
}

/** A surface on which the nodes lie where the document has them. */
function surfaceNow(): Surface {
  const nodes = new Map(drawing.nodes.map((each) => [each.id, { id: each.id, node: each } as DrawnNode]));
  return {
    drawing: { nodes, nodePlaces: { near: () => [...nodes.values()] } },
    size: () => ({ width: 800, height: 600 }),
    frames: { ask: () => undefined },
  } as unknown as Surface;
}

const hand = (x: number, alt = false): Hand => ({
  screen: { x, y: 0 },
  at: { x, y: 0 },
  shift: false,
  free: false,
  alt,
  touch: false,
  time: 0,
});

function drag(to: number, alt = false): void {
  const surface = surfaceNow();
  const a = surface.drawing.nodes.get('a');
  if (!a) throw new Error('There is no node a.');
  const gesture = dragging(surface, a, hand(0));
  gesture.move(hand(to, alt));
  gesture.end(hand(to, alt));
}

test('a node that is dropped on another one is put beside it', () => {
  drag(97);
  expect(nearest()).toBeGreaterThanOrEqual(40);
  isOneStep();
});

test.each([3, 98])('a copy that is dropped at %d is put beside what is there', (to) => {
  drag(to, true);
  expect(editor().document.nodes).toHaveLength(3);
  expect(nearest()).toBeGreaterThanOrEqual(40);
  isOneStep();
});

test('a node that the arrow keys move passes over another one', () => {
  for (let i = 1; i <= 6; i++) {
    const a = editor().document.nodes[0];
    stepNodes(new Map([['a', { x: a.x + 20, y: a.y }]]), { x: 20, y: 0 });
    expect(nearest()).toBeGreaterThanOrEqual(20);
  }
  expect(editor().document.nodes[0]).toMatchObject({ x: 140, y: 0 });
});

test('a node that is made, and a copy that is put, on another node, are put aside', () => {
  placeNode({ x: 101, y: 1 });
  expect(nearest()).toBeGreaterThanOrEqual(40);
  isOneStep();
  select(['a']);
  insert(fragment(drawing, ['a']), { x: 96, y: 3 });
  expect(nearest()).toBeGreaterThanOrEqual(40);
  isOneStep();
});
