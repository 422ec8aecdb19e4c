/**
 * The library's work on games, for itself and for the command line: rules from options, bounds and measures,
 * and solving in slices. The functions take a game that was read, and return what the engine found; the
 * library turns this into data, and the command line prints it. Each refuses in the words of the asker.
 */
import { nearestWord, rulesetInWords, type WholeSolution } from '../../engine/answers/index.ts';
import type { BoardGame } from '../../engine/conduct/index.ts';
import { type Rules, ruledBy, type SumKind, type WayOfPlay } from '../../engine/outcome/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import { whyNoMisere } from '../../engine/rulesets/index.ts';
import {
  type BoardAdvance,
  type ChosenTheory,
  type ConductOptions,
  measureCatalogue,
  mostArcsForValue,
  openMemory,
  type Ruleset,
  type SolvedBoard,
  solveBoard,
  solveByParts,
  solveWhole,
  theories,
  type WorthByParts,
} from '../../engine/run.ts';
import { isRoundSum, noSuchRoundSum } from '../../engine/simultaneous/index.ts';
import type { GameToSolve, ValueMeasure } from '../../engine/theories/index.ts';
import { type Asker, program, tooManyPositions } from './asker.ts';
import { refusal } from './refusals.ts';
import { telling, type Work } from './slices.ts';
import type { Problem, Progress, TheoryOptions } from './types.ts';

/** A position that was read, as its ruleset prints it, and the rules by which it is played. */
export type BoardInside = { readonly ruleset: Ruleset; readonly position: string; readonly rules: Rules };

/** The ids of theories, and the word for the first that applies. */
export const theoryIds: readonly string[] = ['auto', ...theories.map(({ id }) => id)];

/** The rules of a game with the theory that is asked for; throws if there is no such theory. */
export function rulesFor(
  rules: Rules,
  { theory: asked = 'auto', asPublished = false }: TheoryOptions,
  asker: Asker = program,
): Rules {
  return ruledBy({ theory: theoryCalled(asked, asker), asPublished }, rules);
}

/** The id, if there is a theory with that id. */
export function theoryCalled(id: string, asker: Asker): string {
  if (theoryIds.includes(id)) return id;
  const near = nearestWord(id, theoryIds);
  const says = near ? `did you mean ${near}?` : `give one of ${theoryIds.join(', ')}`;
  throw refusal([{ place: asker.option('theory'), says: `there is no theory "${id}"; ${says}` }]);
}

/** The refusal of a theory that was asked for. */
export const doesNotApply = (id: string, reason: string, asker: Asker): Error =>
  refusal([{ place: asker.option('theory', id), says: `does not apply: ${reason}${asker.otherTheory}` }]);

/** Throws if a theory that was asked for by its id covers nothing; `auto` may find none. */
export function mustApply(
  { theory: asked }: Rules,
  { theory, parts, reason }: ChosenTheory,
  asker: Asker = program,
): void {
  if (!theory && parts.length === 0 && asked !== 'auto') throw doesNotApply(asked, reason, asker);
}

type WayOnBoard = {
  readonly play?: WayOfPlay | undefined;
  readonly convention?: string | undefined;
  readonly sum?: SumKind | undefined;
};

/**
 * The problems with the requested way of play on a board: whether the players take turns is its ruleset's,
 * which may be played in misère play; if they do, there is no choice of a convention or a sum of components.
 */
export function problemsOnBoard(
  ruleset: Pick<Ruleset, 'id' | 'rounds' | 'endScore' | 'infinitePlay' | 'unbounded'>,
  { play, convention, sum }: WayOnBoard,
  asker: Asker = program,
): readonly Problem[] {
  const { id, rounds } = ruleset;
  const called = rulesetInWords(id);
  const problems: Problem[] = [];
  const own = rounds ? 'simultaneous' : 'turns';
  const why = play === 'misere' ? whyNoMisere(ruleset) : undefined;
  if (why !== undefined)
    problems.push({ place: asker.option('play', play), says: `${called} has no misère play: ${why}` });
  else if (play !== undefined && play !== 'misere' && play !== own)
    problems.push({
      place: asker.option('play', play),
      says: `${rounds ? `both players of ${called} move at once` : `the players of ${called} take turns`}; leave this option out`,
    });
  for (const [option, word] of Object.entries({ convention, sum }))
    if (!rounds && word !== undefined)
      problems.push({
        place: asker.option(option),
        says: `the players of ${called} take turns; leave this option out`,
      });
  if (rounds && sum !== undefined && !isRoundSum(sum))
    problems.push({ place: asker.option('sum'), says: noSuchRoundSum });
  return problems;
}

/** The measures with these ids; throws the unknown ids, with the nearest known ones. */
export function measuresCalled(ids: readonly string[], asker: Asker = program): readonly ValueMeasure[] {
  const known = measureCatalogue.map(({ id }) => id);
  const problems = ids.filter((id) => !known.includes(id)).map((id) => asker.noMeasure(id, known));
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
  options: Pick<ConductOptions, 'thorough' | 'withoutSteps'> = {},
  asker: Asker = program,
): Work<WholeSolution> {
  const advances = solveWhole(game, options);
  for (let count = 0; ; count++) {
    const { done, value } = advances.next();
    if (done) return value;
    if (value.kind === 'chosen') mustApply(game.rules, value.choice, asker);
    yield progressOf(value, count);
  }
}

/** How far solving is, by the number of slices that were done. */
export function progressOf(advance: BoardAdvance, count: number): Progress {
  if (advance.kind === 'generating') return { doing: 'generating', done: advance.positions };
  if (advance.kind === 'generated') return { doing: 'generating', done: advance.board.graph.order };
  if (advance.kind === 'playing') return { doing: 'playing', done: advance.done, of: advance.total };
  return { doing: 'solving', done: count };
}

/** A request about a board. */
export type BoardWork = {
  readonly thorough?: boolean;
  /**
   * Whether the request is about every position that can follow; otherwise the winner is found only at the
   * first.
   */
  readonly all?: boolean;
  readonly positions?: number | undefined;
};

const gameOn = ({ ruleset, position, rules }: BoardInside, { positions }: BoardWork): BoardGame => ({
  ruleset: ruleset.id,
  position,
  rules,
  ...boundOf(positions),
});

/**
 * The values of a position and of all that follow it; reports a graph that is too large. `arcs` is the most
 * moves that the graph may have.
 */
function* solvingBoard(
  board: BoardInside,
  options: BoardWork,
  asker: Asker = program,
  arcs?: number,
): Work<SolvedBoard | OverBudget> {
  const { theory } = board.rules;
  const game = { ...gameOn(board, options), ...(arcs !== undefined && { arcs }) };
  const wanted = { ...(options.all ? {} : { whoWinsFrom: 0 }), thorough: options.thorough === true };
  const advances = solveBoard(game, openMemory(), wanted);
  for (let count = 0; ; count++) {
    const { done, value } = advances.next();
    if (done) return value;
    // Every position follows the first, so a theory that does not cover all of them does not cover the first.
    if (value.kind === 'chosen' && theory !== 'auto' && !value.choice.theory)
      throw doesNotApply(theory, value.choice.reason, asker);
    yield progressOf(value, count);
  }
}

/** Throws if the graph of a position is too large. */
export function* solvingWholeBoard(
  board: BoardInside,
  options: BoardWork,
  asker: Asker = program,
): Work<SolvedBoard> {
  const found = yield* solvingBoard(board, options, asker);
  if ('kind' in found) throw tooManyPositions(found, asker);
  return found;
}

/** A position whose value was found part by part; `whole` gives the reason why it was not solved whole. */
export type BoardByParts = {
  readonly kind: 'by-parts';
  readonly game: BoardGame;
  readonly worth: WorthByParts;
  readonly whole: OverBudget;
};

/**
 * The product of the components has a matrix that is too large, although adding the values of the components
 * may be possible.
 */
const withoutMatrix: OverBudget = { kind: 'over-budget', says: 'has a position whose matrix is too large' };

/**
 * The value of a position. It is solved whole or, if its graph would be too large and its ruleset says how it
 * falls apart, part by part. `isOfGraph` says whether the graph is wanted, so that its positions can be
 * counted; otherwise parts are tried first if they are less work.
 */
export function* worthOfBoard(
  board: BoardInside,
  options: BoardWork & { readonly isOfGraph: boolean },
  asker: Asker = program,
): Work<SolvedBoard | BoardByParts> {
  const game = gameOn(board, options);
  const byParts = function* (whole: OverBudget): Work<BoardByParts | OverBudget> {
    const worth = yield* telling(solveByParts(game), 'solving');
    if (!worth) return whole;
    return 'kind' in worth ? worth : { kind: 'by-parts', game, worth, whole };
  };
  const arcs = options.isOfGraph ? undefined : mostArcsForValue(game);
  let found = yield* solvingBoard(board, options, asker, arcs);
  if (arcs !== undefined && 'kind' in found) {
    const parts = yield* byParts(found);
    if (parts.kind === 'by-parts') return parts;
    found = yield* solvingBoard(board, options, asker);
  }
  if ('kind' in found) {
    if (options.all || found.isEndless) throw tooManyPositions(found, asker);
    const parts = yield* byParts(found);
    if (parts.kind === 'by-parts') return parts;
    throw tooManyPositions(parts, asker);
  }
  if (options.all || !board.ruleset.rounds || found.solved.labelling.codes[0] >= 0) return found;
  const parts = yield* byParts(withoutMatrix);
  return parts.kind === 'by-parts' ? parts : found;
}
