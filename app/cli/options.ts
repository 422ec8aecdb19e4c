/** The options that several commands have, and how they are read: theories, the way of play, and measures. */
import { nearestWord, type WayAsked } from '../../engine/answers/index.ts';
import { conventions, type Rules, ruledBy, sumKinds, waysOfPlay } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { measureCatalogue, type Ruleset } from '../../engine/run.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { attempted } from '../library/refusals.ts';
import {
  type BoardInside,
  measuresCalled,
  problemsOnBoard,
  theoryCalled,
  theoryIds,
} from '../library/work-on-games.ts';
import { type CliArguments, type CliOptions, notBeside, type Option, onlyBeside } from './arguments.ts';
import { called } from './files-in-messages.ts';
import { tellProblems } from './output.ts';
import { askedGame, type PositionGiven } from './ruleset-position.ts';
import { commandLine } from './work.ts';

export const theoryOption: Option = {
  takes: 'THEORY',
  says: `${theoryIds.join(', ')} (auto: the first that applies)`,
};

/** The requested id, if there is a theory with that id. */
export const askedTheory = (asked: CliArguments): Result<string> =>
  attempted(() => theoryCalled(asked.all('theory').at(-1) ?? 'auto', commandLine));

/**
 * Runs a command that asks about one file by a theory. It prints every problem; the command has failed if
 * there is one.
 */
export async function byTheory(
  command: string,
  asked: CliArguments,
  file: string,
  ask: (theory: string) => Promise<readonly Problem[]>,
): Promise<boolean> {
  const theory = askedTheory(asked);
  if (!theory.ok) {
    tellProblems(`grundy ${command}`, theory.problems);
    return false;
  }
  const problems = await ask(theory.value);
  tellProblems(called(file), problems);
  return problems.length === 0;
}

/**
 * The rules of a file or a ruleset, except that the command line gives the theory, and says whether it is
 * used as published.
 */
export const rulesAsked = (rules: Rules, theory: string, asked?: CliArguments): Rules =>
  ruledBy({ theory, asPublished: asked?.has('as-published') ?? false }, rules);

/**
 * How a drawing or a board is played, in place of its own rules: by turns, at once or misère, and by which
 * convention.
 */
export const playOptions: CliOptions = {
  play: {
    takes: 'WAY',
    says: `${waysOfPlay.join(', ')}; the drawing’s or the board’s own if left out. In misere the player who cannot move wins`,
    idle: notBeside('moves'),
  },
  convention: {
    takes: 'CONVENTION',
    says: `where both players move at once: ${conventions.join(', ')}; the drawing’s or the ruleset’s own if left out`,
    idle: notBeside('moves'),
  },
};

/** How components of a position are played together. */
export const roundSumOption: Option = {
  takes: 'KIND',
  says: 'how components are played together where both players move at once: disjunctive, conjunctive or continued',
  idle: onlyBeside('ruleset'),
};

export function askedPlay(asked: CliArguments): Result<WayAsked> {
  const play = oneOf('play', waysOfPlay, asked);
  const convention = oneOf('convention', conventions, asked);
  const problems = [play, convention].flatMap((read) => (read.ok ? [] : read.problems));
  if (!play.ok || !convention.ok) return refused(problems);
  return accepted({
    ...(play.value && { play: play.value }),
    ...(convention.value && { convention: convention.value }),
  });
}

/**
 * The meaning of --sum: how the components of one position are played together, or the pieces that are added.
 */
type MeaningOfSum = 'components' | 'pieces';

/**
 * The way of play that the command line asks for with a ruleset; refused if the ruleset has no such way of
 * play.
 */
export function askedOfRuleset(
  ruleset: Pick<Ruleset, 'id' | 'rounds' | 'endScore' | 'infinitePlay' | 'unbounded'>,
  asked: CliArguments,
  meaning: MeaningOfSum = 'components',
): Result<Partial<Pick<Rules, 'play' | 'convention' | 'sum'>>> {
  const play = oneOf('play', waysOfPlay, asked);
  const convention = oneOf('convention', conventions, asked);
  const sum = oneOf('sum', sumKinds, asked);
  const ofComponents = ruleset.rounds || meaning === 'components';
  const given = {
    play: play.ok ? play.value : undefined,
    convention: asked.all('convention').at(-1),
    sum: sum.ok && ofComponents ? sum.value : undefined,
  };
  const problems = [
    ...[play, convention, sum].flatMap((read) => (read.ok ? [] : read.problems)),
    ...problemsOnBoard(ruleset, given, commandLine),
  ];
  if (!convention.ok || !sum.ok || problems.length > 0) return refused(problems);
  return accepted({
    ...(given.play && { play: given.play }),
    ...(convention.value && { convention: convention.value }),
    ...(given.sum && { sum: given.sum }),
  });
}

function oneOf<Word extends string>(
  option: string,
  words: readonly Word[],
  asked: CliArguments,
): Result<Word | undefined> {
  const given = asked.all(option).at(-1);
  const word = words.find((each) => each === given);
  if (given === undefined || word !== undefined) return accepted(word);
  const near = nearestWord(given, words);
  const problem: Problem = {
    place: `--${option}`,
    says: `there is no "${given}"; ${near ? `did you mean ${near}?` : `give ${words.join(' or ')}`}`,
  };
  return refused([problem]);
}

/** A position with the rules by which it is played, and the most positions that may follow it. */
export type BoardAsked = BoardInside & { readonly positions: number | undefined };

/**
 * The board that the command line asks for. A refusal names the places of the mistakes in the position, and
 * the options that its ruleset does not have.
 */
export function askedBoard(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
  meaning?: MeaningOfSum,
): Result<BoardAsked> {
  const game = askedGame(given, asked);
  const way = askedOfRuleset(given.ruleset, asked, meaning);
  if (!game.ok || !way.ok) return refused([game, way].flatMap((read) => (read.ok ? [] : read.problems)));
  const { position, positions } = game.value;
  const rules = ruledBy(way.value, rulesAsked(given.rules, theory, asked));
  return accepted({ ruleset: given.ruleset, position, rules, positions });
}

/** The theory by which values are asked for, and the measures of these values. */
export type AskedOfValues = { readonly theory: string; readonly measures: readonly ValueMeasure[] };

/** What each value gets besides its name, as members of JSON and as columns of tables. */
export const measuresOption: Option = {
  takes: 'NAMES',
  says: `adds a column for each of these measures, with commas between: ${measureCatalogue.map(({ id }) => id).join(', ')}; or all`,
  idle: notBeside('summary'),
};

/**
 * The measures that were asked for, in that order, each once. The refusal of an unknown name lists the known
 * ones.
 */
export function askedMeasures(asked: CliArguments): Result<readonly ValueMeasure[]> {
  const written = asked.all('measures').at(-1);
  if (written === undefined) return accepted([]);
  const names = [...new Set(written.split(',').map((name) => name.trim()))];
  if (names.length === 1 && names[0] === 'all') return accepted(measureCatalogue);
  return attempted(() => measuresCalled(names, commandLine));
}
