/**
 * A drawing's vertices as games of an arena: bottom up, in the rounds in which the theory names their values. A vertex comes in
 * the first round before which all its options have come, so that its round is the length of the longest play.
 */
import { reverseArcs } from '../../graph/build.ts';
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
  // Arcs of both players count apart, which leaves the rounds as they are.
  const rows = left === right ? [left] : [left, right];
  const reversed = rows.map(reverseArcs);
  const sequence = new Uint32Array(order);
  const waiting = new Uint32Array(order);
  let end = 0;
  for (let v = 0; v < order; v++) {
    for (const { starts } of rows) waiting[v] += starts[v + 1] - starts[v];
    if (waiting[v] === 0) sequence[end++] = v;
  }
  const starts = [0];
  for (let from = 0; from < end; ) {
    const last = end;
    for (; from < last; from++) {
      for (const before of reversed) end = released(before, sequence[from], waiting, sequence, end);
    }
    starts.push(last);
  }
  known(end === order, 'the theory of scoring games was asked of a cycle');
  return { sequence, starts };
}

/** Puts vertices behind the others that waited only for this option of theirs, and returns how many have come. */
function released(
  { starts, targets }: Arcs,
  option: number,
  waiting: Uint32Array,
  sequence: Uint32Array,
  count: number,
): number {
  let end = count;
  for (let e = starts[option]; e < starts[option + 1]; e++) {
    const v = targets[e];
    if (--waiting[v] === 0) sequence[end++] = v;
  }
  return end;
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
