/**
 * A drawing's vertices as games of an arena: bottom up, in the rounds in which the theory names their values.
 * A vertex comes in the first round before which all its options have come, so that its round is the length
 * of the longest play.
 */
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { known } from '../../result.ts';
import { type Arena, atomSide, sideOf } from './arena/arena.ts';
import { atomOf, ZERO } from './arena/atoms.ts';
import { gameWith } from './arena/games.ts';

/** The games that are drawn at the vertices. */
export type VertexGames = {
  readonly arena: Arena;
  /**
   * Per vertex the game as it is drawn; −1 where the arena was full. Guaranteed ones have their canonical
   * forms.
   */
  readonly games: Int32Array;
};

/** Vertices by rounds: round r has sequence[starts[r]] … sequence[starts[r + 1] − 1]. */
export type Levels = { readonly sequence: Uint32Array; readonly starts: readonly number[] };

/** Precondition: the graph has no cycle. A round has its vertices in ascending order. O(order + arcs). */
export function levelsOf(graph: GameGraph): Levels {
  const heights = heightsOf(graph);
  const counts = new Uint32Array(graph.order + 1);
  for (let v = 0; v < heights.length; v++) counts[heights[v]]++;
  const starts = [0];
  for (let height = 0; counts[height] > 0; height++) {
    starts.push(starts[height] + counts[height]);
    counts[height] = starts[height];
  }
  const sequence = new Uint32Array(graph.order);
  for (let v = 0; v < heights.length; v++) sequence[counts[heights[v]]++] = v;
  return { sequence, starts };
}

/**
 * The length of the longest play from each vertex: a search in depth from the last vertex, whose options were
 * often met before.
 */
function heightsOf({ order, left, right }: GameGraph): Int32Array {
  const { starts: leftStarts, targets: leftTargets } = left;
  const { starts: rightStarts, targets: rightTargets } = right;
  // What is not known yet is −1 − the length of the longest play that was found so far.
  const heights = new Int32Array(order).fill(-1);
  /** For the vertices of the path: one more than the arc that the search has reached. */
  const next = new Uint32Array(order);
  /** The vertices from which the search has come, each an option of the one before. */
  const path = new Uint32Array(order + 1);
  let top = -1;
  for (let root = order - 1; root >= 0 || top >= 0; ) {
    if (top < 0) path[++top] = root--;
    const at = path[top];
    const lefts = leftStarts[at + 1] - leftStarts[at];
    // Arcs of both players are numbered on, Left's first; those of an impartial drawing are the same.
    const arcs = left === right ? lefts : lefts + rightStarts[at + 1] - rightStarts[at];
    const fromLeft = leftStarts[at];
    const fromRight = rightStarts[at] - lefts;
    let most = heights[at] < 0 ? -1 - heights[at] : heights[at];
    let arc = next[at] > 0 ? next[at] - 1 : 0;
    let option = -1;
    for (; arc < arcs; arc++) {
      option = arc < lefts ? leftTargets[fromLeft + arc] : rightTargets[fromRight + arc];
      const below = heights[option];
      if (below < 0) break;
      if (below >= most) most = below + 1;
    }
    if (arc === arcs) {
      heights[at] = most;
      top--;
      continue;
    }
    heights[at] = -1 - most;
    next[at] = arc + 1;
    known(next[option] === 0, 'the theory of scoring games was asked of a cycle');
    path[++top] = option;
  }
  return heights;
}

/** How a drawing's scores are called in an arena, for one vertex after the other. */
export function gameReader(arena: Arena, graph: GameGraph): (vertex: number, games: Int32Array) => number {
  const { left, right, scores } = graph;
  const atoms = scores ? scores.table.map((score) => atomOf(arena.atoms, score)) : [];
  let options = new Int32Array(64);
  const sideAt = (
    { starts, targets }: Arcs,
    codes: Int32Array | undefined,
    vertex: number,
    games: Int32Array,
  ): number => {
    const from = starts[vertex];
    const count = starts[vertex + 1] - from;
    if (count > options.length) options = new Int32Array(2 * count);
    for (let i = 0; i < count; i++) options[i] = games[targets[from + i]];
    if (count > 0) return sideOf(arena, options, count);
    // A side with neither moves nor score counts as 0.
    const code = codes?.[vertex] ?? -1;
    return atomSide(code < 0 ? ZERO : atoms[code]);
  };
  return (vertex, games) =>
    gameWith(arena, sideAt(left, scores?.left, vertex, games), sideAt(right, scores?.right, vertex, games));
}
