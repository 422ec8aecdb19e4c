/**
 * Drawings on the ground, side by side: coloured edges between points, some of them on the ground line. Each point stands as high as
 * its distance from the ground in edges, above the middle of what hangs from it; parallel edges and loops bow out. An
 * edge is a place: a click changes its colour or removes it. So is each point, and the ground: a new edge is drawn from there.
 * Linear in the graph, as far as edges do not crowd one another.
 */
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardFall, BoardPiece, BoardPlace } from '../board.ts';
import { layoutOnGround } from './graph-layout.ts';
import { edgeSpots } from './hit-spots.ts';
import { box, disc, groundRise, side, straight } from './shapes.ts';

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
  /** Where edges fall: which edges and points of a drawing do when one of its edges is cut, besides that itself. */
  falling?(
    drawing: number,
    edge: number,
  ): { readonly edges: readonly number[]; readonly points: readonly number[] };
  /** The position with one more edge of a kind, from a point to another or to a new one; undefined where there are too many. */
  draw(drawing: number, from: number, to: number | undefined, sign: string): Position | undefined;
};

const NOTHING = '.';
const dotRadius = 3.5;
const pointRadius = 8;
/** How far below the middle of its line the ground reacts to the pointer. */
const groundDepth = 11;
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
  const ends = new Map<string, readonly [drawing: number, point: number]>();
  const endAt = (drawing: number, point: number, area: Form): void => {
    const name = graph.nameOf(drawing, point);
    ends.set(name, [drawing, point]);
    places.push({ name, area, holds: point === 0 ? 'the ground' : 'a point', edits: [] });
  };
  const falls = new Map<string, () => BoardFall>();
  let begin = 0;
  for (const [drawing, edges] of drawings.entries()) {
    const { points, curves, end } = layoutOnGround(
      edges.map(({ ends }) => ends),
      begin,
    );
    const [left, right] = [begin - reach, end + reach];
    grounds.push({ look: 'ground', form: straight({ x: left, y: 0 }, { x: right, y: 0 }) });
    const areas = edgeSpots(curves, [...points.values()], pointRadius);
    for (const [
      i,
      {
        sign,
        name,
        ends: [one, other],
      },
    ] of edges.entries()) {
      const kind = bySign.get(sign);
      // An edge whose colour cannot be read stays on the board.
      lines.push({ look: kind?.look ?? 'open edge', form: curves[i] });
      const what = kind && kind.name !== edgeWord ? `${kind.name} ${edgeWord}` : edgeWord;
      falls.set(name, () => {
        const fallen = graph.falling?.(drawing, i) ?? { edges: [], points: [] };
        const loose = fallen.points.flatMap((point) => points.get(point) ?? []);
        return {
          line: curves[i],
          names: fallen.edges.map((edge) => edges[edge].name),
          forms: [
            ...fallen.edges.map((edge) => curves[edge]),
            ...loose.map((spot) => disc(spot, dotRadius + 1)),
          ],
        };
      });
      places.push({
        name,
        area: areas[i],
        holds: `${withArticle(what)} from ${endName(one)} to ${endName(other)}`,
        edits: editsOf(graph, drawing, i, sign),
      });
    }
    for (const spot of points.values()) dots.push({ look: 'dot', form: disc(spot, dotRadius) });
    for (const [point, spot] of points) endAt(drawing, point, disc(spot, pointRadius));
    endAt(drawing, 0, box(left, -groundRise, right - left, groundRise + groundDepth));
    begin = end + between;
  }
  const many = drawings.reduce((sum, edges) => sum + edges.length, 0);
  return {
    says: many === 1 ? `1 ${edgeWord} on the ground` : `${many} ${edgeWord}s on the ground`,
    shapes: [...grounds, ...lines, ...dots],
    texts: [],
    places,
    pieces: kinds,
    ...(graph.falling && { falls: (name: string) => falls.get(name)?.() }),
    join: {
      kinds,
      ends: [...ends.keys()],
      draw(from, to, sign) {
        const start = ends.get(from);
        if (!start || !kinds.some((kind) => kind.sign === sign)) return undefined;
        if (to === undefined) return graph.draw(...start, undefined, sign);
        const end = ends.get(to);
        // The ground is the same one for all drawings; nothing else of two of them can be joined.
        if (!end || (start[0] !== end[0] && start[1] !== 0 && end[1] !== 0)) return undefined;
        return graph.draw(start[1] === 0 ? end[0] : start[0], start[1], end[1], sign);
      },
    },
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
