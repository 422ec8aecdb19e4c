/**
 * The work on games whose moves a program answers, for the library and the command line alike. The answers
 * are there already: the code that asks the program does so before.
 */

import type { ProgramGame, ProgramSolver } from '../../engine/conduct/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import type { ProgramPositions } from '../../engine/programs/index.ts';
import { programGame, type SolvedBoard, solveAndKeep, type WorthByParts } from '../../engine/run.ts';
import { type Asker, program, tooManyPositions } from './asker.ts';
import { telling, type Work } from './slices.ts';
import { type BoardWork, doesNotApply, progressOf } from './work-on-games.ts';

/** A game with what solving has found of it; vertex 0 is the position. */
export type SolvedProgram = ProgramGame & Pick<SolvedBoard, 'solved' | 'memory'>;

/**
 * The game from a position; throws if too many follow. Precondition: a search from it that follows moves is
 * over.
 */
export function* gameOfProgram(
  positions: ProgramPositions,
  position: string,
  { rules, most }: { readonly rules: Rules; readonly most: number },
  asker: Asker = program,
): Work<ProgramGame> {
  const found = yield* telling(programGame(positions, position, rules, most), 'generating');
  if ('kind' in found) throw tooManyPositions(found, asker);
  return found;
}

/**
 * The values of a position and of all that follow it; throws if a theory that is asked for does not apply.
 */
export function* solvingProgram(
  game: ProgramGame,
  options: Pick<BoardWork, 'all' | 'thorough'>,
  asker: Asker = program,
): Work<SolvedProgram> {
  const wanted = { ...(options.all ? {} : { whoWinsFrom: 0 }), thorough: options.thorough === true };
  const advances = solveAndKeep(game, wanted);
  for (let count = 0; ; count++) {
    const { done, value } = advances.next();
    if (done) return value;
    const { theory } = game.rules;
    if (value.kind === 'chosen' && theory !== 'auto' && !value.choice.theory)
      throw doesNotApply(theory, value.choice.reason, asker);
    yield progressOf(value, count);
  }
}

/** A position whose value was found part by part. */
export type ProgramByParts = { readonly kind: 'by-parts'; readonly worth: WorthByParts };

/**
 * What a position is worth: part by part where its solver does so and one position alone is asked for, else
 * by its graph. Precondition: the searches of the solver are over, or for all positions, or thoroughly, one
 * that follows moves.
 */
export function* worthOfProgram(
  positions: ProgramPositions,
  solver: ProgramSolver,
  position: string,
  options: Pick<BoardWork, 'all' | 'thorough'> & { readonly rules: Rules; readonly most: number },
  asker: Asker = program,
): Work<SolvedProgram | ProgramByParts> {
  if (!options.all && !options.thorough) {
    const worth = yield* telling(solver.byParts(position), 'solving');
    if (worth && 'kind' in worth) throw tooManyPositions(worth, asker);
    if (worth) return { kind: 'by-parts', worth };
  }
  const game = yield* gameOfProgram(positions, position, options, asker);
  return yield* solvingProgram(game, options, asker);
}
