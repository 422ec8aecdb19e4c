/** The working arrays in which all pairs of a component are compared: what is known of each pair. */
import { reverseInto } from '../../../graph/build.ts';
import type { Local } from '../local.ts';

/** Whether a⁺ ≥ b⁺ for two vertices of a local graph, values included. */
export type Order = (a: number, b: number) => boolean;

/** The number of pairs that `compareAll` examines. */
export const pairsOf = ({ core, order }: Pick<Local, 'core' | 'order'>): number =>
  core * order + (order - core) * core;

/** Compressed rows in arrays that may be longer than needed. */
type Rows = { readonly starts: Int32Array; readonly targets: Int32Array };

export type ComparisonBoard = {
  readonly core: number;
  readonly order: number;
  readonly left: Rows;
  readonly right: Rows;
  readonly intoLeft: Rows;
  readonly intoRight: Rows;
  /** Per pair: 1 where Right wins with Right to move; and the same with Left to move. */
  readonly lostRight: Uint8Array;
  readonly lostLeft: Uint8Array;
  /** Per pair with Left to move: the number of her moves that are not known to lose. */
  readonly chances: Int32Array;
  /** Lost positions whose predecessors are still to be updated: 2 · pair, plus 1 with Left to move. */
  readonly queue: Int32Array;
  head: number;
  tail: number;
  /** a ≥ b for two values, by local number. */
  readonly known: Order;
};

/**
 * The arrays of a board with at most this many pairs are used again: most components are small, and allocating costs
 * more than filling. A comparison within this bound must not yield: another one that began meanwhile would overwrite
 * the board.
 */
export const SMALL = 1 << 14;

type Arrays = Pick<ComparisonBoard, 'lostRight' | 'lostLeft' | 'chances' | 'queue'>;

const arraysFor = (pairs: number): Arrays => ({
  lostRight: new Uint8Array(pairs),
  lostLeft: new Uint8Array(pairs),
  chances: new Int32Array(pairs),
  queue: new Int32Array(2 * pairs),
});

const smallArrays = arraysFor(SMALL);

/** A board on which no position is lost yet. */
export function boardFor({ core, order, left, right }: Local, pairs: number, known: Order): ComparisonBoard {
  let arrays = smallArrays;
  if (pairs > SMALL) {
    arrays = arraysFor(pairs);
  } else {
    arrays.lostRight.fill(0, 0, pairs);
    arrays.lostLeft.fill(0, 0, pairs);
  }
  const arcs = Math.max(arcsOf(left), arcsOf(right));
  const small = pairs <= SMALL && order <= SMALL_ORDER && arcs <= SMALL_ARCS;
  const rows = small ? smallRows : rowsFor(order, arcs);
  fill(left, rows.left, rows.intoLeft);
  fill(right, rows.right, rows.intoRight);
  return { core, order, ...rows, ...arrays, head: 0, tail: 0, known };
}

const SMALL_ORDER = 512;
const SMALL_ARCS = 1 << 13;

type AllRows = Pick<ComparisonBoard, 'left' | 'right' | 'intoLeft' | 'intoRight'>;

function rowsFor(order: number, arcs: number): AllRows {
  const rows = (): Rows => ({ starts: new Int32Array(order + 1), targets: new Int32Array(arcs) });
  return { left: rows(), right: rows(), intoLeft: rows(), intoRight: rows() };
}

const smallRows = rowsFor(SMALL_ORDER, SMALL_ARCS);

function arcsOf(lists: readonly (readonly number[])[]): number {
  let count = 0;
  for (let v = 0; v < lists.length; v++) count += lists[v].length;
  return count;
}

function fill(lists: readonly (readonly number[])[], rows: Rows, into: Rows): void {
  const { starts, targets } = rows;
  let at = 0;
  for (let v = 0; v < lists.length; v++) {
    starts[v] = at;
    const list = lists[v];
    for (let i = 0; i < list.length; i++) targets[at++] = list[i];
  }
  starts[lists.length] = at;
  reverseInto(lists.length, starts, targets, into.starts, into.targets);
}

/** The number of a pair: pairs with a in the core come first, row by row; then those with only b in it. */
export function pairAt(a: number, b: number, core: number, order: number): number {
  return a < core ? a * order + b : core * order + (a - core) * core + b;
}

/** Marks that Left, to move at the pair, loses. */
export function loseLeft(board: ComparisonBoard, pair: number): void {
  if (board.lostLeft[pair] === 1) return;
  board.lostLeft[pair] = 1;
  board.queue[board.tail++] = 2 * pair + 1;
}

/** Marks that Right, to move at the pair, wins. */
export function loseRight(board: ComparisonBoard, pair: number): void {
  if (board.lostRight[pair] === 1) return;
  board.lostRight[pair] = 1;
  board.queue[board.tail++] = 2 * pair;
}
