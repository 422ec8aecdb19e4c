/**
 * Sums whose turns move several pieces: who wins, a best turn, and the moves with which a good turn can be
 * made. By numbers of the pieces alone where there are such, else by play, as `perfect-turn.ts` finds it.
 * Cost: O(order + arcs) by numbers, else the positions in reach and their turns.
 */
import { isImpartial, type Mover } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { GameToSolve } from '../theories/question.ts';
import { judgedTurn, meansOfTurns, type TurnMeans } from './perfect-turn.ts';
import type { SumMove, SumPosition } from './position.ts';
import type { PlayResult } from './product.ts';
import { impartialOutcome, movers, outcomeOfStarts } from './starts.ts';

/** What comes of it when that player starts. */
export type CompoundStart = {
  readonly player: Mover | 'either';
  /**
   * How many turns play lasts when the winner hurries, ENDLESS where no end can be forced; undefined where
   * that is not known.
   */
  readonly remoteness: number | undefined;
  /**
   * The remoteness or the suspense of each piece, whichever decides; none where the pieces were played out.
   */
  readonly components: readonly number[];
  /** A play without an end is a draw, or won as the rules say. */
  readonly result: PlayResult;
  /** The moves of a best turn, made together; none where the player has no turn. */
  readonly turn: readonly SumMove[];
  /** The moves with which a turn that wins can be made, and those with which only a draw can. */
  readonly winning: readonly SumMove[];
  readonly drawing: readonly SumMove[];
};

export type CompoundSum = {
  readonly kind: 'compound';
  /** The kind of sum; the command line's JSON has called it so from the start. */
  readonly convention: SumKind;
  readonly value: undefined;
  readonly outcome: Outcome;
  readonly starts: readonly CompoundStart[];
  readonly by: TurnMeans['by'];
  /** What the numbers of the pieces say of the sum, in a sentence; undefined by play. */
  readonly because: string | undefined;
};

/** Precondition: no gray vertices. `positions`: those to be played out at most. Yields now and then. */
export function* judgeCompound(
  game: GameToSolve,
  pieces: ArrayLike<number>,
  kind: SumKind,
  positions: number,
): Generator<number, CompoundSum | OverBudget, void> {
  const impartial = isImpartial(game.graph);
  const means = yield* meansOfTurns(game, { pieces, mover: 'left' }, kind, positions);
  if ('kind' in means) return means;
  const starts = movers.slice(0, impartial ? 1 : 2).map((mover): CompoundStart => {
    const position = { pieces, mover };
    const components = means.by === 'play' ? [] : Array.from(pieces, (v) => means.at(v, mover));
    const { result, moves, best } = judgedTurn(means, game, position, kind, []);
    const good = (which: PlayResult): SumMove[] =>
      moves.flatMap(({ piece, from, to, ...then }) => (then.result === which ? [{ piece, from, to }] : []));
    return {
      player: impartial ? 'either' : mover,
      remoteness: lastsOf(means, position, components),
      components,
      result,
      turn: best,
      winning: good('wins'),
      drawing: good('draws'),
    };
  });
  const [first, second = first] = starts;
  // Where both players have the same moves, neither wins a play without an end.
  const outcome = impartial ? impartialOutcome[first.result] : outcomeOfStarts(first.result, second.result);
  const { by, because } = means;
  return { kind: 'compound', convention: kind, value: undefined, outcome, starts, by, because };
}

function lastsOf(means: TurnMeans, position: SumPosition, components: readonly number[]): number | undefined {
  if (means.by === 'play') return means.lastsAt(position);
  return means.by === 'remoteness' ? means.sum(components) : undefined;
}
