/**
 * The answer about a partizan sum, found by values or by play: who wins when either player starts, and the
 * good moves of each.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import type { Ending, Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import type { GoodMove } from './by-values.ts';
import { movesOf, type SumMove } from './position.ts';

/** A player's moves that win, and those that keep a draw. */
export type GoodMoves = { readonly winning: readonly GoodMove[]; readonly drawing: readonly GoodMove[] };

export type PartizanJudged = {
  /** Undefined if the value of the sum is not known. */
  readonly value: Value | undefined;
  readonly outcome: Outcome;
  readonly left: GoodMoves;
  readonly right: GoodMoves;
};

/** What comes of the sum after a move, with the opponent to move; its value where that is known. */
export type AfterMove = { readonly ending: Ending; readonly value: Value | undefined };

/** Judges each move by what comes of the sum after it; undefined when that is not known of one of them. */
export function judgedBy(
  graph: GameGraph,
  pieces: Uint32Array,
  value: Value | undefined,
  outcome: Outcome,
  after: (mover: Mover, move: SumMove) => AfterMove | undefined,
): PartizanJudged | undefined {
  const judge = (mover: Mover): GoodMoves | undefined => {
    const good = { winning: [] as GoodMove[], drawing: [] as GoodMove[] };
    for (const move of movesOf(graph, pieces, mover)) {
      const found = after(mover, move);
      if (!found) return undefined;
      if (found.ending === mover) good.winning.push({ ...move, value: found.value });
      else if (found.ending === 'draw') good.drawing.push({ ...move, value: found.value });
    }
    return good;
  };
  const [left, right] = [judge('left'), judge('right')];
  return left && right && { value, outcome, left, right };
}
