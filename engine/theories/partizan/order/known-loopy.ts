/**
 * a ≥ b where play may go on for ever. Left, moving second in a − b, survives unless Right can force her to be without a
 * move: backward induction over the positions that play can reach, from those in which Left has no move. Pairs
 * whose order is known are not entered. O(positions reached · options); the order of every pair reached is known afterwards.
 */
import { forget, keep, lookUp, type PairTable, pairTable } from '../store/pair-table.ts';
import type { Store } from '../store/store.ts';
import { recall, remember } from './memory.ts';

/** Positions x − y of the play, numbered as they are met. */
type Reached = {
  readonly index: PairTable;
  readonly xs: number[];
  readonly ys: number[];
  /** 1 with Right to move, 0 with Left to move. */
  readonly players: number[];
  /** Moves, from the position moved to back to the one moved from. */
  readonly into: number[];
  readonly from: number[];
  /** Per position with Left to move: her moves that do not lose, as far as is known. */
  readonly chances: number[];
  readonly lost: number[];
};

const index = pairTable();

export function survivesLoopy(store: Store, a: number, b: number): boolean {
  forget(index);
  const reached: Reached = { index, xs: [], ys: [], players: [], into: [], from: [], chances: [], lost: [] };
  const { xs, ys, players } = reached;
  number(reached, a, b, 1);
  for (let i = 0; i < xs.length; i++) {
    if (players[i] === 1) exploreRight(store, reached, i);
    else exploreLeft(store, reached, i);
  }
  const lost = propagate(reached);
  for (let i = 0; i < xs.length; i++) if (players[i] === 1) remember(store, xs[i], ys[i], lost[i] === 0);
  return lost[0] === 0;
}

function number({ index, xs, ys, players, chances }: Reached, x: number, y: number, player: number): number {
  const known = lookUp(index, 2 * x + player, y);
  if (known >= 0) return known;
  keep(index, 2 * x + player, y, xs.length);
  xs.push(x);
  ys.push(y);
  players.push(player);
  chances.push(0);
  return xs.length - 1;
}

/** Left moves to a Left option of x or a Right option of y; what is left for Right to move in is asked of the order. */
function exploreLeft(store: Store, reached: Reached, i: number): void {
  const { starts, options } = store;
  const { xs, ys, into, from, lost } = reached;
  const x = xs[i];
  const y = ys[i];
  let chances = 0;
  const move = (nextX: number, nextY: number) => {
    const known = recall(store, nextX, nextY);
    if (known === 0) return;
    chances++;
    if (known === 1) return;
    into.push(number(reached, nextX, nextY, 1));
    from.push(i);
  };
  for (let e = starts[2 * x]; e < starts[2 * x + 1]; e++) move(options[e], y);
  for (let e = starts[2 * y + 1]; e < starts[2 * y + 2]; e++) move(x, options[e]);
  reached.chances[i] = chances;
  if (chances === 0) lost.push(i);
}

function exploreRight(store: Store, reached: Reached, i: number): void {
  const { starts, options } = store;
  const { xs, ys, into, from } = reached;
  const x = xs[i];
  const y = ys[i];
  const move = (nextX: number, nextY: number) => {
    into.push(number(reached, nextX, nextY, 0));
    from.push(i);
  };
  for (let e = starts[2 * x + 1]; e < starts[2 * x + 2]; e++) move(options[e], y);
  for (let e = starts[2 * y]; e < starts[2 * y + 1]; e++) move(x, options[e]);
}

/** Per position: 1 where Right wins. */
function propagate({ xs, players, into, from, chances, lost: queue }: Reached): Uint8Array {
  const positions = xs.length;
  const ends = new Int32Array(positions + 1);
  for (const target of into) ends[target]++;
  for (let p = 0, sum = 0; p <= positions; p++) {
    sum += ends[p];
    ends[p] = sum;
  }
  // Filled from the back, the ends become the starts.
  const sources = new Int32Array(into.length);
  for (let e = into.length - 1; e >= 0; e--) sources[--ends[into[e]]] = from[e];
  const lost = new Uint8Array(positions);
  for (const position of queue) lost[position] = 1;
  for (let head = 0; head < queue.length; head++) {
    const position = queue[head];
    for (let e = ends[position]; e < ends[position + 1]; e++) {
      const before = sources[e];
      if (lost[before] === 1) continue;
      if (players[before] === 0 && --chances[before] > 0) continue;
      lost[before] = 1;
      queue.push(before);
    }
  }
  return lost;
}
