/**
 * Why a game is not guaranteed (Definition 3): a stuck player's score that play after it can pass, where both
 * are in the drawing.
 */
import type { GameGraph, Mover } from '../../graph/game-graph.ts';
import { atomIn, isAtom } from './arena/arena.ts';
import { compareAtoms } from './arena/atoms.ts';
import type { VertexGames } from './games-of.ts';

export type BrokenGuarantee = {
  /** The follower that breaks it; all its own options keep it. */
  readonly vertex: number;
  /** Who is stuck there. */
  readonly player: Mover;
  /**
   * The score of the stuck player, and the score that play reaches nevertheless: a smaller one where Left is
   * stuck, a greater one where Right is.
   */
  readonly stuckAt: string;
  readonly reached: string;
  /** Where play reaches it; the same vertex where it is the other player's score there. */
  readonly at: number;
};

/** Undefined where the game at the vertex is guaranteed. O(followers and their arcs). */
export function brokenGuarantee(
  graph: GameGraph,
  { arena, games }: VertexGames,
  vertex: number,
): BrokenGuarantee | undefined {
  const isGuaranteed = (v: number): boolean => arena.facts.guaranteed[games[v]] === 1;
  if (isGuaranteed(vertex)) return undefined;
  // Down to a follower all of whose options are guaranteed: play ends, so there is one.
  let at = vertex;
  for (;;) {
    const next = optionsAt(graph, at).find((option) => !isGuaranteed(option));
    if (next === undefined) break;
    at = next;
  }
  const { atoms, left, right, facts } = arena;
  const [l, r] = [left[games[at]], right[games[at]]];
  const followers = followersFrom(graph, at);
  if (isAtom(l) && isAtom(r)) {
    const [stuckAt, reached] = [atoms.texts[atomIn(l)], atoms.texts[atomIn(r)]];
    return { vertex: at, player: 'left', stuckAt, reached, at };
  }
  const player: Mover = isAtom(l) ? 'left' : 'right';
  const stuck = atomIn(player === 'left' ? l : r);
  const extremes = player === 'left' ? facts.least : facts.greatest;
  const extreme = optionsAt(graph, at)
    .map((option) => extremes[games[option]])
    .reduce((a, b) => (compareAtoms(atoms, a, b) <= 0 === (player === 'left') ? a : b));
  const has = (v: number): boolean =>
    [left[games[v]], right[games[v]]].some((side) => isAtom(side) && atomIn(side) === extreme);
  return {
    vertex: at,
    player,
    stuckAt: atoms.texts[stuck],
    reached: atoms.texts[extreme],
    at: followers.find((v) => v !== at && has(v)) ?? at,
  };
}

const optionsAt = ({ left, right }: GameGraph, vertex: number): readonly number[] =>
  [left, right].flatMap(({ starts, targets }) =>
    Array.from(targets.subarray(starts[vertex], starts[vertex + 1])),
  );

function followersFrom(graph: GameGraph, vertex: number): readonly number[] {
  const met = new Set([vertex]);
  for (const at of met) for (const option of optionsAt(graph, at)) met.add(option);
  return [...met];
}
