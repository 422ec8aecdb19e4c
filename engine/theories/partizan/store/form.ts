/**
 * Turns a value into plain data, and back. Vertices are numbered breadth first from the value itself, options
 * by the hashes of their forms, numbers before others: equal values have equal forms in every store.
 */
import { buildArcs } from '../../../graph/build.ts';
import type { GameGraph } from '../../../graph/game-graph.ts';
import type { CanonicalForm, GraphForm } from '../../../values/form.ts';
import type { Store } from './store.ts';

/** The form of a value: numbers as themselves, everything else as a graph. O(followers · options). */
export function formOfOptions(store: Store, value: number): CanonicalForm {
  if (store.exponents[value] >= 0)
    return { numerator: store.numerators[value], exponent: store.exponents[value] };
  return graphFormOf(store, value);
}

/** The game graph of a value, also for numbers. */
export function graphFormOf(store: Store, value: number): GraphForm {
  const { starts, options } = store;
  const places = new Map([[value, 0]]);
  const ids = [value];
  const left: number[] = [];
  const right: number[] = [];
  const write = (arcs: number[], from: number, first: number, end: number) => {
    for (const option of inOrderOfForms(store, options.subarray(first, end))) {
      let place = places.get(option);
      if (place === undefined) {
        place = ids.push(option) - 1;
        places.set(option, place);
      }
      arcs.push(from, place);
    }
  };
  for (let v = 0; v < ids.length; v++) {
    const id = ids[v];
    write(left, v, starts[2 * id], starts[2 * id + 1]);
    write(right, v, starts[2 * id + 1], starts[2 * id + 2]);
  }
  return { count: ids.length, left, right };
}

/** Some options in the order in which a form has them. */
export const inOrderOfForms = (store: Store, options: Int32Array): readonly number[] =>
  Array.from(options).sort((a, b) => sequence(store, a, b));

/** Orders options: numbers first, by size; then the others by hash. It does not depend on ids. */
function sequence({ exponents, numerators, hashes }: Store, a: number, b: number): number {
  const [p, q] = [exponents[a], exponents[b]];
  if (p >= 0 && q >= 0) return numerators[a] / 2 ** p - numerators[b] / 2 ** q;
  if (p >= 0 || q >= 0) return p >= 0 ? -1 : 1;
  return hashes[2 * a] - hashes[2 * b] || hashes[2 * a + 1] - hashes[2 * b + 1];
}

/** The form as a game graph of white vertices. */
export function graphOfForm({ count, left, right }: GraphForm): GameGraph {
  const arcs = (pairs: readonly number[]) =>
    buildArcs(
      count,
      pairs.filter((_, i) => i % 2 === 0),
      pairs.filter((_, i) => i % 2 === 1),
    );
  return { order: count, gray: new Uint8Array(count), left: arcs(left), right: arcs(right) };
}
