/** What this version of the library has: theories, questions, measures and rulesets. */
import {
  questions as everyQuestion,
  rulesets as everyRuleset,
  theories as everyTheory,
  measureCatalogue,
} from '../../engine/run.ts';

/** Written by the build from package.json. */
declare const __VERSION__: string;

/** The version of the package, as "1.2.3". */
export const version: string = __VERSION__;

export type TheoryEntry = { readonly id: string; readonly name: string };

/**
 * The theories of this version, the preferred one first.
 *
 * @example
 * import { theories } from 'grundy';
 *
 * console.log(theories.map(({ id }) => id).join(', '));
 * // → partizan, sg, sfp, carry-on, lns, scoring, simultaneous, misere
 */
export const theories: readonly TheoryEntry[] = everyTheory.map(({ id, name }) => ({ id, name }));

export type QuestionEntry = {
  readonly id: string;
  /** The heading of its answer. */
  readonly title: string;
  /** What one learns from it. */
  readonly says: string;
  /**
   * What it is asked about: a "vertex", a "pair" of them, "pieces", "vertices", a "value", or a vertex and
   * what is "typed".
   */
  readonly needs: string;
};

/**
 * The questions that `ask` can be given, each id once.
 *
 * @example
 * import { questions } from 'grundy';
 *
 * console.log(questions.find(({ id }) => id === 'moves').says);
 * // → every option of a node, the value it leads to, and whether moving there wins
 */
export const questions: readonly QuestionEntry[] = everyQuestion
  .filter(({ id }, i) => everyQuestion.findIndex((first) => first.id === id) === i)
  .map(({ id, title, says, needs }) => ({ id, title, says, needs }));

export type MeasureEntry = { readonly id: string; readonly title: string; readonly says: string };

/**
 * What can be measured of values: `solve` and `sweep` take their ids.
 *
 * @example
 * import { measures } from 'grundy';
 *
 * console.log(measures.map(({ id }) => id).join(', '));
 * // → heat, left-stop, right-stop, mean, temperature, reduced, confused, birthday, stops, thermograph, atomic-weight, incentives, left-incentives, right-incentives, uptimal, right-sees, left-sees, genus, misere-grundy, misere-size, tame, partial-quotient
 */
export const measures: readonly MeasureEntry[] = measureCatalogue.map(({ id, title, says }) => ({
  id,
  title,
  says,
}));

export type RulesetEntry = {
  readonly id: string;
  readonly name: string;
  /** The rules, for a person who has never played it. */
  readonly rules: string;
  /** Whether some moves belong to one player alone. */
  readonly players: 'partizan' | 'impartial';
  /** Whether both players move at once. */
  readonly simultaneous: boolean;
  /** Positions to begin with, in the notation of the ruleset. */
  readonly starts: readonly { readonly name: string; readonly position: string }[];
  /** Families that can be swept: the id, and what the positions are. */
  readonly families: readonly { readonly id: string; readonly says: string }[];
};

/**
 * The rulesets: boards that become game graphs.
 *
 * @example
 * import { rulesets } from 'grundy';
 *
 * const clobber = rulesets.find(({ id }) => id === 'clobber');
 * console.log(clobber.name, clobber.players);
 * console.log(clobber.starts[0].position);
 * // → Clobber partizan
 * // → LRLRLR
 */
export const rulesets: readonly RulesetEntry[] = everyRuleset.map(
  ({ id, name, rules, players, rounds, starts, families = [] }) => ({
    id,
    name,
    rules,
    players,
    simultaneous: rounds !== undefined,
    starts: starts.map((start) => ({ name: start.name, position: start.position })),
    families: families.map((family) => ({ id: family.id, says: family.says })),
  }),
);
