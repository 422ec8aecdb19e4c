/**
 * Drawings on the ground, side by side: coloured edges between points, some of them on the ground line. Each point stands as high as
 * its distance from the ground in edges, above the middle of what hangs from it; parallel edges and loops bow out. An
 * edge is a place: a click changes its colour or removes it. So is each point: a click there starts a new edge.
 * Linear in the graph, as far as edges do not crowd one another.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardPiece, BoardPlace } from '../board.ts';
import { layoutOnGround } from './graph-layout.ts';
import { edgeSpots } from './hit-spots.ts';
import { disc, side, straight } from './shapes.ts';

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
  /** The edges of each drawing. */
  readonly drawings: readonly (readonly GroundedEdge[])[];
  readonly kinds: readonly EdgeKind[];
  /** What an edge is called: "edge", "string". */
  readonly edge: string;
  /** The name of a point in problems of the notation. */
  nameOf(drawing: number, point: number): string;
  /** The position with edge number `edge` of a drawing in another colour, or without it if `sign` is undefined. */
  recolour(drawing: number, edge: number, sign: string | undefined): Position | undefined;
  /** The position with one more edge, from a point to a new point. */
  grow(drawing: number, point: number): Position | undefined;
};

const NOTHING = '.';
/** A place at which something is begun; the notation has no sign there. */
export const BEGIN = '+';
const dotRadius = 3.5;
const pointRadius = 8;
/** How far the ground reaches beyond what stands on it. */
const reach = 0.75 * side;
/** From where one drawing ends to where the next one begins. */
const between = 2.2 * side;

/** A board that is drawings on the ground. */
export function groundedBoard<Position>(graph: GroundedGraph<Position>): Board<Position> {
  const { drawings, kinds, edge: edgeWord } = graph;
  const bySign = new Map(kinds.map((kind) => [kind.sign, kind]));
  const [grounds, lines, dots]: [FigureShape[], FigureShape[], FigureShape[]] = [[], [], []];
  const places: BoardPlace<Position>[] = [];
  let begin = 0;
  for (const [drawing, edges] of drawings.entries()) {
    const { points, curves, end } = layoutOnGround(
      edges.map(({ ends }) => ends),
      begin,
    );
    const ground = { x: end + side / 2, y: 0 };
    grounds.push({
      look: 'ground',
      form: straight({ x: begin - reach, y: 0 }, { x: end + reach, y: 0 }),
    });
    const areas = edgeSpots(curves, [...points.values(), ground], pointRadius);
    for (const [i, { sign, name, ends }] of edges.entries()) {
      const kind = bySign.get(sign);
      // An edge whose colour cannot be read stays on the board.
      lines.push({ look: kind?.look ?? 'open edge', form: curves[i] });
      const what = kind && kind.name !== edgeWord ? `${kind.name} ${edgeWord}` : edgeWord;
      places.push({
        name,
        area: areas[i],
        holds: `${withArticle(what)} from ${endName(ends[0])} to ${endName(ends[1])}`,
        edits: editsOf(graph, drawing, i, sign),
      });
    }
    for (const spot of points.values()) dots.push({ look: 'dot', form: disc(spot, dotRadius) });
    for (const [point, spot] of points) places.push(...growthAt(graph, drawing, point, spot));
    places.push(...growthAt(graph, drawing, 0, ground));
    begin = end + between;
  }
  const many = drawings.reduce((sum, edges) => sum + edges.length, 0);
  return {
    says: many === 1 ? `1 ${edgeWord} on the ground` : `${many} ${edgeWord}s on the ground`,
    shapes: [...grounds, ...lines, ...dots],
    texts: [],
    places,
    pieces: kinds,
  };
}

const withArticle = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

const endName = (point: number): string => (point === 0 ? 'the ground' : `point ${point}`);

function editsOf<Position>(
  { kinds, recolour }: GroundedGraph<Position>,
  drawing: number,
  edge: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const at = kinds.findIndex((kind) => kind.sign === sign);
  const others = [...kinds.slice(at + 1), ...kinds.slice(0, Math.max(0, at))];
  const changed = others.map((kind) => ({ sign: kind.sign, says: `make it ${kind.name}` }));
  return [...changed, { sign: NOTHING, says: 'cut it' }].flatMap((each) => {
    const to = recolour(drawing, edge, each.sign === NOTHING ? undefined : each.sign);
    return to === undefined ? [] : [{ ...each, to }];
  });
}

/** The place where an edge can be started: a point, or the ground beside the last foot. */
function growthAt<Position>(
  { grow, nameOf, edge }: GroundedGraph<Position>,
  drawing: number,
  point: number,
  spot: Spot,
): readonly BoardPlace<Position>[] {
  const to = grow(drawing, point);
  if (to === undefined) return [];
  const area: Form = disc(spot, pointRadius);
  return [
    {
      name: nameOf(drawing, point),
      area,
      holds: point === 0 ? 'the ground' : 'a point',
      edits: [{ sign: BEGIN, says: `begin ${withArticle(edge)}`, to }],
    },
  ];
}
