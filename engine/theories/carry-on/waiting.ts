/**
 * Who waits for whom: a white vertex that found an option without a reply of value m waits for that option, and for it alone.
 * The waiters of a vertex are a list threaded through arrays, so that starting, ending and telling cost what they move.
 */

export type Waiting = {
  /** Per vertex: the first of those who wait for it, or −1. */
  readonly first: Int32Array;
  /** Per waiting vertex: the next and the one before in its list, or −1. */
  readonly next: Int32Array;
  readonly before: Int32Array;
  /** Per vertex: what it waits for, or −1. */
  readonly for: Int32Array;
};

export const nobodyWaiting = (order: number): Waiting => ({
  first: new Int32Array(order).fill(-1),
  next: new Int32Array(order),
  before: new Int32Array(order),
  for: new Int32Array(order).fill(-1),
});

export function waitFor(waiting: Waiting, x: number, y: number): void {
  const next = waiting.first[y];
  waiting.for[x] = y;
  waiting.next[x] = next;
  waiting.before[x] = -1;
  waiting.first[y] = x;
  if (next !== -1) waiting.before[next] = x;
}

export function stopWaiting(waiting: Waiting, x: number): void {
  const y = waiting.for[x];
  if (y === -1) return;
  const next = waiting.next[x];
  const before = waiting.before[x];
  waiting.for[x] = -1;
  if (before === -1) waiting.first[y] = next;
  else waiting.next[before] = next;
  if (next !== -1) waiting.before[next] = before;
}
