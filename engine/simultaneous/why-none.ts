/** Why a position has no value: the nearest thing in its way that play from it can reach. */
import { reachedFrom } from '../graph/alternating.ts';
import { arcsOfBoth, reverseArcs } from '../graph/build.ts';
import { stronglyConnectedComponents } from '../graph/components.ts';
import { fittingIn, type JointGraph } from './completed.ts';
import { type Obstacles, obstacleAt, obstaclesIn } from './obstacles.ts';
import type { RoundRows } from './rounds.ts';

/** What keeps a position from its value, by its matrices alone. Rows and columns are counted from 0. */
export type Hindrance =
  /** The positions of a cycle, in the order of play. */
  | { readonly why: 'cycle'; readonly cycle: readonly number[] }
  /** A pair of moves without a result. */
  | { readonly why: 'hole'; readonly at: number; readonly row: number; readonly column: number }
  | { readonly why: 'too-large'; readonly at: number; readonly rows: number; readonly columns: number }
  /** It is unknown what the lone player's moves are worth there. */
  | { readonly why: 'end'; readonly at: number };

/** The same with what is drawn there: vertices are those of the graph. */
export type WhyNoValue =
  | Exclude<Hindrance, { readonly why: 'hole' }>
  | (Extract<Hindrance, { readonly why: 'hole' }> & {
      /** The names of the two moves. */
      readonly left: string;
      readonly right: string;
      /** The nodes that the two moves could lead to together. */
      readonly candidates: readonly number[];
    });

/** Precondition: the vertex has no value. O(order + cells). */
export const hindranceAt = (
  game: RoundRows,
  hasValue: (vertex: number) => boolean,
  vertex: number,
): Hindrance => alongTheWay(obstaclesIn(game, hasValue), (v) => [game.rows[v], game.columns[v]], vertex);

/** The same with what is drawn there. Precondition: the vertex has no value. */
export const whyNoValue = (
  graph: JointGraph,
  game: RoundRows,
  hasValue: (vertex: number) => boolean,
  vertex: number,
): WhyNoValue => whyInTheWay(graph, obstaclesIn(game, hasValue), vertex);

/**
 * The same where it is known what is in the way. Precondition: something is. O(length of the way), at an end
 * O(order + moves).
 */
export function whyInTheWay(graph: JointGraph, obstacles: Obstacles, vertex: number): WhyNoValue {
  const { names, left, right } = graph.joint;
  const sizeAt = (v: number): readonly [number, number] => [
    left.starts[v + 1] - left.starts[v],
    right.starts[v + 1] - right.starts[v],
  ];
  const found = alongTheWay(obstacles, sizeAt, vertex);
  if (found.why === 'end') return whyNoEnd(graph, found.at);
  if (found.why !== 'hole') return found;
  const { at, row, column } = found;
  return {
    ...found,
    left: names[left.names[left.starts[at] + row]],
    right: names[right.names[right.starts[at] + column]],
    candidates: candidatesFor(graph, at, row, column),
  };
}

/** The positions that play passes on its way to the obstacle. */
function alongTheWay(
  obstacles: Obstacles,
  sizeAt: (v: number) => readonly [rows: number, columns: number],
  vertex: number,
): Hindrance {
  const way = [vertex];
  const places = new Map([[vertex, 0]]);
  let at = vertex;
  for (let to = obstacles.next[at]; to >= 0; to = obstacles.next[at]) {
    const place = places.get(to);
    if (place !== undefined) return { why: 'cycle', cycle: way.slice(place) };
    places.set(to, way.length);
    way.push(to);
    at = to;
  }
  const [rows, columns] = sizeAt(at);
  const { kind } = obstacleAt(obstacles, at) ?? {};
  if (kind === 'large') return { why: 'too-large', at, rows, columns };
  if (kind !== 'hole') return { why: 'end', at };
  const hole = obstacles.holes[at];
  return { why: 'hole', at, row: Math.floor(hole / columns), column: hole % columns };
}

/** The lone player's moves go round, or one of them is not drawn. */
function whyNoEnd(graph: JointGraph, at: number): Exclude<Hindrance, { readonly why: 'hole' }> {
  const moves = arcsOfBoth(graph.left, graph.right);
  const { of, sizes } = stronglyConnectedComponents(moves);
  const reached = reachedFrom(graph, at);
  const rowOf = (v: number): Uint32Array => moves.targets.subarray(moves.starts[v], moves.starts[v + 1]);
  const root = reached.findIndex((is, v) => is === 1 && (sizes[of[v]] > 1 || rowOf(v).includes(v)));
  if (root < 0) return { why: 'end', at };
  const before = reverseArcs(moves);
  const next = new Map<number, number>();
  const met = [root];
  for (const v of met)
    for (let e = before.starts[v]; e < before.starts[v + 1]; e++) {
      const from = before.targets[e];
      if (of[from] !== of[root] || next.has(from)) continue;
      next.set(from, v);
      if (from === root) return { why: 'cycle', cycle: cycleAlong(next, root) };
      met.push(from);
    }
  return { why: 'end', at };
}

function cycleAlong(next: ReadonlyMap<number, number>, root: number): readonly number[] {
  const cycle = [root];
  for (let v = next.get(root); v !== undefined && v !== root; v = next.get(v)) cycle.push(v);
  return cycle;
}

/** The nodes that two moves of a vertex could lead to together, by what is drawn of their solo results. */
export function candidatesFor(graph: JointGraph, v: number, row: number, column: number): readonly number[] {
  const { left, right } = graph.joint;
  const [a, b] = [left.targets[left.starts[v] + row], right.targets[right.starts[v] + column]];
  return a < 0 || b < 0 ? [] : fittingIn(graph)(a, b);
}

type Naming = (vertex: number) => string;

/** Why a position has no value, with the remedy. */
export function whyNoneSaid(why: WhyNoValue, called: Naming): readonly string[] {
  if (why.why === 'cycle')
    return [
      `Play can go round: ${[...why.cycle, why.cycle[0]].map(called).join(' → ')}.`,
      'A simultaneous game has a value only where play must end, so no position that leads there has one.',
    ];
  if (why.why === 'too-large')
    return [`The matrix of ${called(why.at)} is ${why.rows} × ${why.columns}, too large to be solved.`];
  if (why.why === 'end')
    return [
      `What is left at ${called(why.at)} is worth no number: the lone player’s moves need not end, or are not drawn.`,
    ];
  const could = why.candidates.map(called);
  return [
    `Left’s move ${why.left} and Right’s ${why.right} at ${called(why.at)} have no result together.`,
    could.length > 1
      ? `The two moves could come to ${could.join(' or ')}: draw a joint arc to the right one.`
      : 'Draw a joint arc to where the two moves lead.',
  ];
}
