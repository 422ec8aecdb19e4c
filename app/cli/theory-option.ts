/** The option that chooses a theory: `auto`, or a theory's id. */
import { nearestWord } from '../../engine/answers/index.ts';
import { type Rules, ruledBy } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type ChosenTheory, chooseTheory, theories } from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import type { CliArguments, Option } from './arguments.ts';
import { called } from './input.ts';
import { tellProblems } from './output.ts';

const ids = ['auto', ...theories.map((theory) => theory.id)];

export const theoryOption: Option = {
  takes: 'THEORY',
  says: `${ids.join(', ')} (auto: the first that applies)`,
};

/** The requested id, if there is a theory with that id. */
export function askedTheory(asked: CliArguments): Result<string> {
  const id = asked.all('theory').at(-1) ?? 'auto';
  if (ids.includes(id)) return accepted(id);
  const near = nearestWord(id, ids);
  const known = near ? `did you mean ${near}?` : `give one of ${ids.join(', ')}`;
  return refused([{ place: '--theory', says: `there is no theory "${id}"; ${known}` }]);
}

/**
 * Runs a command that asks about one file by a theory; every problem is told, and then the command has failed.
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

/** Why a theory that was asked for by its id is not taken, and what to do instead. */
export const doesNotApplySince = (reason: string): string =>
  `does not apply: ${reason}; leave --theory out, and Grundy takes a theory that applies`;

type Refusal = Extract<Result<never>, { ok: false }>;

/** A refusal if a theory asked for by its id covers nothing; `auto` may find none. */
export function doesNotApply(id: string, { theory, reason, parts }: ChosenTheory): Refusal | undefined {
  if (theory || parts.length > 0 || id === 'auto') return undefined;
  return { ok: false, problems: [{ place: `--theory ${id}`, says: doesNotApplySince(reason) }] };
}

/** The theory for a game. */
export function theoryFor(game: GameToSolve): Result<ChosenTheory> {
  const choice = chooseTheory(game);
  return doesNotApply(game.rules.theory, choice) ?? accepted(choice);
}

/** The rules of a file or a ruleset, but that the command line says by which theory, and whether as published. */
export const rulesAsked = (rules: Rules, theory: string, asked?: CliArguments): Rules =>
  ruledBy({ theory, asPublished: asked?.has('as-published') ?? false }, rules);
