/**
 * Passes for components with alternating cycles (Siegel, New results in loopy games, Algorithms 2 and 3): Right wins
 * the positions from which Left can force neither one more move in a nor an end of play in which Right has no move.
 *
 * Moves in b leave a as it is, so a pass is made row by row, of all b beside one a, and a row is done again only if a position was
 * lost in it, or in the row of a Left option of a, since it was done. What is marked in one row is lost in the next ones at once; the
 * passes end with the same positions, the most from each of which Left can force that she stays among them.
 */
import { type ComparisonBoard, loseLeft, loseRight, rowAt } from './comparison-board.ts';
import { isValueAtLeast, type ValuesOrder } from './values-order.ts';

/** What is noted of the positions of a row. */
export type RowNotes = {
  /** Bits: 1 where Left can force it with Right to move, 2 with Left to move. */
  readonly forced: Uint8Array;
  /** Right's moves from which it cannot be forced yet. */
  readonly escapes: Int32Array;
  /** Positions whose predecessors are still to be updated: 2 · b, plus 1 with Left to move. */
  readonly queue: Int32Array;
};

export const rowNotes = (columns: number): RowNotes => ({
  forced: new Uint8Array(columns),
  escapes: new Int32Array(columns),
  queue: new Int32Array(2 * columns),
});

/** Marks the unmarked positions of row a from which Left can force none of this; loses them without updating what leads there. */
export function markUnforced(board: ComparisonBoard, values: ValuesOrder, notes: RowNotes, a: number): void {
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
      // A move to two values that was not lost: Left survives there, and in a stopper play that goes on is no draw.
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
