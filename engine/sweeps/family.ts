/**
 * A family that was asked for, opened with its ruleset: how many members it has, and the position of each.
 */
import { rulesetInWords } from '../document/rules-id.ts';
import { namesInSum } from '../find/linear-sum.ts';
import { usualRules } from '../outcome/rules.ts';
import { positionOfProgram } from '../programs/positions.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { type FamilyParameter, type Ruleset, type RulesetFamily, whyNoMisere } from '../rulesets/ruleset.ts';
import { isRoundSum, noSuchRoundSum } from '../simultaneous/sums.ts';
import { type AskedFamily, printAskedFamily, type RulesOfSweep } from './asked-family.ts';
import { atMostZero, printCondition, readCondition } from './conditions.ts';
import { mostRows, numbering, type ParameterRange } from './numbering.ts';
import { familyOfPattern, isPattern } from './pattern.ts';

/** What families need of a ruleset, which its entry in the catalogue has too. */
export type FamilyRuleset = Pick<Ruleset, 'id' | 'families' | 'parse' | 'print' | 'rounds'> &
  Partial<Pick<Ruleset, 'infinitePlay' | 'endScore' | 'unbounded'>>;

/**
 * What is written before the command that starts a program, where tables and families name a ruleset; no
 * ruleset has such an id.
 */
const byProgram = '--moves ';

/** The families of a program: patterns alone, in which any text can be a position. */
export const familiesOfProgram = (command: string): FamilyRuleset & Pick<Ruleset, 'name'> => ({
  id: `${byProgram}${command}`,
  name: command,
  parse: positionOfProgram,
  print: String,
});

/** The same where an id names a program. */
export const programFamilies = (id: string): ReturnType<typeof familiesOfProgram> | undefined =>
  id.startsWith(byProgram) ? familiesOfProgram(id.slice(byProgram.length)) : undefined;

export type OpenFamily = {
  readonly asked: AskedFamily;
  /** The family as its ruleset has it, or as the pattern writes it. */
  readonly family: RulesetFamily;
  /** The names of the numbers, in the order of the columns. */
  readonly names: readonly string[];
  /**
   * Conditions on more than sums of its numbers, as texts. They keep some of the members, which are known
   * when these are solved (`kept-members.ts`).
   */
  readonly onValues: readonly string[];
  /** How many members it has, numbered from 0. */
  readonly count: number;
  /**
   * The numbers of a member. O(1), or O(log count) where conditions or greatest values tie parameters
   * together.
   */
  numbersAt(row: number): readonly number[];
  /**
   * The position with these numbers as the ruleset prints it; refused where it reads none there, as with a
   * length below 0.
   */
  positionOf(numbers: readonly number[]): Result<string>;
  /** The same with the position itself, as the ruleset has it. */
  memberWith(numbers: readonly number[]): Result<{ readonly position: string; readonly read: unknown }>;
};

/**
 * Refused with every problem: an unknown family, a pattern that cannot be read, a range that is missing or
 * too low, too many members.
 */
export function openFamily(ruleset: FamilyRuleset, asked: AskedFamily): Result<OpenFamily> {
  const found = familyCalled(ruleset, asked.family);
  if (!found.ok) {
    // A rule alone, such as 0.77, is not a family yet: the heaps after it are missing.
    const form = `${asked.family} <n>`;
    if (isPattern(asked.family) || programFamilies(ruleset.id) || !ruleset.parse(`${asked.family} 1`).ok)
      return found;
    return refused([
      {
        place: asked.family,
        says: `is a rule without heaps; write the heaps behind it, as "${form}" n=1..12`,
      },
    ]);
  }
  const family = found.value;
  const problems: Problem[] = [];
  const { play, ...atOnce } = asked.under ?? {};
  const noMisere = play && whyNoMisereIn(ruleset);
  if (noMisere !== undefined)
    problems.push({
      place: `--play ${play}`,
      says: `${rulesetInWords(ruleset.id)} has no misère play: ${noMisere}`,
    });
  else if (Object.keys(atOnce).length > 0 && !ruleset.rounds)
    problems.push({
      place: `--${Object.keys(atOnce)[0]}`,
      says: `the players of ${rulesetInWords(ruleset.id)} take turns; leave this option out`,
    });
  else if (asked.under?.sum && !isRoundSum(asked.under.sum))
    problems.push({ place: '--sum', says: noSuchRoundSum });
  const names = family.parameters.map(({ name }) => name);
  for (const { name } of asked.ranges)
    if (!names.includes(name))
      problems.push({
        place: `${name}=…`,
        says: `the family has no number ${name}; ${names.length === 1 ? 'its number is' : 'its numbers are'} ${names.join(', ')}`,
      });
  const ranges = family.parameters.map((parameter) => rangeOf(parameter, asked, problems));
  const onValues = (asked.conditions ?? []).filter((text) => !readCondition(text));
  const conditions = (asked.conditions ?? []).flatMap((text) => {
    const condition = readCondition(text);
    if (!condition) return [];
    const others = [...namesInSum(condition.left), ...namesInSum(condition.right)].filter(
      (name) => !names.includes(name),
    );
    for (const name of new Set(others))
      problems.push({
        place: text,
        says: `the family has no number ${name}; ${names.length === 1 ? 'its number is' : 'its numbers are'} ${names.join(', ')}`,
      });
    return atMostZero(condition);
  });
  if (problems.length > 0) return refused(problems);
  const numbered = numbering(ranges, conditions);
  if ('tooMany' in numbered) {
    const count = Number.isFinite(numbered.tooMany) ? numbered.tooMany.toLocaleString('en') : 'far too many';
    return refused([
      {
        place: '',
        says: `the family has ${count} positions, and a sweep has ${mostRows.toLocaleString('en')} at most; make a range smaller, or add a condition, as m+n<=12`,
      },
    ]);
  }
  if (numbered.count === 0)
    return refused([{ place: '', says: 'no position fits all ranges and conditions; change one of them' }]);
  const memberWith: OpenFamily['memberWith'] = (given) => {
    const read = ruleset.parse(family.position(given));
    return read.ok ? accepted({ position: ruleset.print(read.value), read: read.value }) : read;
  };
  return accepted({
    asked: canonicalFamily(asked, names, rulesSaidOf(ruleset, asked)),
    family,
    names,
    onValues,
    ...numbered,
    memberWith,
    positionOf(numbers) {
      const member = memberWith(numbers);
      return member.ok ? accepted(member.value.position) : member;
    },
  });
}

/** If a family has more members, not all of them are read before the work begins. */
const mostReadBefore = 3_000;
/** Of such a family no more are read if all of these are positions. */
const readFirst = 500;
const mostLettersRead = 500_000;

type ReadBefore = {
  readonly texts: readonly string[];
  readonly failed: readonly {
    readonly text: string;
    readonly numbers: readonly number[];
    readonly problem: Problem;
  }[];
};

/** Reads up to `most` members, from the whole length of the family. */
function readMembers({ family, count, numbersAt, memberWith }: OpenFamily, most: number): ReadBefore {
  const step = Math.ceil(count / most);
  const failed: ReadBefore['failed'][number][] = [];
  const texts: string[] = [];
  let letters = 0;
  for (let row = 0; row < count && letters < mostLettersRead; row += step) {
    const numbers = numbersAt(row);
    const text = family.position(numbers);
    letters += text.length;
    texts.push(text);
    const member = memberWith(numbers);
    if (!member.ok) failed.push({ text, numbers, problem: member.problems[0] });
  }
  return { texts, failed };
}

/**
 * Why a family is not worth beginning: none of its positions can be read, or none with a certain sign of a
 * word, since the ruleset does not have it, such as b of `[br]^n` where stones are L and R. Reads positions
 * without solving any: all of a small family, of a large one some from its whole length.
 */
export function hopelessFamily(open: OpenFamily): Problem | undefined {
  const { family, count, names } = open;
  if (count > mostReadBefore && readMembers(open, readFirst).failed.length === 0) return undefined;
  const { texts, failed } = readMembers(open, mostReadBefore);
  if (failed.length === 0) return undefined;
  const isWhole = texts.length === count;
  const at = ({ numbers, problem }: (typeof failed)[number]): string =>
    [`at ${numbers.map((number, i) => `${names[i]}=${number}`).join(', ')}`, problem.place, problem.says]
      .filter((part) => part !== 'position' && part !== '')
      .join(': ');
  if (isWhole && failed.length === count)
    return {
      place: family.id,
      says: `none of its ${count.toLocaleString('en')} positions can be read; ${at(failed[0])}`,
    };
  for (const first of failed) {
    const [, sign] = /^is "(.)"/u.exec(first.problem.says) ?? [];
    if (sign === undefined || !first.text.includes(sign)) continue;
    const all = texts.filter((text) => text.includes(sign));
    const never = failed.filter(({ text }) => text.includes(sign));
    if (all.length === never.length)
      return { place: family.id, says: `no position with "${sign}" can be read; ${at(first)}` };
  }
  return undefined;
}

/**
 * Whether both are the same sweep, however its ranges were ordered. Precondition: both are those of open
 * families.
 */
export const isSameFamily = (a: AskedFamily, b: AskedFamily): boolean =>
  printAskedFamily(a) === printAskedFamily(b);

/** Why there is no misère play: a program says nothing of the rules beside its moves. */
function whyNoMisereIn({ infinitePlay, ...rest }: FamilyRuleset): string | undefined {
  return infinitePlay === undefined
    ? 'a program answers its moves in normal play'
    : whyNoMisere({ infinitePlay, ...rest });
}

/**
 * Misère play; and where both players move at once the convention, which is always said, and the sum unless
 * it is the usual one.
 */
function rulesSaidOf({ rounds }: FamilyRuleset, { under = {} }: AskedFamily): RulesOfSweep | undefined {
  if (!rounds) return under.play && { play: under.play };
  const { convention = rounds.convention, sum = usualRules.sum } = under;
  return { convention, ...(sum !== usualRules.sum && { sum }) };
}

/** The ranges in the order of the parameters, so that equal families have equal texts. */
function canonicalFamily(
  asked: AskedFamily,
  names: readonly string[],
  under: RulesOfSweep | undefined,
): AskedFamily {
  const ranges = asked.ranges.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  const conditions = (asked.conditions ?? []).map((text) => {
    const condition = readCondition(text);
    return condition ? printCondition(condition) : text;
  });
  return {
    ruleset: asked.ruleset,
    family: asked.family,
    ranges,
    ...(conditions.length > 0 && { conditions }),
    ...(under && { under }),
  };
}

/** A family of the ruleset by its id, or the one that a pattern writes; refused with what there is. */
export function familyCalled(
  { id, families = [] }: Pick<Ruleset, 'id' | 'families'>,
  text: string,
): Result<RulesetFamily> {
  const family = families.find((each) => each.id === text);
  if (family) return accepted(family);
  // A sign that only patterns have shows that a pattern was meant, so the pattern's own problem is reported.
  if (isPattern(text) || /[<^]/.test(text)) {
    const read = familyOfPattern(text);
    return read.ok
      ? read
      : refused(read.problems.map(({ place, says }) => ({ place: `${text}: ${place}`, says })));
  }
  const there = families.map((each) => each.id).join(', ');
  return refused([
    {
      place: text,
      says: `${rulesetInWords(id)} has no such family; give ${there ? `${there}, or ` : ''}a pattern, as "x^n"`,
    },
  ]);
}

/** A range that is missing is all there is where that has an end. */
function rangeOf(
  { name, least, first, greatest }: FamilyParameter,
  asked: AskedFamily,
  problems: Problem[],
): ParameterRange {
  const given = asked.ranges.find((range) => range.name === name);
  const from = given?.from ?? least;
  const to = given?.to ?? Number.POSITIVE_INFINITY;
  if (!given && !greatest) {
    const upTo = first > least ? `${least}..${first}` : `${least}..${least + 3}`;
    problems.push({ place: name, says: `has no range; write one, as ${name}=${upTo}, from ${least} on` });
  }
  if (from < least)
    problems.push({ place: `${name}=${from}`, says: `begins too low; write ${name} from ${least} on` });
  return { name, from, to, ...(greatest && { greatest }) };
}
