/**
 * What a sweep of the single heaps of one octal game finds, in place of its rows: the period that is proved, the greatest value, and how sparse the
 * rare values are. Heaps are not made positions here, so there may be millions of them. Linear in them beside `openOctalHeaps`.
 */
import type { HeapPeriod } from '../heaps/heap-periods.ts';
import { openOctalHeaps } from '../heaps/octal-heaps.ts';
import { isRare, sparsestMask } from '../heaps/sparse-space.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { HeapTheorem, Ruleset } from '../rulesets/ruleset.ts';
import { type AskedFamily, printAskedFamily } from './asked-family.ts';
import { familyOfPattern, isPattern } from './pattern.ts';

/** The heaps of a game from 1 to the last one. */
type AskedHeaps = Required<Pick<HeapTheorem, 'game' | 'digits'>> & { readonly heaps: number };

export type HeapSummary = {
  readonly game: string;
  /** The last heap. */
  readonly heaps: number;
  /** The heaps that are worth 0, so that the player to move loses. */
  readonly zeros: number;
  /** How many different values the heaps have. */
  readonly values: number;
  /** The greatest value, with the first heap that has it. */
  readonly greatest: { readonly value: number; readonly heap: number };
  /** Undefined where the heaps prove none. */
  readonly period: (HeapPeriod & { readonly exceptions: HeapExceptions }) | undefined;
  /** Of all masks the one by which the fewest heaps are rare; undefined where every heap is worth 0. */
  readonly rare: RareHeaps | undefined;
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

/** A sweep of more heaps is refused: their values take 2 bytes each, and 4 more while a period is looked for. */
const mostHeaps = 100_000_000;

/** The heaps whose summary a family asks for; refused where its members are not the single heaps of one octal game from 1 on. */
function heapsOfFamily(ruleset: Ruleset, asked: AskedFamily): Result<AskedHeaps> {
  const wrong = (says: string): Result<never> => refused([{ place: printAskedFamily(asked), says }]);
  const pattern = isPattern(asked.family) ? familyOfPattern(asked.family) : undefined;
  const family =
    ruleset.families?.find(({ id }) => id === asked.family) ?? (pattern?.ok ? pattern.value : undefined);
  const range = asked.ranges.at(0);
  if (
    !ruleset.periodicity ||
    asked.under ||
    !family ||
    !range ||
    asked.ranges.length > 1 ||
    (asked.conditions ?? []).length > 0
  )
    return wrong(onlyHeaps);
  const first = heapIn(ruleset, family.position([range.from]));
  if (first?.heap !== 1 || !first.digits) return wrong(onlyHeaps);
  const heaps = range.to - range.from + 1;
  for (const further of [1, heaps - 1])
    if (family.position([range.from + further]) !== `${first.game} ${1 + further}`) return wrong(onlyHeaps);
  return heaps > mostHeaps
    ? wrong(`has ${heaps.toLocaleString('en')} heaps; give at most ${mostHeaps.toLocaleString('en')}`)
    : accepted({ game: first.game, digits: first.digits, heaps });
}

const onlyHeaps =
  'has no summary; give the heaps of one octal game from 1 on, as in: octal "0.376 <n>" n=1..1000000';

function heapIn({ parse, periodicity }: Ruleset, text: string): HeapTheorem | undefined {
  const position = parse(text);
  return position.ok ? periodicity?.of(position.value) : undefined;
}

/** The summary that a family asks for, with how many heaps it is of; refused where it has none. */
export function openHeapSummary(
  ruleset: Ruleset,
  asked: AskedFamily,
): Result<{ readonly heaps: number; find(): Generator<number, HeapSummary, void> }> {
  const heaps = heapsOfFamily(ruleset, asked);
  return heaps.ok ? accepted({ heaps: heaps.value.heaps, find: () => summaryOfHeaps(heaps.value) }) : heaps;
}

/** Finds the values, and sums them up; yields from time to time how many heaps are known. */
function* summaryOfHeaps({ game, digits, heaps }: AskedHeaps): Generator<number, HeapSummary, void> {
  const open = openOctalHeaps(digits);
  yield* open.upTo(heaps);
  const values = open.values();
  const counts = countsOf(values);
  const period = open.period();
  const greatest = counts.findLastIndex((count) => count > 0);
  return {
    game,
    heaps,
    zeros: counts[0],
    values: counts.filter((count) => count > 0).length,
    greatest: { value: greatest, heap: values.indexOf(greatest, 1) },
    period: period && { ...period, exceptions: exceptionsTo(period, values) },
    rare: greatest > 0 ? rareHeaps(values, counts) : undefined,
  };
}

/** How many heaps have each value, the empty heap left out; their number is a power of 2. */
function countsOf(values: Uint16Array): Float64Array {
  let width = 1;
  for (const value of values) while (width <= value) width *= 2;
  const counts = new Float64Array(width);
  for (let heap = 1; heap < values.length; heap++) counts[values[heap]]++;
  return counts;
}

function exceptionsTo({ period, from }: HeapPeriod, values: Uint16Array): HeapExceptions {
  let count = 0;
  let last: number | undefined;
  for (let heap = from - 1; heap > 0; heap--) {
    // The heap of the first period that has its place.
    const later = heap + period * Math.ceil((from - heap) / period);
    if (values[heap] === values[later]) continue;
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

/** Of a period that is proved and the like, in sentences for a person, a line each. */
export function summaryInWords({ game, heaps, zeros, values, greatest, period, rare }: HeapSummary): string {
  const said = (count: number): string => count.toLocaleString('en');
  const lines = [
    `${game}, heaps of 1 to ${said(heaps)}`,
    period
      ? `period ${said(period.period)} from ${said(period.from)}, proved by the heaps to ${said(period.bound)}`
      : 'no period is proved by these heaps',
  ];
  if (period?.exceptions.last !== undefined)
    lines.push(
      `exceptions to the period: ${said(period.exceptions.count)}, the last at ${said(period.exceptions.last)}`,
    );
  lines.push(
    `values: ${said(values)} different ones, the greatest ${said(greatest.value)}, first at ${said(greatest.heap)}; heaps worth 0: ${said(zeros)}`,
  );
  if (rare)
    lines.push(
      `rare values: those with an even number of binary digits under the mask ${rare.mask}; ${said(rare.heaps)} heaps have one of ${said(rare.values)}${rare.heaps > 0 ? `, the last at ${said(rare.last)}` : ''}`,
    );
  return lines.join('\n');
}

/** As data for scripts and for the check. */
export const summaryData = ({ period, rare, ...summary }: HeapSummary) => ({
  format: 'grundy-heaps',
  version: 1,
  ...summary,
  period: period
    ? { ...period, exceptions: { ...period.exceptions, last: period.exceptions.last ?? null } }
    : null,
  rare: rare ?? null,
});
