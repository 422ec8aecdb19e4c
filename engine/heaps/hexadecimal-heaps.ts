/**
 * Nim values of the heaps of a hexadecimal game, in which a move may leave three heaps (Winning Ways, chapter
 * 4). For every number of counters the values of two heaps together are a row of bits. The values of three
 * heaps are asked for one at a time, from 0 up: a heap together with a row that has the rest. What is tried
 * first is the heap with which the value was found last, and only the last value is looked for among all.
 *
 * As soon as the theorem of heap-periods.ts proves a period, the heaps after it are copied.
 *
 * Time: quadratic in the heaps. Memory: a bit for each value that two heaps may have together, for each heap.
 */
import { type HeapCode, NO_HEAP, ONE_HEAP, placesOf, THREE_HEAPS, TWO_HEAPS } from './heap-code.ts';
import { type HeapPeriod, periodOfHeaps } from './heap-periods.ts';
import type { FoundHeaps } from './octal-heaps.ts';

/** A period is looked for whenever there are so many heaps, and that much more of them. */
const [firstLook, growth] = [100, 1.25];

/** Heaps or pairs of heaps that are looked at between two yields. */
const SLICE = 1 << 20;

/** Precondition: no number of counters may be taken besides. */
export function openHexadecimalHeaps(code: HeapCode): FoundHeaps {
  const { digits, unequal = [] } = code;
  const places = placesOf(code);
  let values = new Uint16Array(1_024);
  let known = 1;
  let pairs = 0;
  let greatest = 0;
  let period: HeapPeriod | undefined;
  let nextLook = firstLook;
  /**
   * By counters, the values of two heaps that have them together, a bit for each; the sum of two equal ones
   * has a row of its own.
   */
  const together: Uint32Array[] = [];
  const differing: boolean[] = [];
  /**
   * By value, the smallest of the three heaps that had it last: three heaps with a few counters more often
   * have it with the same one.
   */
  let hints = new Uint32Array(1_024);
  /** Values that an option has, or has not, by the heap for which it was found out. */
  let met = new Uint32Array(1_024);

  const partInTwo = (counters: number): void => {
    let width = 1;
    while (width <= greatest) width *= 2;
    const row = new Uint32Array(Math.max(1, width >> 5));
    let isZeroOfDiffering = false;
    for (let one = 1; 2 * one <= counters; one++) {
      const value = values[one] ^ values[counters - one];
      row[value >> 5] |= 1 << (value & 31);
      if (value === 0 && 2 * one < counters) isZeroOfDiffering = true;
    }
    pairs += counters >> 1;
    together[counters] = row;
    differing[counters] = isZeroOfDiffering;
  };

  const isInTwo = (counters: number, value: number): boolean => {
    const row = together[counters];
    return value >> 5 < row.length && (row[value >> 5] & (1 << (value & 31))) !== 0;
  };

  const isInThree = (counters: number, value: number): boolean => {
    const last = Math.floor(counters / 3);
    if (value >= hints.length) {
      const longer = new Uint32Array(2 * value);
      longer.set(hints);
      hints = longer;
    }
    const begin = Math.max(1, Math.min(last, hints[value]));
    for (let i = 0, heap = begin; i < last; i++, heap = heap < last ? heap + 1 : 1) {
      if (!isInTwo(counters - heap, value ^ values[heap])) continue;
      pairs += i + 1;
      hints[value] = heap;
      return true;
    }
    pairs += last;
    return false;
  };

  /** Whether a move by a digit that leaves several heaps has this value. */
  const isParted = (heap: number, value: number): boolean => {
    for (let taken = 0; taken <= places && taken < heap; taken++) {
      const [digit, rest] = [digits[taken], heap - taken];
      if ((digit & TWO_HEAPS) > 0 && rest > 1 && isInTwo(rest, value))
        if (value > 0 || differing[rest] || (rest % 2 === 0 && !unequal.includes(taken))) return true;
    }
    for (let taken = 0; taken <= places && taken < heap; taken++)
      if ((digits[taken] & THREE_HEAPS) > 0 && isInThree(heap - taken, value)) return true;
    return false;
  };

  const reckon = (heap: number): number => {
    partInTwo(heap);
    for (let taken = 1; taken <= places && taken <= heap; taken++) {
      const digit = digits[taken];
      if (taken === heap ? (digit & NO_HEAP) > 0 : (digit & ONE_HEAP) > 0) met[values[heap - taken]] = heap;
    }
    for (let value = 0; ; value++) {
      if (value === met.length) {
        const longer = new Uint32Array(2 * value);
        longer.set(met);
        met = longer;
      }
      if (met[value] !== heap && !isParted(heap, value)) return value;
    }
  };

  const lookForPeriod = (): void => {
    nextLook = Math.ceil(known * growth);
    period = periodOfHeaps(values.subarray(0, known), code);
  };

  const goOn = (heap: number): void => {
    const end = pairs + SLICE;
    while (known <= heap && pairs < end) {
      if (known === values.length) {
        const more = new Uint16Array(2 * known);
        more.set(values);
        values = more;
      }
      values[known] = period ? values[known - period.period] : reckon(known);
      greatest = Math.max(greatest, values[known]);
      pairs++;
      if (++known >= nextLook && !period) lookForPeriod();
    }
  };

  return {
    *upTo(heap) {
      for (goOn(heap); known <= heap; goOn(heap)) yield known;
      if (!period && known > 1) lookForPeriod();
    },
    values: () => values.subarray(0, known),
    period: () => period,
    split: () => ({ mask: 0, rareHeaps: 0 }),
    work: () => ({ pairs, whole: known - 1 }),
  };
}
