/**
 * Periods of the values of heaps that are proved for ever. Theorem of Guy and Smith (The G-values of various
 * games, 1956): let a move take at most k counters and leave at most two heaps. If the values of the heaps
 * repeat after p from the heap e ≥ 1 up to the heap 2e + 2p + k − 1, they do so for ever. For a move from a
 * larger heap leaves at least 2e + 2p counters together in two heaps, so the larger of them is at least e + p
 * and has the value of the heap that is smaller by p. Of three heaps that a move leaves the largest is as
 * large if it leaves 3e + 3p counters, so values to 3e + 3p + k − 1 prove the period of a hexadecimal game.
 *
 * Where two heaps that are left must differ, taking p from the larger may make them equal, and then their sum
 * is 0. But a heap c and one of c + 2p have one value and the sum 0 too, and they are left in place of the
 * equal ones if c ≥ e. So 2e + 3p counters are enough.
 */
import { type HeapCode, leavesThree, placesOf } from './heap-code.ts';

export type HeapPeriod = {
  readonly period: number;
  /** The first heap whose value comes again, 0 or more. */
  readonly from: number;
  /** The heaps up to this one prove it. */
  readonly bound: number;
};

/**
 * The last heap that proves a period from a heap on, of the game with this code. An empty heap counts as no
 * heap, so the period begins with 1 here.
 */
export function heapsThatProve(from: number, period: number, code: HeapCode): number {
  const first = Math.max(from, 1);
  const together = leavesThree(code) ? 3 * first + 3 * period : 2 * first + (code.unequal ? 3 : 2) * period;
  return together + placesOf(code) - 1;
}

/**
 * The least period that these values of the heaps 0, 1, … prove; undefined if they prove none. Linear, by the
 * lengths of matches of the row with itself (Gusfield's Z function), read from its end.
 */
export function periodOfHeaps(values: Uint16Array, code: HeapCode): HeapPeriod | undefined {
  const last = values.length - 1;
  for (const { shift, length } of matchesFromEnd(values)) {
    const from = values.length - shift - length;
    const bound = heapsThatProve(from, shift, code);
    if (bound <= last) return { period: shift, from, bound };
  }
  return undefined;
}

/**
 * For each shift of a row by at most half of it, how many numbers at its end are those that are so much
 * before them.
 */
function* matchesFromEnd(
  row: Uint16Array | Int32Array,
): Generator<{ readonly shift: number; readonly length: number }, void, void> {
  const count = row.length;
  const last = count - 1;
  const matches = new Int32Array(count);
  let [from, to] = [0, 0];
  // A period has at least two of itself in the row.
  for (let shift = 1; 2 * shift <= count; shift++) {
    let length = shift < to ? Math.min(to - shift, matches[shift - from]) : 0;
    while (shift + length < count && row[last - length] === row[last - shift - length]) length++;
    matches[shift] = length;
    if (shift + length > to) [from, to] = [shift, shift + length];
    yield { shift, length };
  }
}

export type HeapSaltus = {
  readonly period: number;
  readonly saltus: number;
  /** The first heap whose value comes again, greater by the saltus. */
  readonly from: number;
};

/**
 * A saltus counts as observed where three whole periods have it, six heaps at least could have differed, and
 * as many heaps repeat as there are before.
 */
const [leastPeriods, leastForetold] = [3, 6];

/**
 * The least period after which these values of the heaps 0, 1, … come again with a saltus that is not 0, as
 * far as they go; undefined if there is none. Linear.
 */
export function saltusOfHeaps(values: Uint16Array): HeapSaltus | undefined {
  if (values.length < 2) return undefined;
  const steps = Int32Array.from({ length: values.length - 1 }, (_, heap) => values[heap + 1] - values[heap]);
  const last = values.length - 1;
  for (const { shift, length } of matchesFromEnd(steps)) {
    const saltus = values[last] - values[last - shift];
    const from = steps.length - shift - length;
    const heaps = last - from + 1;
    const isSeen = heaps >= leastPeriods * shift && heaps - shift >= leastForetold && heaps >= from;
    if (saltus > 0 && isSeen) return { period: shift, saltus, from };
  }
  return undefined;
}
