/**
 * Names the vertices that no round of Smith–Fraenkel–Perl assigns: ∞, with the values of their options as
 * exits. O(arcs).
 */
import type { Arcs } from '../../graph/game-graph.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling, Round } from '../theory.ts';

/** Vertices handled between two yields: some milliseconds of work. */
const SLICE = 1 << 15;

/**
 * Gives ∞ to every vertex that is unassigned in `codes`. They follow the `assigned` ones in the sequence, one
 * step after the last of them.
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

/**
 * Writes the vertices without a value behind the `assigned` ones; returns where they end, which is the order.
 */
function appendUnassigned(codes: Int32Array, sequence: Uint32Array, assigned: number): number {
  let end = assigned;
  for (let v = 0; v < codes.length; v++) if (codes[v] < 0) sequence[end++] = v;
  return end;
}

/** Gives each of these vertices ∞ with its exits; codes below `nimbers` mean the finite values themselves. */
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
    const bits = exitBits(targets, codes, nimbers, starts[v], starts[v + 1]);
    const key = bits >= 0 ? bits : exitsOf(targets.subarray(starts[v], starts[v + 1]), codes, nimbers).join();
    let code = known.get(key);
    if (code === undefined) {
      const exits = exitsOf(targets.subarray(starts[v], starts[v + 1]), codes, nimbers);
      code = table.push({ kind: 'cyclic', exits }) - 1;
      known.set(key, code);
    }
    codes[v] = code;
  }
}

/** A bit for each value of the options from … end − 1; −1 where a value is too large for that. */
function exitBits(
  targets: Uint32Array,
  codes: Int32Array,
  nimbers: number,
  from: number,
  end: number,
): number {
  let bits = 0;
  for (let e = from; e < end; e++) {
    const code = codes[targets[e]];
    if (code < 0 || code >= nimbers) continue;
    if (code >= 30) return -1;
    bits |= 1 << code;
  }
  return bits;
}

function exitsOf(row: Uint32Array, codes: Int32Array, nimbers: number): number[] {
  const exits = new Set<number>();
  for (const option of row) if (codes[option] >= 0 && codes[option] < nimbers) exits.add(codes[option]);
  return [...exits].sort((a, b) => a - b);
}
