/**
 * Alternating cycles of a local graph: cycles of its state graph, whose states are a vertex and the player to
 * move. Values have no cycles that matter and do not lead back, so only the core is searched. O(core + its
 * arcs).
 */
import { stronglyConnectedComponents } from '../../../graph/components.ts';
import type { Arcs } from '../../../graph/game-graph.ts';
import type { Local } from '../local.ts';

export type Alternation = {
  /**
   * Per state, the number of its strongly connected component. State 2·v is Left to move at v, 2·v + 1 Right.
   */
  readonly of: Uint32Array;
  /** The states and their moves. */
  readonly moves: Arcs;
  /** Whether any component has two states or more. */
  readonly cyclic: boolean;
};

/** The states of a core, their moves and their components. */
export function alternation({ core, left, right }: Local): Alternation {
  const starts = new Uint32Array(2 * core + 1);
  const targets: number[] = [];
  for (let v = 0; v < core; v++) {
    for (const option of left[v]) if (option < core) targets.push(2 * option + 1);
    starts[2 * v + 1] = targets.length;
    for (const option of right[v]) if (option < core) targets.push(2 * option);
    starts[2 * v + 2] = targets.length;
  }
  const moves: Arcs = { starts, targets: Uint32Array.from(targets) };
  const { of, count } = stronglyConnectedComponents(moves);
  return { of, moves, cyclic: count < 2 * core };
}

/** Whether the Left arc v → option (both in the core) lies on an alternating cycle. */
const leftArcCyclic = ({ of }: Alternation, core: number, v: number, option: number): boolean =>
  v < core && option < core && of[2 * v] === of[2 * option + 1];

/** Whether the Right arc v → option (both in the core) lies on an alternating cycle. */
export const rightArcCyclic = ({ of }: Alternation, core: number, v: number, option: number): boolean =>
  v < core && option < core && of[2 * v + 1] === of[2 * option];

/** An arc of the core, and its player. */
export type CoreArc = { readonly side: 'left' | 'right'; readonly from: number; readonly to: number };

/** Every arc on an alternating cycle, vertex by vertex, Left's before Right's. */
export function* cyclicArcs(local: Local, alternating: Alternation): Generator<CoreArc, void, void> {
  for (let from = 0; from < local.core; from++) {
    for (const [side, cyclic] of [
      ['left', leftArcCyclic],
      ['right', rightArcCyclic],
    ] as const) {
      for (const to of local[side][from]) {
        if (cyclic(alternating, local.core, from, to)) yield { side, from, to };
      }
    }
  }
}

/**
 * Whether an alternating cycle would arise if every arc to v led to u. One does if an alternating path leads
 * from u to v with the same player to move at both ends, and also if one path leads from Left's move at u to
 * Right's at v and another from Right's at u to Left's at v: then each continues in the other. (Siegel, New
 * results in loopy games, Lemma 16, asks for no path of even length alone, which is the first case; with the
 * second one the value of γ⁺ can change.)
 */
export function fusionClosesCycle({ moves, of }: Alternation, u: number, v: number): boolean {
  const leads = (from: number, to: number): boolean => leadsTo(moves, of, from, to);
  const [leftAtU, rightAtU, leftAtV, rightAtV] = [2 * u, 2 * u + 1, 2 * v, 2 * v + 1];
  if (leads(leftAtU, leftAtV) || leads(rightAtU, rightAtV)) return true;
  return leads(leftAtU, rightAtV) && leads(rightAtU, leftAtV);
}

function leadsTo({ starts, targets }: Arcs, of: Uint32Array, from: number, to: number): boolean {
  const met = new Set([from]);
  const open = [from];
  for (let s = open.pop(); s !== undefined; s = open.pop()) {
    for (let e = starts[s]; e < starts[s + 1]; e++) {
      const next = targets[e];
      if (next === to) return true;
      // Components are numbered in reverse topological order, so no path leads from a smaller number to a
      // larger one.
      if (of[next] < of[to] || met.has(next)) continue;
      met.add(next);
      open.push(next);
    }
  }
  return false;
}

/**
 * Per core vertex: 1 if no alternating cycle can be reached from it by any moves, so that it is a stopper.
 */
export function stopperVertices({ core, left, right }: Local, { of }: Alternation): Uint8Array {
  const sizes = new Uint32Array(2 * core);
  for (const component of of) sizes[component]++;
  const stopper = new Uint8Array(core).fill(1);
  const into: number[][] = Array.from({ length: core }, () => []);
  const queue: number[] = [];
  for (let v = 0; v < core; v++) {
    for (const option of [...left[v], ...right[v]]) if (option < core) into[option].push(v);
    if (sizes[of[2 * v]] > 1 || sizes[of[2 * v + 1]] > 1) {
      stopper[v] = 0;
      queue.push(v);
    }
  }
  for (let head = 0; head < queue.length; head++) {
    for (const before of into[queue[head]]) {
      if (stopper[before] === 0) continue;
      stopper[before] = 0;
      queue.push(before);
    }
  }
  return stopper;
}
