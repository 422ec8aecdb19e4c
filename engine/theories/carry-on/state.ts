/**
 * What Algorithm 8 keeps from round to round. Its centre is one growing set per vertex, R(v): the values of
 * v's white options, and for each gray option h the k with Cr(h, k). It serves three times over:
 * - an unassigned option y reverts to m iff m ∈ R(y);
 * - Cr(g, ·) for a gray g with option y is A(y) ∪ R(y), where A(y) is ℕ∖{n} for y = n, ℕ for a moon, else ∅;
 * - D ∪ P of a white x is R(x), for once h is assigned, what it covers is { k : Cr(h, k) }: were k in R(y)
 *   when or after y was assigned k, then some option of y would have the value k to which it reverts. As
 *   published P knows assigned options only, so D ∪ P is then a set of its own.
 */
import { buildArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { type GrowingSets, growingSets } from '../../numbers/growing-sets.ts';
import { UNASSIGNED } from './findings.ts';
import { noWitnesses, type Witnesses } from './witnesses.ts';

export type CarryOnState = {
  readonly arcs: Arcs;
  readonly reversed: Arcs;
  readonly gray: Uint8Array;
  /** Per gray vertex its option, −1 for none; −1 for white ones. */
  readonly options: Int32Array;
  /** Per vertex the gray vertices whose option it is. */
  readonly grayBefore: Arcs;
  /** Per vertex: what it was found to be; see findings.ts. */
  readonly found: Int32Array;
  /** R. */
  readonly replies: GrowingSets;
  /** D ∪ P; the same object as `replies` except as published. */
  readonly excluded: GrowingSets;
  /** The mex with which a white vertex was last decided. */
  readonly lastMex: Int32Array;
  /**
   * The option that does not revert to that mex, and the place in the row where the search for such options
   * continues.
   */
  readonly witnesses: Witnesses;
  readonly cursors: Uint32Array;
  /** White vertices to be decided in the next round, each once. */
  readonly woken: VertexList;
  /** Vertices whose R or A has grown, where the growth has not been propagated yet. */
  readonly grown: VertexList;
  /** Gray vertices whose option has just been assigned. */
  grayNext: number[];
};

/** A list that contains a vertex at most once. */
export type VertexList = { items: number[]; readonly isIn: Uint8Array };

/** An empty list for vertices below `order`. */
export const vertexList = (order: number): VertexList => ({ items: [], isIn: new Uint8Array(order) });

/** Adds a vertex unless it is in the list. */
export function put(list: VertexList, v: number): void {
  if (list.isIn[v] !== 0) return;
  list.isIn[v] = 1;
  list.items.push(v);
}

/** The state before round 0. */
export function beginState(
  { order, gray, left: arcs }: GameGraph,
  reversed: Arcs,
  asPublished: boolean,
): CarryOnState {
  const replies = growingSets(order);
  const options = onlyOptions(arcs, gray);
  return {
    arcs,
    reversed,
    gray,
    options,
    grayBefore: grayByOption(options),
    found: new Int32Array(order).fill(UNASSIGNED),
    replies,
    excluded: asPublished ? growingSets(order, replies.pool) : replies,
    lastMex: new Int32Array(order).fill(-1),
    witnesses: noWitnesses(order),
    cursors: new Uint32Array(order),
    woken: vertexList(order),
    grown: vertexList(order),
    grayNext: [],
  };
}

function onlyOptions({ starts, targets }: Arcs, gray: Uint8Array): Int32Array {
  const options = new Int32Array(gray.length).fill(-1);
  for (let v = 0; v < gray.length; v++) {
    if (gray[v] !== 0 && starts[v] < starts[v + 1]) options[v] = targets[starts[v]];
  }
  return options;
}

function grayByOption(options: Int32Array): Arcs {
  const grays: number[] = [];
  const theirs: number[] = [];
  for (let g = 0; g < options.length; g++) {
    if (options[g] < 0) continue;
    grays.push(g);
    theirs.push(options[g]);
  }
  return buildArcs(options.length, theirs, grays);
}

/** Whether the row has two different options; parallel arcs count as one option. */
export function hasSeveralOptions({ starts, targets }: Arcs, v: number): boolean {
  for (let e = starts[v] + 1; e < starts[v + 1]; e++) if (targets[e] !== targets[starts[v]]) return true;
  return false;
}
