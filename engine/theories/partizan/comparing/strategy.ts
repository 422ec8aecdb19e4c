/**
 * A strategy in a − b that proves an answer, as data: every position that can arise while one player follows
 * it, with each move of the opponent and the reply to it. Cost: the positions listed and their moves.
 */

import type { Mover } from '../../../graph/game-graph.ts';
import { known } from '../../../result.ts';
import type { Component, Difference } from './difference.ts';
import { other, startFor } from './difference.ts';
import { bad, type Survival, type SurvivalQuestion } from './survival.ts';

/** A move in a, or in −b, to this vertex. */
export type Step = { readonly in: Component; readonly to: number };

export type Reply = {
  /** The opponent's move. */
  readonly move: Step;
  /** The reply to it. */
  readonly answer: Step;
  /** The index of the position after the reply. */
  readonly then: number;
};

/** x − y with the opponent to move. */
export type StrategyPosition = { readonly x: number; readonly y: number; readonly replies: readonly Reply[] };

export type Strategy = {
  /** The player who follows the strategy. */
  readonly player: Mover;
  /** The first move, if that player starts. */
  readonly opening: Step | undefined;
  /** The first position is the one in which play begins, after the opening if there is one. */
  readonly positions: readonly StrategyPosition[];
};

/**
 * The hero's strategy if the hero survives, else the strategy of the opponent, who starts. Undefined if it
 * has more than `most` positions. `members` are the caller's numbers of the vertices.
 */
export function strategyIn(
  difference: Difference,
  question: SurvivalQuestion,
  survival: Survival,
  members: ArrayLike<number>,
  most: number,
): Strategy | undefined {
  const start = startFor[other[question.hero]];
  const survives = survival.lost[start] === 0;
  const choose = survives
    ? heroMoves(difference, question, survival)
    : opponentMoves(difference, question, survival);
  const opening = survives ? undefined : choose(start);
  const numbers = new Map([[opening?.target ?? start, 0]]);
  const states = [...numbers.keys()];
  const positions: StrategyPosition[] = [];
  const step = ({ component, target }: Move): Step => ({
    in: component,
    to: members[component === 'a' ? difference.xs[target] : difference.ys[target]],
  });
  for (let i = 0; i < states.length; i++) {
    if (states.length > most) return undefined;
    const replies: Reply[] = [];
    for (const move of movesFrom(difference, states[i])) {
      const answer = choose(move.target);
      let then = numbers.get(answer.target);
      if (then === undefined) {
        then = states.push(answer.target) - 1;
        numbers.set(answer.target, then);
      }
      replies.push({ move: step(move), answer: step(answer), then });
    }
    positions.push({ x: members[difference.xs[states[i]]], y: members[difference.ys[states[i]]], replies });
  }
  return {
    player: survives ? question.hero : other[question.hero],
    opening: opening && step(opening),
    positions,
  };
}

type Move = { readonly component: Component; readonly target: number };

function movesFrom({ moves }: Difference, state: number): Move[] {
  return (['a', 'b'] as const).flatMap((component) => {
    const { starts, targets } = moves[component];
    return Array.from(targets.subarray(starts[state], starts[state + 1]), (target) => ({
      component,
      target,
    }));
  });
}

/** A good move that survives, or else a surviving move that is nearer to one. */
function heroMoves(difference: Difference, { good }: SurvivalQuestion, { lost, ranks }: Survival) {
  return (state: number): Move => {
    const moves = movesFrom(difference, state).filter(({ target }) => lost[target] === 0);
    const chosen =
      moves.find(({ component }) => component === good) ??
      moves.find(({ target }) => ranks[target] > 0 && ranks[target] < ranks[state]);
    known(chosen !== undefined, 'who survives can force one more good move (Siegel, Algorithm 3)');
    return chosen;
  };
}

/**
 * The move to the state that was lost earliest; among states lost in the same pass, by a move that is not
 * good.
 */
function opponentMoves(difference: Difference, { good }: SurvivalQuestion, { lost }: Survival) {
  return (state: number): Move => {
    let chosen: Move | undefined;
    for (const move of movesFrom(difference, state)) {
      const time = lost[move.target];
      if (time === 0 || time > lost[state]) continue;
      if (time === lost[state] && move.component !== bad[good]) continue;
      if (!chosen || time < lost[chosen.target]) chosen = move;
    }
    known(chosen !== undefined, 'what is lost was marked after what it leads to');
    return chosen;
  };
}
