/**
 * Sprague–Grundy: values of an acyclic impartial digraph, all white, by plain mex (Abuku et al., Algorithm
 * 1). A vertex is assigned in the first round in which all its options are, so its step is the length of the
 * longest play. Cost: O(order + arcs).
 */
import { reverseArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { known } from '../../result.ts';
import type { Labelling, Solving } from '../theory.ts';

const SLICE = 1 << 15;
const NONE = new Uint32Array(0);

/** Values of an acyclic graph, in rounds. */
export function* assignByMex(graph: GameGraph): Solving {
  const { order, left: arcs } = graph;
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes, steps } = labelling;
  const reversed = reverseArcs(arcs);
  yield { step: 0, labelling, vertices: NONE };
  const sequence = new Uint32Array(order);
  const waiting = new Uint32Array(order);
  let end = 0;
  for (let v = 0; v < order; v++) {
    waiting[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (waiting[v] === 0) sequence[end++] = v;
  }
  // Every mex is at most the outdegree, so this length suffices.
  const seenFor = new Int32Array(largestDegree(arcs) + 1).fill(-1);
  let from = 0;
  for (let step = 0; from < end; step++) {
    const last = end;
    for (; from < last; from = Math.min(from + SLICE, last)) {
      const to = Math.min(from + SLICE, last);
      const largest = assign(arcs, codes, steps, step, sequence, from, to, seenFor);
      while (table.length <= largest) table.push({ kind: 'nimber', n: table.length });
      end = release(reversed, waiting, sequence, from, to, end);
      yield { step, labelling, vertices: sequence.subarray(from, to) };
    }
  }
  known(end === order, 'Sprague–Grundy was asked of a digraph with a cycle');
  return labelling;
}

function largestDegree({ starts }: Arcs): number {
  let largest = 0;
  for (let v = 0; v + 1 < starts.length; v++) largest = Math.max(largest, starts[v + 1] - starts[v]);
  return largest;
}

/** Computes the mex of each vertex of the slice, whose options all have values. Returns the largest. */
function assign(
  { starts, targets }: Arcs,
  codes: Int32Array,
  steps: Int32Array,
  step: number,
  sequence: Uint32Array,
  from: number,
  end: number,
  seenFor: Int32Array,
): number {
  let largest = 0;
  for (let i = from; i < end; i++) {
    const v = sequence[i];
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const value = codes[targets[e]];
      if (value < seenFor.length) seenFor[value] = v;
    }
    let mex = 0;
    while (seenFor[mex] === v) mex++;
    codes[v] = mex;
    steps[v] = step;
    if (mex > largest) largest = mex;
  }
  return largest;
}

/** Appends to the sequence the predecessors that waited only for these vertices. */
function release(
  { starts, targets }: Arcs,
  waiting: Uint32Array,
  sequence: Uint32Array,
  from: number,
  end: number,
  sequenceEnd: number,
): number {
  let next = sequenceEnd;
  for (let i = from; i < end; i++) {
    const v = sequence[i];
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const u = targets[e];
      waiting[u]--;
      if (waiting[u] === 0) sequence[next++] = u;
    }
  }
  return next;
}
