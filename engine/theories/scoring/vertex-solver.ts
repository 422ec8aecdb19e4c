/**
 * The canonical games of a drawing's vertices, from the ends upwards. A vertex is solved from the canonical games of its options, so
 * that the games as they are drawn need not come into the arena: whether a vertex is guaranteed is told by the least and
 * the greatest score that is drawn there or below, which the canonical games may have lost.
 */
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import type { Rational } from '../../numbers/rationals.ts';
import { type Arena, atomSide, sideOf } from './arena/arena.ts';
import { atomOf, compareAtoms, ZERO } from './arena/atoms.ts';
import { emptyArena, gameWith } from './arena/games.ts';
import type { VertexGames } from './games-of.ts';
import { UNFINISHED } from './order/at-least.ts';
import { formOfSides } from './reductions/canonical.ts';

export type Solved = {
  readonly arena: Arena;
  /** Per vertex its canonical game; where it is not guaranteed, the game with the options' games; −1 before it has come. */
  readonly games: Int32Array;
  /** Per vertex 1 where it is guaranteed. */
  readonly guaranteed: Uint8Array;
  /** What is drawn at the vertices, once a question has asked for it. */
  drawn: VertexGames | undefined;
};

/** What is found on one side of a vertex: the side, and the ranks of the least and the greatest score there and below. */
type Found = { side: number; least: number; greatest: number; guaranteed: number };

export const unsolved = ({ order }: GameGraph): Solved => ({
  arena: emptyArena(),
  games: new Int32Array(order).fill(-1),
  guaranteed: new Uint8Array(order),
  drawn: undefined,
});

/**
 * Solves one vertex after the other, each after its options. What comes back is whether it is solved; if not, a comparison has come
 * to a breath, and it is called again.
 */
export function vertexSolver(
  { order, left, right, scores }: GameGraph,
  { arena, games, guaranteed }: Solved,
): (vertex: number) => boolean {
  const { atoms, ranks, zero } = scoresInArena(arena, scores?.table ?? []);
  const least = new Int32Array(order);
  const greatest = new Int32Array(order);
  let options = new Int32Array(64);
  const onLeft: Found = { side: 0, least: 0, greatest: 0, guaranteed: 1 };
  const onRight: Found = { ...onLeft };

  const look = (
    found: Found,
    { starts, targets }: Arcs,
    codes: Int32Array | undefined,
    vertex: number,
  ): void => {
    const from = starts[vertex];
    const count = starts[vertex + 1] - from;
    found.guaranteed = 1;
    if (count === 0) {
      // A side with neither moves nor score counts as 0.
      const code = codes?.[vertex] ?? -1;
      found.side = atomSide(code < 0 ? ZERO : atoms[code]);
      found.least = found.greatest = code < 0 ? zero : ranks[code];
      return;
    }
    if (count > options.length) options = new Int32Array(2 * count);
    let low = least[targets[from]];
    let high = greatest[targets[from]];
    for (let i = 0; i < count; i++) {
      const option = targets[from + i];
      options[i] = games[option];
      if (guaranteed[option] === 0) found.guaranteed = 0;
      if (least[option] < low) low = least[option];
      if (greatest[option] > high) high = greatest[option];
    }
    found.side = sideOf(arena, options, count);
    found.least = low;
    found.greatest = high;
  };

  return (vertex) => {
    look(onLeft, left, scores?.left, vertex);
    look(onRight, right, scores?.right, vertex);
    least[vertex] = Math.min(onLeft.least, onRight.least);
    greatest[vertex] = Math.max(onLeft.greatest, onRight.greatest);
    const leftBreaks = (onLeft.side & 1) === 1 && onLeft.least > onRight.least;
    const rightBreaks = (onRight.side & 1) === 1 && onRight.greatest < onLeft.greatest;
    if (leftBreaks || rightBreaks || (onLeft.guaranteed & onRight.guaranteed) === 0) {
      games[vertex] = gameWith(arena, onLeft.side, onRight.side);
      return true;
    }
    const form = formOfSides(arena, onLeft.side, onRight.side);
    if (form === UNFINISHED) return false;
    guaranteed[vertex] = 1;
    games[vertex] = form;
    return true;
  };
}

/** Per score its atom, and a rank that compares as the score does; and the rank of 0. O(scores · log scores). */
function scoresInArena(
  arena: Arena,
  scores: readonly Rational[],
): { readonly atoms: Int32Array; readonly ranks: Int32Array; readonly zero: number } {
  const atoms = Int32Array.from(scores, (score) => atomOf(arena.atoms, score));
  const sorted = [...new Set([ZERO, ...atoms])].sort((a, b) => compareAtoms(arena.atoms, a, b));
  const rankOf = new Map(sorted.map((atom, rank) => [atom, rank]));
  return { atoms, ranks: atoms.map((atom) => rankOf.get(atom) ?? 0), zero: rankOf.get(ZERO) ?? 0 };
}
