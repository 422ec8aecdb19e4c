/**
 * Moves of octal games (Guy and Smith 1956). Digit i of the code allows to take i counters from a heap and to leave no heap if it
 * contains 1, one heap if it contains 2, two heaps if it contains 4.
 */
import type { HeapParts } from '../parts.ts';
import type { HeapClick, HeapMoveRecorder, HeapSizes } from '../recipes/heaps-ruleset.ts';

const [NO_HEAP, ONE_HEAP, TWO_HEAPS] = [1, 2, 4];

/**
 * A move is clicked at the lowest and the highest of the counters that it takes, so that what stays below is one heap and what stays
 * above another; a single counter is clicked together with the number below its heap.
 */
export function movesOfOctal(code: string): (heaps: HeapSizes, record: HeapMoveRecorder) => void {
  const digits = digitsOf(code);
  return (heaps, record) => {
    for (const [heap, count] of heaps.entries()) {
      for (const [i, digit] of digits.entries()) {
        const taken = i + 1;
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

/** The digits after the point of a code, from that of one counter on. */
export const digitsOf = (code: string): readonly number[] =>
  [...code.slice(code.indexOf('.') + 1)].map(Number);

/** What each move leaves of a heap, two heaps in one order alone. */
export function heapsOfOctal(code: string): ReturnType<HeapParts['optionsIn']> {
  const digits = digitsOf(code);
  return (heap, record) => {
    for (let i = 0; i < digits.length && i < heap; i++) {
      const digit = digits[i];
      const rest = heap - i - 1;
      if (rest === 0) {
        if ((digit & NO_HEAP) > 0) record(0, 0, 0);
        continue;
      }
      if ((digit & ONE_HEAP) > 0) record(rest, 0, 0);
      if ((digit & TWO_HEAPS) > 0) record(rest, 1, Math.floor(rest / 2));
    }
  };
}

/** Whether a digit allows to leave this much below and above; where one heap is left, the counters are taken from the top. */
function allows(digit: number, below: number, above: number): boolean {
  if (below > 0 && above > 0) return (digit & TWO_HEAPS) > 0;
  if (above > 0) return false;
  return (digit & (below > 0 ? ONE_HEAP : NO_HEAP)) > 0;
}
