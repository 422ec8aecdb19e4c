/** What several functions of the library do with games: rules and bounds from options, solving in slices. */
import { nearestWord, type WholeSolution } from '../../engine/answers/index.ts';
import { type Rules, ruledBy } from '../../engine/outcome/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import {
  type BoardAdvance,
  type ChosenTheory,
  measureCatalogue,
  openMemory,
  type SolvedBoard,
  solveBoard,
  solveWhole,
  theories,
} from '../../engine/run.ts';
import type { GameToSolve, ValueMeasure } from '../../engine/theories/index.ts';
import { insideOfBoard } from './games.ts';
import { refusal } from './refusals.ts';
import type { Work } from './slices.ts';
import type { Board, Progress, TheoryOptions } from './types.ts';

/** What is asked of a board: without `all`, who wins is looked for at its position alone. */
export type BoardWork = TheoryOptions & {
  readonly thorough?: boolean;
  readonly all?: boolean;
  readonly positions?: number;
};

/** The rules of a game, but for the theory that is asked for; throws where there is no such theory. */
export function rulesFor(
  rules: Rules,
  { theory: asked = 'auto', asPublished = false }: TheoryOptions,
): Rules {
  const ids = ['auto', ...theories.map(({ id }) => id)];
  if (!ids.includes(asked)) {
    const near = nearestWord(asked, ids);
    const says = near ? `did you mean ${near}?` : `give one of ${ids.join(', ')}`;
    throw refusal([{ place: 'theory', says: `there is no theory "${asked}"; ${says}` }]);
  }
  return ruledBy({ theory: asked, asPublished }, rules);
}

/** Throws where a theory that was asked for by its id covers nothing. */
export function mustApply({ theory: asked }: Rules, { theory, parts, reason }: ChosenTheory): void {
  if (!theory && parts.length === 0 && asked !== 'auto')
    throw refusal([{ place: 'theory', says: `does not apply: ${reason}` }]);
}

/** The measures with these ids; throws the ids that are none. */
export function measuresCalled(ids: readonly string[]): readonly ValueMeasure[] {
  const problems = ids
    .filter((id) => !measureCatalogue.some((each) => each.id === id))
    .map((id) => ({ place: 'measures', says: `there is no measure "${id}"` }));
  if (problems.length > 0) throw refusal(problems);
  return ids.flatMap((id) => measureCatalogue.filter((each) => each.id === id));
}

/** A bound on positions, which must be a whole number above 0. */
export function boundOf(positions: number | undefined): { readonly positions?: number } {
  if (positions === undefined) return {};
  if (Number.isInteger(positions) && positions > 0) return { positions };
  throw refusal([
    { place: 'positions', says: `is ${positions}; give a whole number of positions, 1 or more` },
  ]);
}

/** Solves the graph of a drawing. */
export function* solvingGraph(
  game: GameToSolve,
  options: Pick<BoardWork, 'thorough'> = {},
): Work<WholeSolution> {
  const advances = solveWhole(game, { thorough: options.thorough === true });
  for (let count = 0; ; count++) {
    const { done, value } = advances.next();
    if (done) return value;
    if (value.kind === 'chosen') mustApply(game.rules, value.choice);
    yield progressOf(value, count);
  }
}

function progressOf(advance: BoardAdvance, count: number): Progress {
  if (advance.kind === 'generating') return { doing: 'generating', done: advance.positions };
  if (advance.kind === 'playing') return { doing: 'playing', done: advance.done, of: advance.total };
  return { doing: 'solving', done: count };
}

/** What a position is worth and all that follows it; of a graph that is too large says so. */
export function* solvingBoard(board: Board, options: BoardWork): Work<SolvedBoard | OverBudget> {
  const { ruleset, position, rules } = insideOfBoard(board);
  const asked = rulesFor(rules, options);
  const game = { ruleset: ruleset.id, position, rules: asked, ...boundOf(options.positions) };
  const wanted = { ...(options.all ? {} : { whoWinsFrom: 0 }), thorough: options.thorough === true };
  const advances = solveBoard(game, openMemory(), wanted);
  for (let count = 0; ; count++) {
    const { done, value } = advances.next();
    if (done) return value;
    // Every position follows the first, so a theory that does not cover all of them does not cover the first.
    if (value.kind === 'chosen' && asked.theory !== 'auto' && !value.choice.theory)
      throw refusal([{ place: 'theory', says: `does not apply: ${value.choice.reason}` }]);
    yield progressOf(value, count);
  }
}

/** The refusal of a game with more positions than are allowed. */
export const tooManyPositions = (found: OverBudget): Error =>
  refusal([
    {
      place: 'position',
      says: found.isEndless
        ? found.says
        : `${found.says.replace(/\.$/, '')}; allow more with the option positions`,
    },
  ]);
