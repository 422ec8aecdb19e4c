/**
 * The board of a drawing: its nodes at their places, with the stones on them, and its arcs. An edge has no
 * head; what joins the same nodes bows apart, a loop lies where there is most room about its node, and what
 * is gone is dotted. An arc is a place too. Linear in the drawing, but where it is laid out.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { Board, BoardPiece } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { side, stoneRadius, straight } from '../furniture/shapes.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import {
  type BoardArc,
  type DrawingPosition,
  drawingOf,
  graphOfDrawing,
  mostArcsDrawn,
  nameOfDrawnNode,
  namesOfArcs,
  placesOnDrawing,
} from './drawing-position.ts';
import { listedBy, parallelLines } from './graph.ts';
import {
  type ArcHead,
  curveOf,
  editTo,
  headOfArc,
  type JoinAsked,
  type LineOnBoard,
  towards,
} from './graph-board.ts';
import { edgeSpots } from './hit-spots.ts';
import { nodePitch, spotsOfGraph } from './node-spots.ts';
import { edgePiece, freeRadius, nodesBoard, radiusOfPlaces } from './nodes-board.ts';
import { GONE_NODE, mostNodesJoined } from './nodes-position.ts';

export type DrawingBoardAsked = {
  readonly pieces: readonly BoardPiece[];
  /** Whether a move puts a stone of a kind that is chosen beside the board. */
  readonly isChosen: boolean;
};

/** The distance between the middles of parallel arcs. */
const bowStep = 0.45 * side;
const head: ArcHead = { length: 7, half: 3, look: 'dot' };
const loopReach = 1.2 * side;
const loopHalf = 0.55;

const arcPiece: BoardPiece = { sign: '>', name: 'arc', player: 'neutral', look: 'board line' };

export function boardOfDrawing(
  position: DrawingPosition,
  { pieces, isChosen }: DrawingBoardAsked,
): Board<DrawingPosition> {
  const { cells, order } = position;
  const spots = spotsOfDrawing(position);
  const byArcs = position.joined.by === 'arcs';
  return nodesBoard<DrawingPosition>({
    says: saidOf(position),
    nodes: spots.map((at, node) => ({
      at,
      sign: cells[node],
      name: nameOfDrawnNode(position, node),
      ...(byArcs && { number: node }),
    })),
    edges: [],
    lines: linesOf(position, spots),
    pieces,
    empty: EMPTY_CELL,
    gone: GONE_NODE,
    isChosen: isChosen && cells.slice(0, order).includes(EMPTY_CELL),
    put: (node, sign) => withSign(position, node, sign),
    join: joinOf(position),
  });
}

function saidOf({ joined, order, ...position }: DrawingPosition): string {
  if (joined.by === 'ring') return `a cycle of ${manyOf(order, 'node')}`;
  if (joined.by === 'rows')
    return joined.columns === order
      ? `a path of ${manyOf(order, 'node')}`
      : `${manyOf(order / joined.columns, 'row')} of ${manyOf(joined.columns, 'node')}`;
  const { arcs } = graphOfDrawing({ joined, order });
  const isDirected = arcs.some((arc) => arc.isDirected);
  const gone = position.cells.slice(order).includes(GONE_NODE) ? ', some of them gone' : '';
  return `a ${isDirected ? 'digraph' : 'graph'} of ${manyOf(order, 'node')} and ${manyOf(arcs.length, isDirected ? 'arc' : 'edge')}${gone}`;
}

/** Where the nodes are: as the notation says, or laid out. */
export function spotsOfDrawing(position: DrawingPosition): readonly Spot[] {
  const places = placesOnDrawing(position);
  if (places) return places.map(({ x, y }) => ({ x: x * nodePitch, y: y * nodePitch }));
  const { order, arcs } = graphOfDrawing(position);
  return spotsOfGraph({ order, edges: arcs.flatMap(({ ends }) => (ends[0] === ends[1] ? [] : [ends])) });
}

function withSign(position: DrawingPosition, node: number, sign: string): DrawingPosition {
  const { cells, order } = position;
  const nodes = cells.slice(0, node) + sign + cells.slice(node + 1, order);
  if (sign !== GONE_NODE) return { ...position, cells: nodes + cells.slice(order) };
  // The arcs of a node that is gone are gone with it.
  const { arcs } = graphOfDrawing(position);
  const left = arcs.map(({ ends }, arc) => (ends.includes(node) ? EMPTY_CELL : cells[order + arc]));
  return { ...position, cells: nodes + left.join('') };
}

type Course = { readonly form: Form; readonly shapes: readonly FigureShape[]; readonly at: Spot };

/** The lines of the arcs; each is a place where it may be clicked. */
function linesOf(position: DrawingPosition, spots: readonly Spot[]): readonly LineOnBoard<DrawingPosition>[] {
  const { arcs } = graphOfDrawing(position);
  const { cells, order } = position;
  const names = namesOfArcs(position);
  const isGone = (arc: number): boolean =>
    cells[order + arc] === GONE_NODE || arcs[arc].ends.some((end) => cells[end] === GONE_NODE);
  const radii = spots.map((_, node) => (cells[node] === EMPTY_CELL ? freeRadius : stoneRadius));
  const courses = coursesOf(arcs, spots, radii);
  const areas = edgeSpots(
    courses.map(({ form }) => form),
    spots,
    radiusOfPlaces(spots.map((at) => ({ at }))),
  );
  return courses.map(({ shapes, form }, arc) => ({
    shapes: isGone(arc) ? [{ look: 'open edge', form }] : shapes,
    place: {
      name: names[arc],
      area: areas[arc],
      holds: isGone(arc) ? 'gone' : arcs[arc].isDirected ? 'an arc' : 'an edge',
      edits: [editTo('x', 'cut it', () => withoutArc(position, arc))],
    },
  }));
}

function coursesOf(
  arcs: readonly BoardArc[],
  spots: readonly Spot[],
  radii: readonly number[],
): readonly Course[] {
  const courses = new Array<Course>(arcs.length);
  const ends = arcs.map((arc) => arc.ends);
  const groups = parallelLines(ends, false);
  const angles = listedBy(
    ends.flatMap(([a, b]): (readonly [number, number])[] =>
      a === b
        ? []
        : [
            [a, Math.atan2(spots[b].y - spots[a].y, spots[b].x - spots[a].x)],
            [b, Math.atan2(spots[a].y - spots[b].y, spots[a].x - spots[b].x)],
          ],
    ),
  );
  for (const group of groups)
    for (const [k, arc] of group.entries()) {
      const [a, b] = ends[arc];
      if (a === b) {
        const way = widestGap(angles.get(a) ?? []) + k * 0.9;
        courses[arc] = loopAt(spots[a], radii[a], way, arcs[arc].isDirected);
        continue;
      }
      const aside = (k - (group.length - 1) / 2) * bowStep * (a < b ? 1 : -1);
      courses[arc] = courseBetween(spots[a], spots[b], radii[b], aside, arcs[arc].isDirected);
    }
  return courses;
}

function courseBetween(from: Spot, to: Spot, radius: number, aside: number, isDirected: boolean): Course {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // The middle of a curve is half as far off as its control point.
  const control = { x: (from.x + to.x) / 2 - uy * 2 * aside, y: (from.y + to.y) / 2 + ux * 2 * aside };
  if (!isDirected) {
    const form = aside === 0 ? straight(from, to) : curveOf(from, control, to);
    return { form, shapes: [{ look: 'node edge', form }], at: control };
  }
  const tip = towards(to, control, radius + 1);
  const form = curveOf(from, control, tip);
  return { form, shapes: [{ look: 'node edge', form }, headAt(tip, control)], at: control };
}

/** A loop whose far end is in this direction. */
function loopAt(at: Spot, radius: number, way: number, isDirected: boolean): Course {
  const spot = (angle: number, far: number): Spot => ({
    x: at.x + far * Math.cos(angle),
    y: at.y + far * Math.sin(angle),
  });
  const [out, into, far] = [
    spot(way - loopHalf, 1.15 * loopReach),
    spot(way + loopHalf, 1.15 * loopReach),
    spot(way, loopReach),
  ];
  const [start, tip] = [towards(at, out, radius), towards(at, into, radius + (isDirected ? 1 : 0))];
  const form: Form = {
    kind: 'curve',
    line: [start.x, start.y, out.x, out.y, far.x, far.y, into.x, into.y, tip.x, tip.y],
  };
  const line: FigureShape = { look: 'node edge', form };
  return { form, shapes: isDirected ? [line, headAt(tip, into)] : [line], at: far };
}

const headAt = (tip: Spot, from: Spot): FigureShape => headOfArc(tip, towards(tip, from, head.length), head);

/** The middle of the widest angle between these directions; downwards where there are none. */
function widestGap(angles: readonly number[]): number {
  if (angles.length === 0) return Math.PI / 2;
  const sorted = angles.toSorted((a, b) => a - b);
  let [best, widest] = [0, -1];
  for (const [i, angle] of sorted.entries()) {
    const next = i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + 2 * Math.PI;
    if (next - angle > widest) [best, widest] = [(angle + next) / 2, next - angle];
  }
  return best;
}

/** The position as it is written by its arcs, so that it may get and lose some. */
function byArcs(position: DrawingPosition) {
  const { arcs } = graphOfDrawing(position);
  return { arcs, places: placesOnDrawing(position) };
}

function withArcs(
  { cells, order }: DrawingPosition,
  nodes: string,
  arcs: readonly BoardArc[],
  places: readonly Spot[] | undefined,
  arcCells: string,
): DrawingPosition {
  const fresh = drawingOf({ by: 'arcs', arcs, ...(places && { places }) }, cells.slice(0, order) + nodes);
  return { ...fresh, cells: fresh.cells.slice(0, fresh.order) + arcCells };
}

function withoutArc(position: DrawingPosition, arc: number): DrawingPosition {
  const { arcs, places } = byArcs(position);
  const { cells, order } = position;
  return withArcs(
    position,
    '',
    arcs.filter((_, i) => i !== arc),
    places,
    cells.slice(order, order + arc) + cells.slice(order + arc + 1),
  );
}

/**
 * An edge or an arc that is there is taken away when it is drawn again. A new node lies beside the one from
 * which the line was drawn.
 */
const joinOf = (position: DrawingPosition): Omit<JoinAsked<DrawingPosition>, 'ends'> => ({
  kinds: [edgePiece, arcPiece],
  draw(_, from, to, sign) {
    const { arcs, places } = byArcs(position);
    const { cells, order } = position;
    const end = to ?? order;
    const isDirected = sign === arcPiece.sign;
    const there = arcs.findIndex(
      ({ ends: [a, b], isDirected: has }) =>
        has === isDirected && ((a === from && b === end) || (!isDirected && a === end && b === from)),
    );
    if (there >= 0) return withoutArc(position, there);
    if (end >= mostNodesJoined || arcs.length >= mostArcsDrawn) return undefined;
    const ends = isDirected || from <= end ? ([from, end] as const) : ([end, from] as const);
    return withArcs(
      position,
      end === order ? EMPTY_CELL : '',
      [...arcs, { ends, isDirected }],
      places && (end === order ? [...places, freePlace(places, places[from])] : places),
      cells.slice(order) + EMPTY_CELL,
    );
  },
});

/** A place at the usual distance from another one, as far from all others as there is one. */
function freePlace(places: readonly Spot[], { x, y }: Spot): Spot {
  let [best, widest] = [{ x: x + 1, y }, -1];
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8;
    const place = { x: x + Math.cos(angle), y: y + Math.sin(angle) };
    const near = places.reduce(
      (least, other) => Math.min(least, Math.hypot(other.x - place.x, other.y - place.y)),
      2,
    );
    if (near > widest + 1e-9) [best, widest] = [place, near];
  }
  return best;
}
