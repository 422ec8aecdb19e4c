/** The messages about boards: the app sends a position and gets back what follows it and what it is worth. */
import type { GameGraph, Outcome, Value } from '../../engine/index.ts';
import type { TheoryUsed } from './theory-used.ts';

/** Generates everything that follows a position on a board, and counts its values. */
export type BoardJob = {
  readonly kind: 'board';
  /** A ruleset's id, and a position that its `parse` accepts. */
  readonly ruleset: string;
  readonly position: string;
  /** If there are more positions, the job is refused. */
  readonly mostPositions: number;
};

/** The graph of a board's position, if it is small enough to be drawn; vertex 0 is the position itself. */
export type BoardGraph = {
  readonly graph: GameGraph;
  /** Per vertex its position, in the ruleset's notation. */
  readonly positions: readonly string[];
};

export type BoardSolved = {
  readonly kind: 'board';
  readonly chosen: TheoryUsed;
  readonly positions: number;
  /** The value and outcome of the position itself; the value is undefined if the theory gives none. */
  readonly start: { readonly value: Value | undefined; readonly outcome: Outcome | undefined };
  /** The most frequent values, in descending order. */
  readonly counts: readonly { readonly value: Value; readonly count: number }[];
  /** The number of different values, and of positions without a value. */
  readonly values: number;
  readonly withoutValue: number;
  /** Of a scoring game that is not guaranteed, the position and the two scores that say so, in sentences. */
  readonly unguaranteed: readonly string[];
  readonly drawing: BoardGraph | undefined;
  /** The worker's own time, in milliseconds. */
  readonly took: number;
};
