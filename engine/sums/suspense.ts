/**
 * Suspense numbers (J. H. Conway, On numbers and games, chapter 14): how many moves a play lasts when the winner delays and the loser
 * hurries. S = 0 where there is no move; with some option of even S, S = 1 + the greatest of them; if all options have odd S,
 * S = 1 + the least. Where S is even the player to move has lost, where it is odd has won. In the continued conjunctive sum
 * the component that lasts longest decides, so that the greatest suspense number is that of the sum.
 *
 * Options first, from the vertices without a move backwards. Cost: O(order + arcs).
 */
import { reverseArcs } from '../graph/build.ts';
import type { Arcs } from '../graph/game-graph.ts';

/** A cycle can be reached: there is no such number. */
export const NO_SUSPENSE = -1;

/** Vertices between two breaths. */
const SLICE = 1 << 16;

/** Per vertex its suspense number, NO_SUSPENSE where moves lead into a cycle. Yields how many vertices have been dealt with. */
export function* suspenseInSlices(arcs: Arcs): Generator<number, Int32Array, void> {
  const order = arcs.starts.length - 1;
  const reversed = reverseArcs(arcs);
  const suspense = new Int32Array(order).fill(NO_SUSPENSE);
  const unknown = new Int32Array(order);
  const queue = new Uint32Array(order);
  let tail = 0;
  for (let v = 0; v < order; v++) {
    unknown[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (unknown[v] === 0) queue[tail++] = v;
  }
  for (let head = 0; head < tail; head++) {
    if (head % SLICE === SLICE - 1) yield head;
    const v = queue[head];
    suspense[v] = fromOptions(arcs, v, suspense);
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++)
      if (--unknown[reversed.targets[e]] === 0) queue[tail++] = reversed.targets[e];
  }
  return suspense;
}

function fromOptions({ starts, targets }: Arcs, v: number, suspense: Int32Array): number {
  let [greatestEven, leastOdd] = [-1, Number.POSITIVE_INFINITY];
  for (let e = starts[v]; e < starts[v + 1]; e++) {
    const s = suspense[targets[e]];
    if (s % 2 === 0) greatestEven = Math.max(greatestEven, s);
    else leastOdd = Math.min(leastOdd, s);
  }
  if (starts[v] === starts[v + 1]) return 0;
  return 1 + (greatestEven >= 0 ? greatestEven : leastOdd);
}
