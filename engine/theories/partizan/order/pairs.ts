/**
 * Compares all pairs of a component at once: a⁺ ≥ b⁺ for every two vertices of a local graph of which at
 * least one lies in the core (Siegel, New results in loopy games, Algorithms 1–3). The play is a − b; Left,
 * who moves second, must make the last move or have infinitely many moves occur in a.
 *
 * Backward induction over the positions (a, b, who moves) marks what Right wins in finite time. In a
 * component without alternating cycles that is all: there every infinite play moves in both. Otherwise passes
 * follow. Each finds, by backward induction over the moves in b, the unmarked positions from which Left can
 * force one more move in a that stays unmarked; Right wins the other ones, and what leads there. The passes
 * end when one marks nothing.
 *
 * Where play reaches two values, the store compares them; if there are few beside the core, all at once and
 * in the same way. O(order of core · (order + arcs)) a pass.
 */
import { drain } from '../../../rounds.ts';
import type { Local } from '../local.ts';
import type { Store } from '../store/store.ts';
import {
  boardFor,
  type ComparisonBoard,
  loseLeft,
  loseRight,
  lostOn,
  type Order,
  pairsOf,
  rowAt,
} from './comparison-board.ts';
import { rememberAll } from './memory.ts';
import {
  isValueAtLeast,
  orderOfValues,
  recallAll,
  survivesMovingFirst,
  type ValuesOrder,
} from './values-order.ts';

// Passes for components with alternating cycles (Siegel, New results in loopy games, Algorithms 2 and 3):
// Right wins the positions from which Left can force neither one more move in a nor an end of play in which
// Right has no move. Moves in b leave a as it is, so a pass is made row by row, of all b beside one a, and a
// row is done again only if a position was lost in it, or in the row of a Left option of a, since it was
// done. What is marked in one row is lost in the next ones at once; the passes end with the same positions,
// the most from each of which Left can force that she stays among them.

/** What is noted of the positions of a row. */
type RowNotes = {
  /** Bits: 1 where Left can force it with Right to move, 2 with Left to move. */
  readonly forced: Uint8Array;
  /** Right's moves from which it cannot be forced yet. */
  readonly escapes: Int32Array;
  /** Positions whose predecessors are still to be updated: 2 · b, plus 1 with Left to move. */
  readonly queue: Int32Array;
};

const rowNotes = (columns: number): RowNotes => ({
  forced: new Uint8Array(columns),
  escapes: new Int32Array(columns),
  queue: new Int32Array(2 * columns),
});

/**
 * Marks the unmarked positions of row a from which Left can force none of this; loses them without updating
 * what leads there.
 */
function markUnforced(board: ComparisonBoard, values: ValuesOrder, notes: RowNotes, a: number): void {
  const { lostLeft, lostRight } = board;
  const { forced } = notes;
  const columns = a < board.a.core ? board.b.order : board.b.core;
  const row = rowAt(a, board.a.core, board.b);
  forced.fill(0, 0, columns);
  forceByMovesOfA(board, values, forced, a, columns);
  spreadForce(board, notes, a, row, beginQueue(board, notes, a, row, columns));
  for (let b = 0; b < columns; b++) {
    if (lostRight[row + b] === 0 && (forced[b] & 1) === 0) loseRight(board, a, row + b);
    if (lostLeft[row + b] === 0 && (forced[b] & 2) === 0) loseLeft(board, a, row + b);
  }
}

/** Notes where a move in a leads to an unmarked position. */
function forceByMovesOfA(
  { a: { core, left }, b: others, lostRight }: ComparisonBoard,
  values: ValuesOrder,
  forced: Uint8Array,
  a: number,
  columns: number,
): void {
  for (let e = left.starts[a], end = left.starts[a + 1]; e < end; e++) {
    const next = left.targets[e];
    const row = rowAt(next, core, others);
    const compared = next < core ? columns : Math.min(columns, others.core);
    for (let b = 0; b < compared; b++) if (lostRight[row + b] === 0) forced[b] = 2;
    for (let b = compared; b < columns; b++)
      if (isValueAtLeast(values, next - core, b - others.core)) forced[b] = 2;
  }
  if (a < core) return;
  // From a value and b, a move in b may lead to two values.
  const { starts, targets } = others.right;
  for (let b = 0; b < columns; b++) {
    for (let e = starts[b], end = starts[b + 1]; e < end && forced[b] === 0; e++) {
      const next = targets[e];
      if (next >= others.core && isValueAtLeast(values, a - core, next - others.core)) forced[b] = 2;
    }
  }
}

/** Counts Right's moves, and queues the positions that are forced to begin with; returns how many. */
function beginQueue(
  { a: { core }, b: others, lostLeft, lostRight }: ComparisonBoard,
  { forced, escapes, queue }: RowNotes,
  a: number,
  row: number,
  columns: number,
): number {
  const { starts, targets } = others.left;
  let count = 0;
  for (let b = 0; b < columns; b++) {
    if (forced[b] === 2) {
      if (lostLeft[row + b] === 0) queue[count++] = 2 * b + 1;
      else forced[b] = 0;
    }
    if (lostRight[row + b] === 1) continue;
    let moves = starts[b + 1] - starts[b];
    if (a >= core) {
      // A move to two values that was not lost: Left survives there, and infinite play in a stopper is not a
      // draw.
      moves = 0;
      for (let e = starts[b], end = starts[b + 1]; e < end; e++) if (targets[e] < others.core) moves++;
    }
    escapes[b] = moves;
    if (moves > 0) continue;
    forced[b] |= 1;
    queue[count++] = 2 * b;
  }
  return count;
}

/** Goes backward over moves in b: Left can move to where it can be forced; all moves of Right lead there. */
function spreadForce(
  { a: { core }, b: others, lostLeft, lostRight }: ComparisonBoard,
  { forced, escapes, queue }: RowNotes,
  a: number,
  row: number,
  count: number,
): void {
  const { intoLeft, intoRight } = others;
  let tail = count;
  for (let head = 0; head < tail; head++) {
    const b = queue[head] >> 1;
    const leftToMove = (queue[head] & 1) === 1;
    const { starts, targets } = leftToMove ? intoLeft : intoRight;
    for (let e = starts[b], end = starts[b + 1]; e < end; e++) {
      const before = targets[e];
      if (before >= others.core && a >= core) continue;
      if (leftToMove) {
        if (lostRight[row + before] === 1 || (forced[before] & 1) === 1 || --escapes[before] > 0) continue;
        forced[before] |= 1;
        queue[tail++] = 2 * before;
      } else {
        if (lostLeft[row + before] === 1 || (forced[before] & 2) === 2) continue;
        forced[before] |= 2;
        queue[tail++] = 2 * before + 1;
      }
    }
  }
}

/** Compares all pairs in one go. */
export const compareAll = (store: Store, local: Local, alternating: boolean): Order =>
  drain(comparing(store, local, alternating));

/** Pairs counted, and lost positions propagated, between two yields: some milliseconds of work. */
const SLICE = 1 << 18;

/** Compares in slices. `alternating`: the core may have alternating cycles. */
export function* comparing(store: Store, local: Local, alternating: boolean): Generator<void, Order, void> {
  const { core } = local;
  const values = orderOfValues(store, local);
  yield* compareValues(values, local);
  const board = boardFor(local, local);
  yield* decide(board, values, alternating, () => false);
  const lost = lostOn(board);
  return (a, b) => {
    if (a >= core && b >= core) return isValueAtLeast(values, a - core, b - core);
    return lost[rowAt(a, core, local) + b] === 0;
  };
}

/**
 * Whether the first vertices of another graph with the same values, as many as there are in the core, have
 * the same values in γ⁺ as these, one by one. Only pairs of both graphs are compared, and no more of them
 * once two differ.
 */
export function haveSameValues(store: Store, local: Local, other: Local): boolean {
  const values = orderOfValues(store, local);
  drain(compareValues(values, local));
  return [
    [local, other],
    [other, local],
  ].every(([a, b]) => {
    const board = boardFor(a, b);
    let differ = false;
    const look = (): boolean => {
      for (let v = 0; v < local.core && !differ; v++) differ = board.lostRight[v * b.order + v] === 1;
      return differ;
    };
    drain(decide(board, values, true, look));
    look();
    lostOn(board);
    return !differ;
  });
}

/** Marks what Right wins, in slices, until all of it is marked or the caller says that enough is. */
function* decide(
  board: ComparisonBoard,
  values: ValuesOrder,
  alternating: boolean,
  isEnough: () => boolean,
): Generator<void, void, void> {
  const { order } = board.a;
  const rows = Math.max(1, Math.ceil(SLICE / board.b.order));
  for (let a = 0; a < order; a += rows) {
    if (a > 0) yield;
    countChances(board, values, a, Math.min(a + rows, order));
  }
  const notes = rowNotes(alternating ? board.b.order : 0);
  const due = new Uint8Array(order).fill(1);
  for (;;) {
    while (propagate(board, SLICE)) yield;
    if (!alternating || isEnough()) return;
    noteDue(board, due);
    let marked = false;
    for (let a = 0; a < order; ) {
      a = markRows(board, values, notes, due, a, rows);
      if (board.waiting > 0) marked = true;
      if (a < order) yield;
    }
    if (!marked) return;
  }
}

/**
 * A row is due again if a position was lost in it, or where Left moves to its vertex with Right to move after
 * that.
 */
function noteDue({ a: { order, intoLeft }, touched }: ComparisonBoard, due: Uint8Array): void {
  for (let a = 0; a < order; a++) {
    if (touched[a] === 0) continue;
    due[a] = 1;
    if ((touched[a] & 1) === 1) {
      for (let e = intoLeft.starts[a]; e < intoLeft.starts[a + 1]; e++) due[intoLeft.targets[e]] = 1;
    }
    touched[a] = 0;
  }
}

/** Marks up to `most` rows that are due, from one on; returns the next one. */
function markRows(
  board: ComparisonBoard,
  values: ValuesOrder,
  notes: RowNotes,
  due: Uint8Array,
  from: number,
  most: number,
): number {
  const { order } = board.a;
  let a = from;
  for (let rows = 0; a < order && rows < most; a++) {
    if (due[a] === 0) continue;
    due[a] = 0;
    rows++;
    markUnforced(board, values, notes, a);
  }
  return a;
}

/** Values of which at least this part is not compared yet are compared all at once. */
const MANY_UNKNOWN = 1 / 8;

/**
 * Compares the values, all at once if there are few beside the core, since then most of their pairs come up.
 */
function* compareValues(values: ValuesOrder, local: Local): Generator<void, void, void> {
  const { store, ids, count, second, first } = values;
  if (second.length === 0 || second[0] !== 0 || pairsOf(local) < count * count) return;
  if (recallAll(values) < MANY_UNKNOWN * count * count) return;
  const { core } = local;
  const alone = (lists: readonly (readonly number[])[]) =>
    lists.slice(core).map((list) => list.map((v) => v - core));
  const graph = { core: count, order: count, left: alone(local.left), right: alone(local.right), ids: [] };
  const board = boardFor(graph, graph);
  // Values are stoppers, so that play in finite time decides.
  yield* decide(board, values, false, () => false);
  const { lostLeft, lostRight } = board;
  for (let at = 0; at < count * count; at++) {
    second[at] = 2 - lostRight[at];
    first[at] = 2 - lostLeft[at];
  }
  lostOn(board);
  rememberAll(store, ids, second);
}

/**
 * Counts Left's moves at every pair of some rows; moves to two values are settled at once, and so are
 * Right's.
 */
function countChances(board: ComparisonBoard, values: ValuesOrder, from: number, end: number): void {
  const { core } = board.a;
  const { core: others, order, right } = board.b;
  for (let a = from; a < end; a++) {
    const row = rowAt(a, core, board.b);
    if (a < core) {
      // If both are in the core, no single move reaches two values.
      const { chances } = board;
      const moves = board.a.left.starts[a + 1] - board.a.left.starts[a];
      for (let b = 0; b < others; b++) {
        const count = moves + right.starts[b + 1] - right.starts[b];
        chances[row + b] = count;
        if (count === 0) loseLeft(board, a, row + b);
      }
    }
    const [first, last] = a < core ? [others, order] : [0, others];
    for (let b = first; b < last; b++) countAt(board, values, a, b, row + b);
  }
}

function countAt(board: ComparisonBoard, values: ValuesOrder, a: number, b: number, pair: number): void {
  const { core, left, right } = board.a;
  const others = board.b;
  let count = left.starts[a + 1] - left.starts[a] + others.right.starts[b + 1] - others.right.starts[b];
  let lost = false;
  // A move in the core's component may reach two values.
  if (b >= others.core) {
    const value = b - others.core;
    for (let e = left.starts[a]; e < left.starts[a + 1]; e++) {
      const next = left.targets[e];
      if (next >= core && !isValueAtLeast(values, next - core, value)) count--;
    }
    for (let e = right.starts[a]; e < right.starts[a + 1] && !lost; e++) {
      const next = right.targets[e];
      if (next >= core) lost = !survivesMovingFirst(values, next - core, value);
    }
  } else {
    const value = a - core;
    for (let e = others.right.starts[b]; e < others.right.starts[b + 1]; e++) {
      const next = others.right.targets[e];
      if (next >= others.core && !isValueAtLeast(values, value, next - others.core)) count--;
    }
    for (let e = others.left.starts[b]; e < others.left.starts[b + 1] && !lost; e++) {
      const next = others.left.targets[e];
      if (next >= others.core) lost = !survivesMovingFirst(values, value, next - others.core);
    }
  }
  board.chances[pair] = count;
  if (count === 0) loseLeft(board, a, pair);
  if (lost) loseRight(board, a, pair);
}

/**
 * Updates the predecessors of up to `most` lost positions: Right moves there; Left has one move less. True
 * while there are more.
 */
function propagate(board: ComparisonBoard, most: number): boolean {
  const { core, intoLeft, intoRight } = board.a;
  const { core: others, order, intoLeft: othersLeft, intoRight: othersRight } = board.b;
  const rows = core * order;
  for (let done = 0; done < most && board.waiting > 0; done++) {
    const position = board.pending[--board.waiting];
    const pair = position >> 1;
    const inCore = pair < rows;
    const a = inCore ? (pair / order) | 0 : core + (((pair - rows) / others) | 0);
    const row = inCore ? a * order : rows + (a - core) * others;
    const b = pair - row;
    const leftToMove = (position & 1) === 1;
    // With Left to move now, Right came from a by a Right arc or from b by a Left arc; otherwise Left came,
    // the other way round.
    const intoA = leftToMove ? intoRight : intoLeft;
    const intoB = leftToMove ? othersLeft : othersRight;
    for (let e = intoA.starts[a], last = intoA.starts[a + 1]; e < last; e++) {
      const before = intoA.targets[e];
      if (before < core) tell(board, before, before * order + b, leftToMove);
      else if (b < others) tell(board, before, rows + (before - core) * others + b, leftToMove);
    }
    for (let e = intoB.starts[b], last = intoB.starts[b + 1]; e < last; e++) {
      const before = intoB.targets[e];
      if (inCore || before < others) tell(board, a, row + before, leftToMove);
    }
  }
  return board.waiting > 0;
}

/** Records that a move from this pair of a leads to a lost position, in which Left is to move or not. */
function tell(board: ComparisonBoard, a: number, pair: number, leftToMove: boolean): void {
  if (leftToMove) loseRight(board, a, pair);
  else if (--board.chances[pair] === 0) loseLeft(board, a, pair);
}
