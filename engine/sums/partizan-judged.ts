/**
 * The answer about a partizan sum, found by values or by play: who wins when either player starts, and the good moves
 * of each.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { endingWhen, type Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { movesFor } from './partizan-position.ts';
import type { SumMove } from './position.ts';

/** A player's moves that win, and those that keep a draw. */
export type GoodMoves = { readonly winning: readonly SumMove[]; readonly drawing: readonly SumMove[] };

export type PartizanJudged = {
  /** Undefined if the value of the sum is not known. */
  readonly value: Value | undefined;
  readonly outcome: Outcome;
  readonly left: GoodMoves;
  readonly right: GoodMoves;
};

/** Judges each move by the outcome of the sum after it; undefined if one of these outcomes is unknown. */
export function judgedBy(
  graph: GameGraph,
  pieces: Uint32Array,
  value: Value | undefined,
  outcome: Outcome,
  outcomeAfter: (move: SumMove) => Outcome | undefined,
): PartizanJudged | undefined {
  const left = goodMoves(movesFor(graph, 'left', pieces), 'left', outcomeAfter);
  const right = goodMoves(movesFor(graph, 'right', pieces), 'right', outcomeAfter);
  return left && right && { value, outcome, left, right };
}

function goodMoves(
  moves: readonly SumMove[],
  mover: Mover,
  outcomeAfter: (move: SumMove) => Outcome | undefined,
): GoodMoves | undefined {
  const winning: SumMove[] = [];
  const drawing: SumMove[] = [];
  for (const move of moves) {
    const outcome = outcomeAfter(move);
    if (!outcome) return undefined;
    const ending = endingWhen(outcome, mover === 'left' ? 'right' : 'left');
    if (ending === mover) winning.push(move);
    else if (ending === 'draw') drawing.push(move);
  }
  return { winning, drawing };
}
