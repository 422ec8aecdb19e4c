/**
 * Moves of octal games (Guy and Smith 1956). Digit i of the code allows to take i counters from a heap and to
 * leave no heap if it contains 1, one heap if it contains 2, two heaps if it contains 4. A 4 before the point
 * allows to divide a heap with nothing taken.
 */
import { NO_HEAP, ONE_HEAP, TWO_HEAPS } from '../../heaps/heap-code.ts';
import type { HeapParts } from '../parts.ts';
import type { HeapClick, HeapMoveRecorder, HeapSizes } from '../recipes/heaps-ruleset.ts';

/**
 * A move is clicked at the lowest and the highest of the counters that it takes, so that what stays below is
 * one heap and what stays above another; a single counter is clicked together with the number below its heap.
 * Where a heap is divided, the counter above is clicked first.
 */
export function movesOfOctal(code: string): (heaps: HeapSizes, record: HeapMoveRecorder) => void {
  const digits = digitsOf(code);
  return (heaps, record) => {
    for (const [heap, count] of heaps.entries()) {
      for (const [taken, digit] of digits.entries()) {
        for (let below = 0; below + taken <= count; below++) {
          const above = count - taken - below;
          if (!allows(digit, below, above)) continue;
          const by: readonly HeapClick[] = [
            [heap, below + 1],
            [heap, taken === 1 ? 0 : below + taken],
          ];
          record(heaps.toSpliced(heap, 1, below, above), by);
        }
      }
    }
  };
}

/** The digits of a code, the first for taking nothing. */
export const digitsOf = (code: string): readonly number[] => [...code.replace('.', '')].map(Number);

/** What each move leaves of a heap, two heaps in one order alone. */
export function heapsOfOctal(code: string): ReturnType<HeapParts['optionsIn']> {
  const digits = digitsOf(code);
  return (heap, record) => {
    for (let taken = 0; taken < digits.length && taken <= heap; taken++) {
      const digit = digits[taken];
      const rest = heap - taken;
      if (rest === 0) {
        if ((digit & NO_HEAP) > 0) record(0, 0, 0);
        continue;
      }
      if ((digit & ONE_HEAP) > 0) record(rest, 0, 0);
      if ((digit & TWO_HEAPS) > 0) record(rest, 1, Math.floor(rest / 2));
    }
  };
}

/**
 * Whether a digit allows to leave this much below and above; where one heap is left, the counters are taken
 * from the top.
 */
function allows(digit: number, below: number, above: number): boolean {
  if (below > 0 && above > 0) return (digit & TWO_HEAPS) > 0;
  if (above > 0) return false;
  return (digit & (below > 0 ? ONE_HEAP : NO_HEAP)) > 0;
}
