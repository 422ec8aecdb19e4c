/**
 * All pairs of a component at once: a⁺ ≥ b⁺ for every two vertices of a local graph of which one at least lies in the
 * core (Siegel, New results in loopy games, Algorithms 1–3). The play is a − b; Left, who moves second, must
 * make the last move or have infinitely many moves occur in a.
 *
 * Backward induction over the positions (a, b, who moves) marks what Right wins in finite time. In a component without
 * alternating cycles that is all: there every infinite play moves in both. Otherwise passes follow: of what is unmarked, those
 * positions from which Left can force one more move in a that stays unmarked are found, by backward induction over the
 * moves in b; the rest is Right's after all, and so is what leads there. Until a pass marks nothing.
 *
 * Two values of the store are compared there. O(order of core · (order + arcs)) a pass.
 */
import { reverseArcs } from '../../../graph/build.ts';
import type { Arcs } from '../../../graph/game-graph.ts';
import { type Local, rowsOf } from '../component/local.ts';
import type { Store } from '../store/store.ts';
import { atLeast } from './known.ts';

/** a⁺ ≥ b⁺ for vertices of a local graph; values among themselves too. */
export type Order = (a: number, b: number) => boolean;

/** How many pairs `compareAll` will look at. */
export const pairsOf = ({ core, order }: Local): number => core * order + (order - core) * core;

type Board = {
  readonly core: number;
  readonly order: number;
  readonly left: Arcs;
  readonly right: Arcs;
  readonly intoLeft: Arcs;
  readonly intoRight: Arcs;
  /** Per pair: 1 where Right wins with Right to move; and with Left to move. */
  readonly lostRight: Uint8Array;
  readonly lostLeft: Uint8Array;
  /** Per pair with Left to move: her moves that are not lost, as far as is known. */
  readonly chances: Int32Array;
  /** Lost positions whose predecessors are to be told: 2 · pair, and + 1 with Left to move. */
  readonly queue: Int32Array;
  head: number;
  tail: number;
  /** a ≥ b for two values, by local number. */
  readonly known: Order;
};

/** `alternating`: the core may have alternating cycles. */
export function compareAll(store: Store, local: Local, alternating: boolean): Order {
  const { core, order } = local;
  const known = orderOfValues(store, local);
  const pairs = pairsOf(local);
  const board = boardFor(local, pairs, known);
  countChances(board);
  propagate(board);
  if (alternating) while (markUnforced(board, pairs)) propagate(board);
  const lost = board.lostRight.slice(0, pairs);
  return (a, b) => (a >= core && b >= core ? known(a, b) : lost[pairAt(a, b, core, order)] === 0);
}

/** Pairs up to which a board is used again: most components are small, and making arrays costs more than filling them. */
const SMALL = 1 << 14;

type Arrays = Pick<Board, 'lostRight' | 'lostLeft' | 'chances' | 'queue'>;

const arraysFor = (pairs: number): Arrays => ({
  lostRight: new Uint8Array(pairs),
  lostLeft: new Uint8Array(pairs),
  chances: new Int32Array(pairs),
  queue: new Int32Array(2 * pairs),
});

const smallArrays = arraysFor(SMALL);

function boardFor({ core, order, left, right }: Local, pairs: number, known: Order): Board {
  let arrays = smallArrays;
  if (pairs > SMALL) {
    arrays = arraysFor(pairs);
  } else {
    arrays.lostRight.fill(0, 0, pairs);
    arrays.lostLeft.fill(0, 0, pairs);
  }
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  return {
    core,
    order,
    left: leftRows,
    right: rightRows,
    intoLeft: reverseArcs(leftRows),
    intoRight: reverseArcs(rightRows),
    ...arrays,
    head: 0,
    tail: 0,
    known,
  };
}

/** Values up to which all their pairs are written down; for more they are looked up one by one. */
const FEW = 128;

/** a ≥ b for two values by local number. */
function orderOfValues(store: Store, { core, order, ids }: Local): Order {
  const count = order - core;
  if (count > FEW) return (a, b) => atLeast(store, ids[a - core], ids[b - core]);
  const table = new Uint8Array(count * count);
  for (let a = 0, at = 0; a < count; a++) {
    for (let b = 0; b < count; b++, at++) table[at] = atLeast(store, ids[a], ids[b]) ? 1 : 0;
  }
  return (a, b) => table[(a - core) * count + b - core] === 1;
}

/** Pairs with a in the core come first, row by row; then those with b alone in it. */
function pairAt(a: number, b: number, core: number, order: number): number {
  return a < core ? a * order + b : core * order + (a - core) * core + b;
}

/** Left's moves at every pair; those between two values are settled at once, and so are Right's. */
function countChances(board: Board): void {
  const { core, order } = board;
  for (let a = 0; a < core; a++) for (let b = 0; b < order; b++) countAt(board, a, b, a * order + b);
  for (let a = core; a < order; a++) {
    const row = core * order + (a - core) * core;
    for (let b = 0; b < core; b++) countAt(board, a, b, row + b);
  }
}

function countAt(board: Board, a: number, b: number, pair: number): void {
  const { core, left, right, chances, known } = board;
  let count = left.starts[a + 1] - left.starts[a] + right.starts[b + 1] - right.starts[b];
  let lost = false;
  // A move in the core's component may leave both on values. (Where both are in the core, none does.)
  if (b >= core) {
    for (let e = left.starts[a]; e < left.starts[a + 1]; e++) {
      const next = left.targets[e];
      if (next >= core && !known(next, b)) count--;
    }
    for (let e = right.starts[a]; e < right.starts[a + 1] && !lost; e++) {
      const next = right.targets[e];
      if (next >= core) lost = !survivesFirst(board, next, b);
    }
  } else if (a >= core) {
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
function survivesFirst({ left, right, known }: Board, a: number, b: number): boolean {
  for (let e = left.starts[a]; e < left.starts[a + 1]; e++) if (known(left.targets[e], b)) return true;
  for (let e = right.starts[b]; e < right.starts[b + 1]; e++) if (known(a, right.targets[e])) return true;
  return false;
}

function loseLeft(board: Board, pair: number): void {
  if (board.lostLeft[pair] === 1) return;
  board.lostLeft[pair] = 1;
  board.queue[board.tail++] = 2 * pair + 1;
}

function loseRight(board: Board, pair: number): void {
  if (board.lostRight[pair] === 1) return;
  board.lostRight[pair] = 1;
  board.queue[board.tail++] = 2 * pair;
}

/** Tells the predecessors of what is lost: Right moves there; Left has a chance less. */
function propagate(board: Board): void {
  const { core, order, intoLeft, intoRight, lostLeft, lostRight, chances, queue } = board;
  const rows = core * order;
  let { head, tail } = board;
  while (head < tail) {
    const position = queue[head++];
    const pair = position >> 1;
    const a = pair < rows ? Math.floor(pair / order) : core + Math.floor((pair - rows) / core);
    const b = pair < rows ? pair % order : (pair - rows) % core;
    const leftToMove = (position & 1) === 1;
    // With Left to move, Right came from a by a Right arc or from b by a Left arc; else it was Left, the other way round.
    const intoA = leftToMove ? intoRight : intoLeft;
    const intoB = leftToMove ? intoLeft : intoRight;
    for (let e = intoA.starts[a], last = intoA.starts[a + 1]; e < last; e++) {
      const before = intoA.targets[e];
      if (before >= core && b >= core) continue;
      const from = before < core ? before * order + b : rows + (before - core) * core + b;
      if (leftToMove) {
        if (lostRight[from] === 1) continue;
        lostRight[from] = 1;
        queue[tail++] = 2 * from;
      } else if (--chances[from] === 0 && lostLeft[from] === 0) {
        lostLeft[from] = 1;
        queue[tail++] = 2 * from + 1;
      }
    }
    for (let e = intoB.starts[b], last = intoB.starts[b + 1]; e < last; e++) {
      const before = intoB.targets[e];
      if (before >= core && a >= core) continue;
      const from = a < core ? a * order + before : rows + (a - core) * core + before;
      if (leftToMove) {
        if (lostRight[from] === 1) continue;
        lostRight[from] = 1;
        queue[tail++] = 2 * from;
      } else if (--chances[from] === 0 && lostLeft[from] === 0) {
        lostLeft[from] = 1;
        queue[tail++] = 2 * from + 1;
      }
    }
  }
  board.head = head;
  board.tail = tail;
}

/**
 * Marks the unmarked positions from which Left cannot force one more move in a, to an unmarked position, or Right's being
 * without a move. False when there is none.
 */
function markUnforced(board: Board, pairs: number): boolean {
  const { core, order, left, right, lostLeft, lostRight } = board;
  const forced = { left: new Uint8Array(pairs), right: new Uint8Array(pairs) };
  // Right's moves in b from which a move in a cannot yet be forced.
  const escapes = new Int32Array(pairs);
  const queue = new Int32Array(2 * pairs);
  let tail = 0;
  const visit = (a: number, b: number, pair: number) => {
    if (lostRight[pair] === 0) {
      for (let e = left.starts[b]; e < left.starts[b + 1]; e++) {
        // Moves to two values that were not lost: there Left survives, and a stopper's play is no draw.
        if (a < core || left.targets[e] < core) escapes[pair]++;
      }
      if (escapes[pair] === 0) {
        forced.right[pair] = 1;
        queue[tail++] = 2 * pair;
      }
    }
    if (lostLeft[pair] === 1) return;
    let force = false;
    for (let e = left.starts[a]; e < left.starts[a + 1] && !force; e++) {
      const next = left.targets[e];
      if (next >= core && b >= core) force = board.known(next, b);
      else force = lostRight[pairAt(next, b, core, order)] === 0;
    }
    if (a >= core) {
      for (let e = right.starts[b]; e < right.starts[b + 1] && !force; e++) {
        const next = right.targets[e];
        if (next >= core) force = board.known(a, next);
      }
    }
    if (!force) return;
    forced.left[pair] = 1;
    queue[tail++] = 2 * pair + 1;
  };
  for (let a = 0; a < order; a++) {
    const end = a < core ? order : core;
    for (let b = 0; b < end; b++) visit(a, b, pairAt(a, b, core, order));
  }
  spreadForce(board, forced, escapes, queue, tail);
  let marked = false;
  for (let pair = 0; pair < pairs; pair++) {
    if (lostRight[pair] === 0 && forced.right[pair] === 0) {
      loseRight(board, pair);
      marked = true;
    }
    if (lostLeft[pair] === 0 && forced.left[pair] === 0) {
      loseLeft(board, pair);
      marked = true;
    }
  }
  return marked;
}

/** Backward over moves in b: Left moves to where it can be forced; Right has only such moves. */
function spreadForce(
  board: Board,
  forced: { readonly left: Uint8Array; readonly right: Uint8Array },
  escapes: Int32Array,
  queue: Int32Array,
  count: number,
): void {
  const { core, order, intoLeft, intoRight, lostLeft, lostRight } = board;
  const rows = core * order;
  let tail = count;
  for (let head = 0; head < tail; head++) {
    const pair = queue[head] >> 1;
    const leftToMove = (queue[head] & 1) === 1;
    const a = pair < rows ? Math.floor(pair / order) : core + Math.floor((pair - rows) / core);
    const b = pair < rows ? pair % order : (pair - rows) % core;
    const into = leftToMove ? intoLeft : intoRight;
    for (let e = into.starts[b]; e < into.starts[b + 1]; e++) {
      const before = into.targets[e];
      if (before >= core && a >= core) continue;
      const from = pairAt(a, before, core, order);
      if (leftToMove) {
        if (lostRight[from] === 1 || forced.right[from] === 1 || --escapes[from] > 0) continue;
        forced.right[from] = 1;
        queue[tail++] = 2 * from;
      } else {
        if (lostLeft[from] === 1 || forced.left[from] === 1) continue;
        forced.left[from] = 1;
        queue[tail++] = 2 * from + 1;
      }
    }
  }
}
