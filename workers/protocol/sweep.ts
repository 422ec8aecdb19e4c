/** The messages about tables of families: rows come as they are found, and what is measured of their values is asked apart. */
import type { MeasuredList } from '../../engine/conduct/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { Value } from '../../engine/values/index.ts';

/** Finds what the positions of a family are worth, from a row on. Precondition: its text asks for a family. */
export type SweepJob = {
  readonly kind: 'sweep';
  /** The ruleset, the family and its ranges, as sweeps are asked for. */
  readonly of: string;
  /** The number of the first row that is wanted. */
  readonly from: number;
};

/** A row of a table. */
export type SweptRow = {
  readonly numbers: readonly number[];
  readonly position: string;
  /** The place of its value among those of the run, −1 where it has none. */
  readonly code: number;
  readonly outcome?: Outcome;
  /** Why it has no value. */
  readonly says?: string;
};

/** Rows found since the last report, in order; `values` are those of the run's table that are new with them. */
export type RowsFound = {
  readonly kind: 'rows';
  readonly rows: readonly SweptRow[];
  readonly values: readonly Value[];
  /** How many rows of the whole table are found by now, and how many it has. */
  readonly done: number;
  readonly total: number;
};

/** The last rows, which no report brought. */
export type SweepEnded = {
  readonly kind: 'sweep';
  readonly rest: RowsFound;
};

/** Puts different values in their order and measures them. */
export type MeasureListJob = {
  readonly kind: 'measure-list';
  readonly values: readonly Value[];
  /** The ids of the measures that are wanted, as far as the values have them. */
  readonly measures: readonly string[];
};

export type ListMeasured = MeasuredList & { readonly kind: 'measure-list' };
