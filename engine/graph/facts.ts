/**
 * Counts properties of a game graph in O(order + arcs); for a partizan graph both players' arcs are taken
 * together, and the rounds with them where both players move at once.
 */
import { unionOfRows } from './build.ts';
import { stronglyConnectedComponents } from './components.ts';
import { everyRowOfArcs } from './every-row.ts';
import type { Arcs, GameGraph } from './game-graph.ts';

/** Properties of a game graph that people ask for. */
export type GraphFacts = {
  readonly nodes: number;
  readonly arcs: number;
  readonly gray: number;
  readonly terminals: number;
  readonly components: number;
  /** Strongly connected components that contain a cycle (size above one, or a loop). */
  readonly cyclicComponents: number;
  readonly largestComponent: number;
};

/** Counts the properties of a graph. */
export function graphFacts(graph: GameGraph): GraphFacts {
  const arcs = unionOfRows(everyRowOfArcs(graph));
  const { count, of, sizes } = stronglyConnectedComponents(arcs);
  let gray = 0;
  for (let v = 0; v < graph.order; v++) if (graph.gray[v] !== 0) gray++;
  let largestComponent = 0;
  for (const size of sizes) if (size > largestComponent) largestComponent = size;
  return {
    nodes: graph.order,
    arcs: arcs.targets.length,
    gray,
    terminals: countTerminals(arcs),
    components: count,
    cyclicComponents: countCyclic(arcs, of, sizes),
    largestComponent,
  };
}

function countTerminals({ starts }: Arcs): number {
  let terminals = 0;
  for (let v = 0; v + 1 < starts.length; v++) if (starts[v] === starts[v + 1]) terminals++;
  return terminals;
}

function countCyclic({ starts, targets }: Arcs, of: Uint32Array, sizes: Uint32Array): number {
  let cyclic = 0;
  for (const size of sizes) if (size > 1) cyclic++;
  for (let v = 0; v + 1 < starts.length; v++) {
    if (sizes[of[v]] > 1) continue;
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (targets[e] !== v) continue;
      cyclic++;
      break;
    }
  }
  return cyclic;
}
