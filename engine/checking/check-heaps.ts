/**
 * Checks the summary of the heaps of an octal game, as `grundy sweep … --summary --json` writes it: everything that it says is found once more
 * by a program that shares no code with it. Beyond a period that is proved the values are those of the heaps one period smaller, by the
 * theorem of Guy and Smith (see `periods.ts`).
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { manyHeaps } from './play/many-heaps.ts';

export type HeapsReport = {
  readonly game: string;
  readonly heaps: number;
  /** How many heaps were found by the definition, how many by few of their options, and how many by the period. */
  readonly byDefinition: number;
  readonly bySparseness: number;
  readonly byPeriod: number;
};

export type HeapsProgress = { readonly heaps: number; readonly of: number };

/** Whether a text is a summary of heaps, and no table. */
export const isSummaryOfHeaps = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"grundy-heaps"/.test(text);

const mostHeaps = 100_000_000;

/** Refused with everything in the summary that is wrong, by its name. */
export function* checkHeaps(text: string): Generator<HeapsProgress, Result<HeapsReport>, void> {
  const said = dataIn(text);
  const code = /^0\.([0-7]+)$/.exec(String(said?.game))?.[1];
  const heaps = said?.heaps;
  if (said?.version !== 1 || code === undefined)
    return refused([
      { place: 'game', says: 'there is no code of an octal game, like "0.77", in version 1 of summaries' },
    ]);
  if (typeof heaps !== 'number' || !Number.isInteger(heaps) || heaps < 1 || heaps > mostHeaps)
    return refused([
      { place: 'heaps', says: `must be a number from 1 to ${mostHeaps.toLocaleString('en')}` },
    ]);
  const digits = [...code].map(Number);
  const bound = boundSaid(said.period);
  const reckoned = Math.min(heaps, bound ?? heaps);
  const finding = manyHeaps(digits, reckoned);
  let step = finding.next();
  for (; !step.done; step = finding.next()) yield { heaps: step.value, of: reckoned };
  const found = step.value;
  const values = new Uint16Array(heaps + 1);
  values.set(found.values);
  const period = periodIn(found.values, digits);
  for (let n = reckoned + 1; period && n <= heaps; n++) values[n] = values[n - period.period];
  const problems: Problem[] = [];
  const compare = (place: string, is: unknown): void => {
    const claimed = place
      .split('.')
      .reduce<unknown>((data, name) => (data as Record<string, unknown> | null)?.[name], said);
    if (claimed !== is) problems.push({ place, says: `is ${is}, not ${JSON.stringify(claimed)}` });
  };
  if (!period && bound !== undefined)
    problems.push({ place: 'period', says: 'the heaps up to its bound prove none' });
  else if (period && said.period === null)
    problems.push({ place: 'period', says: `is ${period.period} from ${period.from}` });
  else if (period) for (const [name, is] of Object.entries(period)) compare(`period.${name}`, is);
  if (problems.length > 0) return refused(problems);
  if (period) {
    let [count, last]: [number, number | null] = [0, null];
    for (let n = 1; n < period.from; n++) {
      const later = period.from + ((((n - period.from) % period.period) + period.period) % period.period);
      if (values[n] !== values[later]) [count, last] = [count + 1, n];
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
  if (greatest === 0) compare('rare', null);
  else for (const [name, is] of Object.entries(rareOf(values, counts, greatest))) compare(`rare.${name}`, is);
  if (problems.length > 0) return refused(problems);
  const { byDefinition } = found;
  return accepted({
    game: `0.${code}`,
    heaps,
    byDefinition,
    bySparseness: reckoned - byDefinition,
    byPeriod: heaps - reckoned,
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

/** The smallest period that these values prove: by the borders of the row read from its end (Knuth, Morris and Pratt), each of which is a period of so many values. */
function periodIn(
  values: Uint16Array,
  digits: readonly number[],
): { readonly period: number; readonly from: number; readonly bound: number } | undefined {
  const count = values.length;
  const places = digits.findLastIndex((digit) => digit > 0) + 1;
  const borders = new Int32Array(count + 1);
  const neededFor = (from: number, period: number): number => 2 * Math.max(from, 1) + 2 * period + places - 1;
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
