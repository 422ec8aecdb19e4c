/** What lies under the pointer: the heads of arcs beside the rims that they touch. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recourse } from '../../app/canvas/model/courses.ts';
import { createDrawing, type Drawing, follow, radius } from '../../app/canvas/model/drawing.ts';
import { gripsOf, hit, type Looking, lengthOfLine, placeAlong } from '../../app/canvas/model/hit.ts';
import { edgeKey, emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import type { Spot } from '../../engine/figure/index.ts';
import { tryLaw } from '../laws/seeds.ts';

function drawingOf(document: GameDocument): Drawing {
  const drawing = createDrawing(document);
  recourse(drawing, follow(drawing, document));
  return drawing;
}

const node = (id: string, { x, y }: Spot) => ({ id, x, y, gray: false, name: '' });
const arc = (from: string, to: string) => ({ from, to, player: 'either' as const });
const looking = (more: Partial<Looking> = {}): Looking => ({
  zoom: 1,
  touch: false,
  selectedNodes: new Set(),
  selectedArcs: new Set(),
  ...more,
});

const pair = drawingOf({
  ...emptyDocument,
  nodes: [node('a', { x: 0, y: 0 }), node('b', { x: 200, y: 0 })],
  edges: [arc('a', 'b')],
});
const key = edgeKey(arc('a', 'b'));
/** So far from the rim of b, towards a. */
const beforeB = (off: number): Spot => ({ x: 200 - radius - off, y: 0 });

test('the middle of a head is the end of its arc, the rim before it connects', () => {
  expect(hit(pair, beforeB(6), looking())).toMatchObject({ kind: 'arc', part: 'end', arc: { key } });
  expect(hit(pair, beforeB(2), looking())).toMatchObject({ kind: 'node', zone: 'rim', node: { id: 'b' } });
});

test.each([
  ['selected', { selectedArcs: new Set([key]) }],
  ['pointed at until now', { hovered: key }],
])('all of the head of an arc that is %s is its end', (_, more) => {
  for (const off of [1, 3, 6, 9])
    expect(hit(pair, beforeB(off), looking(more))).toMatchObject({ kind: 'arc', part: 'end', arc: { key } });
  expect(hit(pair, { x: 200, y: 0 }, looking(more))).toMatchObject({ kind: 'node', zone: 'body' });
});

test('who comes out of the node has its rim all round, unless the arc is chosen', () => {
  const outOf = { outOf: 'b' };
  for (const off of [2, 6, 9])
    expect(hit(pair, beforeB(off), looking(outOf))).toMatchObject({ kind: 'node', zone: 'rim' });
  const chosen = looking({ ...outOf, selectedArcs: new Set([key]) });
  expect(hit(pair, beforeB(6), chosen)).toMatchObject({ kind: 'arc', part: 'end' });
});

test('a finger takes hold of nodes, and from afar nodes are all body', () => {
  for (const more of [{ touch: true }, { zoom: 0.4 }])
    expect(hit(pair, beforeB(6), looking(more))).toMatchObject({
      kind: 'node',
      zone: 'body',
      node: { id: 'b' },
    });
});

const order = 6;
const drawn = fc.record({
  places: fc.uniqueArray(fc.record({ x: fc.nat(8), y: fc.nat(6) }), {
    minLength: order,
    maxLength: order,
    selector: ({ x, y }) => `${x} ${y}`,
  }),
  arcs: fc.uniqueArray(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), { maxLength: 12, selector: String }),
});

test('in any drawing every head that lies free can be taken hold of, and every rim away from heads connects', () => {
  tryLaw(drawn, 60, ({ places, arcs }) => {
    const drawing = drawingOf({
      ...emptyDocument,
      nodes: places.map(({ x, y }, i) => node(`${i}`, { x: 90 * x, y: 90 * y })),
      edges: arcs.map(([from, to]) => arc(`${from}`, `${to}`)),
    });
    const heads = [...drawing.arcs.values()].map((each) => {
      const { points } = each.course;
      return { arc: each, middle: placeAlong(points, lengthOfLine(points) - 6) };
    });
    const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
    for (const { arc: its, middle } of heads) {
      const others = heads.filter((other) => other.arc !== its && far(other.middle, middle) < 24);
      const nodes = [...drawing.nodes.values()].filter(
        (other) => other !== its.to && far(other.node, middle) < radius + 14,
      );
      const off = far(its.to.node, middle) - radius;
      if (others.length + nodes.length > 0 || off < 5 || off > 9) continue;
      expect(hit(drawing, middle, looking())).toMatchObject({
        kind: 'arc',
        part: 'end',
        arc: { key: its.key },
      });
    }
    for (const {
      id,
      node: { x, y },
    } of drawing.nodes.values()) {
      for (let i = 0; i < 24; i++) {
        const angle = (i * Math.PI) / 12;
        for (const reach of [radius - 2, radius + 3, radius + 8]) {
          const at = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
          if (heads.some(({ middle }) => far(middle, at) < 14)) continue;
          expect(hit(drawing, at, looking())).toMatchObject({ kind: 'node', zone: 'rim', node: { id } });
        }
      }
    }
  });
});

test('the grip that is shown at an end is in the head', () => {
  const its = pair.arcs.get(key);
  if (!its) throw new Error('There is no such arc.');
  const { end } = gripsOf(its, 1);
  expect(hit(pair, end, looking())).toMatchObject({ kind: 'arc', part: 'end' });
});
