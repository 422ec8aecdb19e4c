/**
 * A search as rows that come as they are found. Every place that shows one has the same rows: the command
 * line writes them as lines, the editor lists them.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

/** A game that was found. */
export type FoundRow = {
  /** An edge list whose first node is the start, or a position in the notation of its ruleset. */
  readonly game: string;
  /** In the order of the columns, each as a table prints it. */
  cells(): readonly string[];
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  /** Its members as a line of JSON has them. */
  data(): Readonly<Record<string, unknown>>;
};

/** How far a search is: a sentence, and how much of how much was looked at. */
export type SearchProgress = { readonly says: string; readonly done: number; readonly of: number };

/** Whole numbers that say where a search is, so that it can be continued: only the search reads them. */
export type SearchMark = readonly number[];

export type SearchSlice =
  | { readonly kind: 'row'; readonly row: FoundRow }
  /** Without a mark, rows may have come that a search which is continued at the last mark finds once more. */
  | { readonly kind: 'searching'; progress(): SearchProgress; readonly mark?: SearchMark | undefined };

/** What is true at the end of a search, or was when it was stopped. */
export type SearchEnd = {
  /** Without full stops; the first says what was looked at and how many were found. */
  readonly sentences: readonly string[];
  /** The same as the last line of JSON has it. */
  readonly data: Readonly<Record<string, unknown>> & { readonly end: string; readonly found: number };
};

export type FoundSearch = {
  /** What is asked for, as the first line says it. */
  readonly text: string;
  /** What is looked at: "all 9,608 drawings of 5 nodes". */
  readonly all: string;
  /** The headings of the columns. */
  readonly columns: readonly string[];
  /** The ids of the measures that have a column. */
  readonly measures: readonly string[];
  /** How many numbers a mark has; 0 if the search cannot be continued. */
  readonly markLength: number;
  /**
   * `isStopped` is asked in every slice: a search that is stopped ends with what is true so far. From a mark
   * it continues as if it had not been stopped, if no games are drawn by chance: the rows after the mark and
   * the end are those of a search without a stop.
   */
  run(isStopped?: () => boolean, mark?: SearchMark): Generator<SearchSlice, SearchEnd, void>;
};

/** A count as JSON has it: as a text where a number would not be exact. */
export const exactCount = (count: bigint): number | string =>
  count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
