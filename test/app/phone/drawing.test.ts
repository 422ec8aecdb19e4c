/** The edits of a drawing that is an answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostArcsAnswered, mostNodesAnswered } from '../../../app/class/protocol.ts';
import { arcNear, drawnCourse } from '../../../app/phone/drawing/drawn-course.ts';
import {
  drawnNodeName,
  drawnNodeNear,
  drawnRadius,
  emptyDrawing,
  placeForNode,
  withArc,
  withFirst,
  withNode,
  withNodeAt,
  withoutArc,
  withoutNode,
} from '../../../app/phone/drawing/edits.ts';
import type { DrawnAnswer } from '../../../engine/marking/index.ts';

const triangle: DrawnAnswer = {
  nodes: [
    [50, 20],
    [20, 70],
    [80, 70],
  ],
  arcs: [
    [0, 1, 'left'],
    [0, 2, 'right'],
    [1, 2, 'both'],
  ],
};

/** The arcs by the places that they join, which no renumbering changes. */
const joined = ({ nodes, arcs }: DrawnAnswer): readonly string[] =>
  arcs.map(([from, to, player]) => `${nodes[from]} ${nodes[to]} ${player}`).toSorted();

test('a node that is deleted takes its arcs with it, and no other', () => {
  expect(joined(withoutNode(triangle, 0))).toEqual(['20,70 80,70 both']);
  expect(joined(withoutNode(triangle, 1))).toEqual(['50,20 80,70 right']);
  expect(withoutArc(triangle, 1).arcs).toHaveLength(2);
});

test('the node that is asked about changes without changing the drawing', () => {
  const other = withFirst(triangle, 2);
  expect(other.nodes[0]).toEqual([80, 70]);
  expect(joined(other)).toEqual(joined(triangle));
});

test('a second arc between two nodes changes whose it is, and a loop is an arc', () => {
  expect(withArc(triangle, [0, 1, 'right']).arcs).toEqual([[0, 1, 'right'], ...triangle.arcs.slice(1)]);
  expect(withArc(triangle, [1, 0, 'left']).arcs).toHaveLength(4);
  expect(withArc(triangle, [2, 2, 'both']).arcs.at(-1)).toEqual([2, 2, 'both']);
});

test('nodes are inside the field at whole places', () => {
  expect(withNode(emptyDrawing, [-20, 101.7]).nodes).toEqual([[drawnRadius, 100 - drawnRadius]]);
  expect(withNodeAt(triangle, 1, [33.4, 12.6]).nodes[1]).toEqual([33, 13]);
});

test('buttons add nodes beside each other as long as there is room, and a full drawing stays as it is', () => {
  let drawing = emptyDrawing;
  for (let i = 0; i < 9; i++) drawing = withNode(drawing, placeForNode(drawing));
  const { nodes } = drawing;
  for (const [i, [x, y]] of nodes.entries())
    for (const [ox, oy] of nodes.slice(i + 1))
      expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(2 * drawnRadius);
  for (let i = 9; i < mostNodesAnswered; i++) drawing = withNode(drawing, placeForNode(drawing));
  expect(withNode(drawing, [50, 50])).toBe(drawing);
  for (let i = 0; i < mostArcsAnswered; i++)
    drawing = withArc(drawing, [i % 200, (i * 7 + (i > 199 ? 1 : 0)) % 200, 'both']);
  expect(drawing.arcs).toHaveLength(mostArcsAnswered);
  expect(withArc(drawing, [3, 4, 'both'])).toBe(drawing);
});

test('names of nodes are all different', () => {
  const names = Array.from({ length: mostNodesAnswered }, (_, node) => drawnNodeName(node));
  expect(new Set(names).size).toBe(mostNodesAnswered);
  expect(names.slice(0, 2)).toEqual(['a', 'b']);
});

test('a tap means the nearest node or arc, and nothing far away', () => {
  expect(drawnNodeNear(triangle, [52, 25], 8)).toBe(0);
  expect(drawnNodeNear(triangle, [50, 50], 8)).toBeUndefined();
  expect(arcNear(triangle, [50, 72], 8)).toBe(2);
  expect(arcNear(triangle, [35, 46], 8)).toBe(0);
  expect(arcNear(triangle, [5, 5], 8)).toBeUndefined();
});

test('every arc has a course of numbers, wherever its nodes are', () => {
  const place = fc.tuple(fc.integer({ min: 6, max: 94 }), fc.integer({ min: 6, max: 94 }));
  fc.assert(
    fc.property(place, place, fc.boolean(), (one, other, isLoop) => {
      const drawing: DrawnAnswer = { nodes: [one, other], arcs: [[0, isLoop ? 0 : 1, 'left']] };
      const { path, head, points } = drawnCourse(drawing, drawing.arcs[0]);
      expect(`${path} ${head}`).not.toMatch(/NaN|Infinity/);
      expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    }),
  );
});
