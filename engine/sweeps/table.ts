/**
 * A table of a sweep: a row for each member of a family with its position, value and outcome, and what
 * measures find of the value. It says what was swept and how its periods are known, and nothing of the
 * machine or the day, so that equal work gives equal bytes.
 */
import type { Value } from '../values/value.ts';
import type { AskedFamily } from './asked-family.ts';
import type { PeriodClaim } from './period-claim.ts';

/** What a table is of: the family, and the measures that have a column, by their ids. */
export type AskedSweep = { readonly family: AskedFamily; readonly measures: readonly string[] };

export type SweepRow = {
  /** The number of the member in its family, from 0. */
  readonly row: number;
  /** In the order of the parameters. */
  readonly numbers: readonly number[];
  /** Empty where no position has such numbers. */
  readonly position: string;
  /** As the engine prints it; undefined where there is none. */
  readonly value: string | undefined;
  /** The letter of the class; undefined where it is not known who wins. */
  readonly outcome: string | undefined;
  /** In the order of the measures, each as a table prints it, empty where there is nothing. */
  readonly measured: readonly string[];
  /** Why there is no value, in a sentence; undefined where there is one. */
  readonly says?: string;
  /**
   * The members of the row as the command line's JSON has them, from a table in JSON or for one: value, text,
   * latex, outcome, and one for each measure.
   */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The value itself, of a row that was swept here; a row that was read has only its text. */
  readonly worth?: Value;
};

export type SweepTable = AskedSweep & {
  /** The names of the numbers, in the order of the columns. */
  readonly names: readonly string[];
  /** In the order of their numbers; not all of them where the sweep is not done. */
  readonly rows: readonly SweepRow[];
  /** How many rows the whole table has. */
  readonly of: number;
  readonly periods: readonly PeriodClaim[];
};

export type TableFormat = 'csv' | 'json';

/** The headings of the columns, by the names of the numbers. */
export const headingsOf = (names: readonly string[], measures: readonly string[]): readonly string[] => [
  'row',
  ...names,
  'position',
  'value',
  'outcome',
  ...measures,
  'says',
];

/**
 * The rows that are missing, as a person says them: "3, 7 to 9 and 12"; at most this many groups are named.
 */
export function rowsInWords(rows: readonly number[], most = 8): string {
  const groups: [number, number][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else groups.push([row, row]);
  }
  const named = groups.slice(0, most).map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  if (groups.length > most) named.push(`${groups.length - most} more groups`);
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
