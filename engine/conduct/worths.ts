/**
 * What many positions of one ruleset are worth, one after the other: for sweeps of whole families. Where positions fall apart they are
 * solved part by part, and what is known of the parts is kept for the next position; elsewhere each is solved for itself. The rules are those of the
 * ruleset unless told otherwise. What a position is said to be worth does not depend on those before it.
 */
import type { Outcome } from '../outcome/outcome.ts';
import { mostGenerated } from '../rulesets/generate.ts';
import { valueAt } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { askBoard } from './ask-board.ts';
import { solveBoard } from './board.ts';
import { type BoardGame, positionRead, rulesetOfGame, rulesOfGame } from './board-game.ts';
import { openMemory } from './memory.ts';
import { openPartSolver } from './worth-by-parts.ts';

/** What a position is worth and who wins there; undefined where that is not known, and then why in a sentence. */
export type SweptWorth = {
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
  readonly says?: string;
};

/** Gives worths one after the other, and keeps between them what helps with the next. */
export type Worths = {
  /**
   * Yields now and then how many positions, parts or heaps were dealt with. A position that is over budget is no failure: it says so.
   * Precondition: the ruleset reads the position; who has read it already says as what.
   */
  worthOf(position: string, read?: unknown): Generator<number, SweptWorth, void>;
};

/** Precondition: there is such a ruleset. */
export function openWorths(asked: Omit<BoardGame, 'position'>): Worths {
  const ruleset = rulesetOfGame(asked);
  const byParts = openPartSolver(ruleset, rulesOfGame(asked), asked.positions ?? mostGenerated);
  return {
    *worthOf(position, read) {
      const found = byParts && (yield* byParts.worthOf(read ?? positionRead(ruleset, position)));
      if (!found) return yield* solvedWhole({ ...asked, position });
      if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
      return { value: found.value, outcome: found.outcome };
    },
  };
}

function* solvedWhole(game: BoardGame): Generator<number, SweptWorth, void> {
  const solving = solveBoard(game, openMemory());
  for (;;) {
    const { done, value: found } = solving.next();
    if (!done) {
      yield found.kind === 'generating' ? found.positions : 0;
      continue;
    }
    if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
    const answer = yield* askBoard('position', { position: game.position }, found);
    const outcome = answer.kind === 'over-budget' ? undefined : answer.outcome;
    const { labelling, choice } = found.solved;
    const value = valueAt(labelling, 0);
    return value ? { value, outcome } : { value, outcome, says: labelling.leftOut?.says ?? choice.reason };
  }
}
