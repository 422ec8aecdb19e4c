/** The course of every arc on the canvas: curves of engine/figure, kept up to date with the least work after an edit. */
import {
  arcCurve,
  type Box,
  bowFor,
  type Curve,
  clearBow,
  fanBow,
  fanPlace,
  loopCurve,
  loopTurn,
  type Spot,
  sampled,
  wayOf,
} from '../../../engine/index.ts';
import { type Changes, type Course, type Drawing, type DrawnArc, type DrawnNode, radius } from './drawing.ts';

/** Above this many places left or taken it is cheaper to look at every arc than to ask which lie near. */
const manyPlaces = 400;

export const heightOver = (arc: DrawnArc, { x, y }: Spot): number => {
  const s = arc.from.node;
  const t = arc.to.node;
  const length = Math.hypot(t.x - s.x, t.y - s.y) || 1;
  return ((t.x - s.x) * (y - s.y) - (t.y - s.y) * (x - s.x)) / length;
};
export const turnOf = (arc: DrawnArc, { x, y }: Spot): number =>
  (Math.atan2(y - arc.from.node.y, x - arc.from.node.x) * 180) / Math.PI + 90;

const towards = (from: DrawnNode, to: DrawnNode): number =>
  Math.atan2(to.node.y - from.node.y, to.node.x - from.node.x);

function loopFor(arc: DrawnArc): Curve {
  if (arc.bend !== undefined) return loopCurve(arc.from.node, arc.bend);
  const loops: DrawnArc[] = [];
  const directions: number[] = [];
  for (const each of arc.from.arcs) {
    if (each.from === each.to) loops.push(each);
    else directions.push(towards(arc.from, each.from === arc.from ? each.to : each.from));
  }
  return loopCurve(arc.from.node, loopTurn(loops.indexOf(arc), loops.length, directions));
}

/** Nodes that stand where a straight arc would go. */
function inTheWay(drawing: Drawing, { from, to }: DrawnArc): readonly Spot[] {
  const way = wayOf(from.node, to.node);
  const found: Spot[] = [];
  for (const drawn of drawing.nodePlaces.near(way)) {
    const { x, y } = drawn.node;
    if (drawn === from || drawn === to || x < way.x1 || x > way.x2 || y < way.y1 || y > way.y2) continue;
    found.push(drawn.node);
  }
  return found;
}

function curveFor(drawing: Drawing, arc: DrawnArc): Curve {
  const { from, to, bend } = arc;
  if (from === to) return loopFor(arc);
  const distance = Math.hypot(to.node.x - from.node.x, to.node.y - from.node.y);
  if (bend !== undefined) return arcCurve(from.node, to.node, bowFor(bend, distance));
  const same: DrawnArc[] = [];
  let back = 0;
  // The node with fewer arcs is the quicker to ask.
  for (const each of from.arcs.size <= to.arcs.size ? from.arcs : to.arcs) {
    if (each.from === from && each.to === to) same.push(each);
    else if (each.from === to && each.to === from) back++;
  }
  if (same.length + back === 1) {
    return arcCurve(from.node, to.node, clearBow(from.node, to.node, inTheWay(drawing, arc)));
  }
  return arcCurve(from.node, to.node, fanBow(fanPlace(same.indexOf(arc), same.length, back), distance));
}

function courseFor(drawing: Drawing, arc: DrawnArc): Course {
  const curve = curveFor(drawing, arc);
  return { ...curve, points: sampled(curve, curve.loop ? 8 : 16) };
}

function boxOf({ points }: Course): Box {
  let [x1, y1, x2, y2] = [points[0], points[1], points[0], points[1]];
  for (let i = 2; i < points.length; i += 2) {
    x1 = Math.min(x1, points[i]);
    x2 = Math.max(x2, points[i]);
    y1 = Math.min(y1, points[i + 1]);
    y2 = Math.max(y2, points[i + 1]);
  }
  return { x1, y1, x2, y2 };
}

/** Where nodes stood that stand there no longer, and where others stand now. */
const placesOf = ({ left, added, moved }: Changes['nodes']): readonly Spot[] => [
  ...left,
  ...[...added, ...moved].map(({ node }) => node),
];

/** Arcs that a node now stands in the way of, or no longer does. */
function passedBy(drawing: Drawing, { nodes }: Changes, due: Set<DrawnArc>): void {
  const places = placesOf(nodes);
  const look = (arc: DrawnArc): void => {
    if (arc.from !== arc.to && arc.bend === undefined) due.add(arc);
  };
  if (places.length > manyPlaces) {
    for (const arc of drawing.arcs.values()) look(arc);
    return;
  }
  // A bent arc lies beside the node it bends round: as far off as a node with its clearance is wide.
  const reach = 3 * radius;
  for (const { x, y } of places) {
    const box = { x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach };
    for (const arc of drawing.arcPlaces.near(box)) look(arc);
  }
}

const sameCurve = (a: Curve, b: Curve): boolean => a.bow === b.bow && a.loop?.turn === b.loop?.turn;

/** Looks again at the arcs that an edit can have moved; those are given whose course is to be drawn again. */
export function recourse(drawing: Drawing, changes: Changes): ReadonlySet<DrawnArc> {
  const { nodes, arcs } = changes;
  const moved = new Set<DrawnArc>([...arcs.added, ...arcs.bent]);
  for (const node of nodes.moved) for (const arc of node.arcs) moved.add(arc);
  const due = new Set(moved);
  for (const arc of [...arcs.added, ...arcs.removed]) {
    for (const end of [arc.from, arc.to]) for (const each of end.arcs) due.add(each);
  }
  passedBy(drawing, changes, due);
  const touched: Box[] = [];
  for (const arc of due) {
    const course = courseFor(drawing, arc);
    if (!moved.has(arc) && sameCurve(course, arc.course)) {
      due.delete(arc);
      continue;
    }
    if (arc.course.points.length > 0) touched.push(boxOf(arc.course));
    arc.course = course;
    const box = boxOf(course);
    touched.push(box);
    drawing.arcPlaces.put(arc, box);
  }
  for (const arc of arcs.removed) touched.push(boxOf(arc.course));
  for (const place of placesOf(nodes)) touched.push({ x1: place.x, y1: place.y, x2: place.x, y2: place.y });
  forgetWords(drawing, touched);
  return due;
}

/** So far from its node may a word stand. */
const wordsReach = 90;

/** Words near what has changed find their places anew. */
function forgetWords(drawing: Drawing, boxes: readonly Box[]): void {
  if (boxes.length > manyPlaces) {
    for (const drawn of drawing.nodes.values()) drawn.words = undefined;
    return;
  }
  for (const { x1, y1, x2, y2 } of boxes) {
    const box = { x1: x1 - wordsReach, y1: y1 - wordsReach, x2: x2 + wordsReach, y2: y2 + wordsReach };
    for (const drawn of drawing.nodePlaces.near(box)) drawn.words = undefined;
  }
}
