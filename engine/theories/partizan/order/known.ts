/**
 * The order of values in the store: a ≥ b iff Left, moving second, survives a − b. For stoppers this decides the
 * order (Siegel, New results in loopy games, section 2). Every answer is kept.
 *
 * If play in both is finite the pairs are searched depth first, on an explicit stack, and each question ends with the
 * first move that settles it. Otherwise see known-loopy.ts.
 */
import type { Store } from '../store/store.ts';
import { survivesLoopy } from './known-loopy.ts';
import { recall, remember } from './memory.ts';

/** Whether a ≥ b. Amortised O(options) for each pair of followers that was not compared before. */
export function atLeast(store: Store, a: number, b: number): boolean {
  const known = recall(store, a, b);
  if (known >= 0) return known === 1;
  const { loopy } = store;
  if (loopy[a] === 1 || loopy[b] === 1) return survivesLoopy(store, a, b);
  return search(store, a, b);
}

/**
 * A question on the stack: with Right to move at x − y, does Left survive (an AND over Right's moves), or with Left
 * to move (an OR over hers).
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
    // Right moves to a Right option of x or a Left option of y; Left to a Left option of x or a Right option of y.
    if (answered && answer === (right === 0)) {
      // Left found a move that survives, or Right one that wins, which settles the question with the same answer.
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
