/**
 * What a sweep of the single heaps of one game finds, in place of its rows: the period that is proved, the
 * greatest value, and how sparse the rare values are. Heaps are not made positions here, so there may be
 * millions of them. Linear in them beside `openHeaps`.
 */
import { grouped } from '../grouped.ts';
import { leavesThree } from '../heaps/heap-code.ts';
import { formulaOf } from '../heaps/heap-formulas.ts';
import { saltusOfHeaps } from '../heaps/heap-periods.ts';
import { openHeaps } from '../heaps/open-heaps.ts';
import { isRare, sparsestMask } from '../heaps/sparse-space.ts';
import { accepted, type Result } from '../result.ts';
import type { AskedFamily } from './asked-family.ts';
import { type AskedHeaps, heapsOfFamily, type RulesetOfHeaps } from './asked-heaps.ts';

export type HeapSummary = {
  readonly game: string;
  /** The text of the rules, where a person wrote them. */
  readonly rules?: string | undefined;
  /** The last heap. */
  readonly heaps: number;
  /** The heaps that are worth 0, so that the player to move loses. */
  readonly zeros: number;
  /** How many different values the heaps have. */
  readonly values: number;
  /** The greatest value, with the first heap that has it. */
  readonly greatest: { readonly value: number; readonly heap: number };
  /** Undefined where the heaps prove none, and none with a saltus is observed. */
  readonly period: SummedPeriod | undefined;
  /**
   * Of all masks the one by which the fewest heaps are rare; undefined where every heap is worth 0, or has a
   * value of its own.
   */
  readonly rare: RareHeaps | undefined;
};

export type SummedPeriod = {
  readonly period: number;
  readonly from: number;
  /** The heaps up to this one prove it, or show it; undefined where a theorem proves it without any. */
  readonly bound: number | undefined;
  /** What is added to the values with every period; undefined where they come again as they are. */
  readonly saltus?: number;
  readonly known: 'proved' | 'observed';
  readonly exceptions: HeapExceptions;
};

/** The heaps before a period that have another value than it would give them. */
export type HeapExceptions = { readonly count: number; readonly last: number | undefined };

/** The heaps whose value has an even number of binary digits under the mask. */
export type RareHeaps = {
  readonly mask: number;
  readonly heaps: number;
  /** How many different values they have. */
  readonly values: number;
  readonly last: number;
};

/** What is known of the heaps before all of them are found. */
export type HeapsSoFar = {
  /** How many heaps are known. */
  readonly known: number;
  readonly zeros: number;
  readonly values: number;
  readonly greatest: number;
  /** The period, once it is proved. */
  readonly period: { readonly period: number; readonly from: number } | undefined;
};

export type OpenSummary = {
  readonly game: string;
  readonly heaps: number;
  /**
   * Finds the values, and sums them up; yields from time to time how many heaps are known. One that was
   * stopped is continued by asking again.
   */
  find(): Generator<number, HeapSummary, void>;
  soFar(): HeapsSoFar;
  /** The values of the heaps from one on to another, as far as they are known. */
  valuesOf(from: number, to: number): readonly number[];
};

/** The summary that a family asks for; refused where it has none. */
export function openHeapSummary(ruleset: RulesetOfHeaps, asked: AskedFamily): Result<OpenSummary> {
  const heaps = heapsOfFamily(ruleset, asked);
  return heaps.ok ? accepted(openSummary(heaps.value)) : heaps;
}

function openSummary(asked: AskedHeaps): OpenSummary {
  const { game, code, heaps } = asked;
  const formula = formulaOf(code);
  if (formula) {
    const { worthOf } = formula;
    const summary = summaryByFormula(asked, formula.period, worthOf);
    const { greatest } = summary;
    const valuesOf = (from: number, to: number): readonly number[] =>
      Array.from({ length: Math.max(0, Math.min(to, heaps) - from + 1) }, (_, i) => worthOf(from + i));
    return {
      game,
      heaps,
      *find() {
        yield heaps;
        return summary;
      },
      soFar: () => ({ known: heaps, zeros: 0, values: heaps, greatest: greatest.value, period: undefined }),
      valuesOf,
    };
  }
  const open = openHeaps(code);
  const counted = openCounts();
  return {
    game,
    heaps,
    *find() {
      yield* open.upTo(heaps);
      counted.upTo(open.values());
      return summaryOf(asked, open, counted.counts());
    },
    soFar() {
      const values = open.values();
      counted.upTo(values);
      const counts = counted.counts();
      return {
        known: values.length - 1,
        zeros: counts[0],
        values: counts.filter((count) => count > 0).length,
        greatest: Math.max(
          0,
          counts.findLastIndex((count) => count > 0),
        ),
        period: open.period(),
      };
    },
    valuesOf: (from, to) => [...open.values().subarray(from, to + 1)],
  };
}

/** Where every heap has a value of its own, and 0 is that of the empty heap. */
function summaryByFormula(
  { game, rules, heaps }: AskedHeaps,
  period: number,
  worthOf: (heap: number) => number,
): HeapSummary {
  let greatest = { value: 0, heap: 0 };
  for (let heap = Math.max(1, heaps - period); heap <= heaps; heap++)
    if (worthOf(heap) > greatest.value) greatest = { value: worthOf(heap), heap };
  return {
    game,
    rules,
    heaps,
    zeros: 0,
    values: heaps,
    greatest,
    period: {
      period,
      saltus: period,
      from: 1,
      bound: undefined,
      known: 'proved',
      exceptions: { count: 0, last: undefined },
    },
    rare: undefined,
  };
}

function summaryOf(
  { game, rules, heaps, code }: AskedHeaps,
  open: ReturnType<typeof openHeaps>,
  counts: Float64Array,
): HeapSummary {
  const values = open.values();
  const greatest = Math.max(
    0,
    counts.findLastIndex((count) => count > 0),
  );
  const proved = open.period();
  const observed = proved || !leavesThree(code) ? undefined : saltusOfHeaps(values);
  const found = proved
    ? { ...proved, known: 'proved' as const }
    : observed && { ...observed, bound: heaps, known: 'observed' as const };
  return {
    game,
    rules,
    heaps,
    zeros: counts[0],
    values: counts.filter((count) => count > 0).length,
    greatest: { value: greatest, heap: values.indexOf(greatest, 1) },
    period: found && { ...found, exceptions: exceptionsTo(found, values) },
    rare: greatest > 0 && !observed ? rareHeaps(values, counts) : undefined,
  };
}

/** Counts how many heaps have each value, as more of them are found. */
function openCounts() {
  let counts = new Float64Array(16);
  let counted = 1;
  return {
    upTo(values: Uint16Array): void {
      for (; counted < values.length; counted++) {
        const value = values[counted];
        while (value >= counts.length) {
          const wider = new Float64Array(2 * counts.length);
          wider.set(counts);
          counts = wider;
        }
        counts[value]++;
      }
    },
    /** How many heaps have each value, the empty heap left out; their number is a power of 2. */
    counts: () => counts,
  };
}

function exceptionsTo(
  { period, from, saltus = 0 }: { readonly period: number; readonly from: number; readonly saltus?: number },
  values: Uint16Array,
): HeapExceptions {
  let count = 0;
  let last: number | undefined;
  for (let heap = from - 1; heap > 0; heap--) {
    // The heap of the first period that has its place.
    const later = Math.ceil((from - heap) / period);
    if (values[heap] + later * saltus === values[heap + period * later]) continue;
    count++;
    last ??= heap;
  }
  return { count, last };
}

function rareHeaps(values: Uint16Array, counts: Float64Array): RareHeaps {
  const { mask, rare } = sparsestMask(counts);
  let last = values.length - 1;
  while (last > 0 && !isRare(values[last], mask)) last--;
  return {
    mask,
    heaps: rare,
    values: counts.filter((count, value) => count > 0 && isRare(value, mask)).length,
    last,
  };
}

/** In sentences for a person, a line each. */
export function summaryInWords({ game, heaps, zeros, values, greatest, period, rare }: HeapSummary): string {
  const lines = [`${game}, heaps of 1 to ${grouped(heaps)}`, periodInWords(period)];
  if (period?.exceptions.last !== undefined)
    lines.push(
      `exceptions to the period: ${grouped(period.exceptions.count)}, the last at ${grouped(period.exceptions.last)}`,
    );
  lines.push(
    `values: ${grouped(values)} different ones, the greatest ${grouped(greatest.value)}, first at ${grouped(greatest.heap)}; heaps worth 0: ${grouped(zeros)}`,
  );
  if (rare)
    lines.push(
      `rare values: those with an even number of binary digits under the mask ${rare.mask}; ${grouped(rare.heaps)} heaps have one of ${grouped(rare.values)}${rare.heaps > 0 ? `, the last at ${grouped(rare.last)}` : ''}`,
    );
  return lines.join('\n');
}

function periodInWords(found: SummedPeriod | undefined): string {
  if (!found) return 'no period is proved by these heaps';
  const { period, from, bound, saltus, known } = found;
  const added = saltus === undefined ? '' : ` with saltus ${grouped(saltus)}`;
  const sure =
    bound === undefined
      ? 'proved for all heaps'
      : known === 'proved'
        ? `proved by the heaps to ${grouped(bound)}`
        : `observed to ${grouped(bound)}`;
  return `period ${grouped(period)}${added} from ${grouped(from)}, ${sure}`;
}

/** As data for scripts and for the check. */
export const summaryData = ({ period, rare, rules, ...summary }: HeapSummary) => ({
  format: 'grundy-heaps',
  version: 1,
  ...summary,
  ...(rules !== undefined && { rules }),
  period: period ? periodData(period) : null,
  rare: rare ?? null,
});

/** What is usual, a period of the values themselves that the heaps prove, is not said. */
const periodData = ({ known, bound, exceptions, ...period }: SummedPeriod) => ({
  ...period,
  bound: bound ?? null,
  ...(known === 'observed' && { known }),
  exceptions: { ...exceptions, last: exceptions.last ?? null },
});
