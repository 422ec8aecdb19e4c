/**
 * The state graph of a game graph (Siegel, Coping with cycles): a state is a vertex and the player to move
 * there. Left's arc v → w leads from (v, Left to move) to (w, Right to move), and Right's the other way
 * round.
 */
import type { Arcs, GameGraph } from './game-graph.ts';

/**
 * The arcs of the state graph. States 0 … order − 1 are Left's to move, order … 2·order − 1 Right's. Left's
 * arcs come first, then Right's, both in the order of their own rows. O(order + arcs).
 */
export function stateArcs({ order, left, right }: GameGraph): Arcs {
  const starts = new Uint32Array(2 * order + 1);
  const targets = new Uint32Array(left.targets.length + right.targets.length);
  targets.set(right.targets, left.targets.length);
  for (let e = 0; e < left.targets.length; e++) targets[e] = left.targets[e] + order;
  starts.set(left.starts);
  for (let v = 0; v <= order; v++) starts[order + v] = right.starts[v] + left.targets.length;
  return { starts, targets };
}
