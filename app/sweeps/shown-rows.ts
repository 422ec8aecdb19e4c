/**
 * Which rows of a table are shown, and in which order: those of one value alone, those that match a search,
 * sorted by a column.
 */
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { gameKey, parseValue, textOf } from '../../engine/values/index.ts';
import type { TableLook } from './asked.ts';
import { columnOfMeasure, type GrowingTable } from './sweeping.ts';

/** The outcomes in the order in which a table has them. */
const outcomesInOrder = Object.keys(outcomeClasses) as Outcome[];

/**
 * By what rows are sorted: a number for each, none where a row has nothing; undefined where there is no such
 * column (yet).
 */
function ranksBy(
  sweep: GrowingTable,
  by: string,
  names: readonly string[],
): ((row: number) => number) | undefined {
  const { rows } = sweep;
  const number = names.indexOf(by);
  if (number >= 0) return (row) => rows[row].numbers[number];
  if (by === 'outcome') {
    const places = new Map(outcomesInOrder.map((outcome, place) => [outcome, place]));
    return (row) => {
      const { outcome } = rows[row];
      return (outcome && places.get(outcome)) ?? Number.NaN;
    };
  }
  if (by === 'position') {
    const order = [...rows.keys()].sort((a, b) => compare(rows[a].position, rows[b].position));
    const places = new Int32Array(rows.length);
    for (const [place, row] of order.entries()) places[row] = place;
    return (row) => places[row];
  }
  const ranks = by === 'value' ? sweep.measured?.ranks : columnOfMeasure(sweep, by)?.ranks;
  return (
    ranks &&
    ((row) => {
      const rank = ranks[rows[row].code] ?? -1;
      return rank < 0 ? Number.NaN : rank;
    })
  );
}

const compare = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Equal rows stay in the order of the family; what has nothing comes last, up and down. O(rows · log rows).
 */
function sorted(
  sweep: GrowingTable,
  rows: Int32Array,
  { by, descending }: NonNullable<TableLook['sort']>,
  names: readonly string[],
): Int32Array {
  if (by === 'row') return descending ? rows.toReversed() : rows;
  const rankOf = ranksBy(sweep, by, names);
  if (!rankOf) return rows;
  const turned = descending ? -1 : 1;
  const ranks = new Float64Array(sweep.rows.length);
  for (const row of rows) {
    const rank = rankOf(row);
    ranks[row] = Number.isNaN(rank) ? Number.POSITIVE_INFINITY : turned * rank;
  }
  return rows.toSorted((a, b) => (ranks[a] === ranks[b] ? a - b : ranks[a] < ranks[b] ? -1 : 1));
}

/** What a person searches for: a value in the notation that it is printed in, or a part of a position. */
export function fits(sweep: GrowingTable, text: string): (row: number) => boolean {
  const wanted = text.trim();
  if (wanted === '') return () => true;
  const typed = parseValue(wanted);
  const key = typed && gameKey(typed);
  const bare = wanted.replaceAll(' ', '');
  const exactly = new Set<number>();
  for (const [code, value] of sweep.values.entries())
    if (gameKey(value) === key || textOf(value).replaceAll(' ', '') === bare) exactly.add(code);
  const lower = wanted.toLowerCase();
  return (row) => {
    const { code, position } = sweep.rows[row];
    return (code >= 0 && exactly.has(code)) || position.toLowerCase().includes(lower);
  };
}

/**
 * What is shown of a table, as long as it is the same one: rows of one value alone, by its place, and rows
 * that match a search.
 */
export type RowSieve = {
  readonly only: number | undefined;
  readonly search: string;
  /** By the number of a row: 1 where the condition that is searched for is true; absent where none is. */
  readonly holds?: Uint8Array | undefined;
};

/** Whether a text looks like a condition, as `value > 0` or `is hot`, and not like a value or a position. */
export function meansCondition(sweep: GrowingTable, text: string): boolean {
  if (!/[=<>≠≤≥]|(^|[\s(])(is|has)\s/i.test(text)) return false;
  const isFound = fits(sweep, text);
  return !sweep.rows.some((_, row) => isFound(row));
}

export type RowsWanted = RowSieve & {
  readonly sort: TableLook['sort'];
  /** The names of the family's numbers. */
  readonly names: readonly string[];
};

/** The numbers of the rows that are shown, in their order. */
export function rowsShown(sweep: GrowingTable, { sort, only, search, holds, names }: RowsWanted): Int32Array {
  const isFound = holds ? (row: number) => holds[row] === 1 : fits(sweep, search);
  const all = Int32Array.from(sweep.rows.keys());
  const wanted =
    only === undefined && search.trim() === '' && !holds
      ? all
      : all.filter((row) => (only === undefined || sweep.rows[row].code === only) && isFound(row));
  return sort ? sorted(sweep, wanted, sort, names) : wanted;
}
