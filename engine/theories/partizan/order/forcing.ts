/**
 * Passes for components with alternating cycles (Siegel, New results in loopy games, Algorithms 2 and 3): Right wins
 * the positions from which Left can force neither one more move in a nor an end of play in which Right has no move.
 */
import { type ComparisonBoard, loseLeft, loseRight, pairAt } from './comparison-board.ts';

/**
 * Marks the unmarked positions from which Left can force neither one more move in a, to an unmarked position, nor
 * that Right has no move. False if there is none.
 */
export function markUnforced(board: ComparisonBoard, pairs: number): boolean {
  const { core, order, left, right, lostLeft, lostRight } = board;
  const forced = { left: new Uint8Array(pairs), right: new Uint8Array(pairs) };
  // Counts Right's moves in b from which a move in a cannot be forced yet.
  const escapes = new Int32Array(pairs);
  const queue = new Int32Array(2 * pairs);
  let tail = 0;
  const visit = (a: number, b: number, pair: number) => {
    if (lostRight[pair] === 0) {
      for (let e = left.starts[b]; e < left.starts[b + 1]; e++) {
        // A move to two values that was not lost: Left survives there, and in a stopper play that goes on is no draw.
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

/** Goes backward over moves in b: Left can move to where it can be forced; all moves of Right lead there. */
function spreadForce(
  board: ComparisonBoard,
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
