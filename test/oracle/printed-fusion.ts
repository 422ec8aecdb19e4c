/**
 * The Generalized Fusion Lemma of Siegel, New results in loopy games (Lemma 16), as it is printed: u and v
 * may be fused if their onsides are equal and no alternating path of even length leads from u to v. A path
 * may come to a vertex several times, as the paper's alternating cycles may. Judged by slow play.
 */
import type { GameMoves } from '../../engine/checking/play/order.ts';
import { orderOf } from './partizan-order.ts';

export type Fusion = { readonly kept: number; readonly fused: number };

/** [state][state]: whether alternating play comes there; 2v is v with Left to move, 2v + 1 with Right. */
export function turnsOf({ left, right }: GameMoves): readonly (readonly boolean[])[] {
  const states = left.flatMap((options, v) => [options.map((w) => 2 * w + 1), right[v].map((w) => 2 * w)]);
  return states.map((options) => {
    const met = new Set(options);
    for (const state of met) for (const next of states[state]) met.add(next);
    return states.map((_, state) => met.has(state));
  });
}

/** The graph in which v has no moves and all arcs into v lead to u. */
export function afterFusion({ left, right }: GameMoves, { kept, fused }: Fusion): GameMoves {
  const rows = (options: GameMoves['left']) =>
    options.map((row, v) => (v === fused ? [] : [...new Set(row.map((w) => (w === fused ? kept : w)))]));
  return { left: rows(left), right: rows(right) };
}

const beside = (g: GameMoves, h: GameMoves): GameMoves => {
  const moved = (rows: GameMoves['left']) => rows.map((row) => row.map((v) => v + g.left.length));
  return { left: [...g.left, ...moved(h.left)], right: [...g.right, ...moved(h.right)] };
};

/** Whether a vertex has the same onside in both graphs. */
export function sameOnsides(before: GameMoves, after: GameMoves): (v: number) => boolean {
  const count = before.left.length;
  const atLeast = orderOf(beside(before, after), 'onside');
  return (v) => atLeast(v, v + count) && atLeast(v + count, v);
}

/** Whether the fusion changes the onside of some vertex that stays. */
function isWrong(moves: GameMoves, fusion: Fusion): boolean {
  const isSame = sameOnsides(moves, afterFusion(moves, fusion));
  return moves.left.some((_, v) => v !== fusion.fused && !isSame(v));
}

/**
 * The fusions that the lemma allows; those of them that are wrong; and those of the wrong ones in which no
 * two paths of odd length make a new alternating cycle together, which the corrected condition forbids.
 */
export function printedFusions(moves: GameMoves): {
  readonly allowed: number;
  readonly wrong: readonly Fusion[];
  readonly wrongAsCorrected: readonly Fusion[];
} {
  const atLeast = orderOf(moves, 'onside');
  const turns = turnsOf(moves);
  const pairs = moves.left
    .flatMap((_, kept) => moves.left.map((__, fused): Fusion => ({ kept, fused })))
    .filter(({ kept: u, fused: v }) => u !== v && atLeast(u, v) && atLeast(v, u));
  const allowed = pairs.filter(
    ({ kept: u, fused: v }) => !turns[2 * u][2 * v] && !turns[2 * u + 1][2 * v + 1],
  );
  const wrong = allowed.filter((fusion) => isWrong(moves, fusion));
  return {
    allowed: allowed.length,
    wrong,
    wrongAsCorrected: wrong.filter(
      ({ kept: u, fused: v }) => !(turns[2 * u][2 * v + 1] && turns[2 * u + 1][2 * v]),
    ),
  };
}
