/**
 * What a theory may be able to do beyond giving values. A theory declares a capability by having the member,
 * and the laws of a capability run for the theories that have it; a theory of the length of play, for
 * example, has neither of these two.
 */
import type { ExplainedGame, Reason } from '../explain/explanation.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Result } from '../result.ts';
import type { Value } from '../values/value.ts';
import type { Labelling } from './labelling.ts';
import type { MeasuresOfValues } from './measure.ts';

/** Values that add: the value of a sum of games is determined by the values of its parts. */
export type Sums = {
  /** The value of the sum of no games. */
  readonly zero: Value;
  /**
   * The value of a sum; undefined if the table of sums has no entry, as for the value of a gray vertex. A
   * theory follows those of the rules that matter to it; without `rules` the usual ones hold.
   */
  add(a: Value, b: Value, rules?: Rules): Value | undefined;
};

/**
 * How the first of two values compares with the second as games: `||` where neither is at least the other.
 */
export type ValueRelation = '=' | '>' | '<' | '||';

/**
 * Values that are in an order: greater is better for Left, in every sum. It keeps what it has found for the
 * next two values.
 */
export type ValueOrder = {
  /**
   * Undefined where the order of these two is not known. Yields from time to time how much has been handled.
   */
  compare(a: Value, b: Value): Generator<number, ValueRelation | undefined, void>;
  /** a − b, where that is a value and says in every sum how far the two are apart; undefined else. */
  difference?(a: Value, b: Value): Value | undefined;
};

/**
 * The average result of a value, and how much a move in it is worth (Conway, On numbers and games, chapter
 * 9). Both are exact.
 */
export type MeanAndTemperature = { readonly mean: number; readonly temperature: number };

/** A value as every move in it is taxed. */
export type TaxedPlay = MeanAndTemperature & {
  /**
   * The result of play at a tax, from −1 on, if Left begins and if Right does: the walls of the thermograph
   * there.
   */
  wallsAt(tax: number): { readonly left: number; readonly right: number };
};

/**
 * Values found one after the other, each from those of the options of a position from which play ends. A
 * value is known by its handle, a nonnegative integer, as long as this is kept; equal values have equal
 * handles.
 */
export type ValuesByOptions = {
  /** The value of a position in which neither player can move. */
  readonly zero: number;
  /**
   * The value of a white position from those of its options, in any order and as often as one likes. `again`
   * has the values of the positions from which the mover must move again at once: the options are gray, and
   * passing the turn is the only move there.
   */
  of(left: ArrayLike<number>, right: ArrayLike<number>, again: ArrayLike<number>): number;
  /** The value of a sum; undefined if it is too large to be made. */
  add(a: number, b: number): number | undefined;
  /** The value with the players’ places changed. */
  negative(a: number): number;
  value(handle: number): Value;
  /** Who wins there, where that is known sooner than from the value. */
  outcome?(handle: number): Outcome;
};

export type Capabilities = {
  /**
   * Why a vertex has its value, the most important reason first; undefined where nothing can be said. They
   * may cite values of followers, which are explained in their turn.
   */
  reasons?(game: ExplainedGame, vertex: number, labelling: Labelling): readonly Reason[] | undefined;
  /** The outcome of a position with this value; undefined for a value that does not determine it. */
  outcome?(value: Value): Outcome | undefined;
  /** Only beside `outcome`: a sum of pieces is answered by who wins. */
  readonly sums?: Sums;
  /**
   * Opens the values of positions from which play ends, found without a graph from the values of their
   * options and of the parts of a sum. They are those that `solve` gives. Undefined where the rules say
   * otherwise. Only beside `sums`.
   */
  byOptions?(rules: Rules): ValuesByOptions | undefined;
  /** What can be listed of many values beside one another, and sorted by. */
  readonly measures?: MeasuresOfValues;
  /** Opens the order of the values; a theory follows those of the rules that matter to it. */
  order?(rules?: Rules): ValueOrder;
  /** The play of a value under taxes; refused, with the reason, for a value that has no temperature. */
  taxed?(value: Value): Result<TaxedPlay>;
};
