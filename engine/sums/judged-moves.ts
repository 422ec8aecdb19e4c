/** What a perfect player of sums says of every legal move, and which of them it makes. */
import type { Value } from '../values/value.ts';
import type { SumMove } from './position.ts';
import type { PlayResult } from './product.ts';

/** A legal move and its result for the player who makes it, with best play from there. */
export type MoveJudged = SumMove & {
  readonly result: PlayResult;
  /**
   * Moves until the end, this one counted, when the winner hurries and the loser lingers; undefined where
   * that is not known.
   */
  readonly lasts: number | undefined;
  /** What the sum is worth after it, where that is known. */
  readonly value: Value | undefined;
};

export type SumPlayed = {
  readonly kind: 'play';
  /** For the player to move. */
  readonly result: PlayResult;
  readonly moves: readonly MoveJudged[];
  /** The place of the best of them; undefined where there is none. */
  readonly best: number | undefined;
  readonly by: 'play' | 'values';
  /**
   * Whether a won position is also brought to an end: past the budget that is not known of partizan sums with
   * cycles.
   */
  readonly ends: boolean;
};

const inOrder: readonly PlayResult[] = ['wins', 'draws', 'loses'];

/**
 * The place of the best move. `weight` is of moves that bring the same and last as long, the heavier the
 * better.
 */
export function bestOf(
  moves: readonly MoveJudged[],
  weight: (move: MoveJudged) => number,
): number | undefined {
  const result = inOrder.find((each) => moves.some((move) => move.result === each));
  const longest = Number.POSITIVE_INFINITY;
  const haste = (move: MoveJudged): number => (result === 'wins' ? -1 : 1) * (move.lasts ?? longest);
  let best: number | undefined;
  for (const [place, move] of moves.entries()) {
    if (move.result !== result) continue;
    if (best === undefined) best = place;
    else {
      const [here, there] = [haste(move), haste(moves[best])];
      if (here > there || (here === there && weight(move) > weight(moves[best]))) best = place;
    }
  }
  return best;
}
