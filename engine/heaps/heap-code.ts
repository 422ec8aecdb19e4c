/**
 * Games on heaps by a code (Guy and Smith 1956; Winning Ways, chapter 4): a digit for each number of counters
 * that a move may take from a heap says into how many heaps what is left may be parted.
 */

export type HeapCode = {
  /**
   * What taking 0, 1, 2, … counters may leave: no heap (1), one (2), two (4), three (8), or several of these.
   * Taking none leaves two heaps at least.
   */
  readonly digits: readonly number[];
  /**
   * Taking so many counters may leave two heaps only if they differ, as taking none does in Grundy's game.
   */
  readonly unequal?: readonly number[];
  /**
   * Any number of counters may be taken besides, if what is left stays one heap, as in Nim and in Lasker's
   * Nim.
   */
  readonly takesAny?: true;
};

export const [NO_HEAP, ONE_HEAP, TWO_HEAPS, THREE_HEAPS] = [1, 2, 4, 8];

/** The most counters that a move by a digit takes; 0 where none does. */
export const placesOf = ({ digits }: HeapCode): number =>
  Math.max(
    0,
    digits.findLastIndex((digit) => digit > 0),
  );

/** Whether a move may leave three heaps. */
export const leavesThree = ({ digits }: HeapCode): boolean =>
  digits.some((digit) => (digit & THREE_HEAPS) > 0);

/**
 * The code as it is written, `4.07`, hexadecimal where a digit is more than 7, with one digit after the point
 * at least; undefined where a code cannot say all of it.
 */
export function textOfCode({ digits, unequal = [], takesAny }: HeapCode): string | undefined {
  if (takesAny || unequal.length > 0) return undefined;
  const [none = 0, ...taking] = digits.length > 1 ? digits : [digits[0], 0];
  return `${none.toString(16)}.${taking.map((digit) => digit.toString(16)).join('')}`;
}

/**
 * More heaps than these are refused: their values take 2 bytes each, and 4 more while a period is looked for;
 * with three heaps to a move the time grows with their square.
 */
export const mostHeapsOf = (code: HeapCode): number => (leavesThree(code) ? 20_000 : 100_000_000);
