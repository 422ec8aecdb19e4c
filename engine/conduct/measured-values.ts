/**
 * The values of all positions of a game on a board with what measures find of them, in the order of any of
 * these.
 */
import type { Labelling } from '../theories/labelling.ts';
import { compareMeasurements, type Measurement, type Measuring } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import { named, sortedValues } from '../values/words.ts';
import { countValues, type ValueCount } from './board-values.ts';

/**
 * By how many positions have the value, by the values themselves, or by a measure's id. What has none comes
 * last, up and down.
 */
export type RowOrder = { readonly by: string; readonly descending: boolean };

export type ValuesWanted = {
  readonly from: number;
  readonly most: number;
  /** The ids of measures whose rows are wanted too. */
  readonly measures?: readonly string[];
  /** By what they are sorted instead of by frequency. */
  readonly order?: RowOrder;
};

/**
 * A value that some positions have, with its place among all of them, the most frequent first, and what was
 * measured of it.
 */
export type MeasuredCount = ValueCount & {
  readonly row: number;
  readonly measured: readonly Measurement[];
};

type Kept = { readonly measuring: Measuring; readonly found: Map<string, Measurement[]> };

const kept = new WeakMap<Labelling, Kept>();

/** Values that are measured between two yields. */
const inSlice = 16;

/** What a measure finds of rows of the counts, by their places; found once for a solved game. */
function* columnOf(
  labelling: Labelling,
  id: string,
  places: Iterable<number>,
): Generator<number, readonly Measurement[], void> {
  const known = kept.get(labelling) ?? { measuring: openMeasuring(), found: new Map() };
  kept.set(labelling, known);
  const column = known.found.get(id) ?? [];
  known.found.set(id, column);
  const { rows } = countValues(labelling);
  let fresh = 0;
  for (const row of places) {
    if (column[row]) continue;
    const each = known.measuring.measure(id, rows[row].value);
    column[row] = each.kind === 'value' ? { ...each, value: named(each.value) } : each;
    if (++fresh % inSlice === 0) yield fresh;
  }
  return column;
}

/** The places of the rows of the counts, which are sorted by frequency, in the order asked for. */
function* inOrder(labelling: Labelling, order: RowOrder): Generator<number, readonly number[], void> {
  const { rows } = countValues(labelling);
  const places = rows.map((_, row) => row);
  const turned = order.descending ? -1 : 1;
  if (order.by === 'count') return places.sort((a, b) => turned * (rows[a].count - rows[b].count) || a - b);
  if (order.by === 'value') {
    const ranks = new Map(sortedValues(rows.map(({ value }) => value)).map((value, rank) => [value, rank]));
    const rankOf = (row: number): number => ranks.get(rows[row].value) ?? 0;
    return places.sort((a, b) => turned * (rankOf(a) - rankOf(b)));
  }
  const column = yield* columnOf(labelling, order.by, places);
  const isNone = (row: number): number => Number(column[row].kind === 'none');
  return places.sort(
    (a, b) => isNone(a) - isNone(b) || turned * compareMeasurements(column[a], column[b]) || a - b,
  );
}

/**
 * Up to `most` of the values after those that are left out, each with its measures. Without an order the most
 * frequent come first. Only these are measured, or all where they are sorted by a measure, and each once.
 * Precondition: there are measures with these ids.
 */
export function* measuredValues(
  labelling: Labelling,
  { from, most, measures = [], order }: ValuesWanted,
): Generator<number, readonly MeasuredCount[], void> {
  const { rows } = countValues(labelling);
  const all = order ? yield* inOrder(labelling, order) : [...rows.keys()];
  const places = all.slice(from, from + most);
  const columns: (readonly Measurement[])[] = [];
  for (const id of measures) columns.push(yield* columnOf(labelling, id, places));
  return places.map((row) => ({ ...rows[row], row, measured: columns.map((column) => column[row]) }));
}
