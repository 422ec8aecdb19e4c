/**
 * Which members of a family are kept where its conditions say more than numbers alone do: what is known of a
 * member before it is solved, and whether it fulfils them when it is.
 */
import { rulesOfGame } from '../conduct/board-game.ts';
import { type GameCondition, partsAboutDrawings, printGameCondition } from '../find/condition.ts';
import { type Holds, openConditionCheck } from '../find/condition-check.ts';
import { problemsOfMeasures } from '../find/never-known.ts';
import { readGameCondition } from '../find/read-condition.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { ruledBy, usualRules } from '../outcome/rules.ts';
import { accepted, known, type Problem, type Result, refused } from '../result.ts';
import type { Kind } from '../values/value.ts';
import { type OpenFamily, programFamilies } from './family.ts';
import type { SweepRow } from './table.ts';

const isOutcome = (letter: string | undefined): letter is Outcome =>
  letter !== undefined && letter in outcomeClasses;

/** Who wins there; undefined where that is not known. */
export const outcomeOfRow = ({ outcome }: Pick<SweepRow, 'outcome'>): Outcome | undefined =>
  isOutcome(outcome) ? outcome : undefined;

/** What makes no sense of the members of this family, part by part; none if all does. */
export function problemsAmongMembers(
  condition: GameCondition,
  { asked: { ruleset, under } }: Pick<OpenFamily, 'asked'>,
): readonly Problem[] {
  const own = programFamilies(ruleset) ? usualRules : rulesOfGame({ ruleset });
  const { play } = ruledBy(under ?? {}, own);
  const kinds = new Set<Kind>([
    ...(play === 'misere' ? [] : (['misere'] as const)),
    ...(play === 'simultaneous' ? [] : (['expected'] as const)),
  ]);
  const drawn = partsAboutDrawings(condition).map((part) => ({
    place: printGameCondition(part),
    says: 'is said of drawings, and these are positions; leave it out',
  }));
  return [...drawn, ...problemsOfMeasures(condition, kinds)];
}

/** Whether members fulfil a condition. */
export type MemberCheck = {
  /** What its numbers alone decide, before it is solved; undefined where they do not. */
  before(numbers: readonly number[]): Holds;
  /** Undefined where it is not known. */
  holds(row: Pick<SweepRow, 'numbers' | 'worth' | 'outcome'>): Holds;
};

/** `names` are those of the family's numbers. */
export function openMemberCheck(condition: GameCondition, names: readonly string[]): MemberCheck {
  const check = openConditionCheck(condition);
  return {
    before: (are) => check.holds({ numbers: { names, are } }),
    holds: (row) =>
      check.holds({ value: row.worth, outcome: outcomeOfRow(row), numbers: { names, are: row.numbers } }),
  };
}

/** The conditions on more than sums of numbers, or what is wrong with each by its place in its text. */
function readOnValues(family: OpenFamily): Result<readonly GameCondition[]> {
  const problems: Problem[] = [];
  const conditions: GameCondition[] = [];
  for (const text of family.onValues) {
    const read = readGameCondition(text, family.names);
    const wrong = read.ok ? problemsAmongMembers(read.value, family) : read.problems;
    // A part is a place that says by itself where it is.
    for (const { place, says } of wrong)
      problems.push({ place: read.ok ? place : `${text}: ${place}`, says });
    if (read.ok) conditions.push(read.value);
  }
  return problems.length > 0 ? refused(problems) : accepted(conditions);
}

/**
 * The family with all its conditions as they are printed, so that equal families have equal texts; refused
 * where one cannot be read, or where no member can fulfil it.
 */
export function withConditionsRead(family: OpenFamily): Result<OpenFamily> {
  if (family.onValues.length === 0) return accepted(family);
  const read = readOnValues(family);
  if (!read.ok) return read;
  const onValues = read.value.map(printGameCondition);
  const all = family.asked.conditions ?? [];
  const onNumbers = all.filter((text) => !family.onValues.includes(text));
  return accepted({
    ...family,
    onValues,
    asked: { ...family.asked, conditions: [...onNumbers, ...onValues] },
  });
}

/** Undefined where all members are kept. Precondition: `withConditionsRead` accepts the family. */
export function keptMembers(family: OpenFamily): MemberCheck | undefined {
  if (family.onValues.length === 0) return undefined;
  const read = readOnValues(family);
  known(read.ok, 'the conditions were read before');
  const [first, ...rest] = read.value;
  return openMemberCheck(rest.length === 0 ? first : { kind: 'all', of: read.value }, family.names);
}
