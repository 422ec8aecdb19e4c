/**
 * How drawings on the ground fall apart: edges belong together that meet in a point above the ground, since
 * the ground never moves. The points of a part are numbered anew, by what is joined to them, so that most
 * equal parts have one key: all trees and rows, but not every graph.
 */
import { type KeyedParts, NEGATIVE_PART, type PartKey } from '../parts.ts';
import { type CellsRules, cellsOfText, type MoveRecorder } from '../recipes/cells-rules.ts';
import type { LineEnds } from './graph.ts';
import { AGAIN, GONE, type GroundedPosition, printGrounded } from './grounded-position.ts';
import { groundedEdges } from './grounded-rules.ts';

export type GroundedApart = {
  /** The signs of the rules. */
  readonly signs: string;
  /**
   * The sign of each colour after the players have changed places; where there is none the players are alike.
   */
  readonly swapped?: Readonly<Record<string, string>>;
  rulesFor(position: GroundedPosition): Pick<CellsRules, 'moves'>;
};

/** An edge of a part. Points count through all drawings; a ground is −1. */
type PartEdge = { readonly a: number; readonly b: number; readonly sign: string };

const GROUND = -1;

/**
 * Opens the parts of drawings. O(edges · points) for each option at most, and O(edges) where points are soon
 * distinguished.
 */
export function openGroundedParts({ signs, swapped, rulesFor }: GroundedApart): KeyedParts<GroundedPosition> {
  const partsOf = (edges: readonly PartEdge[]): readonly PartKey[] =>
    componentsOf(edges).map((part) => normalKey(part, swapped));
  return {
    kind: 'keys',
    of: (position) =>
      position.cells.endsWith(AGAIN) ? undefined : partsOf(edgesThere(position, position.cells)),
    options(key, record) {
      const position = readKey(key, signs.endsWith(AGAIN));
      const cells = cellsOfText(signs, position.cells);
      const after = position.cells.split('');
      const changed: number[] = [];
      const put = (cell: number, sign: number): void => {
        after[cell] = signs[sign];
        changed.push(cell);
      };
      const move: MoveRecorder['move'] = (player) => {
        record(player, partsOf(edgesThere(position, after)), after.at(-1) === AGAIN);
        for (const cell of changed) after[cell] = position.cells[cell];
        changed.length = 0;
      };
      const slide: MoveRecorder['slide'] = (player, from, to) => {
        put(from, 0);
        put(to, cells[from]);
        move(player, []);
      };
      rulesFor(position).moves(cells, { put, move, slide });
    },
  };
}

/** The part as a drawing of its own. */
function readKey(key: PartKey, again: boolean): GroundedPosition {
  const words = key.split(' ').map((word) => word.split(/[-:]/));
  return {
    drawings: [words.map(([a, b]): LineEnds => [Number(a), Number(b)])],
    cells: words.map(([, , sign = '-']) => sign).join('') + (again ? GONE : ''),
  };
}

/** The edges that are there. */
function edgesThere(position: GroundedPosition, cells: ArrayLike<string>): readonly PartEdge[] {
  const { count, from, to, grounds } = groundedEdges(position);
  const pointOf = (point: number): number => (point < grounds ? GROUND : point);
  const edges: PartEdge[] = [];
  for (let edge = 0; edge < count; edge++)
    if (cells[edge] !== GONE) edges.push({ a: pointOf(from[edge]), b: pointOf(to[edge]), sign: cells[edge] });
  return edges;
}

/** The edges by what they belong to. Linear. */
function componentsOf(edges: readonly PartEdge[]): readonly (readonly PartEdge[])[] {
  const at = new Map<number, PartEdge[]>();
  for (const edge of edges)
    for (const point of new Set([edge.a, edge.b])) {
      const there = at.get(point);
      if (there) there.push(edge);
      else at.set(point, [edge]);
    }
  const met = new Set<PartEdge>();
  return edges.flatMap((first) => {
    if (met.has(first)) return [];
    met.add(first);
    const part = [first];
    // The list grows while the loop walks it.
    for (const { a, b } of part) {
      for (const point of [a, b]) {
        if (point === GROUND) continue;
        for (const next of at.get(point) ?? []) {
          if (met.has(next)) continue;
          met.add(next);
          part.push(next);
        }
        at.delete(point);
      }
    }
    return [part];
  });
}

function normalKey(part: readonly PartEdge[], swapped: GroundedApart['swapped']): PartKey {
  const key = keyOf(part);
  if (!swapped) return key;
  const other = keyOf(part.map((edge) => ({ ...edge, sign: swapped[edge.sign] })));
  return other < key ? NEGATIVE_PART + other : key;
}

/** The edges with their points numbered anew, in the order of the numbers. */
function keyOf(part: readonly PartEdge[]): PartKey {
  const numbers = numberedPoints(part);
  const edges = part
    .map(({ a, b, sign }) => {
      const [m, n] = [numbers.get(a) ?? 0, numbers.get(b) ?? 0];
      return { ends: [Math.min(m, n), Math.max(m, n)] as const, sign };
    })
    .sort((x, y) => x.ends[0] - y.ends[0] || x.ends[1] - y.ends[1] || (x.sign < y.sign ? -1 : 1));
  return printGrounded({
    drawings: [edges.map(({ ends }) => ends)],
    cells: edges.map(({ sign }) => sign).join(''),
  });
}

/**
 * Numbers points by their classes: at first they differ by how far they are from the ground, and then if
 * their neighbours do, again and again. Where points stay alike, the first of them is distinguished from the
 * others.
 */
function numberedPoints(part: readonly PartEdge[]): ReadonlyMap<number, number> {
  const beside = new Map<number, { readonly to: number; readonly sign: string }[]>([[GROUND, []]]);
  for (const { a, b, sign } of part)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const there = beside.get(from);
      if (there) there.push({ to, sign });
      else beside.set(from, [{ to, sign }]);
    }
  const points = [...beside.keys()];
  // Points differ by how far they are from the ground; where nothing is on the ground, they are alike.
  let classes = distances(points, beside);
  let count = new Set(classes.values()).size;
  if (count === points.length) return classes;
  for (;;) {
    const looks = points.map((point) => {
      const around = (beside.get(point) ?? [])
        .map(({ to, sign }) => `${sign}${classes.get(to)}`)
        .sort(byText);
      return { point, look: `${String(classes.get(point)).padStart(4, '0')} ${around.join()}` };
    });
    const told = [...new Set(looks.map(({ look }) => look))].sort(byText);
    const places = new Map(told.map((look, place) => [look, place]));
    classes = new Map(looks.map(({ point, look }) => [point, places.get(look) ?? 0]));
    if (told.length === points.length) return classes;
    if (told.length > count) {
      count = told.length;
      continue;
    }
    // What is alike gets the place behind the first of it.
    const many = new Map<number, number>();
    for (const place of classes.values()) many.set(place, (many.get(place) ?? 0) + 1);
    const least = Math.min(...[...many].flatMap(([place, of]) => (of > 1 ? [place] : [])));
    const first = points.find((point) => classes.get(point) === least);
    classes = new Map(
      [...classes].map(([point, place]) => [
        point,
        place > least || (place === least && point !== first) ? place + 1 : place,
      ]),
    );
    count++;
  }
}

function distances(
  points: readonly number[],
  beside: ReadonlyMap<number, readonly { readonly to: number }[]>,
): Map<number, number> {
  const found = new Map([[GROUND, 0]]);
  // A Map's iteration also visits entries added meanwhile.
  for (const [point, distance] of found)
    for (const { to } of beside.get(point) ?? []) if (!found.has(to)) found.set(to, distance + 1);
  for (const point of points) if (!found.has(point)) found.set(point, 1);
  return found;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
