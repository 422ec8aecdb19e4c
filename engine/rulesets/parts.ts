/**
 * How positions of a ruleset fall apart: a position is the disjunctive sum of its parts, and so is what
 * a move in a part leaves. A part is known by its key alone, so that equal parts of different positions are
 * solved once. Solving positions part by part needs play that ends, so a loopy ruleset has no parts.
 */
import type { BoardMove } from './board.ts';

/**
 * Equal keys are equal games. A key is normalised, by moving the part to a corner and by symmetries, as far
 * as that is cheap: what is not recognised as equal is only solved twice. A sign `-` before a key means the
 * negative of that part, in which the players have changed places.
 */
export type PartKey = string;

export const NEGATIVE_PART = '-';

/**
 * Records an option of a part: whose move it is, the parts that are left of the part, and whether the same
 * player must move again at once, there or anywhere else, so that the option is entailing and its only move
 * passes the turn.
 */
export type PartOptionRecorder = (
  player: BoardMove['player'],
  parts: readonly PartKey[],
  again: boolean,
) => void;

export type KeyedParts<Position = unknown> = {
  readonly kind: 'keys';
  /**
   * The parts of a position, as often as they occur; parts in which neither player can move may be left out.
   * Undefined where the position itself is not a sum of parts, such as an entailing one.
   */
  of(position: Position): readonly PartKey[] | undefined;
  /** Records every option of a part; several moves may lead to one. The key has no sign. */
  options(key: PartKey, record: PartOptionRecorder): void;
  /**
   * No fewer positions than this follow a position, itself included, as far as this is found quickly; a
   * number above `most` need not be exact.
   */
  leastPositions?(position: Position, most: number): number;
};

/** Heaps, of which a move changes one: a heap is a number. The games are the same for both players. */
export type HeapParts<Position = unknown> = {
  readonly kind: 'heaps';
  /** The game that is played with the heaps, which says what its moves are, as one and the same text. */
  gameOf(position: Position): string;
  heapsOf(position: Position): readonly number[];
  /** For a game, a function that records every option of a heap. */
  optionsIn(game: string): (heap: number, record: HeapOptionsRecorder) => void;
};

/**
 * Records options that leave `whole` counters of a heap, in one heap or in two: each way in which one of the
 * two has `least` to `most` of them, 0 where there is only the other. One call records many options, since
 * there may be thousands.
 */
export type HeapOptionsRecorder = (whole: number, least: number, most: number) => void;

/**
 * A fixed number of heaps, of which a move may change several: it takes one of the steps once or more often.
 * A position is one part, whose options lie on lines, one for each step. Their players are alike. Where
 * positions are merged, they differ in the order of their heaps alone.
 */
export type SteppedHeaps<Position = unknown> = {
  readonly kind: 'steps';
  /** How many counters each takes from each heap: none negative, and not all 0. */
  readonly steps: readonly (readonly number[])[];
  /** As many as a step has numbers. */
  heapsOf(position: Position): readonly number[];
};

export type PartsOfPositions<Position = unknown> =
  | KeyedParts<Position>
  | HeapParts<Position>
  | SteppedHeaps<Position>;
