/**
 * Which values prove a period of an octal game. Theorem of Guy and Smith: let a code have k digits, the last not 0. If G(n + p) = G(n) for
 * all heaps n with e ≤ n < 2e + p + k, then it holds for all n ≥ e. For a move from a larger heap n + p leaves two heaps with
 * 2e + 2p counters at least, so that the larger of them has e + p at least and is worth as much as one of p counters less.
 */
import type { HeapTheorem } from '../ruleset.ts';
import type { OctalPosition } from './position.ts';

/** How many digits count: nothing can be done by the noughts at the end. */
const digitsOf = (code: string): number => code.slice(code.indexOf('.') + 1).replace(/0+$/, '').length;

/** Undefined for several heaps. An empty heap is no heap, which a move may not leave in place of one, so that e is 1 at least. */
export function periodicityOfOctal({ code, heaps }: OctalPosition): HeapTheorem | undefined {
  if (heaps.length !== 1) return undefined;
  const digits = digitsOf(code);
  return {
    game: code,
    heap: heaps[0],
    neededFor: (from, period) => 2 * Math.max(from, 1) + 2 * period + digits - 1,
  };
}
