/**
 * A graph on the ground: coloured edges between points, some of them on the ground line. Each point stands as high as
 * its distance from the ground in edges, above the middle of what hangs from it; parallel edges and loops bow out. An
 * edge is a place: a click changes its colour or removes it. So is each point: a click there starts a new edge.
 * Linear in the graph.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardPiece, BoardPlace } from '../board.ts';
import { layoutOnGround } from './graph-layout.ts';
import { along, disc, side, straight } from './shapes.ts';

export type GroundedEdge = {
  /** Numbers of points; 0 is the ground, which is as long as needed. */
  readonly ends: readonly [number, number];
  /** The notation's character for its colour. */
  readonly sign: string;
  /** The edge's name in problems of the notation. */
  readonly name: string;
};

/** A kind of edge: its character, its name, its owner, and its look. */
export type EdgeKind = BoardPiece & { readonly look: LookName };

export type GroundedGraph<Position> = {
  readonly edges: readonly GroundedEdge[];
  readonly kinds: readonly EdgeKind[];
  /** The position with edge number `edge` in another colour, or without it if `sign` is undefined. */
  recolour(edge: number, sign: string | undefined): Position | undefined;
  /** The position with one more edge, from a point to a new point, and the name of the new edge. */
  grow(point: number): { readonly to: Position; readonly name: string } | undefined;
};

const NOTHING = '.';
const hitWidth = 9;
const jointRadius = 3.5;

/** A board that is a graph on the ground. */
export function groundedBoard<Position>(graph: GroundedGraph<Position>): Board<Position> {
  const { edges, kinds } = graph;
  const { points, curves, width } = layoutOnGround(edges.map(({ ends }) => ends));
  const bySign = new Map(kinds.map((kind) => [kind.sign, kind]));
  const shapes: FigureShape[] = [
    { look: 'ground', form: straight({ x: -side / 2, y: 0 }, { x: width + side / 2, y: 0 }) },
  ];
  const places: BoardPlace<Position>[] = [];
  for (const [i, { sign, name }] of edges.entries()) {
    const kind = bySign.get(sign);
    if (kind) shapes.push({ look: kind.look, form: curves[i] });
    places.push({
      name,
      area: hitAlong(curves[i]),
      holds: kind ? `a ${kind.name} edge` : 'an edge',
      edits: editsOf(graph, i, sign),
    });
  }
  for (const spot of points.values()) shapes.push({ look: 'joint', form: disc(spot, jointRadius) });
  return {
    says: edges.length === 1 ? '1 edge on the ground' : `${edges.length} edges on the ground`,
    shapes,
    texts: [],
    places: [...places, ...growths(graph, points, width)],
    pieces: kinds,
  };
}

function editsOf<Position>(
  { kinds, recolour }: GroundedGraph<Position>,
  edge: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const at = kinds.findIndex((kind) => kind.sign === sign);
  const others = [...kinds.slice(at + 1), ...kinds.slice(0, Math.max(0, at))];
  const changed = others.map((kind) => ({ sign: kind.sign, says: `make it ${kind.name}` }));
  return [...changed, { sign: NOTHING, says: 'cut it' }].flatMap((each) => {
    const to = recolour(edge, each.sign === NOTHING ? undefined : each.sign);
    return to === undefined ? [] : [{ ...each, to }];
  });
}

const pointRadius = 8;

/** The places where an edge can be started: each point, and the ground beside the last foot. */
function growths<Position>(
  { grow }: GroundedGraph<Position>,
  points: ReadonlyMap<number, Spot>,
  width: number,
): readonly BoardPlace<Position>[] {
  const at = (point: number, spot: Spot): readonly BoardPlace<Position>[] => {
    const grown = grow(point);
    if (!grown) return [];
    return [
      {
        name: point === 0 ? 'the ground' : `point ${point}`,
        area: disc(spot, pointRadius),
        holds: point === 0 ? 'the ground' : 'a point',
        edits: [{ sign: '+', says: `begin the edge ${grown.name}`, to: grown.to }],
      },
    ];
  };
  return [
    ...[...points].flatMap(([point, spot]) => at(point, spot)),
    ...at(0, { x: width + side / 2, y: 0 }),
  ];
}

/** The middle half of an edge reacts to the pointer; near its ends the points do. */
function hitAlong(form: Form): Form {
  if (form.kind !== 'curve') return form;
  const { line } = form;
  const [x0, y0, cx, cy, x1, y1] = line.slice(0, 6);
  if (line.length > 6) {
    // A loop reacts at its far end.
    return disc({ x: x1, y: y1 }, hitWidth);
  }
  const at = (t: number): Spot => ({
    x: (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    y: (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  });
  return along(at(0.28), at(0.72), hitWidth);
}
