/**
 * One strongly connected component and the values its options lead to, as a graph: the *core*, vertices 0 …
 * core − 1, whose options may still change, and after it the values and all their followers, which are
 * canonical.
 */
import type { Arcs } from '../../graph/game-graph.ts';
import type { Store } from './store/store.ts';

export type Local = {
  readonly core: number;
  /** The number of vertices, core and values. */
  readonly order: number;
  /**
   * Per vertex its options as local numbers, ascending. The lists of core vertices are replaced as they are
   * simplified.
   */
  readonly left: number[][];
  readonly right: number[][];
  /** The id of the value at vertex core + i. */
  readonly ids: readonly number[];
};

/** Options of a core vertex: other core vertices, and ids of values; no repeats. */
export type CoreOptions = { readonly core: number[]; readonly values: number[] };

/** By the id of a value, 1 + its place in the local graph; all entries are 0 between calls. */
let places = new Int32Array(1024);

/**
 * Makes the local graph of a core, which takes over the given lists. O(options of the core, and of all values
 * that can be reached from them).
 */
export function localGraph(
  store: Store,
  leftOf: readonly CoreOptions[],
  rightOf: readonly CoreOptions[],
  beside: readonly number[] = [],
): Local {
  const core = leftOf.length;
  if (places.length < store.count) places = new Int32Array(2 * store.count);
  const ids: number[] = [];
  const place = (id: number): number => {
    if (places[id] === 0) places[id] = core + ids.push(id);
    return places[id] - 1;
  };
  const ofCore = ({ core: inside, values }: CoreOptions): number[] => {
    if (inside.length > 1) inside.sort(ascending);
    for (const id of values) inside.push(place(id));
    return inside;
  };
  const left = leftOf.map(ofCore);
  const right = rightOf.map(ofCore);
  for (const id of beside) place(id);
  const { starts, options } = store;
  // The list grows while the loop walks it, so followers of followers are added too.
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    const lefts: number[] = [];
    const rights: number[] = [];
    for (let e = starts[2 * id], middle = starts[2 * id + 1]; e < middle; e++) lefts.push(place(options[e]));
    for (let e = starts[2 * id + 1], end = starts[2 * id + 2]; e < end; e++) rights.push(place(options[e]));
    left.push(lefts);
    right.push(rights);
  }
  for (const id of ids) places[id] = 0;
  return { core, order: core + ids.length, left, right, ids };
}

const ascending = (a: number, b: number): number => a - b;

/** The numbers in ascending order, each once. */
export const sortedSet = (numbers: readonly number[]): number[] =>
  numbers.length < 2 ? [...numbers] : [...new Set(numbers)].sort(ascending);

/**
 * What these numbers are at the ends of a vertex's arcs. By index: for small graphs an iterator would take a
 * tenth of the time.
 */
export function numbersAlong({ starts, targets }: Arcs, vertex: number, numbers: Int32Array): number[] {
  const found: number[] = [];
  for (let arc = starts[vertex]; arc < starts[vertex + 1]; arc++) found.push(numbers[targets[arc]]);
  return found;
}
