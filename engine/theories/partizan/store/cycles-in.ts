/**
 * Adds canonical forms that lie on a cycle together. Partition refinement distinguishes them by hashes that
 * depend on the form alone, until all hashes differ, which gives the cycle an order. Written down in that
 * order, equal cycles read the same.
 */

import { enter } from './find.ts';
import { mixed } from './noting.ts';
import { makeRoom, type Store } from './store.ts';

export type Half = { readonly inside: readonly number[]; readonly values: readonly number[] };
/** Options as places in the cycle, and as ids of values. */
export type CycleForm = { readonly left: Half; readonly right: Half };

/** Ids of the members, in the given order. O(size² · options). */
export function internCycle(store: Store, forms: readonly CycleForm[]): readonly number[] {
  const hashes = hashesOf(store, forms);
  const sequence = forms
    .map((_, i) => i)
    .sort((i, j) => hashes[2 * i] - hashes[2 * j] || hashes[2 * i + 1] - hashes[2 * j + 1]);
  const rank = new Array<number>(forms.length);
  for (const [place, member] of sequence.entries()) rank[member] = place;
  const key = written(forms, sequence, rank);
  let first = store.cycles.get(key);
  if (first === undefined) {
    first = store.count;
    store.cycles.set(key, first);
    for (const member of sequence) add(store, forms[member], rank, first, hashes, member);
    for (let id = first; id < store.count; id++) enter(store, id);
  }
  return rank.map((place) => (first as number) + place);
}

function written(forms: readonly CycleForm[], sequence: readonly number[], rank: readonly number[]): string {
  const half = ({ inside, values }: Half) =>
    `${inside
      .map((member) => rank[member])
      .sort((a, b) => a - b)
      .join()};${[...values].sort((a, b) => a - b).join()}`;
  return sequence.map((member) => `${half(forms[member].left)}|${half(forms[member].right)}`).join('/');
}

function add(
  store: Store,
  { left, right }: CycleForm,
  rank: readonly number[],
  first: number,
  hashes: Int32Array,
  member: number,
): void {
  const ids = ({ inside, values }: Half) =>
    [...values, ...inside.map((other) => first + rank[other])].sort((a, b) => a - b);
  const [lefts, rights] = [ids(left), ids(right)];
  makeRoom(store, lefts.length + rights.length);
  const { starts, options, count: id } = store;
  options.set(lefts, starts[2 * id]);
  starts[2 * id + 1] = starts[2 * id] + lefts.length;
  options.set(rights, starts[2 * id + 1]);
  starts[2 * id + 2] = starts[2 * id + 1] + rights.length;
  store.group[id] = first;
  store.loopy[id] = 1;
  store.exponents[id] = -1;
  store.hashes[2 * id] = hashes[2 * member];
  store.hashes[2 * id + 1] = hashes[2 * member + 1];
  store.count++;
}

/** Refines until all hashes differ; after as many rounds as there are members, equal hashes stay equal. */
function hashesOf(store: Store, forms: readonly CycleForm[]): Int32Array {
  let now = new Int32Array(2 * forms.length);
  for (let round = 0; round <= forms.length && !allDiffer(now); round++) {
    const next = new Int32Array(now.length);
    for (const [i, { left, right }] of forms.entries()) {
      let a = 0x243f6a88;
      let b = 0x13198a2e;
      const take = (h: number, g: number, side: number) => {
        a = (a + mixed(h ^ side, g)) | 0;
        b = (b + mixed(g + side, h ^ 0x2545f491)) | 0;
      };
      for (const [half, side] of [
        [left, 0x9e3779b1],
        [right, 0x7feb352d],
      ] as const) {
        for (const id of half.values) take(store.hashes[2 * id], store.hashes[2 * id + 1], side);
        for (const member of half.inside) take(now[2 * member], now[2 * member + 1], side ^ 0x510e527f);
      }
      next[2 * i] = mixed(a, b);
      next[2 * i + 1] = mixed(b ^ 0x68e31da4, a);
    }
    now = next;
  }
  return now;
}

function allDiffer(hashes: Int32Array): boolean {
  const met = new Set<number>();
  for (let i = 0; i < hashes.length; i += 2) met.add(hashes[i] * 0x100000 + (hashes[i + 1] & 0xfffff));
  return 2 * met.size === hashes.length;
}
