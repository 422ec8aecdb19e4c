/**
 * The messages about tables of families: rows come as they are found, and what is measured of their values is
 * asked apart.
 */
import type { CheckReport } from '../../engine/checking/index.ts';
import type { MeasuredList } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { Figure, Style } from '../../engine/figure/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { Problem, Result } from '../../engine/result.ts';
import type { HeapSummary, HeapsSoFar, PeriodClaim } from '../../engine/sweeps/index.ts';
import type { Value } from '../../engine/values/index.ts';
import type { FigureJob } from './figure.ts';

/**
 * Finds what the positions of a family are worth, from a row on. Precondition: its text asks for a family.
 */
export type SweepJob = {
  readonly kind: 'sweep';
  /** The ruleset, the family and its ranges, as sweeps are asked for. */
  readonly of: string;
  /** The number of the first row that is wanted. */
  readonly from: number;
};

/** A row of a table. */
export type CodedRow = {
  /** Its number in the family, where conditions on values leave some members out. */
  readonly row?: number;
  readonly numbers: readonly number[];
  readonly position: string;
  /** The place of its value among those of the run, −1 where it has none. */
  readonly code: number;
  readonly outcome?: Outcome;
  /** Why it has no value. */
  readonly says?: string;
};

/**
 * Rows found since the last report, in order; `values` are those of the run's table that are new with them.
 */
export type RowsFound = {
  readonly kind: 'rows';
  readonly rows: readonly CodedRow[];
  readonly values: readonly Value[];
  /** How many members of the family were looked at by now, and how many it has. */
  readonly done: number;
  readonly total: number;
  /** Of how many of the members without a row it is not known whether they fulfil the conditions. */
  readonly unknown?: number;
};

/** The last rows, which no report brought. */
export type SweepEnded = {
  readonly kind: 'sweep';
  readonly rest: RowsFound;
  /** What is wrong with the conditions on values; then nothing was looked at. */
  readonly problems?: readonly Problem[];
};

/**
 * Finds the heaps of one game by the million, and sums them up. One that was stopped is continued.
 * Precondition: its text asks for such heaps.
 */
export type HeapSummaryJob = { readonly kind: 'heap-summary'; readonly of: string };

/** How far the heaps are found, and the values of the first of them, from the empty heap on. */
export type HeapsFound = {
  readonly kind: 'heaps';
  readonly first: readonly number[];
  readonly soFar: HeapsSoFar;
  readonly done: number;
  readonly total: number;
};

export type HeapsSummed = {
  readonly kind: 'heap-summary';
  readonly summary: HeapSummary;
  readonly first: readonly number[];
};

/** Writes the heaps that are found: their values, the first ones for a paper, or the summary for a check. */
export type HeapTextJob = {
  readonly kind: 'heap-text';
  readonly of: string;
  readonly form: 'csv' | 'latex' | 'json';
};
export type HeapText = { readonly kind: 'heap-text'; readonly text: string };

/** Puts different values in their order and measures them. */
export type MeasureListJob = {
  readonly kind: 'measure-list';
  readonly values: readonly Value[];
  /** The ids of the measures that are wanted, as far as the values have them. */
  readonly measures: readonly string[];
};

export type ListMeasured = MeasuredList & { readonly kind: 'measure-list' };

/**
 * The rows of a table among the first members of its family, with these measures: questions about the table
 * are about these rows.
 */
export type PartOfTable = {
  readonly of: string;
  readonly upTo: number;
  /** The ids of the measures that have a column. */
  readonly measures: readonly string[];
  /** Whether it is the heaps that are summed up, some of which are plotted. */
  readonly isOfHeaps?: true;
};

/** Along which numbers its values come again. */
export type TablePeriodsJob = PartOfTable & { readonly kind: 'table-periods' };
export type TablePeriods = { readonly kind: 'table-periods'; readonly periods: readonly PeriodClaim[] };

/** Writes it: as grundy sweep does, or in LaTeX with the rows in an order, some of which may be missing. */
export type TableTextJob = PartOfTable & {
  readonly kind: 'table-text';
  readonly form: 'csv' | 'latex';
  readonly order?: Int32Array;
};
export type TableText = { readonly kind: 'table-text'; readonly text: string };

/** Checks it by play. Precondition: all of its rows are asked about. */
export type CheckTableJob = PartOfTable & { readonly kind: 'check-table' };
export type TableChecked = { readonly kind: 'check-table'; readonly found: Result<CheckReport> };

/** Which of its rows fulfil a condition on the columns and the values. */
export type SiftTableJob = PartOfTable & { readonly kind: 'sift-table'; readonly that: string };
export type TableSifted = { readonly kind: 'sift-table' } & (
  | {
      /** By the number of a row: 1 where the condition is true. */
      readonly holds: Uint8Array;
      /** Of how many rows that is not known. */
      readonly unknown: number;
    }
  | { readonly problems: readonly Problem[] }
);

/** Plots it for the page: its words are those in which plots are asked for. */
export type PlotTableJob = PartOfTable & {
  readonly kind: 'plot-table';
  readonly plot: string;
  readonly style: Style;
};
export type TablePlotted = { readonly kind: 'plot-table'; readonly found: Result<Figure> };

/**
 * The same in a pen's language or as a file. Refused with a sentence where the rows have nothing that can be
 * plotted so.
 */
export type PlotFigureJob = PartOfTable &
  Pick<FigureJob, 'style' | 'caption' | 'widest' | 'pen' | 'madeBy'> & {
    readonly kind: 'plot-figure';
    readonly plot: string;
    /** The document that a file carries; undefined where the receiver may not have it. */
    readonly carries?: GameDocument | undefined;
  };
