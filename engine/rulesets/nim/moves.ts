/**
 * Moves of Nim (Bouton 1902): take any number of counters from one heap. Heaps only shrink, so a position is coded as
 * a number whose digits are the heaps: each digit's base is one more than the heap's size at the start.
 */
import type { Coder } from '../ruleset.ts';
import { type Heaps, positionsOf, printHeaps } from './position.ts';

/** The coder of the positions that can follow this one. */
export function coderOfHeaps(start: Heaps): Coder<Heaps> {
  const weights = start.map((_, heap) => positionsOf(start.slice(0, heap)));
  const countOf = (code: number, heap: number): number =>
    Math.floor(code / weights[heap]) % (start[heap] + 1);

  function options(code: number, out: Float64Array): number {
    let found = 0;
    for (const [heap, weight] of weights.entries()) {
      for (let taken = countOf(code, heap); taken > 0; taken--) out[found++] = code - taken * weight;
    }
    return found;
  }

  const codeOf = (heaps: Heaps): number => heaps.reduce((sum, count, heap) => sum + count * weights[heap], 0);

  return {
    start: codeOf(start),
    left: options,
    right: options,
    print: (code) => printHeaps(start.map((_, heap) => countOf(code, heap))),
    code: (heaps) =>
      heaps.length === start.length && heaps.every((count, heap) => count <= start[heap])
        ? codeOf(heaps)
        : undefined,
  };
}
