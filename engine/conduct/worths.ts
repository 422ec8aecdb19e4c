/**
 * What many positions of one ruleset are worth, one after the other: for sweeps of whole families. Each is solved for itself, under the
 * rules of the ruleset unless told otherwise.
 */
import type { Outcome } from '../outcome/outcome.ts';
import { valueAt } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { askBoard } from './ask-board.ts';
import { solveBoard } from './board.ts';
import type { BoardGame } from './board-game.ts';
import { openMemory } from './memory.ts';

/** What a position is worth and who wins there; undefined where that is not known, and then why in a sentence. */
export type SweptWorth = {
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
  readonly says?: string;
};

/** Gives worths one after the other, and keeps between them what helps with the next. */
export type Worths = {
  /**
   * Yields now and then how many positions were dealt with. A position that is over budget is no failure: it says so.
   * Precondition: the ruleset reads the position.
   */
  worthOf(position: string): Generator<number, SweptWorth, void>;
};

/** Precondition: there is such a ruleset. */
export function openWorths(asked: Omit<BoardGame, 'position'>): Worths {
  return {
    *worthOf(position) {
      const game = { ...asked, position };
      const solving = solveBoard(game, openMemory());
      for (;;) {
        const { done, value: found } = solving.next();
        if (!done) {
          yield found.kind === 'generating' ? found.positions : 0;
          continue;
        }
        if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
        const answer = yield* askBoard('position', { position }, found);
        const outcome = answer.kind === 'over-budget' ? undefined : answer.outcome;
        const { labelling, choice } = found.solved;
        const value = valueAt(labelling, 0);
        return value
          ? { value, outcome }
          : { value, outcome, says: labelling.leftOut?.says ?? choice.reason };
      }
    },
  };
}
