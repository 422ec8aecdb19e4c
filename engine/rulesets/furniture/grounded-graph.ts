/**
 * A graph on the ground: coloured edges between points, some of which stand on the ground line. Each point stands as high as it is
 * far from the ground, in edges, over the middle of what hangs on it; edges beside each other and loops bow out. An edge is a
 * place: a click changes its colour or takes it away; and so is each point, where another edge begins. Linear in the graph.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardPiece, BoardPlace } from '../board.ts';
import { layoutOnGround } from './graph-layout.ts';
import { along, disc, side, straight } from './shapes.ts';

export type GroundedEdge = {
  /** Numbers of points; 0 is the ground, which is as long as it must be. */
  readonly ends: readonly [number, number];
  /** The notation's sign of its colour. */
  readonly sign: string;
  /** As the notation's problems call it. */
  readonly name: string;
};

/** A kind of edge: its sign, what it is called, whose it is, and how it looks. */
export type EdgeKind = BoardPiece & { readonly look: LookName };

export type GroundedGraph<Position> = {
  readonly edges: readonly GroundedEdge[];
  readonly kinds: readonly EdgeKind[];
  /** The position with edge number `edge` of another colour, or without it where `sign` is undefined. */
  recolour(edge: number, sign: string | undefined): Position | undefined;
  /** The position with one more edge, from a point to a new one; and what the new edge will be called. */
  grow(point: number): { readonly to: Position; readonly name: string } | undefined;
};

const NOTHING = '.';
const hitWidth = 9;
const jointRadius = 3.5;

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

/** Where an edge can be begun: at each point, and on the ground beside the last foot. */
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

/** The middle half of an edge: near its ends the points are hit. */
function hitAlong(form: Form): Form {
  if (form.kind !== 'curve') return form;
  const { line } = form;
  const [x0, y0, cx, cy, x1, y1] = line.slice(0, 6);
  if (line.length > 6) {
    // A loop: its far end.
    return disc({ x: x1, y: y1 }, hitWidth);
  }
  const at = (t: number): Spot => ({
    x: (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    y: (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  });
  return along(at(0.28), at(0.72), hitWidth);
}
