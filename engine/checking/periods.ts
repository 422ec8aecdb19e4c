/**
 * Periods that a table claims: they hold on its rows, none that is smaller does, they begin where they begin,
 * and what proves them is computed once more.
 *
 * Octal games, of heaps that move by themselves: if G(n + p) = G(n) for all n from f to below 2f + p + k,
 * where k is the last place of the code that is not 0, then it holds for all n from f on (Guy and Smith, The
 * G-values of various games, 1956; Siegel, Combinatorial Game Theory, Theorem IV.2.7). For from n = 2f + p +
 * k on a move from n + p leaves a heap of (n + p − k)/2 ≥ f + p at least, whose value is known to be that of
 * the heap smaller by p. So values up to 2f + 2p + k − 1 prove it. An empty heap is not a heap that a move
 * may leave in place of one, so f counts as 1 at least. Where a move leaves three heaps, the same is so of 3f
 * + 3p counters. Where two heaps must differ, their difference may be p, and they become equal, worth 0; but
 * two heaps that differ by 2p are worth 0 as well, if all of them are f at least, as with 2f + 3p counters.
 */
import { openGames } from './games/game-store.ts';
import { readNamedGame } from './games/read-game.ts';
import { type CheckFinding, right, unchecked, wrong } from './play/finding.ts';
import { heapsByCode, singleHeaps } from './play/heap-values.ts';
import { openOrder } from './play/order.ts';
import type { PeriodLine } from './tables/period-lines.ts';
import type { HeadToCheck, TableRow } from './tables/read-lines.ts';
import { singleHeapsOfText } from './written-rules/octal-of-text.ts';
import { textOfRuleset } from './written-rules/rules-of-text.ts';

/**
 * A period counts as observed where it occurs at least this many times, with at least this many rows that
 * could have differed.
 */
const [leastPeriods, leastForetold] = [3, 6];

/** The largest heap that is computed for a proof. */
const largestHeap = 200_000;
const largestHeapInThree = 1_000;

const isTold = (value: string): boolean =>
  value !== '' && !/…|\?|^not |^\([^()]*\|[^()]*\) |^\d+\^[\d{]/.test(value);

/**
 * Checks a claim against the rows of a table, whose numbers that count as in a list are `listed`, and what it
 * says of larger numbers against its theorem.
 */
export function checkPeriod(
  claim: PeriodLine,
  { names, ruleset, play }: HeadToCheck,
  rows: readonly TableRow[],
  listed: ReadonlySet<string>,
): CheckFinding {
  const { along, at, period, from, to, by } = claim;
  const others = names.filter((name) => name !== along);
  if (!names.includes(along)) return wrong(`the table has no number ${along}`);
  if (listed.has(along))
    return wrong(`${along} only numbers the positions of a list, so that nothing along it is a period`);
  if (at.map(({ name }) => name).join() !== others.join())
    return wrong(`the other numbers are ${others.join(', ') || 'none'}`);
  if (period < 1) return wrong('a period must be 1 or more');
  const run = runOf(claim, names, rows);
  if (typeof run === 'string') return wrong(run);
  const repeats = repeating(run, claim.saltus);
  if (!repeats) return wrong(`the saltus ${claim.saltus} cannot be read, or cannot be added to these values`);
  const { first, last } = run;
  if (by === undefined && to !== last) return wrong(`the rows go on to ${along}=${last}, not ${to}`);
  const end = by === undefined ? last : Math.min(last, to);
  for (let n = from; n + period <= last; n++)
    if (!repeats(n, n + period))
      return wrong(
        `the values at ${along}=${n} and ${along}=${n + period} differ: ${run.value(n)} and ${run.value(n + period)}`,
      );
  if (end - from + 1 < 2 * period && by === undefined) return wrong(`the rows do not reach a second period`);
  if (from > first && from - 1 + period <= last && repeats(from - 1, from - 1 + period))
    return wrong(`it holds from ${along}=${from - 1} on already, or from even earlier`);
  const smaller = smallerPeriod(run, claim, last);
  if (smaller !== undefined) return wrong(`${smaller} is a smaller period from there on`);
  if (by !== undefined && play === 'misere') return wrong('no theorem proves it in misère play');
  if (by !== undefined) return proofFinding(claim, ruleset, run);
  const length = last - from + 1;
  if (length < leastPeriods * period || length - period < leastForetold || length < from - first)
    return wrong(
      `too few rows show it: ${length} rows from ${along}=${from} on, where ${Math.max(leastPeriods * period, leastForetold + period, from - first)} are needed`,
    );
  return right('the rows, as far as they go');
}

type Run = {
  readonly first: number;
  readonly last: number;
  value(n: number): string;
  position(n: number): string;
};

/** The rows about the beginning of a period, without a hole; or what is wrong. */
function runOf(
  { along, at, from }: PeriodLine,
  names: readonly string[],
  rows: readonly TableRow[],
): Run | string {
  const column = names.indexOf(along);
  const fixed = at.map(({ name, number }) => [names.indexOf(name), number] as const);
  const line = new Map<number, TableRow>();
  for (const row of rows)
    if (isTold(row.value) && fixed.every(([i, number]) => row.numbers[i] === number))
      line.set(row.numbers[column], row);
  if (!line.has(from)) return `no row with ${along}=${from} has a value`;
  let [first, last] = [from, from];
  while (line.has(first - 1)) first--;
  while (line.has(last + 1)) last++;
  return {
    first,
    last,
    value: (n) => line.get(n)?.value ?? '',
    position: (n) => line.get(n)?.position ?? '',
  };
}

const nimber = /^(?:0|\*(\d*))$/;

const sizeOf = (text: string): number => {
  const found = nimber.exec(text);
  return found?.[1] === undefined ? 0 : found[1] === '' ? 1 : Number(found[1]);
};

/** Whether a value comes again, with what is added; undefined where what is added cannot be read. */
function repeating(
  { first, last, value }: Run,
  saltus: string | undefined,
): ((n: number, later: number) => boolean) | undefined {
  if (saltus === undefined) return (n, later) => value(n) === value(later);
  let areNimbers = true;
  for (let n = first; n <= last; n++) areNimbers &&= nimber.test(value(n));
  if (areNimbers) {
    const added = /^-?\d+$/.test(saltus) ? Number(saltus) : undefined;
    return added === undefined ? undefined : (n, later) => sizeOf(value(n)) + added === sizeOf(value(later));
  }
  const games = openGames();
  const order = openOrder(games, games);
  const added = readNamedGame(games, saltus);
  if (added === undefined || games.isLoopy[added]) return undefined;
  return (n, later) => {
    const [one, other] = [readNamedGame(games, value(n)), readNamedGame(games, value(later))];
    const sum = one === undefined || games.isLoopy[one] ? undefined : games.sum(one, added);
    if (sum === undefined || other === undefined || games.isLoopy[other]) return false;
    const asked = order.compare(sum, other, 1_000_000);
    for (;;) {
      const found = asked.next();
      if (found.done) return found.value === '=';
    }
  };
}

/**
 * A smaller period of the very values, or with a saltus one that the whole number of times makes up this one.
 */
function smallerPeriod(run: Run, { period, from, saltus }: PeriodLine, last: number): number | undefined {
  for (let q = 1; q < period; q++) {
    if (saltus !== undefined && period % q !== 0) continue;
    const step = saltus === undefined ? undefined : smallerSaltus(saltus, period / q);
    if (saltus !== undefined && step === undefined) continue;
    const repeats = repeating(run, step);
    if (!repeats) continue;
    let n = from;
    while (n + q <= last && repeats(n, n + q)) n++;
    if (n + q > last) return q;
  }
  return undefined;
}

/** The number that is added `times` times to make a saltus. */
function smallerSaltus(saltus: string, times: number): string | undefined {
  const [, top, bottom = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(saltus) ?? [];
  if (top === undefined) return undefined;
  const [numerator, denominator] = [Number(top), Number(bottom) * times];
  if (numerator % times === 0)
    return bottom === '1' ? String(numerator / times) : `${numerator / times}/${bottom}`;
  return Number.isInteger(Math.log2(denominator)) ? `${numerator}/${denominator}` : undefined;
}

/** The theorems that a period may be proved by, by the names that tables have for them. */
const theorems: Readonly<Record<string, (claim: PeriodLine, ruleset: string, run: Run) => CheckFinding>> = {
  heaps: heapsFinding,
};

function proofFinding(claim: PeriodLine, ruleset: string, run: Run): CheckFinding {
  const { by = '' } = claim;
  return Object.hasOwn(theorems, by)
    ? theorems[by](claim, ruleset, run)
    : wrong(
        `there is no theorem called "${by}"; a period is proved by ${Object.keys(theorems).join(' or ')}`,
      );
}

/**
 * The theorem on periods is one of octal games, where a move leaves two heaps at most, equal ones too; for
 * other codes it is like that.
 */
export const theoremFor = (digits: readonly number[], unequal: readonly number[]): string =>
  digits.some((digit) => digit >= 8) || unequal.length > 0
    ? 'a theorem like that of octal games'
    : 'the theorem of octal games';

/** Heaps up to this one prove a period: the digits are those for taking no counter, one, two, … */
export function neededHeaps(
  first: number,
  period: number,
  digits: readonly number[],
  unequal: readonly number[],
): number {
  const places = Math.max(
    0,
    digits.findLastIndex((digit) => digit > 0),
  );
  const begin = Math.max(first, 1);
  if (digits.some((digit) => digit >= 8)) return 3 * (begin + period) + places - 1;
  return 2 * (begin + period) + (unequal.length > 0 ? period : 0) + places - 1;
}

function heapsFinding(
  { along, period, from, to, saltus }: PeriodLine,
  ruleset: string,
  run: Run,
): CheckFinding {
  const text = textOfRuleset(ruleset);
  const byText = text === undefined ? undefined : singleHeapsOfText(text);
  const heapIn = Object.hasOwn(singleHeaps, ruleset) ? singleHeaps[ruleset] : byText;
  if (!heapIn)
    return text === undefined
      ? wrong(`the theorem is not about ${ruleset}`)
      : unchecked('the check does not see that these rules are those of a game by a code');
  if (saltus !== undefined) return wrong('the theorem is about periods without a saltus');
  const begins = heapIn(run.position(from));
  if (!begins) return wrong('the theorem is about single heaps');
  const { digits, heap: first, unequal = [] } = begins;
  for (let n = from; n <= run.last; n++) {
    const there = heapIn(run.position(n));
    if (there?.heap !== first + n - from || there.digits.join() !== digits.join())
      return wrong(`the heap at ${along}=${n} is not one larger than the one before it`);
  }
  const needed = neededHeaps(first, period, digits, unequal);
  if (to < needed)
    return wrong(`heaps up to ${needed} are needed to prove it, and the table claims only those up to ${to}`);
  const largest = digits.some((digit) => digit >= 8) ? largestHeapInThree : largestHeap;
  if (to > largest) return unchecked(`it needs heaps of more than ${largest.toLocaleString('en')}`);
  if (first + run.last - from < to)
    return wrong(`the table ends with a heap of ${first + run.last - from}, before the bound ${to}`);
  const heaps = heapsByCode(digits, unequal);
  for (let n = first; n + period <= to; n++)
    if (heaps.valueOf(n) !== heaps.valueOf(n + period))
      return wrong(
        `heaps of ${n} and ${n + period} have the nim values ${heaps.valueOf(n)} and ${heaps.valueOf(n + period)}`,
      );
  return right(`${theoremFor(digits, unequal)}, by heaps to ${needed}`);
}
