/**
 * Alternating cycles: cycles of the state graph, on which alternating play can go round for ever. A game is a
 * stopper when none of its positions lies on one (Siegel, Coping with cycles, section 3).
 *
 * An arc of the state graph lies on a cycle exactly when both its ends are in one strongly connected
 * component; a component of one state has no arc inside, since every move passes the turn. O(order + arcs).
 */
import { stronglyConnectedComponents } from './components.ts';
import type { Arcs, GameGraph } from './game-graph.ts';
import { stateArcs } from './states.ts';

export type AlternatingCycles = {
  /**
   * Per arc, in the order of the graph's rows: 1 when it lies on an alternating cycle as a move of that
   * player.
   */
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  /** Per vertex: 1 when it lies on an alternating cycle. */
  readonly vertices: Uint8Array;
};

/** All alternating cycles of the graph, as the arcs and the vertices on them. */
export function alternatingCycles(graph: GameGraph): AlternatingCycles {
  const { order, left, right } = graph;
  const moves = stateArcs(graph);
  const { of } = stronglyConnectedComponents(moves);
  const arcs = new Uint8Array(moves.targets.length);
  const vertices = new Uint8Array(order);
  for (let state = 0; state < 2 * order; state++) {
    for (let e = moves.starts[state]; e < moves.starts[state + 1]; e++) {
      if (of[state] !== of[moves.targets[e]]) continue;
      arcs[e] = 1;
      vertices[state % order] = 1;
    }
  }
  return {
    left: arcs.subarray(0, left.targets.length),
    right: arcs.subarray(left.targets.length, left.targets.length + right.targets.length),
    vertices,
  };
}

/**
 * Per vertex: 1 when it can be reached from `start`, with either player moving at any time. A position is a
 * stopper when no vertex that it reaches lies on an alternating cycle. O(order + arcs).
 */
export function reachedFrom({ order, left, right }: GameGraph, start: number): Uint8Array {
  const reached = new Uint8Array(order);
  const open = [start];
  reached[start] = 1;
  const follow = ({ starts, targets }: Arcs, v: number): void => {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (reached[targets[e]] === 1) continue;
      reached[targets[e]] = 1;
      open.push(targets[e]);
    }
  };
  for (let v = open.pop(); v !== undefined; v = open.pop()) {
    follow(left, v);
    follow(right, v);
  }
  return reached;
}
