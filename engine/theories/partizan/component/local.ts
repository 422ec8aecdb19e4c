/**
 * One strongly connected component with the values its options lead to, as a graph of its own: the *core*, vertices
 * 0 … core − 1, whose options may still change, and after it the values (and all their followers), which are canonical.
 */
import type { Arcs } from '../../../graph/game-graph.ts';
import type { Store } from '../store/store.ts';

export type Local = {
  readonly core: number;
  /** Core and values. */
  readonly order: number;
  /** Per vertex its options, as local numbers, ascending. Those of the core are replaced as they are simplified. */
  readonly left: number[][];
  readonly right: number[][];
  /** Per vertex from `core` on, less core: the value's id. Ascending, so followers come before those they follow. */
  readonly ids: readonly number[];
};

/** Options of a core vertex: other core vertices, and ids of values. */
export type CoreOptions = { readonly core: readonly number[]; readonly values: readonly number[] };

/** O(options of the core, and of all values that can be reached from them). */
export function localGraph(
  store: Store,
  leftOf: readonly CoreOptions[],
  rightOf: readonly CoreOptions[],
): Local {
  const core = leftOf.length;
  const ids = followersOf(
    store,
    [...leftOf, ...rightOf].flatMap(({ values }) => values),
  );
  const place = new Map(ids.map((id, i) => [id, core + i]));
  const local = (id: number): number => place.get(id) as number;
  const ofCore = (options: CoreOptions): number[] =>
    sortedSet([...options.core, ...options.values.map(local)]);
  const { starts, options } = store;
  const ofValue = (id: number, side: 0 | 1): number[] =>
    Array.from(options.subarray(starts[2 * id + side], starts[2 * id + side + 1]), local);
  return {
    core,
    order: core + ids.length,
    left: [...leftOf.map(ofCore), ...ids.map((id) => ofValue(id, 0))],
    right: [...rightOf.map(ofCore), ...ids.map((id) => ofValue(id, 1))],
    ids,
  };
}

export const sortedSet = (numbers: readonly number[]): number[] =>
  numbers.length < 2 ? [...numbers] : [...new Set(numbers)].sort((a, b) => a - b);

/** These values and all their followers, each once, by id. */
export function followersOf({ starts, options }: Store, values: readonly number[]): number[] {
  const met = new Set(values);
  const found = [...met];
  for (let i = 0; i < found.length; i++) {
    const id = found[i];
    for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++) {
      if (met.has(options[e])) continue;
      met.add(options[e]);
      found.push(options[e]);
    }
  }
  return found.sort((a, b) => a - b);
}

/** Rows as they are now, in typed arrays. */
export function rowsOf(lists: readonly (readonly number[])[]): Arcs {
  const starts = new Uint32Array(lists.length + 1);
  for (let v = 0; v < lists.length; v++) starts[v + 1] = starts[v] + lists[v].length;
  const targets = new Uint32Array(starts[lists.length]);
  for (let v = 0; v < lists.length; v++) targets.set(lists[v], starts[v]);
  return { starts, targets };
}
