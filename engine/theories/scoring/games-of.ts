/**
 * A drawing's vertices as games of an arena: bottom up, in the rounds in which the theory names their values. A vertex comes in
 * the first round before which all its options have come, so that its round is the length of the longest play.
 */
import { reverseArcs, unionOfArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { known } from '../../result.ts';
import { type Arena, atomSide, sideOf } from './arena/arena.ts';
import { atomOf, ZERO } from './arena/atoms.ts';
import { gameWith } from './arena/games.ts';

/** The games that are drawn at the vertices. */
export type VertexGames = {
  readonly arena: Arena;
  /** Per vertex the game as it is drawn; −1 where the arena was full. Guaranteed ones have their canonical forms. */
  readonly games: Int32Array;
};

/** Vertices by rounds: round r has sequence[starts[r]] … sequence[starts[r + 1] − 1]. */
export type Levels = { readonly sequence: Uint32Array; readonly starts: readonly number[] };

/** Precondition: the graph has no cycle. O(order + arcs). */
export function levelsOf({ order, left, right }: GameGraph): Levels {
  const arcs = unionOfArcs(left, right);
  const reversed = reverseArcs(arcs);
  const sequence = new Uint32Array(order);
  const waiting = new Uint32Array(order);
  let end = 0;
  for (let v = 0; v < order; v++) {
    waiting[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (waiting[v] === 0) sequence[end++] = v;
  }
  const starts = [0];
  for (let from = 0; from < end; ) {
    const last = end;
    for (; from < last; from++) {
      for (let e = reversed.starts[sequence[from]]; e < reversed.starts[sequence[from] + 1]; e++) {
        const v = reversed.targets[e];
        if (--waiting[v] === 0) sequence[end++] = v;
      }
    }
    starts.push(last);
  }
  known(end === order, 'the theory of scoring games was asked of a cycle');
  return { sequence, starts };
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
