/**
 * Names the vertices that no round of Smith–Fraenkel–Perl assigns: ∞, with the values of their options as exits.
 * O(arcs).
 */
import type { Arcs } from '../../graph/game-graph.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling, Round } from '../theory.ts';

/** Vertices handled between two yields: some milliseconds of work. */
const SLICE = 1 << 15;

/**
 * Gives ∞ to every vertex that is unassigned in `codes`. They follow the `assigned` ones in the sequence, one step
 * after the last of them.
 */
export function* nameTheRest(
  arcs: Arcs,
  labelling: Labelling,
  sequence: Uint32Array,
  assigned: number,
): Generator<Round, void, void> {
  const { codes, steps, table } = labelling;
  const end = appendUnassigned(codes, sequence, assigned);
  const step = assigned === 0 ? 0 : steps[sequence[assigned - 1]] + 1;
  const known = new Map<string | number, number>();
  const nimbers = table.length;
  for (let at = assigned; at < end; at += SLICE) {
    const last = Math.min(at + SLICE, end);
    nameExits(arcs, codes, table, nimbers, known, sequence.subarray(at, last));
    yield { step, labelling, vertices: sequence.subarray(at, last) };
  }
}

/** Writes the vertices without a value behind the `assigned` ones; returns where they end, which is the order. */
function appendUnassigned(codes: Int32Array, sequence: Uint32Array, assigned: number): number {
  let end = assigned;
  for (let v = 0; v < codes.length; v++) if (codes[v] < 0) sequence[end++] = v;
  return end;
}

/** Gives each of these vertices ∞ with its exits; codes below `nimbers` stand for the finite values themselves. */
function nameExits(
  { starts, targets }: Arcs,
  codes: Int32Array,
  table: Value[],
  nimbers: number,
  known: Map<string | number, number>,
  vertices: Uint32Array,
): void {
  for (let i = 0; i < vertices.length; i++) {
    const v = vertices[i];
    let bits = 0;
    let large = false;
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const code = codes[targets[e]];
      if (code < 0 || code >= nimbers) continue;
      if (code < 31) bits |= 1 << code;
      else large = true;
    }
    const exits = () => exitsOf(targets.subarray(starts[v], starts[v + 1]), codes, nimbers);
    const key = large ? exits().join() : bits;
    let code = known.get(key);
    if (code === undefined) {
      code = table.push({ kind: 'cyclic', exits: exits() }) - 1;
      known.set(key, code);
    }
    codes[v] = code;
  }
}

function exitsOf(row: Uint32Array, codes: Int32Array, nimbers: number): number[] {
  const exits = new Set<number>();
  for (const option of row) if (codes[option] >= 0 && codes[option] < nimbers) exits.add(codes[option]);
  return [...exits].sort((a, b) => a - b);
}
