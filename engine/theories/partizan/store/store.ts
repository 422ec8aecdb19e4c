/**
 * The store of values: every stopper met so far in graph-canonical form, each once. A value is represented by
 * its id; its options are values again, so all forms share their followers and together form one game graph
 * without two equal vertices. Options outside a value's own cycle have smaller ids than it.
 *
 * Since equal stoppers have isomorphic canonical forms (Siegel, New results in loopy games, Theorem 9), a
 * form whose options are known is found by looking its options up: values are equal exactly if their ids are.
 */
import { type PairAnswers, pairAnswers } from '../../../numbers/pair-answers.ts';
import { type PairTable, pairTable } from '../../../numbers/pair-table.ts';

export type Store = {
  count: number;
  /**
   * Left options of id: options[starts[2·id]] …; Right options: options[starts[2·id + 1]] …; each ascending.
   */
  starts: Int32Array;
  options: Int32Array;
  /**
   * Per id: the first id of the cycle it lies on (a strongly connected component of consecutive ids); the id
   * itself if it lies on none.
   */
  group: Int32Array;
  /** Per id: 1 if a follower lies on a cycle, so that play may be infinite. */
  loopy: Uint8Array;
  /**
   * Per id: its number, numerator / 2^exponent; the exponent is −1 if it is not a number, or has too long an
   * exponent.
   */
  numerators: Float64Array;
  exponents: Int8Array;
  /** Two halves of a hash of the form that does not depend on ids: isomorphic forms have equal hashes. */
  hashes: Int32Array;
  /** Per id: its negative, or −1 if it was not computed yet. */
  negatives: Int32Array;
  /** Ids by their options: id + 1, or 0 for a free slot. */
  slots: Int32Array;
  /** The number of slots that are taken. */
  entered: number;
  /** First ids of cycles of two or more values, by a text of the cycle. */
  readonly cycles: Map<string, number>;
  /** Known comparisons of the first values, whether a ≥ b; and of the others: 1 for a ≥ b, else 0. */
  readonly order: PairAnswers;
  readonly orderOfOthers: PairTable;
  /** The same for the value under construction, which has no final id yet. */
  readonly orderOfDraft: PairTable;
  /** The id of the value under construction, which is the next free one; −1 if there is none. */
  draft: number;
};

/**
 * In a list of options this means the value that has these options. It is larger than any id, so it comes
 * last.
 */
export const SELF = 0x7fffffff;

/** A store without values. */
export function emptyStore(): Store {
  const store: Store = {
    count: 0,
    starts: new Int32Array(2 * 256 + 1),
    options: new Int32Array(1024),
    group: new Int32Array(256),
    loopy: new Uint8Array(256),
    numerators: new Float64Array(256),
    exponents: new Int8Array(256),
    hashes: new Int32Array(2 * 256),
    negatives: new Int32Array(256).fill(-1),
    slots: new Int32Array(1024),
    entered: 0,
    cycles: new Map(),
    order: pairAnswers(),
    orderOfOthers: pairTable(),
    orderOfDraft: pairTable(),
    draft: -1,
  };
  return store;
}

/** Makes room for one more value with this many options; doubles arrays that are too small. */
export function makeRoom(store: Store, options: number): void {
  const { count } = store;
  if (count + 1 >= store.group.length) {
    const size = 2 * store.group.length;
    store.starts = longer(store.starts, 2 * size + 1);
    store.group = longer(store.group, size);
    store.loopy = longer(store.loopy, size);
    store.numerators = longer(store.numerators, size);
    store.exponents = longer(store.exponents, size);
    store.hashes = longer(store.hashes, 2 * size);
    const negatives = new Int32Array(size).fill(-1);
    negatives.set(store.negatives);
    store.negatives = negatives;
  }
  const end = store.starts[2 * count] + options;
  if (end > store.options.length) store.options = longer(store.options, 2 * end);
}

type Growing = Int32Array | Uint8Array | Int8Array | Float64Array;

function longer<T extends Growing>(array: T, length: number): T {
  const grown = new (array.constructor as new (length: number) => T)(length);
  grown.set(array);
  return grown;
}

/**
 * Writes options after those of the last value without counting them in: for a new value, or for the draft.
 * SELF becomes its id.
 */
export function writeOptions(store: Store, left: readonly number[], right: readonly number[]): void {
  makeRoom(store, left.length + right.length);
  const { starts, options, count } = store;
  let at = starts[2 * count];
  for (const option of left) options[at++] = option === SELF ? count : option;
  starts[2 * count + 1] = at;
  for (const option of right) options[at++] = option === SELF ? count : option;
  starts[2 * count + 2] = at;
}

/** The ids of a value's Left options. */
export const leftOptions = ({ starts, options }: Store, id: number): Int32Array =>
  options.subarray(starts[2 * id], starts[2 * id + 1]);

/** The ids of a value's Right options. */
export const rightOptions = ({ starts, options }: Store, id: number): Int32Array =>
  options.subarray(starts[2 * id + 1], starts[2 * id + 2]);
