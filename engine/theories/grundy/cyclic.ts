/**
 * Smith–Fraenkel–Perl: values of a cyclic impartial digraph, all white, in the parallel rounds of Abuku et
 * al., Algorithm 2 (also Siegel, Coping with cycles, section 6). Round 0 gives 0 to terminal vertices. In
 * round n + 1 an unassigned x, with m the mex of the values its options had after round n, gets m if every
 * option that is unassigned or has a value above m has itself an option with value m after round n. What no
 * round assigns is ∞ with the values of its options as exits.
 *
 * Work lists: a round costs what it changes, and allocates nothing of the graph's size. The cost is O(order +
 * arcs) for each value that a vertex's options take on; the values of a digraph with a arcs are below √(2a).
 */
import { reverseArcs } from '../../graph/build.ts';
import type { GameGraph } from '../../graph/game-graph.ts';
import type { Labelling, Solving } from '../theory.ts';
import { nameTheRest } from './exits.ts';
import { arrangeWoken, look, settle, settleTerminals } from './reverting.ts';
import { type Reverting, revertingState } from './reverting-state.ts';

/** Vertices handled between two yields: some milliseconds of work. */
const SLICE = 1 << 15;
const NONE = new Uint32Array(0);

/** Values of a cyclic graph, in rounds. */
export function* assignByReverting(graph: GameGraph): Solving {
  const { order, left: arcs } = graph;
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes, steps } = labelling;
  yield { step: 0, labelling, vertices: NONE };
  const reversed = reverseArcs(arcs);
  yield { step: 0, labelling, vertices: NONE };
  // Assigned vertices in the order of their rounds; at the end the unassigned ones follow.
  const sequence = new Uint32Array(order);
  const state = revertingState(arcs, reversed, codes, sequence);
  let end = begin(state);
  if (end > 0) table.push({ kind: 'nimber', n: 0 });
  for (let from = 0; from < end; from += SLICE) {
    const to = Math.min(from + SLICE, end);
    settleTerminals(state, steps, from, to);
    yield { step: 0, labelling, vertices: sequence.subarray(from, to) };
  }
  for (let step = 1, settled = 0; end > settled; step++) {
    settled = end;
    state.base = end;
    arrangeWoken(state);
    for (let at = state.bottom; at < order; at += SLICE) {
      if (at > state.bottom) yield { step, labelling, vertices: NONE };
      end = look(state, at, Math.min(at + SLICE, order), end);
    }
    state.bottom = order;
    for (let from = settled; from < end; from += SLICE) {
      const to = Math.min(from + SLICE, end);
      const largest = settle(state, steps, step, from, to);
      while (table.length <= largest) table.push({ kind: 'nimber', n: table.length });
      yield { step, labelling, vertices: sequence.subarray(from, to) };
    }
  }
  yield* nameTheRest(arcs, labelling, sequence, end);
  return labelling;
}

/**
 * Prepares round 0, which assigns the terminal vertices, and round 1, which examines all others. Returns the
 * number of terminals.
 */
function begin(state: Reverting): number {
  const { codes, cells, sequence } = state;
  const { starts } = state.rows;
  let assigned = 0;
  let bottom = codes.length;
  for (let v = codes.length - 1; v >= 0; v--) {
    if (starts[v] === starts[v + 1]) {
      sequence[assigned++] = v;
    } else {
      cells[v] = 0;
      sequence[--bottom] = v;
    }
  }
  state.bottom = bottom;
  return assigned;
}
