/**
 * The course of every arc on the canvas, by engine/figure's rule, updated after an edit with as little work
 * as possible.
 */
import {
  arcCourse,
  type Box,
  boxOfLine,
  boxRound,
  type Curve,
  type Fan,
  type LoopedNode,
  loopCourse,
  loopCurve,
  loopedNodes,
  loopSight,
  piecesOfLoop,
  type Spot,
  sampled,
} from '../../../engine/figure/index.ts';
import {
  type Changes,
  type Drawing,
  type DrawnArc,
  type DrawnCourse,
  type DrawnNode,
  radius,
} from './drawing.ts';

/**
 * If more places than this were left or taken, looking at every arc is cheaper than searching for those near.
 */
const manyPlaces = 400;
/**
 * A loop in any direction has its node within this distance, and depends on nothing farther from the node
 * than it sees.
 */
const loopReach = radius + loopSight;

const isLoop = ({ from, to }: DrawnArc): boolean => from === to;

export const heightOver = (arc: DrawnArc, { x, y }: Spot): number => {
  const s = arc.from.node;
  const t = arc.to.node;
  const length = Math.hypot(t.x - s.x, t.y - s.y) || 1;
  return ((t.x - s.x) * (y - s.y) - (t.y - s.y) * (x - s.x)) / length;
};
export const turnOf = (arc: DrawnArc, { x, y }: Spot): number =>
  (Math.atan2(y - arc.from.node.y, x - arc.from.node.x) * 180) / Math.PI + 90;

/**
 * An arc's place among the arcs in its direction, and how many lead back. The end with fewer arcs is
 * searched.
 */
function fanOf(arc: DrawnArc): Fan {
  const { from, to } = arc;
  const same: DrawnArc[] = [];
  let back = 0;
  for (const each of from.arcs.size <= to.arcs.size ? from.arcs : to.arcs) {
    if (each.from === from && each.to === to) same.push(each);
    else if (each.from === to && each.to === from) back++;
  }
  return { place: same.indexOf(arc), same: same.length, back };
}

/** The directions in which a node's arcs leave it and reach it; its loops avoid them. */
const directionsAt = (drawn: DrawnNode): readonly number[] =>
  [...drawn.arcs]
    .filter((arc) => !isLoop(arc))
    .map(({ from, course }) => (from === drawn ? course.out : course.into));

const nodesNear = (drawing: Drawing, box: Box): readonly Spot[] =>
  drawing.nodePlaces.near(box).map(({ node }) => node);

function arcCurveFor(drawing: Drawing, arc: DrawnArc): Curve {
  const near = (box: Box): readonly Spot[] => nodesNear(drawing, box);
  return arcCourse(arc.from.node, arc.to.node, { bend: arc.bend, fan: () => fanOf(arc), near });
}

/** The nodes with loops as the engine asks for them, while everything else stays in its place. */
const loopsIn = (drawing: Drawing): ((drawn: DrawnNode) => LoopedNode) =>
  loopedNodes((drawn, looped) => ({
    at: drawn.node,
    loops: () => loopsOf(drawn).length,
    directions: () => directionsAt(drawn),
    lines: (box) =>
      drawing.arcPlaces
        .near(box)
        .filter((each) => !isLoop(each) || (each.bend !== undefined && each.from !== drawn))
        .map(({ course }) => course.points),
    near: (box) => nodesNear(drawing, box),
    rivals: (box) => drawing.nodePlaces.near(box).filter(hasPlacedLoop).map(looped),
  }));

const loopsOf = ({ arcs }: DrawnNode): readonly DrawnArc[] => [...arcs].filter(isLoop);
const hasPlacedLoop = (drawn: DrawnNode): boolean => loopsOf(drawn).some(({ bend }) => bend === undefined);

const withPoints = (curve: Curve): DrawnCourse => ({
  ...curve,
  points: sampled(curve, curve.loop ? piecesOfLoop : 16),
});

const boxOf = ({ points }: DrawnCourse): Box => boxOfLine(points);

/**
 * The arcs whose course depends on an arc that came or went: those between its two ends, and the loops at
 * them.
 */
function turnedBy({ from, to }: DrawnArc, due: Set<DrawnArc>): void {
  for (const end of [from, to]) {
    for (const each of end.arcs) {
      const isBeside = (each.from === from && each.to === to) || (each.from === to && each.to === from);
      if (isBeside || isLoop(each)) due.add(each);
    }
  }
}

/** Places that nodes have left, and places where nodes are now. */
const placesOf = ({ left, added, moved }: Changes['nodes']): readonly Spot[] => [
  ...left,
  ...[...added, ...moved].map(({ node }) => node),
];

/** The arcs that a node now blocks, or no longer does. */
function passedBy(drawing: Drawing, { nodes }: Changes, due: Set<DrawnArc>): void {
  const places = placesOf(nodes);
  const look = (arc: DrawnArc): void => {
    if (!isLoop(arc) && arc.bend === undefined) due.add(arc);
  };
  if (places.length > manyPlaces) {
    for (const arc of drawing.arcs.values()) look(arc);
    return;
  }
  // A bent arc passes beside the node it avoids, at a distance of the node's width and its clearance.
  const reach = 3 * radius;
  for (const { x, y } of places) {
    const box = { x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach };
    for (const arc of drawing.arcPlaces.near(box)) look(arc);
  }
}

/**
 * The loops that may have to turn because of changes in these boxes: they see nothing farther than twice
 * their reach.
 */
function loopsNear({ loops }: Drawing, boxes: readonly Box[], due: Set<DrawnArc>): void {
  const sees = ({ from: { node } }: DrawnArc, { x1, y1, x2, y2 }: Box): boolean => {
    const far = 2 * loopReach;
    return node.x >= x1 - far && node.x <= x2 + far && node.y >= y1 - far && node.y <= y2 + far;
  };
  for (const arc of loops) {
    if (arc.bend !== undefined) continue;
    if (boxes.length > manyPlaces || boxes.some((box) => sees(arc, box))) due.add(arc);
  }
}

const sameCurve = (a: Curve, b: Curve): boolean => a.bow === b.bow && a.loop?.turn === b.loop?.turn;

/** Finds the courses again of all arcs that an edit can have changed; returns the arcs to be redrawn. */
export function recourse(drawing: Drawing, changes: Changes): ReadonlySet<DrawnArc> {
  const { nodes, arcs } = changes;
  const moved = new Set<DrawnArc>([...arcs.added, ...arcs.bent]);
  for (const node of nodes.moved) for (const arc of node.arcs) moved.add(arc);
  const due = new Set(moved);
  for (const arc of [...arcs.added, ...arcs.removed]) turnedBy(arc, due);
  passedBy(drawing, changes, due);
  const touched: Box[] = [];
  for (const arc of arcs.removed) touched.push(boxOf(arc.course));
  // Loops share their room with loops near by, so one that came makes them look again; and so does one that
  // is turned by hand.
  for (const { from, to } of [...arcs.added, ...arcs.bent])
    if (from === to) touched.push(boxRound(from.node, radius));
  for (const place of placesOf(nodes)) touched.push({ x1: place.x, y1: place.y, x2: place.x, y2: place.y });
  const look = (arc: DrawnArc, curve: Curve): void => {
    const course = withPoints(curve);
    if (!moved.has(arc) && sameCurve(course, arc.course)) {
      due.delete(arc);
      return;
    }
    if (arc.course.points.length > 0) touched.push(boxOf(arc.course));
    arc.course = course;
    const box = boxOf(course);
    touched.push(box);
    drawing.arcPlaces.put(arc, box);
  };
  for (const arc of due) if (!isLoop(arc)) look(arc, arcCurveFor(drawing, arc));
  // Loops avoid arcs and what was turned by hand, so they come after those have their courses.
  const byHand = [...due].filter((arc) => isLoop(arc) && arc.bend !== undefined);
  for (const arc of byHand) look(arc, loopCurve(arc.from.node, arc.bend ?? 0));
  loopsNear(drawing, touched, due);
  const looped = loopsIn(drawing);
  for (const arc of due) {
    if (!isLoop(arc) || arc.bend !== undefined) continue;
    look(
      arc,
      loopCourse(looped(arc.from), undefined, () => fanOf(arc).place),
    );
  }
  forgetWords(drawing, touched);
  return due;
}

/**
 * With more boxes than this, forgetting all words is cheaper than searching for those near: a box may be as
 * large as the drawing.
 */
const manyBoxes = 90;
/** How far from its node a word may be. */
const wordsReach = 90;

/** Forgets the places of words near changes, so that they are found again. */
function forgetWords(drawing: Drawing, boxes: readonly Box[]): void {
  if (boxes.length > manyBoxes) {
    for (const drawn of drawing.nodes.values()) drawn.words = undefined;
    return;
  }
  for (const { x1, y1, x2, y2 } of boxes) {
    const box = { x1: x1 - wordsReach, y1: y1 - wordsReach, x2: x2 + wordsReach, y2: y2 + wordsReach };
    for (const drawn of drawing.nodePlaces.near(box)) drawn.words = undefined;
  }
}
