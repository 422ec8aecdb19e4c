/**
 * What keeps positions of a simultaneous game from their values: a pair of moves without a result, a cycle
 * through joint results, a matrix that is too large, an end that is worth no number; and which of these play
 * leads to from all other positions. Holes are reported first, since a click fills them. Cost: O(order +
 * cells).
 */
import { buildArcs, reverseArcs } from '../graph/build.ts';
import { stronglyConnectedComponents } from '../graph/components.ts';
import type { Arcs } from '../graph/game-graph.ts';
import { HOLE, hasNoRoom, isTerminal, type RoundRows } from './rounds.ts';

/** In the order in which they are reported where play leads to several. */
export const obstacleKinds = ['hole', 'cycle', 'large', 'end'] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** What is in the way of a vertex: its own, or that of a vertex that play reaches. */
export type Obstacle = { readonly kind: ObstacleKind; readonly isOwn: boolean };

export type Obstacles = {
  /**
   * Per vertex 0 where nothing is in the way; else its kind, counted from 1, and as many more as there are
   * kinds where it is another's.
   */
  readonly kinds: Uint8Array;
  /**
   * Per vertex the next vertex towards the obstacle, or along the cycle if the obstacle is a cycle; −1
   * everywhere else.
   */
  readonly next: Int32Array;
  /** Per vertex with a hole the first, counted in its matrix row by row; −1 everywhere else. */
  readonly holes: Int32Array;
};

const kindCount = obstacleKinds.length;

export function obstacleAt({ kinds }: Pick<Obstacles, 'kinds'>, vertex: number): Obstacle | undefined {
  const kind = kinds[vertex] ?? 0;
  if (kind === 0) return undefined;
  return { kind: obstacleKinds[(kind - 1) % kindCount], isOwn: kind <= kindCount };
}

/** Precondition: a vertex has a value exactly where nothing is in its way. */
export function obstaclesIn(game: RoundRows, hasValue: (vertex: number) => boolean): Obstacles {
  const { order, starts, results } = game;
  const found = {
    kinds: new Uint8Array(order),
    next: new Int32Array(order).fill(-1),
    holes: new Int32Array(order).fill(-1),
  };
  const is = (kind: ObstacleKind): number => obstacleKinds.indexOf(kind) + 1;
  for (let v = 0; v < order; v++) {
    if (hasValue(v)) continue;
    const hole = results.subarray(starts[v], starts[v + 1]).indexOf(HOLE);
    found.holes[v] = hole;
    if (hasNoRoom(game, v)) found.kinds[v] = is('large');
    else if (isTerminal(game, v)) found.kinds[v] = is('end');
    else if (hole >= 0) found.kinds[v] = is('hole');
  }
  const waiting = rowsWithoutValues(game, hasValue);
  markCycles(waiting, found, is('cycle'));
  const before = reverseArcs(waiting);
  for (const kind of obstacleKinds) spread(before, found, is(kind));
  return found;
}

/** From each vertex without a value to the results without one. */
function rowsWithoutValues({ order, starts, results }: RoundRows, hasValue: (v: number) => boolean): Arcs {
  const [sources, targets]: [number[], number[]] = [[], []];
  for (let v = 0; v < order; v++) {
    if (hasValue(v)) continue;
    for (let cell = starts[v]; cell < starts[v + 1]; cell++) {
      if (results[cell] === HOLE || hasValue(results[cell])) continue;
      sources.push(v);
      targets.push(results[cell]);
    }
  }
  return buildArcs(order, sources, targets);
}

/**
 * For each component without another obstacle: play leads on from everywhere to one vertex of it, and from
 * there back by the shortest way.
 */
function markCycles(arcs: Arcs, { kinds, next }: Obstacles, cycle: number): void {
  const open = openRows(arcs, kinds);
  const { of, sizes } = stronglyConnectedComponents(open);
  const before = reverseArcs(open);
  for (let root = 0; root < kinds.length; root++) {
    const row = open.targets.subarray(open.starts[root], open.starts[root + 1]);
    if (kinds[root] !== 0 || (sizes[of[root]] === 1 && !row.includes(root))) continue;
    kinds[root] = cycle;
    const far = new Map([[root, 0]]);
    // A Map's iteration also visits members added meanwhile.
    for (const [v, steps] of far)
      for (let e = before.starts[v]; e < before.starts[v + 1]; e++) {
        const from = before.targets[e];
        if (of[from] !== of[root] || far.has(from)) continue;
        far.set(from, steps + 1);
        kinds[from] = cycle;
        next[from] = v;
      }
    for (const to of row)
      if (far.has(to) && (next[root] < 0 || far.get(to)! < far.get(next[root])!)) next[root] = to;
  }
}

/** The arcs among vertices that have no obstacle of their own yet. */
function openRows({ starts, targets }: Arcs, kinds: Uint8Array): Arcs {
  const [from, to]: [number[], number[]] = [[], []];
  for (let v = 0; v < kinds.length; v++) {
    if (kinds[v] !== 0) continue;
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (kinds[targets[e]] !== 0) continue;
      from.push(v);
      to.push(targets[e]);
    }
  }
  return buildArcs(kinds.length, from, to);
}

/**
 * Marks all vertices from which play reaches an obstacle of a kind, unless they have another, by the shortest
 * way.
 */
function spread(before: Arcs, { kinds, next }: Obstacles, kind: number): void {
  const reached: number[] = [];
  for (const [v, own] of kinds.entries()) if (own === kind) reached.push(v);
  for (const v of reached)
    for (let e = before.starts[v]; e < before.starts[v + 1]; e++) {
      const from = before.targets[e];
      if (kinds[from] !== 0) continue;
      kinds[from] = kind + kindCount;
      next[from] = v;
      reached.push(from);
    }
}
