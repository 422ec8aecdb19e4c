/**
 * What a theory may be able to do beyond giving values. A theory declares a capability by having the member, and the
 * laws of a capability run for the theories that have it; a theory of the length of play, for example, has neither of
 * these two.
 */
import type { ExplainedGame, Reason } from '../explain/explanation.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Value } from '../values/value.ts';
import type { Labelling } from './labelling.ts';
import type { MeasuresOfValues } from './measure.ts';

/** Values that add: the value of a sum of games is determined by the values of its parts. */
export type Sums = {
  /** The value of the sum of no games. */
  readonly zero: Value;
  /**
   * The value of a sum; undefined if the table of sums has no entry, as for the value of a gray vertex.
   * A theory follows those of the rules that matter to it; the usual ones where nothing is said.
   */
  add(a: Value, b: Value, rules?: Rules): Value | undefined;
};

/** How the first of two values compares with the second as games: `||` where neither is at least the other. */
export type ValueRelation = '=' | '>' | '<' | '||';

/** Values that are in an order: greater is better for Left, in every sum. It keeps what it has found for the next two values. */
export type ValueOrder = {
  /** Undefined where the order of these two is not known. Yields from time to time how much has been handled. */
  compare(a: Value, b: Value): Generator<number, ValueRelation | undefined, void>;
  /** a − b, where that is a value and says in every sum how far the two are apart; undefined else. */
  difference?(a: Value, b: Value): Value | undefined;
};

export type Capabilities = {
  /**
   * Why a vertex has its value, the most important reason first; undefined where nothing can be said. They may cite values of
   * followers, which are explained in their turn.
   */
  reasons?(game: ExplainedGame, vertex: number, labelling: Labelling): readonly Reason[] | undefined;
  /** The outcome of a position with this value; undefined for a value that does not determine it. */
  outcome?(value: Value): Outcome | undefined;
  /** Only beside `outcome`: a sum of pieces is answered by who wins. */
  readonly sums?: Sums;
  /** What can be listed of many values beside one another, and sorted by. */
  readonly measures?: MeasuresOfValues;
  /** Opens the order of the values; a theory follows those of the rules that matter to it. */
  order?(rules?: Rules): ValueOrder;
};
