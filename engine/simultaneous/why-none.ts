/** Why a position has no value: the first thing in its way that play from it can come to. */
import { fittingIn, type JointGraph } from './completed.ts';
import { HOLE, hasNoRoom, isTerminal, type RoundRows } from './rounds.ts';

/** What keeps a position from its value, by its matrices alone. Rows and columns are counted from 0. */
export type Hindrance =
  /** The positions of a cycle, in the order of play. */
  | { readonly why: 'cycle'; readonly cycle: readonly number[] }
  /** A pair of moves without a result. */
  | { readonly why: 'hole'; readonly at: number; readonly row: number; readonly column: number }
  | { readonly why: 'too-large'; readonly at: number; readonly rows: number; readonly columns: number }
  /** What the lone player's moves are worth there cannot be told. */
  | { readonly why: 'end'; readonly at: number };

/** The same with what is drawn there: vertices are those of the graph. */
export type WhyNoValue =
  | Exclude<Hindrance, { readonly why: 'hole' }>
  | (Extract<Hindrance, { readonly why: 'hole' }> & {
      /** The names of the two moves. */
      readonly left: string;
      readonly right: string;
      /** The nodes that the two moves could come to together. */
      readonly candidates: readonly number[];
    });

/**
 * Precondition: the vertex has no value. A search from the vertex along joint results without a value; a cycle where it meets nothing
 * else. O(order + cells).
 */
export function hindranceAt(
  game: RoundRows,
  hasValue: (vertex: number) => boolean,
  vertex: number,
): Hindrance {
  const { starts, results, columns, rows } = game;
  const path = [vertex];
  const place = new Map([[vertex, 0]]);
  // Each step goes to a result that has no value either, so that the walk ends at a hole or comes back.
  for (;;) {
    const v = path[path.length - 1];
    if (hasNoRoom(game, v)) return { why: 'too-large', at: v, rows: rows[v], columns: columns[v] };
    if (isTerminal(game, v)) return { why: 'end', at: v };
    for (let cell = starts[v]; cell < starts[v + 1]; cell++) {
      if (results[cell] !== HOLE) continue;
      const [row, column] = placeInMatrix(game, v, cell);
      return { why: 'hole', at: v, row, column };
    }
    let next = -1;
    for (let cell = starts[v]; cell < starts[v + 1] && next < 0; cell++)
      if (!hasValue(results[cell])) next = results[cell];
    const before = place.get(next);
    if (before !== undefined) return { why: 'cycle', cycle: path.slice(before) };
    place.set(next, path.length);
    path.push(next);
  }
}

/** The same with what is drawn there. Precondition: the vertex has no value. */
export function whyNoValue(
  graph: JointGraph,
  game: RoundRows,
  hasValue: (vertex: number) => boolean,
  vertex: number,
): WhyNoValue {
  const found = hindranceAt(game, hasValue, vertex);
  if (found.why !== 'hole') return found;
  const { at, row, column } = found;
  const { names, left, right } = graph.joint;
  return {
    ...found,
    left: names[left.names[left.starts[at] + row]],
    right: names[right.names[right.starts[at] + column]],
    candidates: candidatesFor(graph, at, row, column),
  };
}

const placeInMatrix = (
  { starts, columns }: RoundRows,
  v: number,
  cell: number,
): readonly [number, number] => [
  Math.floor((cell - starts[v]) / columns[v]),
  (cell - starts[v]) % columns[v],
];

/** The nodes that two moves of a vertex could come to together, by what is drawn of their solo results. */
export function candidatesFor(graph: JointGraph, v: number, row: number, column: number): readonly number[] {
  const { left, right } = graph.joint;
  const [a, b] = [left.targets[left.starts[v] + row], right.targets[right.starts[v] + column]];
  return a < 0 || b < 0 ? [] : fittingIn(graph)(a, b);
}
