/**
 * The automorphisms of a graph: the ways to renumber its nodes that leave its edges as they are. Positions
 * that one of them carries into each other, mirror images say, are worth the same.
 */
import { type NodeGraph, neighboursIn, partsOfNodes } from './graph.ts';

/**
 * A graph with more automorphisms, or one whose search takes more steps, is left as it is: to look through
 * them would take longer than it saves.
 */
const most = 240;
const mostSteps = 100_000;

/**
 * All automorphisms, each as the node to which each node goes; the first is the identity. If there are more
 * than `most`, the identity alone, since some of them without the others would be no group. Nodes are mapped
 * in an order in which each has a neighbour before it, so that few ways are tried; without recursion.
 */
export function automorphismsOf(graph: NodeGraph): readonly (readonly number[])[] {
  const { order } = graph;
  const identity = Array.from({ length: order }, (_, node) => node);
  const neighbours = neighboursIn(graph);
  const joined = neighbours.map((each) => new Set(each));
  const ordered = partsOfNodes(graph).flatMap(([first]) => {
    const part = new Set([first]);
    for (const node of part) for (const next of neighbours[node]) part.add(next);
    return [...part];
  });
  /** The neighbours of each that are mapped before it. */
  const before = ordered.map((node, i) => ordered.slice(0, i).filter((other) => joined[node].has(other)));
  const image = new Array<number>(order).fill(-1);
  const taken = new Uint8Array(order);
  const found: (readonly number[])[] = [];
  const fits = (i: number, to: number): boolean =>
    taken[to] === 0 &&
    neighbours[ordered[i]].length === neighbours[to].length &&
    before[i].every((other) => joined[to].has(image[other])) &&
    ordered.slice(0, i).filter((other) => joined[to].has(image[other])).length === before[i].length;
  /** For each node that is mapped or tried, which image comes next. */
  const next = [0];
  let steps = 0;
  while (next.length > 0) {
    const i = next.length - 1;
    if (i === order) {
      found.push(image.slice());
      next.pop();
    } else {
      if (image[ordered[i]] >= 0) {
        taken[image[ordered[i]]] = 0;
        image[ordered[i]] = -1;
      }
      let to = next[i];
      while (to < order && !fits(i, to)) to++;
      steps += to - next[i] + 1;
      next[i] = to + 1;
      if (to === order) next.pop();
      else {
        image[ordered[i]] = to;
        taken[to] = 1;
        next.push(0);
      }
    }
    if (found.length > most || steps > mostSteps) return [identity];
  }
  return found;
}
