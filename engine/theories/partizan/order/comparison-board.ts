/**
 * The working arrays in which pairs of vertices of two local graphs are compared: what is known of each pair.
 * Both graphs have the same values; usually they are one graph, which is compared with itself.
 */
import { reverseInto } from '../../../graph/build.ts';
import type { Local } from '../local.ts';

/** Whether a⁺ ≥ b⁺ for two vertices of a local graph, values included. */
export type Order = (a: number, b: number) => boolean;

/**
 * The number of pairs of which at least one vertex lies in a core; a graph is compared with itself unless
 * another is named.
 */
export const pairsOf = (
  { core, order }: Pick<Local, 'core' | 'order'>,
  other: Pick<Local, 'core' | 'order'> = { core, order },
): number => core * other.order + (order - core) * other.core;

/** Compressed rows in arrays that may be longer than needed. */
type Rows = { readonly starts: Int32Array; readonly targets: Int32Array };

/** One of the graphs: its moves, and the same backwards. */
export type ComparedGraph = {
  readonly core: number;
  readonly order: number;
  readonly left: Rows;
  readonly right: Rows;
  readonly intoLeft: Rows;
  readonly intoRight: Rows;
};

export type ComparisonBoard = {
  /** The graphs in which a and b are. */
  readonly a: ComparedGraph;
  readonly b: ComparedGraph;
  /** Per pair: 1 where Right wins with Right to move; and the same with Left to move. */
  readonly lostRight: Uint8Array;
  readonly lostLeft: Uint8Array;
  /** Per pair with Left to move: the number of her moves that are not known to lose. */
  readonly chances: Uint16Array | Int32Array;
  /**
   * A stack of lost positions whose predecessors are still to be updated: 2 · pair, plus 1 with Left to move.
   */
  pending: Int32Array;
  waiting: number;
  /**
   * Per a: whether a position with it was lost since this was last set to 0, with Right to move (1) or Left
   * (2).
   */
  readonly touched: Uint8Array;
  /** Where it came from, to be given back. */
  readonly arrays: Arrays;
};

type Arrays = {
  readonly pairs: number;
  readonly order: number;
  readonly arcs: number;
  readonly most: number;
  readonly lostRight: Uint8Array;
  readonly lostLeft: Uint8Array;
  readonly chances: Uint16Array | Int32Array;
  pending: Int32Array;
  readonly touched: Uint8Array;
  readonly sides: readonly [SideRows, SideRows];
};

type SideRows = Pick<ComparedGraph, 'left' | 'right' | 'intoLeft' | 'intoRight'>;

/** At least so much room, since most components are small, and allocating costs more than filling. */
const SMALL = { pairs: 1 << 14, order: 512, arcs: 1 << 13 };
/** Larger arrays are not kept for the next board. */
const MOST_KEPT = 1 << 21;
/** More moves at one position do not fit into 16 bits. */
const MOST_SHORT = 0xffff;

/** Arrays that no board uses. A board takes them, so that two comparisons that take turns never share any. */
let spare: Arrays | undefined;

function arraysFor(pairs: number, order: number, arcs: number, most: number): Arrays {
  const rows = (): Rows => ({ starts: new Int32Array(order + 1), targets: new Int32Array(arcs) });
  const side = (): SideRows => ({ left: rows(), right: rows(), intoLeft: rows(), intoRight: rows() });
  return {
    pairs,
    order,
    arcs,
    most,
    lostRight: new Uint8Array(pairs),
    lostLeft: new Uint8Array(pairs),
    chances: most > MOST_SHORT ? new Int32Array(pairs) : new Uint16Array(pairs),
    pending: new Int32Array(SMALL.pairs),
    touched: new Uint8Array(order),
    sides: [side(), side()],
  };
}

function takenArrays(pairs: number, order: number, arcs: number, most: number): Arrays {
  const taken = spare;
  if (taken && pairs <= taken.pairs && order <= taken.order && arcs <= taken.arcs && most <= MOST_SHORT) {
    spare = undefined;
    taken.lostRight.fill(0, 0, pairs);
    taken.lostLeft.fill(0, 0, pairs);
    taken.touched.fill(0, 0, order);
    return taken;
  }
  return arraysFor(
    Math.max(pairs, SMALL.pairs),
    Math.max(order, SMALL.order),
    Math.max(arcs, SMALL.arcs),
    most,
  );
}

/** A board on which no position is lost yet. */
export function boardFor(a: Local, b: Local): ComparisonBoard {
  const arcs = Math.max(...[a.left, a.right, b.left, b.right].map(arcsOf));
  const most = mostOf(a.left) + mostOf(b.right);
  const arrays = takenArrays(pairsOf(a, b), Math.max(a.order, b.order), arcs, most);
  const side = sideOf(a, arrays.sides[0]);
  const { lostRight, lostLeft, chances, pending, touched } = arrays;
  const other = a === b ? side : sideOf(b, arrays.sides[1]);
  return { a: side, b: other, lostRight, lostLeft, chances, pending, waiting: 0, touched, arrays };
}

/** Per pair 1 where Right wins with Right to move. The board must not be used any more. */
export function lostOn({ a, b, lostRight, pending, arrays }: ComparisonBoard): Uint8Array {
  if (arrays.pairs > MOST_KEPT || arrays.most > MOST_SHORT) return lostRight;
  const lost = lostRight.slice(0, pairsOf(a, b));
  giveBack(arrays, pending);
  return lost;
}

function giveBack(arrays: Arrays, pending: Int32Array): void {
  if (pending.length <= 2 * MOST_KEPT) arrays.pending = pending;
  if (!spare || spare.pairs <= arrays.pairs) spare = arrays;
}

function arcsOf(lists: readonly (readonly number[])[]): number {
  let count = 0;
  for (let v = 0; v < lists.length; v++) count += lists[v].length;
  return count;
}

function mostOf(lists: readonly (readonly number[])[]): number {
  let most = 0;
  for (let v = 0; v < lists.length; v++) most = Math.max(most, lists[v].length);
  return most;
}

function sideOf({ core, order, left, right }: Local, rows: SideRows): ComparedGraph {
  fill(left, rows.left, rows.intoLeft);
  fill(right, rows.right, rows.intoRight);
  return { core, order, ...rows };
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

/**
 * The number of the pair of a and vertex 0: pairs with a in the core come first, row by row; then those with
 * only b in its.
 */
export const rowAt = (
  a: number,
  core: number,
  { core: others, order }: Pick<ComparedGraph, 'core' | 'order'>,
) => (a < core ? a * order : core * order + (a - core) * others);

/** Marks that Left, to move at the pair, loses; b is in the row of a. */
export function loseLeft(board: ComparisonBoard, a: number, pair: number): void {
  if (board.lostLeft[pair] === 1) return;
  board.lostLeft[pair] = 1;
  board.touched[a] |= 2;
  awaits(board, 2 * pair + 1);
}

/** Marks that Right, to move at the pair, wins. */
export function loseRight(board: ComparisonBoard, a: number, pair: number): void {
  if (board.lostRight[pair] === 1) return;
  board.lostRight[pair] = 1;
  board.touched[a] |= 1;
  awaits(board, 2 * pair);
}

function awaits(board: ComparisonBoard, position: number): void {
  if (board.waiting === board.pending.length) {
    const longer = new Int32Array(2 * board.waiting);
    longer.set(board.pending);
    board.pending = longer;
  }
  board.pending[board.waiting++] = position;
}
