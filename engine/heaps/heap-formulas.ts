/** Formulas for the nim values of heaps of games in which any number of counters may be taken. */
import { type HeapCode, TWO_HEAPS } from './heap-code.ts';

export type HeapFormula = {
  /** The values of the heaps from 1 on come again after so many heaps, greater by as much. */
  readonly period: number;
  worthOf(heap: number): number;
};

const nim: HeapFormula = { period: 1, worthOf: (heap) => heap };

const laskersNim: HeapFormula = {
  period: 4,
  worthOf: (heap) => (heap % 4 === 3 ? heap + 1 : heap % 4 === 0 && heap > 0 ? heap - 1 : heap),
};

/**
 * The formula for a game in which any number of counters may be taken; undefined where none is known.
 *
 * If every other move takes counters too, the heap n is worth n, as in Nim: heaps that have fewer than n
 * counters together are worth less than n together, since a nim sum is at most the sum. If a heap may also be
 * divided in two with none taken, and no other move leaves two, it is Lasker's Nim (Winning Ways, chapter 4):
 * 4k + 3 and 4k + 4 change places. Two equal heaps are worth 0, as if all counters were taken, so it does not
 * matter whether the two may be equal.
 */
export function formulaOf({ digits: [none = 0, ...taking], takesAny }: HeapCode): HeapFormula | undefined {
  if (!takesAny) return undefined;
  if (none === 0) return nim;
  return none === TWO_HEAPS && taking.every((digit) => digit < TWO_HEAPS) ? laskersNim : undefined;
}
