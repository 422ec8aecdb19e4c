/**
 * A family of positions as a person asks for it: the ruleset, one of its families or a pattern of its
 * notation, and the range of each number. It is data, and it has one text: `backsliding-toads-and-frogs "T^m
 * .^k F^n" m=1..3 k=1..4 n=1..3 m+k+n<=10`.
 */
import { idOfRules, rulesetInWords, textOfRulesId } from '../document/rules-id.ts';
import { conventions, type Rules, sumKinds } from '../outcome/rules.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { printCondition, readCondition } from './conditions.ts';

export type NumberRange = { readonly name: string; readonly from: number; readonly to: number };

export type AskedFamily = {
  /** A ruleset's id, or what `familiesOfProgram` calls a program. */
  readonly ruleset: string;
  /** The id of one of its families, or a pattern (`pattern.ts`). */
  readonly family: string;
  /**
   * Each parameter once, in the order in which they were asked for. Where a parameter has a greatest value,
   * its range may be missing and is all of it.
   */
  readonly ranges: readonly NumberRange[];
  /**
   * Conditions on the numbers, as `conditions.ts` prints them, and others, such as `value = 0`, as they were
   * written.
   */
  readonly conditions?: readonly string[];
  /**
   * Where both players move at once: what an end is worth, and how components are played together; where they
   * take turns, misère play.
   */
  readonly under?: RulesOfSweep;
};

export type RulesOfSweep = Partial<Pick<Rules, 'convention' | 'sum'>> & { readonly play?: 'misere' };

/** The words that say so, as the options of the command line do. */
const rulesSaid = { play: ['misere'], convention: conventions, sum: sumKinds } as const;

const largest = 1e9;

/**
 * Whether a word looks like a condition on values, measures or outcomes. The measures are known elsewhere,
 * where the conditions are read (`kept-members.ts`).
 */
const meansValues = (word: string): boolean =>
  /[<>=≤≥≠|]/.test(word) || /(?:^|[\s(])(?:is|has)\s/i.test(word);

/**
 * Reads the words behind the ruleset: a family, then ranges and conditions in any order. Each problem is
 * named by its word.
 */
export function readAskedFamily(ruleset: string, words: readonly string[]): Result<AskedFamily> {
  const [family, ...rest] = words;
  if (family === undefined || family.trim() === '')
    return refused([{ place: '', says: 'a family is missing; give one after the ruleset' }]);
  const problems: Problem[] = [];
  const ranges: NumberRange[] = [];
  const conditions: string[] = [];
  const { under, others } = rulesIn(rest, problems);
  for (const word of others) {
    const range = rangeIn(word);
    const condition = range ? undefined : readCondition(word);
    if (condition) conditions.push(printCondition(condition));
    else if (!range && meansValues(word)) conditions.push(word.trim().replace(/\s+/g, ' '));
    else if (!range)
      problems.push({
        place: word,
        says: 'is neither a range, as n=1..8 or n=3, nor a condition, as m+n<=8 or "value = 0"',
      });
    else if (ranges.some(({ name }) => name === range.name))
      problems.push({
        place: word,
        says: `${range.name} has a range already; give one range for each number`,
      });
    else if (range.to > largest)
      problems.push({
        place: word,
        says: `has a number that is too large; give smaller numbers for ${range.name}`,
      });
    else if (range.to < range.from)
      problems.push({
        place: word,
        says: `ends before it begins; write ${range.name}=${range.to}..${range.from}`,
      });
    else ranges.push(range);
  }
  if (problems.length > 0) return refused(problems);
  return accepted({
    ruleset,
    family,
    ranges,
    ...(conditions.length > 0 && { conditions }),
    ...(Object.keys(under).length > 0 && { under }),
  });
}

/** The rules that are given, as by `--convention scoring`, and all other words. */
function rulesIn(all: readonly string[], problems: Problem[]) {
  const others: string[] = [];
  let under: RulesOfSweep = {};
  for (let i = 0; i < all.length; i++) {
    const option = Object.keys(rulesSaid).find((each) => all[i] === `--${each}`);
    if (option === undefined) {
      others.push(all[i]);
      continue;
    }
    const said = all[++i] ?? '';
    const known: readonly string[] = rulesSaid[option as keyof typeof rulesSaid];
    if (known.includes(said)) under = { ...under, [option]: said };
    else problems.push({ place: `--${option}`, says: `there is no "${said}"; give ${known.join(' or ')}` });
  }
  return { under, others };
}

function rangeIn(word: string): NumberRange | undefined {
  const parts = /^\s*([a-z]\w*)\s*=\s*(-?\d+)\s*(?:(?:\.\.\.?|…|–)\s*(-?\d+)\s*)?$/.exec(word);
  // The numbers of families have names of one letter: `mean=0` is a condition.
  if (!parts || (parts[3] === undefined && !/^[a-z]\d*$/.test(parts[1]))) return undefined;
  const from = Number(parts[2]);
  return { name: parts[1], from, to: parts[3] === undefined ? from : Number(parts[3]) };
}

const isPlain = /^[a-z0-9-]+$/;

const inQuotes = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Reads what `printAskedFamily` prints; words may be in quotation marks, in which a backslash takes the next
 * sign as it is.
 */
export function parseAskedFamily(text: string): Result<AskedFamily> {
  const words: string[] = [];
  const word = /\s*(?:"((?:\\.|[^"\\])*)"|([^\s"]+))(?=\s|$)/y;
  const whole = text.trim();
  while (word.lastIndex < whole.length) {
    const at = word.lastIndex;
    const found = word.exec(whole);
    if (!found)
      return refused([
        {
          place: `column ${at + 1}`,
          says: 'the quotation mark here is not closed; write another one at the end',
        },
      ]);
    words.push(found[2] ?? found[1].replace(/\\(.)/g, '$1'));
  }
  const [ruleset, ...rest] = words;
  return ruleset === undefined
    ? refused([{ place: '', says: 'a ruleset is missing; give one' }])
    : readAskedFamily(rulesetOfWord(ruleset), rest);
}

/** An id as one word: a program's is in quotation marks, and written rules have line breaks too. */
function rulesetWord(id: string): string {
  const rules = textOfRulesId(id);
  if (rules !== undefined) return idOfRules(encodeURIComponent(rules));
  return isPlain.test(id) ? id : inQuotes(id);
}

function rulesetOfWord(word: string): string {
  const rules = textOfRulesId(word);
  try {
    return rules === undefined ? word : idOfRules(decodeURIComponent(rules));
  } catch {
    // A person has changed the word, and no ruleset will have it as its id.
    return word;
  }
}

/** A family as a message calls it, in which a written ruleset is not its whole text. */
export function familyInWords(asked: AskedFamily): string {
  const [word, called] = [rulesetWord(asked.ruleset), rulesetInWords(asked.ruleset)];
  return (called === asked.ruleset ? word : called) + printAskedFamily(asked).slice(word.length);
}

/** The text by which it is asked for; `parseAskedFamily` reads it. */
export const printAskedFamily = ({
  ruleset,
  family,
  ranges,
  conditions = [],
  under = {},
}: AskedFamily): string =>
  [
    rulesetWord(ruleset),
    isPlain.test(family) ? family : inQuotes(family),
    ...ranges.map(({ name, from, to }) => `${name}=${from === to ? from : `${from}..${to}`}`),
    ...conditions.map((text) => {
      const condition = readCondition(text);
      return condition ? printCondition(condition) : inQuotes(text);
    }),
    ...Object.entries(under).map(([option, said]) => `--${option} ${said}`),
  ].join(' ');

/** Checks data that claims to be a family that was asked for, as the first line of a table in JSON has it. */
export function askedFamilyOf(data: unknown): Result<AskedFamily> {
  const {
    ruleset,
    family,
    ranges,
    conditions = [],
    under = {},
  } = (data ?? {}) as Partial<Record<keyof AskedFamily, unknown>>;
  if (
    typeof ruleset !== 'string' ||
    typeof family !== 'string' ||
    !Array.isArray(ranges) ||
    ranges.includes(null) ||
    !Array.isArray(conditions) ||
    typeof under !== 'object' ||
    under === null
  )
    return refused([
      { place: 'sweep', says: 'needs a ruleset, a family and ranges, as in: nim heap n=1..8' },
    ]);
  const words = ranges.map(({ name, from, to }: Partial<NumberRange>) => `${name}=${from}..${to}`);
  const rules = Object.entries(under).flatMap(([option, said]) => [`--${option}`, String(said)]);
  return readAskedFamily(ruleset, [family, ...words, ...conditions.map(String), ...rules]);
}
