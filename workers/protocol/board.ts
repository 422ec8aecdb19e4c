/** The part of the protocol that is about boards: a position goes out, what follows it and what it is worth come back. */
import type { GameGraph, Outcome, Value } from '../../engine/index.ts';
import type { TheoryUsed } from './theory-used.ts';

/** Generate everything that follows a position on a board, and count what it is worth. */
export type BoardJob = {
  readonly kind: 'board';
  /** A ruleset's id, and a position that its `parse` accepts. */
  readonly ruleset: string;
  readonly position: string;
  /** With one position more than this there is no answer. */
  readonly mostPositions: number;
};

/** The graph of a board's position, small enough to be drawn: vertex 0 is the position itself. */
export type BoardGraph = {
  readonly graph: GameGraph;
  /** Per vertex its position, in the ruleset's notation. */
  readonly positions: readonly string[];
};

export type BoardSolved = {
  readonly kind: 'board';
  readonly chosen: TheoryUsed;
  readonly positions: number;
  /** Of the position itself; the value is undefined where the theory gives none, the outcome where points count and nobody wins. */
  readonly start: { readonly value: Value | undefined; readonly outcome: Outcome | undefined };
  /** The most frequent values, most first. */
  readonly counts: readonly { readonly value: Value; readonly count: number }[];
  /** How many values there are in all, and how many positions have none. */
  readonly values: number;
  readonly withoutValue: number;
  readonly drawing: BoardGraph | undefined;
  /** The worker's own time, in milliseconds. */
  readonly took: number;
};
