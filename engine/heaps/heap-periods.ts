/**
 * Periods of the values of heaps that are proved for ever. Theorem of Guy and Smith (The G-values of various games, 1956): let a code have
 * k digits, the last not 0. If the values of the heaps repeat after p from the heap e ≥ 1 up to the heap 2e + 2p + k − 1, they do so for
 * ever. For a move from a larger heap leaves at least 2e + 2p counters together in two heaps, so the larger of them is at least e + p and
 * has the value of the heap that is smaller by p.
 */

export type HeapPeriod = {
  readonly period: number;
  /** The first heap whose value comes again, 0 or more. */
  readonly from: number;
  /** The heaps up to this one prove it. */
  readonly bound: number;
};

/** How many digits count: zeros at the end allow no move. */
export const placesOf = (digits: readonly number[]): number => digits.findLastIndex((digit) => digit > 0) + 1;

/** The last heap that proves a period from a heap on, of the game whose code has these digits. An empty heap counts as no heap, so the period begins with 1 here. */
export const heapsThatProve = (from: number, period: number, digits: readonly number[]): number =>
  2 * Math.max(from, 1) + 2 * period + placesOf(digits) - 1;

/**
 * The least period that these values of the heaps 0, 1, … prove; undefined if they prove none. Linear, by the lengths of matches of the
 * row with itself (Gusfield's Z function), read from its end.
 */
export function periodOfHeaps(values: Uint16Array, digits: readonly number[]): HeapPeriod | undefined {
  const count = values.length;
  const last = count - 1;
  const matches = new Int32Array(count);
  let [from, to] = [0, 0];
  // A period has at least two of itself in the row.
  for (let i = 1; 2 * i <= count; i++) {
    let length = i < to ? Math.min(to - i, matches[i - from]) : 0;
    while (i + length < count && values[last - length] === values[last - i - length]) length++;
    matches[i] = length;
    if (i + length > to) [from, to] = [i, i + length];
    const first = count - i - length;
    const bound = heapsThatProve(first, i, digits);
    if (bound <= last) return { period: i, from: first, bound };
  }
  return undefined;
}
