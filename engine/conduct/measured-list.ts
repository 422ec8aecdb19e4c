/**
 * Values of a list with their places in the order of values, what measures find of each, and the places of
 * that: for tables that are sorted where they are shown.
 */
import { compareMeasurements, type Measurement, type ValueMeasure } from '../theories/measure.ts';
import { measuresOfKinds, openMeasuring } from '../theories/measuring.ts';
import type { Value } from '../values/value.ts';
import { named, sortedValues } from '../values/words.ts';

/**
 * The finding of one measure for each value of the list, and its place in the order of all findings; equal
 * findings share a place, −1 where there is none.
 */
export type ColumnOfList = {
  readonly id: string;
  readonly found: readonly Measurement[];
  readonly ranks: Int32Array;
};

export type MeasuredList = {
  /** Per value its place in the order of values. */
  readonly ranks: Int32Array;
  readonly columns: readonly ColumnOfList[];
  /** The measures that apply to some of these values, in the order of the columns. */
  readonly offered: readonly ValueMeasure[];
};

/** Values that are measured between two yields. */
const inSlice = 16;

function ranksOf(found: readonly Measurement[]): Int32Array {
  const some = [...found.keys()].filter((at) => found[at].kind !== 'none');
  some.sort((a, b) => compareMeasurements(found[a], found[b]));
  const ranks = new Int32Array(found.length).fill(-1);
  let rank = 0;
  for (const [place, at] of some.entries()) {
    if (place > 0 && compareMeasurements(found[some[place - 1]], found[at]) !== 0) rank = place;
    ranks[at] = rank;
  }
  return ranks;
}

function* columnOf(
  id: string,
  values: readonly Value[],
  measuring: ReturnType<typeof openMeasuring>,
): Generator<number, ColumnOfList, void> {
  const found: Measurement[] = [];
  for (const value of values) {
    const each = measuring.measure(id, value);
    found.push(each.kind === 'value' ? { ...each, value: named(each.value) } : each);
    if (found.length % inSlice === 0) yield found.length;
  }
  return { id, found, ranks: ranksOf(found) };
}

/**
 * The values are different from each other; measures that say nothing about any of them are left out.
 * O(values · log values) besides what measuring costs.
 */
export function* measureList(
  values: readonly Value[],
  measures: readonly string[],
): Generator<number, MeasuredList, void> {
  const places = new Map(sortedValues(values).map((value, rank) => [value, rank]));
  const ranks = Int32Array.from(values, (value) => places.get(value) ?? -1);
  yield 0;
  const offered = measuresOfKinds(new Set(values.map(({ kind }) => kind)));
  const measuring = openMeasuring();
  const columns: ColumnOfList[] = [];
  for (const { id } of offered)
    if (measures.includes(id)) columns.push(yield* columnOf(id, values, measuring));
  return { ranks, columns, offered };
}
