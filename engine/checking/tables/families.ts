/**
 * The members of a family in their order, written out once more from what the head of a table says: a
 * pattern, or a family that its ruleset calls by a name.
 */
import { calledInCheck, handRulesOf } from '../written-rules/rules-of-text.ts';
import { type Bound, boundsIn, type NumbersByName, patternIn, reckoned } from './patterns.ts';
import type { HeadToCheck } from './read-lines.ts';

export type FamilyMembers = {
  /** One member after the other. */
  readonly members: Iterable<readonly number[]>;
  /** The position with these numbers; undefined where a length is below 0. */
  position(numbers: readonly number[]): string | undefined;
  /**
   * The numbers by which members are counted as in a list; nothing that comes again along them is a period.
   */
  readonly listed: ReadonlySet<string>;
};

/** What the head says cannot be: a sentence. */
export type WrongFamily = { readonly says: string };

const isPatternText = (family: string): boolean => /\^|<[^<>]*[a-z][^<>]*>/.test(family);

/** Which members there are, and their positions. */
export function membersOf({
  ruleset,
  family,
  ranges,
  conditions,
  names,
}: HeadToCheck): FamilyMembers | WrongFamily {
  const { families = {} } = handRulesOf(ruleset) ?? {};
  const known = Object.hasOwn(families, family) ? families[family] : undefined;
  if (!known && !isPatternText(family))
    return { says: `the check knows no family ${family} of ${calledInCheck(ruleset)}` };
  const write = known ? known.write : family;
  const pattern = typeof write === 'string' ? patternIn(write) : undefined;
  if (typeof write === 'string' && !pattern) return { says: `the pattern ${write} cannot be read` };
  const own = known ? Object.keys(known.numbers) : (pattern?.parameters.map(({ name }) => name) ?? []);
  if (own.join() !== names.join())
    return {
      says: `the numbers of the ${known ? 'family' : 'pattern'} are ${own.join(', ')}, and the columns are ${names.join(', ')}`,
    };
  const read = conditions.map(boundsIn);
  const wrong = conditions.find((_, i) => !read[i]);
  if (wrong !== undefined) return { says: `the condition ${wrong} cannot be read` };
  const stranger = ranges.find(({ name }) => !names.includes(name));
  if (stranger) return { says: `the family has no number ${stranger.name}` };
  const limits = names.map((name): Limits => {
    const given = ranges.find((each) => each.name === name);
    const word = pattern?.parameters.find((each) => each.name === name)?.word;
    const least = known?.numbers[name] ?? 0;
    const greatest = known?.greatest?.[name];
    return {
      from: given?.from ?? least,
      to: given?.to ?? Number.POSITIVE_INFINITY,
      least,
      ...(word && {
        greatest(numbers) {
          const length = reckoned(word.length, numbers);
          return length < 0 ? -1 : word.letters ** length - 1;
        },
      }),
      ...(greatest && { greatest: (numbers) => greatest(...numbers.values()) }),
    };
  });
  const open = limits.findIndex(({ to, greatest }) => to === Number.POSITIVE_INFINITY && !greatest);
  if (open >= 0) return { says: `the range of ${names[open]} is missing` };
  const low = limits.findIndex(({ from, least }) => from < least);
  if (low >= 0) return { says: `${names[low]} must begin at ${limits[low].least} or above` };
  const bounds = read.flatMap((each) => each ?? []);
  return {
    members: inOrder(names, limits, bounds),
    position: (numbers) =>
      typeof write === 'string'
        ? pattern?.write(new Map(names.map((name, i) => [name, numbers[i]])))
        : write(...numbers),
    listed: new Set(names.filter((name, i) => limits[i].greatest !== undefined || known?.numbered === name)),
  };
}

type Limits = {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  /** Beside the numbers before. */
  greatest?(numbers: NumbersByName): number;
};

/**
 * All numbers within their limits that keep every bound, the last quickest. A beginning that no later number
 * can correct is not tried.
 */
function* inOrder(
  names: readonly string[],
  limits: readonly Limits[],
  bounds: readonly Bound[],
): Generator<readonly number[], void, void> {
  const numbers = new Map<string, number>();
  const greatestAt = (i: number): number => {
    const { to, greatest } = limits[i];
    if (!greatest) return to;
    return Math.min(to, greatest(new Map(names.slice(0, i).map((name) => [name, numbers.get(name) ?? 0]))));
  };
  /** Whether some later numbers may keep every bound, as far as their limits tell. */
  const mayHold = (from: number): boolean =>
    bounds.every(
      (bound) =>
        bound.reduce((sum, { times, name }) => {
          const later = names.indexOf(name, from);
          const least = later < 0 ? undefined : times > 0 ? limits[later].from : limits[later].to;
          return sum + times * (name === '' ? 1 : (least ?? numbers.get(name) ?? 0));
        }, 0) <= 0,
    );
  const path = [limits[0].from];
  let greatest = [greatestAt(0)];
  while (path.length > 0) {
    const i = path.length - 1;
    if (path[i] > greatest[i]) {
      path.pop();
      greatest = greatest.slice(0, -1);
      if (path.length > 0) path[path.length - 1]++;
      continue;
    }
    numbers.set(names[i], path[i]);
    if (!mayHold(i + 1)) path[i]++;
    else if (path.length < names.length) {
      path.push(limits[i + 1].from);
      greatest.push(greatestAt(i + 1));
    } else {
      yield [...path];
      path[i]++;
    }
  }
}
