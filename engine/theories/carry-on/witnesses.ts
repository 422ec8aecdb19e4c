/**
 * Witnesses: an option y of a white vertex x is the witness of x while y has no reply of value m, the mex of
 * x. It shows that x cannot have the value m yet, so x need not be decided again before y changes; one
 * witness suffices. The vertices that one option is the witness of form a linked list in arrays, so adding
 * and removing a vertex takes constant time.
 */

export type Witnesses = {
  /** Per option: the first of the vertices it is the witness of, or −1. */
  readonly first: Int32Array;
  /** Per vertex with a witness: the next and the previous vertex with the same witness, or −1. */
  readonly next: Int32Array;
  readonly before: Int32Array;
  /** Per vertex: its witness, or −1. */
  readonly for: Int32Array;
};

/** No vertex has a witness yet. */
export const noWitnesses = (order: number): Witnesses => ({
  first: new Int32Array(order).fill(-1),
  next: new Int32Array(order),
  before: new Int32Array(order),
  for: new Int32Array(order).fill(-1),
});

/** Makes y the witness of x. */
export function setWitness(witnesses: Witnesses, x: number, y: number): void {
  const next = witnesses.first[y];
  witnesses.for[x] = y;
  witnesses.next[x] = next;
  witnesses.before[x] = -1;
  witnesses.first[y] = x;
  if (next !== -1) witnesses.before[next] = x;
}

/** Removes the witness of x, if it has one. */
export function dropWitness(witnesses: Witnesses, x: number): void {
  const y = witnesses.for[x];
  if (y === -1) return;
  const next = witnesses.next[x];
  const before = witnesses.before[x];
  witnesses.for[x] = -1;
  if (before === -1) witnesses.first[y] = next;
  else witnesses.next[before] = next;
  if (next !== -1) witnesses.before[next] = before;
}
