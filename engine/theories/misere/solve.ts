/**
 * Misère canonical forms of an impartial graph without a cycle, in rounds: a vertex gets its form in the
 * first round in which all its options have theirs, so that its step is the length of the longest play.
 */
import { reverseArcs } from '../../graph/build.ts';
import type { GameGraph } from '../../graph/game-graph.ts';
import { known } from '../../result.ts';
import type { Labelling, Solving } from '../theory.ts';
import { openMisereValues } from './values.ts';

/** Vertices between two yields. */
const SLICE = 1 << 12;
/** The most positions of all values together; what comes later has no value. */
const mostWritten = 2_000_000;

const tooLarge = 'the misère canonical form is too large to be written out; who wins is found by play';

/**
 * Precondition: no cycle, and both players have the same moves. Cost: the simplification of each vertex's
 * options.
 */
export function* assignForms(graph: GameGraph): Solving {
  const { order, left: arcs } = graph;
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes, steps } = labelling;
  yield { step: 0, labelling, vertices: new Uint32Array(0) };
  const reversed = reverseArcs(arcs);
  const values = openMisereValues();
  const { store } = values;
  const forms = new Int32Array(order);
  /** By form its place in the table, −1 if it has no value, undefined if it was not met. */
  const places: (number | undefined)[] = [];
  let written = 0;
  const placeOf = (form: number): number => {
    const place = places[form];
    if (place !== undefined) return place;
    const value = written > mostWritten ? undefined : values.valueOf(form);
    const canonical = value?.canonical;
    written += canonical && 'count' in canonical ? canonical.count + canonical.either.length : 1;
    places[form] = value ? table.push(value) - 1 : -1;
    if (!value) labelling.leftOut ??= { says: tooLarge, canBeTried: false };
    return places[form] ?? -1;
  };
  const sequence = new Uint32Array(order);
  const waiting = new Uint32Array(order);
  let end = 0;
  for (let v = 0; v < order; v++) {
    waiting[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (waiting[v] === 0) sequence[end++] = v;
  }
  for (let from = 0, step = 0; from < end; step++) {
    const last = end;
    for (; from < last; from = Math.min(from + SLICE, last)) {
      const to = Math.min(from + SLICE, last);
      for (let i = from; i < to; i++) {
        const v = sequence[i];
        const options: number[] = [];
        for (let e = arcs.starts[v]; e < arcs.starts[v + 1]; e++) options.push(forms[arcs.targets[e]]);
        forms[v] = store.formOf(options);
        codes[v] = placeOf(forms[v]);
        steps[v] = step;
        for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
          const u = reversed.targets[e];
          if (--waiting[u] === 0) sequence[end++] = u;
        }
      }
      yield { step, labelling, vertices: sequence.subarray(from, to) };
    }
  }
  known(end === order, 'misère forms were asked of a digraph with a cycle');
  return labelling;
}
