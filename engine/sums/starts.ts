/** Who wins, from what each player can bring about by moving first. */
import type { Mover } from '../graph/game-graph.ts';
import { endings, type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import { opponentOf } from './position.ts';
import type { PlayResult } from './product.ts';

export const movers: readonly [Mover, Mover] = ['left', 'right'];

/** The outcome where both players have the same moves, by the result of the next player. */
export const impartialOutcome = { wins: 'N', draws: 'D', loses: 'P' } as const satisfies Record<
  PlayResult,
  Outcome
>;

/** The outcome by the results of Left and of Right as the starter. */
export function outcomeOfStarts(left: PlayResult, right: PlayResult): Outcome {
  const codeOf = (mover: Mover, brought: PlayResult): number =>
    endings.indexOf({ wins: mover, draws: 'draw' as const, loses: opponentOf[mover] }[brought]);
  return partizanOutcomes[3 * codeOf('right', right) + codeOf('left', left)];
}
