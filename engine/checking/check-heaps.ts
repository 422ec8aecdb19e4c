/**
 * Checks the summary of the heaps of a game by a code, as `grundy sweep … --summary --json` writes it:
 * everything that it says is found once more by a program that shares no code with it. Beyond a period that
 * is proved the values are those of the heaps one period smaller, by the theorem of Guy and Smith (see
 * `periods.ts`). What cannot be found again is named, with the reason.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { neededHeaps, theoremFor } from './periods.ts';
import { digitsOfGame, heapsByCode } from './play/heap-values.ts';
import { heapsInThree, type ManyHeaps, manyHeaps } from './play/many-heaps.ts';
import { differencesIn } from './tables/differences.ts';
import { type CodeOfText, codeOfText } from './written-rules/octal-of-text.ts';
import { plainly } from './written-rules/read-rules.ts';

export type HeapsReport = {
  readonly game: string;
  readonly heaps: number;
  /**
   * How many heaps were found by the definition, how many by few of their options, and how many by what is
   * known of all heaps.
   */
  readonly byDefinition: number;
  readonly bySparseness: number;
  readonly byPeriod: number;
  /** What is known of all heaps, "the period, which the theorem of octal games proves". */
  readonly known: string;
  /** What was not checked, and why. */
  readonly unchecked: readonly { readonly what: string; readonly why: string }[];
};

export type HeapsProgress = { readonly heaps: number; readonly of: number };

/** Whether a text is a summary of heaps, and no table. */
export const isSummaryOfHeaps = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"grundy-heaps"/.test(text);

const mostHeaps = 100_000_000;

/** Of games that leave three heaps no more heaps are computed. */
const mostInThree = 3_000;

type Code = Pick<CodeOfText, 'digits' | 'unequal' | 'any'>;

type Said = Readonly<Record<string, unknown>>;

/** The code that a summary names, or that of its rules; undefined where there is none. */
function codeSaid({ game, rules }: Said): Code | undefined {
  if (typeof rules === 'string') return codeOfText(rules);
  const digits = digitsOfGame(String(game));
  return digits && { digits, unequal: [], any: false };
}

/** What is wrong with the name of the game beside its rules: they name it, or their code does. */
function wrongName({ game, rules }: Said, code: Code | undefined): readonly Problem[] {
  if (typeof rules !== 'string') return [];
  const named = /^ ?name ?:(.*)$/im.exec(plainly(rules))?.[1].trim() ?? '';
  const wrong = (is: string): readonly Problem[] => [
    { place: 'game', says: `is ${is}, not ${JSON.stringify(game)}` },
  ];
  if (named !== '') return plainly(String(game)).trim() === named ? [] : wrong(named);
  if (!code) return [];
  const own = 'a game of one’s own';
  if (code.any || code.unequal.length > 0) return game === own ? [] : wrong(own);
  const isGiven = withoutZeros(digitsOfGame(String(game)) ?? []) === withoutZeros(code.digits);
  return isGiven ? [] : wrong('the code of the rules');
}

const withoutZeros = (digits: readonly number[]): string =>
  digits.slice(0, digits.findLastIndex((digit) => digit > 0) + 1).join();

/** Refused with everything in the summary that is wrong, by its name. */
export function* checkHeaps(text: string): Generator<HeapsProgress, Result<HeapsReport>, void> {
  const said = dataIn(text) ?? {};
  const { heaps } = said;
  const wrong = (place: string, says: string): Result<never> => refused([{ place, says }]);
  if (said.version !== 1) return wrong('game', 'is not of version 1 of summaries');
  const code = codeSaid(said);
  if (!code && typeof said.rules !== 'string')
    return wrong('game', 'there is no code of an octal game, like "0.77", in version 1 of summaries');
  if (typeof heaps !== 'number' || !Number.isInteger(heaps) || heaps < 1 || heaps > mostHeaps)
    return wrong('heaps', `must be a number from 1 to ${mostHeaps.toLocaleString('en')}`);
  const name = wrongName(said, code);
  if (name.length > 0) return refused(name);
  const report = { game: String(said.game), heaps, bySparseness: 0, byPeriod: 0 };
  if (!code) {
    const why = 'the check does not see that these rules are those of a game by a code';
    return accepted({
      ...report,
      byDefinition: 0,
      known: '',
      unchecked: [{ what: 'all that it says', why }],
    });
  }
  if (code.any) return checkFormula(said, code, heaps);
  const isInThree = code.digits.some((digit) => digit >= 8);
  const wanted = Math.min(heaps, boundSaid(said.period) ?? heaps);
  const reckoned = isInThree ? Math.min(wanted, mostInThree) : wanted;
  const finding = (isInThree ? heapsInThree : manyHeaps)(code.digits, code.unequal, reckoned);
  let step = finding.next();
  for (; !step.done; step = finding.next()) yield { heaps: step.value, of: reckoned };
  const found = step.value;
  const period = periodIn(found.values, (from, each) => neededHeaps(from, each, code.digits, code.unequal));
  const known = `the period, which ${theoremFor(code.digits, code.unequal)} proves`;
  if (!period && reckoned < wanted) {
    const problems = wrongInFirst(said, found.values);
    if (problems.length > 0) return refused(problems);
    const why = `where a move leaves three heaps, no more than ${mostInThree.toLocaleString('en')} are found again`;
    const what = `what it says of more than the first ${reckoned.toLocaleString('en')} heaps`;
    return accepted({ ...report, byDefinition: reckoned, known, unchecked: [{ what, why }] });
  }
  const problems = wrongInAll(said, heaps, found, period);
  if (problems.length > 0) return refused(problems);
  const { byDefinition } = found;
  const rest = { bySparseness: reckoned - byDefinition, byPeriod: heaps - reckoned };
  return accepted({ ...report, byDefinition, ...rest, known, unchecked: [] });
}

/** What is wrong, where the values that were found and their period are those of all heaps. */
function wrongInAll(
  said: Said,
  heaps: number,
  found: ManyHeaps,
  period: FoundPeriod | undefined,
): readonly Problem[] {
  const values = new Uint16Array(heaps + 1);
  values.set(found.values);
  for (let n = found.values.length; period && n <= heaps; n++) values[n] = values[n - period.period];
  const claimed = (said.period ?? {}) as ObservedPeriod;
  const isObserved = claimed.known === 'observed';
  if (isObserved && period) return [{ place: 'period.known', says: 'is proved, not only observed' }];
  if (!isObserved && !period && said.period !== null)
    return [{ place: 'period', says: 'the heaps up to its bound prove none' }];
  if (period && said.period === null)
    return [{ place: 'period', says: `is ${period.period} from ${period.from}` }];
  const strange = isObserved ? observedWrongly(claimed, values) : [];
  if (strange.length > 0) return strange;
  const along = period ?? (isObserved ? observedIn(claimed, heaps) : undefined);
  const { counts, greatest, first } = countsOf(values);
  const is = {
    zeros: counts.get(0) ?? 0,
    values: counts.size,
    greatest: { value: greatest, heap: first },
    period: along ? { ...along, exceptions: exceptionsTo(along, values) } : null,
    rare: greatest === 0 || isObserved ? null : rareOf(values, counts, greatest),
  };
  return differencesIn(said, is);
}

/** The heaps before a period that have another value than it would give them. */
function exceptionsTo(
  along: { readonly period: number; readonly from: number; readonly saltus?: number },
  values: Uint16Array,
): { readonly count: number; readonly last: number | null } {
  const { period, from, saltus = 0 } = along;
  let [count, last]: [number, number | null] = [0, null];
  for (let n = 1; n < from; n++) {
    const times = Math.ceil((from - n) / period);
    if (values[n] + times * saltus !== values[n + times * period]) [count, last] = [count + 1, n];
  }
  return { count, last };
}

/** How many heaps have each value, and the first one with the greatest. */
function countsOf(values: Uint16Array) {
  const counts = new Map<number, number>();
  let [greatest, first] = [0, 1];
  for (let n = 1; n < values.length; n++) {
    counts.set(values[n], (counts.get(values[n]) ?? 0) + 1);
    if (values[n] > greatest) [greatest, first] = [values[n], n];
  }
  return { counts, greatest, first };
}

/** What the first heaps alone show to be wrong with a summary of more. */
function wrongInFirst(said: Said, values: Uint16Array): readonly Problem[] {
  const { counts, greatest, first } = countsOf(values);
  const problems: Problem[] = [];
  const last = values.length - 1;
  const among = `among the first ${last.toLocaleString('en')} heaps`;
  const atLeast = (place: string, claimed: unknown, least: number): void => {
    if (typeof claimed !== 'number' || claimed < least)
      problems.push({ place, says: `is ${least} ${among} alone` });
  };
  atLeast('zeros', said.zeros, counts.get(0) ?? 0);
  atLeast('values', said.values, counts.size);
  const top = said.greatest as { readonly value?: unknown; readonly heap?: unknown } | undefined;
  atLeast('greatest.value', top?.value, greatest);
  const isThere = typeof top?.heap === 'number' && top.heap <= last;
  if (isThere !== (top?.value === greatest) || (isThere && top?.heap !== first))
    problems.push({
      place: 'greatest.heap',
      says: `the greatest value ${among} is ${greatest}, at ${first}`,
    });
  const { period = 0, saltus = 0, from = 0 } = (said.period ?? {}) as Partial<ObservedPeriod>;
  for (let n = from; period > 0 && n + period <= last; n++)
    if (values[n] + saltus !== values[n + period])
      return [...problems, { place: 'period', says: `does not hold at ${n}` }];
  return problems;
}

type ObservedPeriod = {
  readonly period: number;
  readonly saltus: number;
  readonly from: number;
  readonly known?: unknown;
};

/** What a summary says of a period that was observed up to the last heap. */
const observedIn = ({ period, saltus, from }: ObservedPeriod, heaps: number) =>
  ({ period, saltus, from, bound: heaps, known: 'observed' }) as const;

/**
 * What is wrong with a period that is said to be observed: it holds from where it says to the last heap, and
 * not from the heap before; no smaller one does.
 */
function observedWrongly({ period, saltus, from }: ObservedPeriod, values: Uint16Array): readonly Problem[] {
  if (![period, saltus, from].every(Number.isInteger) || period < 1 || saltus < 1)
    return [{ place: 'period', says: 'has no period, saltus and beginning in whole numbers' }];
  const beginOf = (shift: number): number => {
    const last = values.length - 1;
    const added = values[last] - values[last - shift];
    let n = last - shift;
    while (n >= 0 && values[n] + added === values[n + shift]) n--;
    return n + 1;
  };
  const last = values.length - 1;
  if (beginOf(period) !== from || values[last] - values[last - period] !== saltus)
    return [{ place: 'period.from', says: `is ${beginOf(period)}, with other values before it` }];
  if (last - from + 1 < 3 * period) return [{ place: 'period', says: 'is not there three times' }];
  for (let smaller = 1; smaller < period; smaller++)
    if (beginOf(smaller) <= from) return [{ place: 'period.period', says: `is ${smaller} from there on` }];
  return [];
}

/** The first heaps of a game in which any number may be taken, which show its formula. */
const heapsOfFormula = 60;

/**
 * The formulas of Nim and of Lasker's Nim (Winning Ways, chapter 4), by the definition for the first heaps.
 */
function checkFormula(said: Said, { digits, unequal }: Code, heaps: number): Result<HeapsReport> {
  const isLaskers = digits[0] === 4;
  const worth = (n: number): number =>
    !isLaskers || n % 4 === 1 || n % 4 === 2 ? n : n % 4 === 3 ? n + 1 : n - 1;
  const isKnown = isLaskers ? digits.slice(1).every((digit) => digit < 4) : digits[0] === 0;
  const plain = heapsByCode(
    [digits[0], ...Array.from({ length: heapsOfFormula }, (_, i) => (digits[i + 1] ?? 0) | 3)],
    unequal,
  );
  for (let n = 1; n <= Math.min(heapsOfFormula, heaps); n++)
    if (!isKnown || plain.valueOf(n) !== worth(n))
      return refused([{ place: 'period', says: `no formula is known that gives the heap ${n}` }]);
  const period = isLaskers ? 4 : 1;
  const problems = differencesIn(said, {
    zeros: 0,
    values: heaps,
    greatest: {
      value: isLaskers && heaps % 4 === 3 ? heaps + 1 : heaps,
      heap: isLaskers && heaps % 4 === 0 ? heaps - 1 : heaps,
    },
    period: { period, saltus: period, from: 1, bound: null, exceptions: { count: 0, last: null } },
    rare: null,
  });
  if (problems.length > 0) return refused(problems);
  const byDefinition = Math.min(heapsOfFormula, heaps);
  return accepted({
    game: String(said.game),
    heaps,
    byDefinition,
    bySparseness: 0,
    byPeriod: heaps - byDefinition,
    known: `the formula of ${isLaskers ? 'Lasker’s Nim' : 'Nim'}, which the first ${byDefinition} heaps confirm`,
    unchecked: [],
  });
}

function dataIn(text: string): Said | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Said) : undefined;
  } catch {
    return undefined;
  }
}

function boundSaid(period: unknown): number | undefined {
  const bound = (period as { bound?: unknown } | null)?.bound;
  return typeof bound === 'number' && bound >= 1 ? bound : undefined;
}

type FoundPeriod = { readonly period: number; readonly from: number; readonly bound: number };

/**
 * The smallest period that these values prove: by the borders of the row read from its end (Knuth, Morris and
 * Pratt), each of which is a period of so many values.
 */
function periodIn(
  values: Uint16Array,
  neededFor: (from: number, period: number) => number,
): FoundPeriod | undefined {
  const count = values.length;
  const borders = new Int32Array(count + 1);
  let border = -1;
  borders[0] = -1;
  let best: FoundPeriod | undefined;
  for (let length = 1; length <= count; length++) {
    const next = values[count - length];
    while (border >= 0 && values[count - 1 - border] !== next) border = borders[border];
    borders[length] = ++border;
    const [period, from] = [length - border, count - length];
    if (best && period > best.period) break;
    const bound = neededFor(from, period);
    if (border > 0 && bound <= count - 1) best = { period, from, bound };
  }
  return best;
}

function rareOf(values: Uint16Array, counts: ReadonlyMap<number, number>, greatest: number) {
  const isRare = (value: number, mask: number): boolean => {
    let digits = 0;
    for (let rest = value & mask; rest > 0; rest >>= 1) digits += rest & 1;
    return digits % 2 === 0;
  };
  const heapsBy = (mask: number): number =>
    [...counts].reduce((sum, [value, count]) => sum + (isRare(value, mask) ? count : 0), 0);
  let [mask, heaps] = [1, heapsBy(1)];
  for (let other = 2; other < 2 ** Math.ceil(Math.log2(greatest + 1)); other++) {
    const by = heapsBy(other);
    if (by < heaps) [mask, heaps] = [other, by];
  }
  let last = values.length - 1;
  while (last > 0 && !isRare(values[last], mask)) last--;
  return { mask, heaps, values: [...counts.keys()].filter((value) => isRare(value, mask)).length, last };
}
