/**
 * When each arc and each vertex exists: after k reductions those with born ≤ k < dies. So the state after any
 * number of reductions is a filter, and stepping back and forth computes nothing.
 */
import type { Arcs, GameGraph, Mover } from '../graph/game-graph.ts';
import type { Reduction, SimplifiedGame } from './reduction.ts';

export type ArcLife = {
  readonly player: Mover;
  readonly from: number;
  readonly to: number;
  readonly born: number;
  readonly dies: number;
};

/** A vertex of the graph is there from the beginning, one that a reduction adds from that step on. */
export type VertexLife = { readonly vertex: number; readonly born: number; readonly dies: number };

export type Lives = { readonly arcs: readonly ArcLife[]; readonly vertices: readonly VertexLife[] };

/** Whether something with this life exists after k reductions. */
export const livesAt = (
  { born, dies }: { readonly born: number; readonly dies: number },
  k: number,
): boolean => born <= k && k < dies;

type Living = { readonly player: Mover; readonly from: number; readonly to: number; readonly born: number };

/**
 * An arc or vertex that is never removed dies one step after the last reduction. O(arcs · reductions) at
 * worst.
 */
export function livesOf(graph: GameGraph, { members, reductions }: SimplifiedGame): Lives {
  const never = reductions.length + 1;
  const living = new Map<string, Living>();
  const arcs: ArcLife[] = [];
  const births = new Map(members.map((vertex) => [vertex, 0]));
  const death = new Map<number, number>();
  const keyOf = ({ player, from, to }: Omit<Living, 'born'>): string => `${player} ${from} ${to}`;
  const bear = (arc: Living): void => {
    const key = keyOf(arc);
    if (!living.has(key)) living.set(key, arc);
  };
  const end = (arc: Omit<Living, 'born'>, dies: number): void => {
    const key = keyOf(arc);
    const born = living.get(key);
    if (born) arcs.push({ ...born, dies });
    living.delete(key);
  };
  const bury = (vertex: number, dies: number): void => {
    death.set(vertex, dies);
    for (const arc of [...living.values()]) if (arc.from === vertex || arc.to === vertex) end(arc, dies);
  };
  const step = (reduction: Reduction, k: number): void => {
    switch (reduction.kind) {
      case 'dominated':
      case 'spared':
      case 'tied':
      case 'stuck':
      case 'waiting':
      case 'reversible': {
        const { player, from, option } = reduction;
        end({ player, from, to: option }, k);
        if (reduction.kind === 'reversible')
          for (const to of reduction.instead) bear({ player, from, to, born: k });
        if (reduction.kind === 'waiting') {
          for (const { vertex, move } of reduction.brought) {
            births.set(vertex, k);
            if (move) bear({ player: move.player, from: vertex, to: move.to, born: k });
          }
          bear({ player, from, to: reduction.instead, born: k });
        }
        return;
      }
      case 'fused': {
        const { gone, into } = reduction;
        const incoming = [...living.values()].filter(({ from, to }) => to === gone && from !== gone);
        bury(gone, k);
        for (const { player, from } of incoming) bear({ player, from, to: into, born: k });
        return;
      }
      case 'unreachable':
        for (const v of reduction.vertices) bury(v, k);
    }
  };
  for (const from of members) {
    for (const player of ['left', 'right'] as const) {
      for (const to of optionsOf(graph[player], from)) bear({ player, from, to, born: 0 });
    }
  }
  for (const [i, reduction] of reductions.entries()) step(reduction, i + 1);
  for (const arc of living.values()) arcs.push({ ...arc, dies: never });
  const vertices = Array.from(births, ([vertex, born]) => ({
    vertex,
    born,
    dies: death.get(vertex) ?? never,
  }));
  return { arcs, vertices };
}

const optionsOf = ({ starts, targets }: Arcs, v: number): Uint32Array =>
  targets.subarray(starts[v], starts[v + 1]);
