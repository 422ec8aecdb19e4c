/** The part of a game graph that play from two vertices can reach, as a graph. */
import { buildArcs } from '../../../graph/build.ts';
import type { Arcs, GameGraph } from '../../../graph/game-graph.ts';
import { alternation } from '../component/alternating.ts';

export type ComparedPart = {
  readonly graph: GameGraph;
  /** For each vertex of the part, its number in the whole graph. */
  readonly members: readonly number[];
  readonly a: number;
  readonly b: number;
};

/** O(vertices reached and their arcs), and one pass over the vertices of the whole graph. */
export function comparedPart({ order, gray, left, right }: GameGraph, a: number, b: number): ComparedPart {
  const places = new Int32Array(order).fill(-1);
  const members: number[] = [];
  const reach = (v: number): void => {
    if (places[v] < 0) places[v] = members.push(v) - 1;
  };
  reach(a);
  reach(b);
  for (let i = 0; i < members.length; i++) {
    const v = members[i];
    for (const { starts, targets } of [left, right]) {
      for (let e = starts[v]; e < starts[v + 1]; e++) reach(targets[e]);
    }
  }
  const arcsOf = ({ starts, targets }: Arcs): Arcs => {
    const sources: number[] = [];
    const ends: number[] = [];
    for (const [i, v] of members.entries()) {
      for (let e = starts[v]; e < starts[v + 1]; e++) {
        sources.push(i);
        ends.push(places[targets[e]]);
      }
    }
    return buildArcs(members.length, sources, ends);
  };
  return {
    graph: {
      order: members.length,
      gray: Uint8Array.from(members, (v) => gray[v]),
      left: arcsOf(left),
      right: arcsOf(right),
    },
    members,
    a: places[a],
    b: places[b],
  };
}

/** Whether any position lies on an alternating cycle; if none does, every position is a stopper. */
export function alternates({ order, left, right }: GameGraph): boolean {
  const lists = ({ starts, targets }: Arcs) =>
    Array.from({ length: order }, (_, v) => Array.from(targets.subarray(starts[v], starts[v + 1])));
  return alternation({ core: order, order, left: lists(left), right: lists(right), ids: [] }).cyclic;
}
