/**
 * The canvas finds again only the courses that an edit can have changed. They are those of a figure of the
 * whole drawing.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recourse } from '../../app/canvas/model/courses.ts';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { type Bend, edgeKey, emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { curvesOf, type Spot } from '../../engine/figure/index.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from '../laws/seeds.ts';

const order = 7;
const place = fc.record({ x: fc.integer({ min: 0, max: 14 }), y: fc.integer({ min: 0, max: 10 }) });
/** Half of the arcs are loops. */
const arc = fc
  .tuple(fc.nat(order - 1), fc.nat(order - 1), fc.boolean())
  .map(([from, to, isLoop]) => ({ from: `${from}`, to: `${isLoop ? from : to}`, player: 'either' as const }));

type Arc = { readonly from: string; readonly to: string; readonly player: 'either' };
type Edit =
  | { readonly node: number; readonly place: Spot }
  | { readonly arc: Arc; readonly bend: number | undefined };
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ node: fc.nat(order - 1), place }),
  fc.record({ arc, bend: fc.constantFrom(undefined, undefined, 40) }),
);

/** A node is moved, an arc that is there is bent or goes, or a new one comes last. */
function edited(document: GameDocument, edit: Edit): GameDocument {
  if ('node' in edit) {
    const nodes = document.nodes.map((node, i) =>
      i === edit.node ? { ...node, x: 20 * edit.place.x, y: 20 * edit.place.y } : node,
    );
    return { ...document, nodes };
  }
  const key = edgeKey(edit.arc);
  const before = document.view.bends ?? [];
  const others = before.filter((bend) => edgeKey(bend) !== key);
  const bends: readonly Bend[] =
    edit.bend === undefined ? others : [...others, { ...edit.arc, bend: edit.bend }];
  const isThere = document.edges.some((each) => edgeKey(each) === key);
  if (!isThere) return { ...document, edges: [...document.edges, edit.arc] };
  if (edit.bend === undefined && others.length === before.length) {
    return { ...document, edges: document.edges.filter((each) => edgeKey(each) !== key) };
  }
  return { ...document, view: { ...document.view, bends } };
}

test('after any edits every arc lies as in a figure of the drawing', () => {
  let turned = 0;
  const drawn = fc.tuple(
    fc.array(place, { minLength: order, maxLength: order }),
    fc.array(edits, { minLength: 8, maxLength: 20 }),
  );
  tryLaw(drawn, 30, ([places, made]) => {
    let document: GameDocument = {
      ...emptyDocument,
      nodes: places.map(({ x, y }, i) => ({ id: `${i}`, x: 20 * x, y: 20 * y, gray: false, name: '' })),
    };
    const drawing = createDrawing(document);
    recourse(drawing, follow(drawing, document));
    for (const edit of made) {
      document = edited(document, edit);
      recourse(drawing, follow(drawing, document));
    }
    const bends = new Map((document.view.bends ?? []).map((bend) => [edgeKey(bend), bend.bend]));
    const arcs = document.edges.map((each) => ({
      from: Number(each.from),
      to: Number(each.to),
      bend: bends.get(edgeKey(each)),
    }));
    const curves = curvesOf(document.nodes, arcs);
    for (const [i, each] of document.edges.entries()) {
      const { course } = drawing.arcs.get(edgeKey(each))!;
      expect([course.bow, course.loop?.turn]).toEqual([curves[i].bow, curves[i].loop?.turn]);
      if (curves[i].loop && curves[i].loop.turn !== 0) turned++;
    }
  });
  expect(turned).toBeGreaterThan(oftenEnough(15));
});
