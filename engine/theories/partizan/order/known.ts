/**
 * The order of values in the store: a ≥ b iff Left, moving second, survives a − b. For stoppers this decides
 * the order (Siegel, New results in loopy games, section 2). Every answer is kept.
 *
 * If play in both is finite the pairs are searched depth first, on an explicit stack, and each question ends
 * with the first move that settles it. Otherwise see known-loopy.ts.
 */

import { forget, keep, lookUp, pairTable } from '../../../numbers/pair-table.ts';
import type { Store } from '../store/store.ts';
import { recall, remember } from './memory.ts';

// Decides a ≥ b where play may never end. Left, moving second in a − b, survives unless Right can force a
// position in which she has no move: backward induction over the positions that play can reach, from those in
// which Left has no move. Pairs whose order is known are not expanded. O(positions reached · options);
// afterwards the order of every pair reached is known. Most such plays are short, and there are many of them,
// so all arrays are reused.

/** Positions x − y of the play, numbered as they are met. */
const reached = {
  count: 0,
  index: pairTable(),
  xs: new Int32Array(64),
  ys: new Int32Array(64),
  /** 1 with Right to move, 0 with Left to move. */
  players: new Uint8Array(64),
  /** Per position with Left to move: the number of her moves that are not known to lose. */
  chances: new Int32Array(64),
  /** Per position: 1 where Right wins; and these positions in the order in which they are found. */
  lost: new Uint8Array(64),
  queue: new Int32Array(64),
  found: 0,
};

/** Reversed moves: a move's target and source; and the sources again, row by row of the targets. */
const moves = {
  count: 0,
  into: new Int32Array(256),
  from: new Int32Array(256),
  ends: new Int32Array(65),
  sources: new Int32Array(256),
};

/** Whether a ≥ b, where play may never end. */
function survivesLoopy(store: Store, a: number, b: number): boolean {
  forget(reached.index);
  reached.count = 0;
  reached.found = 0;
  moves.count = 0;
  number(a, b, 1);
  for (let i = 0; i < reached.count; i++) {
    if (reached.players[i] === 1) exploreRight(store, i);
    else exploreLeft(store, i);
  }
  propagate();
  const { xs, ys, players, lost, count } = reached;
  for (let i = 0; i < count; i++) if (players[i] === 1) remember(store, xs[i], ys[i], lost[i] === 0);
  return lost[0] === 0;
}

function number(x: number, y: number, player: number): number {
  const known = lookUp(reached.index, 2 * x + player, y);
  if (known >= 0) return known;
  const i = reached.count++;
  if (i === reached.xs.length) lengthenPositions();
  keep(reached.index, 2 * x + player, y, i);
  reached.xs[i] = x;
  reached.ys[i] = y;
  reached.players[i] = player;
  reached.chances[i] = 0;
  reached.lost[i] = 0;
  return i;
}

function noteMove(to: number, from: number): void {
  if (moves.count === moves.into.length) lengthenMoves();
  moves.into[moves.count] = to;
  moves.from[moves.count++] = from;
}

/**
 * Left moves to a Left option of x or a Right option of y; Right's moves after it are looked up in the known
 * order.
 */
function exploreLeft(store: Store, i: number): void {
  const { starts, options } = store;
  const x = reached.xs[i];
  const y = reached.ys[i];
  let chances = 0;
  for (let e = starts[2 * x]; e < starts[2 * x + 1]; e++) chances += chance(store, i, options[e], y);
  for (let e = starts[2 * y + 1]; e < starts[2 * y + 2]; e++) chances += chance(store, i, x, options[e]);
  reached.chances[i] = chances;
  if (chances === 0) lose(i);
}

/** 0 if this move of hers is known to lose, else 1. */
function chance(store: Store, i: number, x: number, y: number): number {
  const known = recall(store, x, y);
  if (known === -1) noteMove(number(x, y, 1), i);
  return known === 0 ? 0 : 1;
}

function exploreRight(store: Store, i: number): void {
  const { starts, options } = store;
  const x = reached.xs[i];
  const y = reached.ys[i];
  for (let e = starts[2 * x + 1]; e < starts[2 * x + 2]; e++) noteMove(number(options[e], y, 0), i);
  for (let e = starts[2 * y]; e < starts[2 * y + 1]; e++) noteMove(number(x, options[e], 0), i);
}

function lose(i: number): void {
  reached.lost[i] = 1;
  reached.queue[reached.found++] = i;
}

function propagate(): void {
  const { players, chances, lost, queue, count } = reached;
  const { into, from, ends, sources } = moves;
  ends.fill(0, 0, count + 1);
  for (let e = 0; e < moves.count; e++) ends[into[e]]++;
  for (let p = 0, sum = 0; p <= count; p++) {
    sum += ends[p];
    ends[p] = sum;
  }
  // Filled from the back, so that the row ends become the row starts.
  for (let e = moves.count - 1; e >= 0; e--) sources[--ends[into[e]]] = from[e];
  for (let head = 0; head < reached.found; head++) {
    const position = queue[head];
    for (let e = ends[position]; e < ends[position + 1]; e++) {
      const before = sources[e];
      if (lost[before] === 1) continue;
      if (players[before] === 0 && --chances[before] > 0) continue;
      lose(before);
    }
  }
}

function lengthenPositions(): void {
  const size = 2 * reached.xs.length;
  reached.xs = longer(reached.xs, size);
  reached.ys = longer(reached.ys, size);
  reached.chances = longer(reached.chances, size);
  reached.queue = longer(reached.queue, size);
  const [players, lost] = [new Uint8Array(size), new Uint8Array(size)];
  players.set(reached.players);
  lost.set(reached.lost);
  reached.players = players;
  reached.lost = lost;
  moves.ends = new Int32Array(size + 1);
}

function lengthenMoves(): void {
  const size = 2 * moves.into.length;
  moves.into = longer(moves.into, size);
  moves.from = longer(moves.from, size);
  moves.sources = new Int32Array(size);
}

function longer(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length);
  grown.set(array);
  return grown;
}

/** Whether a ≥ b. Amortised O(options) for each pair of followers that was not compared before. */
export function atLeast(store: Store, a: number, b: number): boolean {
  const known = recall(store, a, b);
  if (known >= 0) return known === 1;
  const { loopy } = store;
  if (loopy[a] === 1 || loopy[b] === 1) return survivesLoopy(store, a, b);
  return search(store, a, b);
}

/**
 * A question on the stack: with Right to move at x − y, does Left survive (an AND over Right's moves), or
 * with Left to move (an OR over hers).
 */
type Stack = { xs: Int32Array; ys: Int32Array; rightMoves: Uint8Array; cursors: Int32Array };

const stack: Stack = {
  xs: new Int32Array(256),
  ys: new Int32Array(256),
  rightMoves: new Uint8Array(256),
  cursors: new Int32Array(256),
};

function search(store: Store, a: number, b: number): boolean {
  const { starts, options } = store;
  let depth = 0;
  let { xs, ys, rightMoves, cursors } = stack;
  const ask = (x: number, y: number, rightToMove: number) => {
    if (depth === xs.length) {
      lengthenStack();
      ({ xs, ys, rightMoves, cursors } = stack);
    }
    xs[depth] = x;
    ys[depth] = y;
    rightMoves[depth] = rightToMove;
    cursors[depth] = 0;
    depth++;
  };
  ask(a, b, 1);
  let answer = false;
  let answered = false;
  while (depth > 0) {
    const top = depth - 1;
    const x = xs[top];
    const y = ys[top];
    const right = rightMoves[top];
    // Right moves to a Right option of x or a Left option of y; Left to a Left option of x or a Right option
    // of y.
    if (answered && answer === (right === 0)) {
      // Left found a move that survives, or Right one that wins, which settles the question with the same
      // answer.
      if (right === 1) remember(store, x, y, answer);
      depth--;
      continue;
    }
    answered = false;
    const firstX = starts[2 * x + right];
    const countX = starts[2 * x + right + 1] - firstX;
    const firstY = starts[2 * y + 1 - right];
    const count = countX + starts[2 * y + 2 - right] - firstY;
    const cursor = cursors[top];
    if (cursor === count) {
      answer = right === 1;
      answered = true;
      if (right === 1) remember(store, x, y, answer);
      depth--;
      continue;
    }
    cursors[top] = cursor + 1;
    const nextX = cursor < countX ? options[firstX + cursor] : x;
    const nextY = cursor < countX ? y : options[firstY + cursor - countX];
    const known = right === 0 ? recall(store, nextX, nextY) : -1;
    if (known >= 0) {
      answer = known === 1;
      answered = true;
    } else {
      ask(nextX, nextY, 1 - right);
    }
  }
  return answer;
}

function lengthenStack(): void {
  const longer = <T extends Int32Array | Uint8Array>(array: T): T => {
    const grown = new (array.constructor as new (length: number) => T)(2 * array.length);
    grown.set(array);
    return grown;
  };
  stack.xs = longer(stack.xs);
  stack.ys = longer(stack.ys);
  stack.rightMoves = longer(stack.rightMoves);
  stack.cursors = longer(stack.cursors);
}
