/** Several game graphs beside one another as one graph, for the sum of games that were drawn or generated apart. */
import { type Arcs, type GameGraph, isImpartial } from './game-graph.ts';
import { jointMovesOfAll } from './joint-union.ts';
import type { Scores } from './scores.ts';

/**
 * The vertices of each graph come after those of the one before it. Where one has arcs of one player's, so has the whole.
 * Precondition: all have scores or none has, and in all the players take turns or in all they move at once. O(order + arcs + pairs).
 */
export function disjointUnion(graphs: readonly GameGraph[]): GameGraph {
  const [only] = graphs;
  if (graphs.length === 1) return only;
  const order = graphs.reduce((sum, graph) => sum + graph.order, 0);
  const gray = new Uint8Array(order);
  let first = 0;
  for (const graph of graphs) {
    gray.set(graph.gray, first);
    first += graph.order;
  }
  const left = arcsOfAll(graphs.map((graph) => graph.left));
  const right = graphs.every(isImpartial) ? left : arcsOfAll(graphs.map((graph) => graph.right));
  const scores = graphs.flatMap((graph) => graph.scores ?? []);
  const joint = graphs.flatMap((graph) => graph.joint ?? []);
  return {
    ...{ order, gray, left, right },
    ...(scores.length > 0 && { scores: scoresOfAll(scores) }),
    ...(joint.length > 0 && { joint: jointMovesOfAll(joint) }),
  };
}

function arcsOfAll(all: readonly Arcs[]): Arcs {
  const order = all.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  const starts = new Uint32Array(order + 1);
  const targets = new Uint32Array(all.reduce((sum, arcs) => sum + arcs.targets.length, 0));
  let [vertices, arcs] = [0, 0];
  for (const each of all) {
    for (let v = 1; v < each.starts.length; v++) starts[vertices + v] = arcs + each.starts[v];
    for (let e = 0; e < each.targets.length; e++) targets[arcs + e] = vertices + each.targets[e];
    vertices += each.starts.length - 1;
    arcs += each.targets.length;
  }
  return { starts, targets };
}

function scoresOfAll(all: readonly Scores[]): Scores {
  let first = 0;
  const codes = { left: [] as number[], right: [] as number[] };
  for (const { table, left, right } of all) {
    for (const code of left) codes.left.push(code < 0 ? code : first + code);
    for (const code of right) codes.right.push(code < 0 ? code : first + code);
    first += table.length;
  }
  const [left, right] = [codes.left, codes.right].map((each) => Int32Array.from(each));
  return { table: all.flatMap(({ table }) => table), left, right };
}
