/**
 * Checks the summary of the heaps of a game by a code, as `grundy sweep … --summary --json` writes it:
 * everything that it says is found once more by a program that shares no code with it. Beyond a period that
 * is proved the values are those of the heaps one period smaller, by the theorem of Guy and Smith (see
 * `periods.ts`).
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { neededHeaps } from './periods.ts';
import { digitsOfGame, heapsByCode } from './play/heap-values.ts';
import { heapsInThree, manyHeaps } from './play/many-heaps.ts';
import { type CodeOfText, codeOfText } from './written-rules/octal-of-text.ts';

export type HeapsReport = {
  readonly game: string;
  readonly heaps: number;
  /**
   * How many heaps were found by the definition, how many by few of their options, and how many by the
   * period.
   */
  readonly byDefinition: number;
  readonly bySparseness: number;
  readonly byPeriod: number;
};

export type HeapsProgress = { readonly heaps: number; readonly of: number };

/** Whether a text is a summary of heaps, and no table. */
export const isSummaryOfHeaps = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"grundy-heaps"/.test(text);

const mostHeaps = 100_000_000;

/** Of games that leave three heaps no more heaps are computed. */
const mostInThree = 3_000;

type Code = Pick<CodeOfText, 'digits' | 'unequal' | 'any'>;

/** The code that a summary names, or that of its rules; a sentence where there is none. */
function codeSaid({ game, rules }: Readonly<Record<string, unknown>>): Code | string {
  if (typeof rules === 'string')
    return codeOfText(rules) ?? 'the check does not see that these rules are those of a game by a code';
  const digits = digitsOfGame(String(game));
  return digits
    ? { digits, unequal: [], any: false }
    : 'there is no code of an octal game, like "0.77", in version 1 of summaries';
}

/** Refused with everything in the summary that is wrong, by its name. */
export function* checkHeaps(text: string): Generator<HeapsProgress, Result<HeapsReport>, void> {
  const said = dataIn(text) ?? {};
  const code = codeSaid(said);
  const heaps = said.heaps;
  if (said.version !== 1 || typeof code === 'string')
    return refused([
      { place: 'game', says: typeof code === 'string' ? code : 'is not of version 1 of summaries' },
    ]);
  if (typeof heaps !== 'number' || !Number.isInteger(heaps) || heaps < 1 || heaps > mostHeaps)
    return refused([
      { place: 'heaps', says: `must be a number from 1 to ${mostHeaps.toLocaleString('en')}` },
    ]);
  const { digits, unequal } = code;
  const bound = boundSaid(said.period);
  if (code.any) return checkFormula(said, code, heaps);
  const isInThree = digits.some((digit) => digit >= 8);
  const reckoned = Math.min(heaps, bound ?? heaps);
  if (isInThree && reckoned > mostInThree)
    return refused([
      {
        place: 'heaps',
        says: `where a move leaves three heaps at most ${mostInThree.toLocaleString('en')} are checked`,
      },
    ]);
  const finding = (isInThree ? heapsInThree : manyHeaps)(digits, unequal, reckoned);
  let step = finding.next();
  for (; !step.done; step = finding.next()) yield { heaps: step.value, of: reckoned };
  const found = step.value;
  const values = new Uint16Array(heaps + 1);
  values.set(found.values);
  const period = periodIn(found.values, (from, each) => neededHeaps(from, each, digits, unequal));
  for (let n = reckoned + 1; period && n <= heaps; n++) values[n] = values[n - period.period];
  const { compare, problems } = openComparison(said);
  const isObserved = (said.period as { known?: unknown } | null)?.known === 'observed';
  if (isObserved) {
    if (period) problems.push({ place: 'period.known', says: 'is proved, not only observed' });
    else problems.push(...observedWrongly(said.period as ObservedPeriod, values));
  } else if (!period && (bound !== undefined || said.period !== null))
    problems.push({ place: 'period', says: 'the heaps up to its bound prove none' });
  else if (period && said.period === null)
    problems.push({ place: 'period', says: `is ${period.period} from ${period.from}` });
  else if (period) for (const [name, is] of Object.entries(period)) compare(`period.${name}`, is);
  if (problems.length > 0) return refused(problems);
  const along = period ?? (isObserved ? (said.period as ObservedPeriod) : undefined);
  if (along) {
    const saltus = 'saltus' in along ? along.saltus : 0;
    let [count, last]: [number, number | null] = [0, null];
    for (let n = 1; n < along.from; n++) {
      const times = Math.ceil((along.from - n) / along.period);
      if (values[n] + times * saltus !== values[n + times * along.period]) [count, last] = [count + 1, n];
    }
    compare('period.exceptions.count', count);
    compare('period.exceptions.last', last);
  }
  const counts = new Map<number, number>();
  let greatest = 0;
  let first = 1;
  for (let n = 1; n <= heaps; n++) {
    counts.set(values[n], (counts.get(values[n]) ?? 0) + 1);
    if (values[n] > greatest) [greatest, first] = [values[n], n];
  }
  compare('zeros', counts.get(0) ?? 0);
  compare('values', counts.size);
  compare('greatest.value', greatest);
  compare('greatest.heap', first);
  if (greatest === 0 || isObserved) compare('rare', null);
  else for (const [name, is] of Object.entries(rareOf(values, counts, greatest))) compare(`rare.${name}`, is);
  if (problems.length > 0) return refused(problems);
  const { byDefinition } = found;
  return accepted({
    game: String(said.game),
    heaps,
    byDefinition,
    bySparseness: reckoned - byDefinition,
    byPeriod: heaps - reckoned,
  });
}

/** Compares members of the summary, named with points between them, with what they should be. */
function openComparison(said: Readonly<Record<string, unknown>>) {
  const problems: Problem[] = [];
  const compare = (place: string, is: unknown): void => {
    const claimed = place
      .split('.')
      .reduce<unknown>((data, name) => (data as Record<string, unknown> | null)?.[name], said);
    if (claimed !== is) problems.push({ place, says: `is ${is}, not ${JSON.stringify(claimed)}` });
  };
  return { compare, problems };
}

type ObservedPeriod = { readonly period: number; readonly saltus: number; readonly from: number };

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
function checkFormula(
  said: Readonly<Record<string, unknown>>,
  { digits, unequal }: Code,
  heaps: number,
): Result<HeapsReport> {
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
  const { compare, problems } = openComparison(said);
  const period = isLaskers ? 4 : 1;
  const greatest = isLaskers && heaps % 4 === 3 ? heaps + 1 : heaps;
  for (const [place, is] of [
    ['period.period', period],
    ['period.saltus', period],
    ['period.from', 1],
    ['period.bound', null],
    ['period.exceptions.count', 0],
    ['zeros', 0],
    ['values', heaps],
    ['greatest.value', greatest],
    ['greatest.heap', isLaskers && heaps % 4 === 0 ? heaps - 1 : heaps],
    ['rare', null],
  ] as const)
    compare(place, is);
  if (problems.length > 0) return refused(problems);
  const byDefinition = Math.min(heapsOfFormula, heaps);
  return accepted({
    game: String(said.game),
    heaps,
    byDefinition,
    bySparseness: 0,
    byPeriod: heaps - byDefinition,
  });
}

function dataIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function boundSaid(period: unknown): number | undefined {
  const bound = (period as { bound?: unknown } | null)?.bound;
  return typeof bound === 'number' && bound >= 1 ? bound : undefined;
}

/**
 * The smallest period that these values prove: by the borders of the row read from its end (Knuth, Morris and
 * Pratt), each of which is a period of so many values.
 */
function periodIn(
  values: Uint16Array,
  neededFor: (from: number, period: number) => number,
): { readonly period: number; readonly from: number; readonly bound: number } | undefined {
  const count = values.length;
  const borders = new Int32Array(count + 1);
  let border = -1;
  borders[0] = -1;
  let best: { period: number; from: number; bound: number } | undefined;
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
