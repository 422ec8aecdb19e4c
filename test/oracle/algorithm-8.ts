/**
 * Abuku et al., Algorithm 8, taken literally, as corrected or as published, on any digraph whose gray
 * vertices have at most one option: every round examines every vertex, sets are tried number by number up to
 * a bound, and Cr is a recursion that returns FALSE when it comes back to itself. It shares only the data
 * types with the engine.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import type { Value } from '../../engine/values/value.ts';

type Data = number | 'moon' | 'full' | 'new' | 'infinite' | { readonly covers: (k: number) => boolean };

const rowOf = ({ left: { starts, targets } }: GameGraph, v: number): number[] => [
  ...targets.subarray(starts[v], starts[v + 1]),
];

/** The vertices of ● and ○, in all rounds, found by examining all of them until nothing changes. */
function fatedIn(graph: GameGraph, options: readonly number[][]): ('new' | 'full' | undefined)[] {
  const fated: ('new' | 'full' | undefined)[] = options.map(() => undefined);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [v, row] of options.entries()) {
      const gray = graph.gray[v] === 1;
      let now = fated[v];
      if (gray && row.length === 0) now = 'new';
      if (gray && row.some((y) => fated[y] === 'full')) now = 'new';
      if (row.some((y) => graph.gray[y] === 1 && fated[y] === 'new')) now = 'full';
      changed ||= now !== fated[v];
      fated[v] = now;
    }
  }
  return fated;
}

function coverage(graph: GameGraph, options: readonly number[][], state: readonly Data[]) {
  const gray = (v: number) => graph.gray[v] === 1;
  const cr = (g: number, k: number, line: readonly number[] = []): boolean => {
    if (line.includes(g)) return false;
    return options[g].every((y) => {
      const data = state[y];
      if (!gray(y) && (data === 'full' || data === 'moon' || (typeof data === 'number' && data !== k)))
        return true;
      if (options[y].some((z) => !gray(z) && state[z] === k)) return true;
      return options[y].some((h) => gray(h) && cr(h, k, [...line, g]));
    });
  };
  return cr;
}

export function literally(graph: GameGraph, asPublished: boolean): { values: Value[]; steps: number[] } {
  const options = Array.from({ length: graph.order }, (_, v) => rowOf(graph, v));
  const gray = (v: number) => graph.gray[v] === 1;
  const fated = fatedIn(graph, options);
  let state = options.map((row, v): Data => (row.length > 0 ? 'infinite' : gray(v) ? 'new' : 0));
  const steps = state.map((data): number => (data === 'infinite' ? -1 : 0));
  // One number above all that occur represents all larger ones.
  const numbers = Array.from({ length: graph.order + 2 }, (_, k) => k);
  for (let step = 1; ; step++) {
    const before = state;
    const cr = coverage(graph, options, before);
    const whiteData = (x: number): Data => {
      if (options[x].some((g) => gray(g) && before[g] === 'new')) return 'full';
      if (fated[x]) return 'infinite';
      const inP = (g: number, k: number): boolean => {
        const data = before[g];
        if (data === 'infinite') return !asPublished && cr(g, k);
        return typeof data === 'object' && data.covers(k);
      };
      const m = numbers.find((k) => !options[x].some((y) => (gray(y) ? inP(y, k) : before[y] === k)));
      if (m === undefined) return 'moon';
      const reverts = options[x].every(
        (y) => before[y] !== 'infinite' || options[y].some((z) => (gray(z) ? cr(z, m) : before[z] === m)),
      );
      return reverts ? m : 'infinite';
    };
    const grayData = (g: number): Data => {
      const data = before[options[g][0]];
      if (data === 'infinite') return 'infinite';
      if (data === 'full') return 'new';
      if (data === 'new') return 'full';
      if (data === 'moon') return { covers: () => true };
      if (typeof data === 'number') return { covers: (k) => k !== data };
      return { covers: (k) => !data.covers(k) };
    };
    state = before.map((data, v) => (data !== 'infinite' ? data : gray(v) ? grayData(v) : whiteData(v)));
    const assigned = state.flatMap((data, v) => (data === before[v] ? [] : [v]));
    if (assigned.length === 0) break;
    for (const v of assigned) steps[v] = step;
  }
  return { values: state.map((data, v) => ended(graph, options, state, data, v)), steps };
}

/** Dr and Fr, Algorithms 6 and 7: along gray options and what follows them, each vertex once. */
function accessible(graph: GameGraph, options: readonly number[][], state: readonly Data[], x: number) {
  const direct = new Set<number>();
  const forced = new Set<number>();
  const reached = new Set([x]);
  for (const v of reached) {
    for (const y of options[v]) {
      const data = state[y];
      if (graph.gray[y] === 0) {
        if (typeof data === 'number') direct.add(data);
        continue;
      }
      for (const z of options[y]) {
        const end = state[z];
        if (graph.gray[z] === 0 && typeof end === 'number') forced.add(end);
        reached.add(z);
      }
    }
  }
  const ascending = (set: Set<number>) => [...set].sort((a, b) => a - b);
  return { direct: ascending(direct), forced: ascending(forced) };
}

function ended(
  graph: GameGraph,
  options: readonly number[][],
  state: readonly Data[],
  data: Data,
  v: number,
): Value {
  if (typeof data === 'number') return { kind: 'nimber', n: data };
  if (data === 'full') return { kind: 'full-moon' };
  if (data === 'new') return { kind: 'new-moon' };
  if (typeof data === 'object') {
    const numbers = Array.from({ length: graph.order + 2 }, (_, k) => k);
    const isCofinite = data.covers(graph.order + 1);
    const listed = numbers.filter((k) => data.covers(k) !== isCofinite);
    return isCofinite ? { kind: 'covered', cofinite: listed } : { kind: 'covered', finite: listed };
  }
  if (graph.gray[v] === 1) return { kind: 'undetermined' };
  const { direct, forced } = accessible(graph, options, state, v);
  if (data === 'moon') return { kind: 'moon', phase: forced };
  return forced.length > 0 ? { kind: 'nymphet', n: forced[0] } : { kind: 'cyclic', exits: direct };
}
