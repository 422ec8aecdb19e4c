/**
 * Compares all pairs of a component at once: a⁺ ≥ b⁺ for every two vertices of a local graph of which at least one
 * lies in the core (Siegel, New results in loopy games, Algorithms 1–3). The play is a − b; Left, who moves second,
 * must make the last move or have infinitely many moves occur in a.
 *
 * Backward induction over the positions (a, b, who moves) marks what Right wins in finite time. In a component
 * without alternating cycles that is all: there every infinite play moves in both. Otherwise passes follow. Each
 * finds, by backward induction over the moves in b, the unmarked positions from which Left can force one more move in
 * a that stays unmarked; Right wins the other ones, and what leads there. The passes end when one marks nothing.
 *
 * Where play reaches two values, the store compares them. O(order of core · (order + arcs)) a pass.
 */
import { drain } from '../../../rounds.ts';
import type { Local } from '../local.ts';
import type { Store } from '../store/store.ts';
import {
  boardFor,
  type ComparisonBoard,
  loseLeft,
  loseRight,
  type Order,
  pairAt,
  pairsOf,
  SMALL,
} from './comparison-board.ts';
import { markUnforced } from './forcing.ts';
import { atLeast } from './known.ts';

/** Compares all pairs in one go. */
export const compareAll = (store: Store, local: Local, alternating: boolean): Order =>
  drain(comparing(store, local, alternating));

/** Pairs counted, and lost positions propagated, between two yields: some milliseconds of work. */
const SLICE = 1 << 18;

/**
 * Compares in slices, a small component in one slice (see SMALL). `alternating`: the core may have alternating
 * cycles.
 */
export function* comparing(store: Store, local: Local, alternating: boolean): Generator<void, Order, void> {
  const { core, order } = local;
  const known = orderOfValues(store, local);
  const pairs = pairsOf(local);
  const board = boardFor(local, pairs, known);
  const rows = pairs > SMALL ? Math.ceil(SLICE / order) : order;
  for (let a = 0; a < order; a += rows) {
    if (a > 0) yield;
    countChances(board, a, Math.min(a + rows, order));
  }
  for (;;) {
    // A small board has fewer positions than a slice.
    while (propagate(board, SLICE)) yield;
    if (!alternating || !markUnforced(board, pairs)) break;
    if (pairs > SMALL) yield;
  }
  const lost = board.lostRight.slice(0, pairs);
  return (a, b) => (a >= core && b >= core ? known(a, b) : lost[pairAt(a, b, core, order)] === 0);
}

/** Up to this many values, answers about their pairs are kept in an array of their own. */
const FEW = 1024;

/** Whether a ≥ b for two values given by local number. */
function orderOfValues(store: Store, { core, order, ids }: Local): Order {
  const count = order - core;
  if (count > FEW) return (a, b) => atLeast(store, ids[a - core], ids[b - core]);
  // 0 until the pair is asked about; then 1 for no and 2 for yes.
  const table = new Uint8Array(count * count);
  return (a, b) => {
    const at = (a - core) * count + b - core;
    if (table[at] === 0) table[at] = atLeast(store, ids[a - core], ids[b - core]) ? 2 : 1;
    return table[at] === 2;
  };
}

/** Counts Left's moves at every pair; moves to two values are settled at once, and so are Right's. */
function countChances(board: ComparisonBoard, from: number, end: number): void {
  const { core, order } = board;
  for (let a = from; a < end; a++) {
    const row = pairAt(a, 0, core, order);
    if (a < core) {
      // If both are in the core, no single move reaches two values.
      const { left, right, chances } = board;
      const moves = left.starts[a + 1] - left.starts[a];
      for (let b = 0; b < core; b++) {
        const count = moves + right.starts[b + 1] - right.starts[b];
        chances[row + b] = count;
        if (count === 0) loseLeft(board, row + b);
      }
    }
    const [first, last] = a < core ? [core, order] : [0, core];
    for (let b = first; b < last; b++) countAt(board, a, b, row + b);
  }
}

function countAt(board: ComparisonBoard, a: number, b: number, pair: number): void {
  const { core, left, right, chances, known } = board;
  let count = left.starts[a + 1] - left.starts[a] + right.starts[b + 1] - right.starts[b];
  let lost = false;
  // A move in the core's component may reach two values.
  if (b >= core) {
    for (let e = left.starts[a]; e < left.starts[a + 1]; e++) {
      const next = left.targets[e];
      if (next >= core && !known(next, b)) count--;
    }
    for (let e = right.starts[a]; e < right.starts[a + 1] && !lost; e++) {
      const next = right.targets[e];
      if (next >= core) lost = !survivesFirst(board, next, b);
    }
  } else {
    for (let e = right.starts[b]; e < right.starts[b + 1]; e++) {
      const next = right.targets[e];
      if (next >= core && !known(a, next)) count--;
    }
    for (let e = left.starts[b]; e < left.starts[b + 1] && !lost; e++) {
      const next = left.targets[e];
      if (next >= core) lost = !survivesFirst(board, a, next);
    }
  }
  chances[pair] = count;
  if (count === 0) loseLeft(board, pair);
  if (lost) loseRight(board, pair);
}

/** Whether Left, to move at two values, has a move that survives. */
function survivesFirst({ left, right, known }: ComparisonBoard, a: number, b: number): boolean {
  for (let e = left.starts[a]; e < left.starts[a + 1]; e++) if (known(left.targets[e], b)) return true;
  for (let e = right.starts[b]; e < right.starts[b + 1]; e++) if (known(a, right.targets[e])) return true;
  return false;
}

/**
 * Updates the predecessors of up to `most` lost positions: Right moves there; Left has one move less. True while
 * there are more.
 */
function propagate(board: ComparisonBoard, most: number): boolean {
  const { core, order, intoLeft, intoRight, queue } = board;
  const rows = core * order;
  const end = board.head + most;
  while (board.head < board.tail && board.head < end) {
    const position = queue[board.head++];
    const pair = position >> 1;
    const a = pair < rows ? Math.floor(pair / order) : core + Math.floor((pair - rows) / core);
    const b = pair < rows ? pair % order : (pair - rows) % core;
    const leftToMove = (position & 1) === 1;
    // With Left to move now, Right came from a by a Right arc or from b by a Left arc; otherwise Left came, the other way
    // round.
    const intoA = leftToMove ? intoRight : intoLeft;
    const intoB = leftToMove ? intoLeft : intoRight;
    for (let e = intoA.starts[a], last = intoA.starts[a + 1]; e < last; e++) {
      const before = intoA.targets[e];
      if (before >= core && b >= core) continue;
      tell(board, before < core ? before * order + b : rows + (before - core) * core + b, leftToMove);
    }
    for (let e = intoB.starts[b], last = intoB.starts[b + 1]; e < last; e++) {
      const before = intoB.targets[e];
      if (before >= core && a >= core) continue;
      tell(board, a < core ? a * order + before : rows + (a - core) * core + before, leftToMove);
    }
  }
  return board.head < board.tail;
}

/** Records that a move from this pair leads to a lost position, in which Left is to move or not. */
function tell(board: ComparisonBoard, from: number, leftToMove: boolean): void {
  const { lostLeft, lostRight, chances, queue } = board;
  if (leftToMove) {
    if (lostRight[from] === 1) return;
    lostRight[from] = 1;
    queue[board.tail++] = 2 * from;
  } else if (--chances[from] === 0 && lostLeft[from] === 0) {
    lostLeft[from] = 1;
    queue[board.tail++] = 2 * from + 1;
  }
}
