/**
 * Numbers the nodes of a small graph so that equal graphs mostly get equal numberings. Nodes are divided into
 * classes by their labels, then by the classes of their neighbours, and so on until no class is divided any
 * more. If a class still has several nodes, the first of them gets a class of its own, and the others are
 * divided again. The result for a tree or a cycle depends on the graph alone, and not on the order of its
 * nodes. O(nodes · arcs · log nodes) for each class that is divided so.
 */
import type { DrawnGraph } from '../graphs/drawing-position.ts';

/** Larger graphs are hardly ever solved, and to number the parts of each of their options would take long. */
const mostRefined = 200;

/** For each node its number. A large graph keeps its numbers. */
export function canonicalOrder(graph: DrawnGraph, labels: readonly number[]): Int32Array {
  return graph.order > mostRefined
    ? Int32Array.from({ length: graph.order }, (_, node) => node)
    : orderByClasses(graph, labels);
}

const mixed = (a: number, b: number): number => {
  const product = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b);
  return Math.imul(product ^ (product >>> 13), 0xc2b2ae35);
};

function orderByClasses({ order, arcs }: DrawnGraph, labels: readonly number[]): Int32Array {
  const hashes = new Int32Array(order);
  /** The class of a node is the number of nodes in the classes before it. */
  const classes = new Int32Array(order);
  const nodes = Array.from({ length: order }, (_, node) => node);
  /**
   * Puts nodes in order of their classes and then of these keys, and divides classes by the keys; returns how
   * many there are.
   */
  const divide = (keys: ArrayLike<number>): number => {
    nodes.sort((a, b) => classes[a] - classes[b] || keys[a] - keys[b] || a - b);
    let count = 0;
    let [was, key, now] = [-1, 0, 0];
    for (const [i, node] of nodes.entries()) {
      if (i === 0 || classes[node] !== was || keys[node] !== key) {
        now = i;
        count++;
      }
      [was, key] = [classes[node], keys[node]];
      classes[node] = now;
    }
    return count;
  };
  let count = divide(labels);
  const refine = (): void => {
    while (count < order) {
      hashes.fill(0);
      for (const {
        ends: [a, b],
        isDirected,
      } of arcs) {
        hashes[a] += mixed(classes[b], isDirected ? 1 : 3);
        hashes[b] += mixed(classes[a], isDirected ? 2 : 3);
      }
      const before = count;
      count = divide(hashes);
      if (count === before) return;
    }
  };
  for (refine(); count < order; refine()) {
    const at = nodes.findIndex((node, i) => i + 1 < order && classes[nodes[i + 1]] === classes[node]);
    for (let i = at + 1; i < order && classes[nodes[i]] === at; i++) classes[nodes[i]] = at + 1;
    count++;
  }
  return classes;
}
