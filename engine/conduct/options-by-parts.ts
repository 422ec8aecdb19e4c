/**
 * What a position is worth and what each of its moves leads to, found part by part, for games that are too
 * large to be solved whole. Values alone are known then, and nothing of what follows the moves.
 */
import type { OverBudget } from '../result.ts';
import { mostGenerated } from '../rulesets/generate.ts';
import type { Theory } from '../theories/theory.ts';
import type { AnswerOnBoard } from './ask-board.ts';
import {
  type BoardGame,
  type PositionAsked,
  positionRead,
  rulesetOfGame,
  rulesOfGame,
} from './board-game.ts';
import type { PartSolver, WorthByParts } from './part-solver.ts';
import { openPartSolver } from './worth-by-parts.ts';

export type OptionsByParts = {
  readonly theory: Theory;
  /** How many parts, or heaps, are known by now. */
  readonly met: number;
  /** Vertices are those of no graph; positions that are the same game have the same. */
  readonly options: AnswerOnBoard<'options'>;
};

export type PartsMemory = {
  /**
   * Yields now and then how many parts or heaps were met in all. Undefined where the position is not a sum of
   * parts, or no theory gives values to such play. Precondition: there is such a ruleset, and it reads the
   * position.
   */
  optionsOf(game: BoardGame): Generator<number, OptionsByParts | OverBudget | undefined, void>;
};

/** Keeps what is known of the parts of one ruleset for its next position. */
export function openPartsMemory(): PartsMemory {
  let last: { readonly of: string; readonly worths: PartSolver | undefined } | undefined;
  const worthsFor = (game: BoardGame): PartSolver | undefined => {
    const rules = rulesOfGame(game);
    const most = game.positions ?? mostGenerated;
    const of = JSON.stringify([game.ruleset, rules, most]);
    if (last?.of !== of) last = { of, worths: openPartSolver(rulesetOfGame(game), rules, most) };
    return last.worths;
  };
  return {
    *optionsOf(game) {
      const ruleset = rulesetOfGame(game);
      // Where both players move at once, a position is not a sum of parts that are played by turns.
      const worths = ruleset.rounds ? undefined : worthsFor(game);
      if (!worths) return undefined;
      const vertices = new Map<string, number>();
      const asked = (position: string, { value, outcome }: WorthByParts): PositionAsked => {
        const vertex = vertices.get(position) ?? vertices.size;
        vertices.set(position, vertex);
        return { position, vertex, value, outcome };
      };
      const read = positionRead(ruleset, game.position);
      const worth = yield* worths.worthOf(read);
      if (!worth || 'kind' in worth) return worth;
      const at = asked(ruleset.print(read), worth);
      const moves: AnswerOnBoard<'options'>['moves'][number][] = [];
      let { met } = worth;
      for (const { player, by, points, to } of ruleset.moves(read)) {
        const after = yield* worths.worthOf(to);
        if (!after || 'kind' in after) return after;
        met = Math.max(met, after.met);
        moves.push({
          player,
          by,
          ...(points !== undefined && { points }),
          to: asked(ruleset.print(to), after),
        });
      }
      return { theory: worth.theory, met, options: { kind: 'options', at, moves } };
    },
  };
}
