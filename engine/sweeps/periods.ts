/**
 * The periods of a table: along each number, the others fixed, the smallest eventual period of the values.
 * Where a theorem covers the ruleset and the table reaches its bound, the period is proved; otherwise the
 * answer says how far it was observed, and only if it was observed for long enough (`period-of-line.ts`).
 * O(rows) for each number, but for sorting.
 */

import { parseDyadic, printDouble } from '../numbers/dyadics.ts';
import type { FamilyParameter, HeapTheorem, Ruleset } from '../rulesets/ruleset.ts';
import { arrowsText } from '../values/notation/print.ts';
import type { PeriodClaim, PeriodKnown } from './period-claim.ts';
import type { SweepRow } from './table.ts';

/**
 * The eventual period of a line of values: the smallest one, with the first place from which it holds. What
 * grows by the same amount in every period has that as its saltus. Values are compared by their text, which
 * says a value unless it says that it does not. Cost: linear in the values, by the lengths of matches of the
 * line with itself (Gusfield's Z function), read from its end.
 */
type LinePeriod = {
  /** In rows. */
  readonly period: number;
  /** The number of rows before it. */
  readonly before: number;
  /** What is added in every period, as text; undefined where nothing is. */
  readonly saltus?: string;
};

/**
 * A period counts as observed where the line has three whole periods, since two are only one that was
 * repeated once; where six rows at least could have differed from the row a period before them, which by
 * chance agree once in 64 times if a row agrees every second time; and where as many rows repeat as there are
 * rows before them, since those before belong to the same game.
 */
const [leastPeriods, leastForetold] = [3, 6];

/**
 * Whether the text of a value says which value it is: not of games too large to be written, of sides that are
 * not known, and of a genus.
 */
export const saysWhichValue = (text: string): boolean =>
  !/…|\?|^not |^\([^()]*\|[^()]*\) |^\d+\^[\d{]/.test(text);

/**
 * The smallest period that is proved, else the smallest that is observed; undefined if there is none.
 * `isProved` says whether a theorem proves it for a line with `before` rows before it. Precondition: every
 * text determines its value.
 */
export function periodOfLine(
  texts: readonly string[],
  isProved: (found: LinePeriod) => boolean = () => false,
): (LinePeriod & { readonly isProved: boolean }) | undefined {
  const shifts = [...shiftsOf(texts)];
  const proved = first(shifts, isProved);
  if (proved) return { ...proved, isProved: true };
  const observed = first(shifts, ({ period, before }) => {
    const rows = texts.length - before;
    return rows >= leastPeriods * period && rows - period >= leastForetold && rows >= before;
  });
  return observed && { ...observed, isProved: false };
}

function first(found: Iterable<LinePeriod>, holds: (each: LinePeriod) => boolean): LinePeriod | undefined {
  for (const each of found) if (holds(each)) return each;
  return undefined;
}

/** A value as a number and a multiple of ↑, which may grow, beside what may not. */
type Term = { readonly number: number; readonly ups: number; readonly rest: string };

/** Numbers so small that their differences are exact as doubles. */
const [largest, finest] = [2 ** 26, 2 ** 20];

const nimber = /^(?:0|\*(\d*))$/;

/**
 * The values of a line of nimbers by their size; of any other line as numbers with what is infinitesimal
 * beside them.
 */
function termsOf(texts: readonly string[]): readonly Term[] {
  if (texts.every((text) => nimber.test(text)))
    return texts.map((text) => ({
      number: text === '0' ? 0 : Number(nimber.exec(text)?.[1] || 1),
      ups: 0,
      rest: '',
    }));
  return texts.map(termOf);
}

const sum = /^(-?\d+(?:\/\d+)?(?!\d*·))?(?:(\d+)·)?([↑↓⇑⇓]?)(\*\d*)?$/u;

/** "2*" is 2 and *, "1⇑*" is 1, two ↑ and *; a text that is no such sum is itself. */
function termOf(text: string): Term {
  const whole: Term = { number: 0, ups: 0, rest: text };
  const [found, written = '0', count = '1', arrow = '', star = ''] = sum.exec(text) ?? [];
  if (found === undefined || text === '' || (count !== '1' && arrow === '')) return whole;
  const dyadic = parseDyadic(written);
  if (!dyadic || Math.abs(dyadic.numerator) > largest || 2 ** dyadic.exponent > finest) return whole;
  const size = Number(count) * (/[⇑⇓]/u.test(arrow) ? 2 : arrow === '' ? 0 : 1);
  return {
    number: dyadic.numerator / 2 ** dyadic.exponent,
    ups: /[↓⇓]/u.test(arrow) ? -size : size,
    rest: star,
  };
}

/** For each period in ascending order, the least number of rows before it. */
function* shiftsOf(texts: readonly string[]): Generator<LinePeriod, void, void> {
  const terms = termsOf(texts);
  const last = terms.length - 1;
  const steps = stepsFromEnd(terms);
  const matches = matchesOf(steps);
  for (let period = 1; period <= last; period++) {
    const [end, earlier] = [terms[last], terms[last - period]];
    if (end.rest !== earlier.rest) continue;
    // Steps agree where two rows on either side do; for the first row that agrees only what may not grow is
    // left to compare.
    const agreeing = matches[period] ?? 0;
    const next = last - agreeing;
    const isOneMore = next - period >= 0 && terms[next].rest === terms[next - period].rest;
    const saltus = saltusText(end.number - earlier.number, end.ups - earlier.ups);
    yield {
      period,
      before: last + 1 - period - agreeing - Number(isOneMore),
      ...(saltus !== '' && { saltus }),
    };
  }
}

const saltusText = (number: number, ups: number): string =>
  `${number === 0 ? '' : printDouble(number)}${ups === 0 ? '' : arrowsText(ups)}`;

/**
 * What each row adds to the one before it, with what may not grow, from the last row on: equal steps have
 * equal numbers.
 */
function stepsFromEnd(terms: readonly Term[]): Int32Array {
  const numbers = new Map<string, number>();
  const steps = new Int32Array(Math.max(0, terms.length - 1));
  for (let i = terms.length - 1; i > 0; i--) {
    const [{ number, ups, rest }, before] = [terms[i], terms[i - 1]];
    const key = `${number - before.number} ${ups - before.ups} ${rest}`;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    steps[terms.length - 1 - i] = known;
  }
  return steps;
}

/** For each place, how many signs from there on agree with those from the beginning on. */
function matchesOf(signs: Int32Array): Int32Array {
  const matches = new Int32Array(signs.length);
  let [from, to] = [0, 0];
  for (let i = 1; i < signs.length; i++) {
    let length = i < to ? Math.min(to - i, matches[i - from]) : 0;
    while (i + length < signs.length && signs[length] === signs[i + length]) length++;
    matches[i] = length;
    if (i + length > to) [from, to] = [i, i + length];
  }
  return matches;
}

/** The members of a row on which a period depends. */
export type RowOfPeriod = Pick<SweepRow, 'numbers' | 'position' | 'value'>;

/** Rows in which one number goes up by 1 each time, each with a value. */
type Line = readonly (RowOfPeriod & { readonly value: string })[];

/**
 * The claims in the order of the numbers along which values repeat, and for each in the order of the other
 * numbers. A number that counts members as in a list has no claims, and nor has a number beside it: the fifth
 * word of four letters and the fifth of five are no line of games.
 */
export function periodsOf(
  parameters: readonly Pick<FamilyParameter, 'name' | 'isIndex'>[],
  rows: readonly RowOfPeriod[],
  ruleset: Ruleset | undefined,
): readonly PeriodClaim[] {
  if (parameters.some(({ isIndex }) => isIndex)) return [];
  return parameters.flatMap(({ name: along }, index) =>
    linesAlong(index, rows).flatMap((line) => {
      const at = parameters.flatMap(({ name }, i) =>
        i === index ? [] : [{ name, number: line[0].numbers[i] }],
      );
      const claim = claimOf(line, index, ruleset);
      return claim ? [{ along, at, ...claim }] : [];
    }),
  );
}

/**
 * For each choice of the other numbers, in their order, the longest run of rows without a hole; the first
 * among equally long ones.
 */
function linesAlong(index: number, rows: readonly RowOfPeriod[]): readonly Line[] {
  const groups = new Map<string, RowOfPeriod[]>();
  for (const row of rows) {
    const key = row.numbers.with(index, 0).join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()]
    .map((group) =>
      longestRun(
        group.toSorted((a, b) => a.numbers[index] - b.numbers[index]),
        index,
      ),
    )
    .filter((line) => line.length > 1)
    .toSorted(([a], [b]) => compareOthers(a.numbers, b.numbers, index));
}

function compareOthers(a: readonly number[], b: readonly number[], index: number): number {
  for (const [i, number] of a.entries()) if (i !== index && number !== b[i]) return number - b[i];
  return 0;
}

function longestRun(group: readonly RowOfPeriod[], index: number): Line {
  let [best, from]: [Line, number] = [[], 0];
  const isKnown = ({ value }: RowOfPeriod): boolean => value !== undefined && saysWhichValue(value);
  for (let i = 0; i <= group.length; i++) {
    const goesOn =
      i < group.length &&
      isKnown(group[i]) &&
      (i === from || group[i].numbers[index] === group[i - 1].numbers[index] + 1);
    if (goesOn) continue;
    if (i - from > best.length) best = group.slice(from, i) as unknown as Line;
    from = i < group.length && isKnown(group[i]) ? i : i + 1;
  }
  return best;
}

function claimOf(
  line: Line,
  index: number,
  ruleset: Ruleset | undefined,
): Pick<PeriodClaim, 'period' | 'from' | 'saltus' | 'known'> | undefined {
  const theorem = ruleset && theoremOf(line, ruleset);
  const neededFor = ({ period, before }: LinePeriod): number =>
    theorem ? theorem.neededFor(theorem.heap + before, period) : Number.POSITIVE_INFINITY;
  const last = theorem ? theorem.heap + line.length - 1 : 0;
  const found = periodOfLine(
    line.map(({ value }) => value),
    (each) => each.saltus === undefined && neededFor(each) <= last,
  );
  if (!found) return undefined;
  const { period, before, saltus, isProved } = found;
  const known: PeriodKnown = isProved
    ? { kind: 'proved', by: 'heaps', bound: neededFor(found) }
    : { kind: 'observed', to: line[line.length - 1].numbers[index] };
  return { period, from: line[0].numbers[index] + before, ...(saltus !== undefined && { saltus }), known };
}

/** What the theorem says of the first row, if each row is the next heap of the same game. */
function theoremOf(line: Line, { periodicity, parse }: Ruleset): HeapTheorem | undefined {
  if (!periodicity) return undefined;
  let first: HeapTheorem | undefined;
  for (const [i, { position }] of line.entries()) {
    const read = parse(position);
    const heap = read.ok ? periodicity.of(read.value) : undefined;
    if (!heap) return undefined;
    first ??= heap;
    if (heap.game !== first.game || heap.heap !== first.heap + i) return undefined;
  }
  return first;
}
