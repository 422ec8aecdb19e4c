/**
 * Moves of additional subtraction games (Berlekamp, Conway, Guy; Siegel, Coping with cycles, Section 6): from a heap that is not empty a player goes to n − s for some number s of the
 * set, if there is such a heap. A heap has its size as its code. Where some numbers are negative, heaps grow without an end.
 */
import type { Value } from '../../values/value.ts';
import type { BoardMove } from '../board.ts';
import { counterName, heapName } from '../furniture/heaps.ts';
import type { Coder, PartOfPlay, UnboundedPlay } from '../ruleset.ts';
import { highestHeap, printSubtraction, type SubtractionPosition } from './position.ts';

/** The heaps to which one can go. */
const optionsOf = (set: readonly number[], heap: number): readonly number[] =>
  heap === 0 ? [] : set.map((number) => heap - number).filter((left) => left >= 0);

/** `mostFrom`: from larger heaps, only moves to heaps no larger than this are listed. */
function coderOfHeap(
  start: SubtractionPosition,
  mostFrom = Number.POSITIVE_INFINITY,
): Coder<SubtractionPosition> {
  const { set, heap } = start;
  const options = (code: number, out: Float64Array): number => {
    let found = 0;
    for (const left of optionsOf(set, code)) if (code <= mostFrom || left <= mostFrom) out[found++] = left;
    return found;
  };
  return {
    start: heap,
    left: options,
    right: options,
    print: (code) => printSubtraction({ set, heap: code }),
    code: (position) => (position.set.join() === set.join() ? position.heap : undefined),
  };
}

export const coderOfSubtraction = (start: SubtractionPosition): Coder<SubtractionPosition> =>
  coderOfHeap(start);

/** Of a move the lowest counter that it takes or the highest that it puts there; where the heap stays as it is, the number below it. */
export function movesOfSubtraction({
  set,
  heap,
}: SubtractionPosition): readonly BoardMove<SubtractionPosition>[] {
  const placeOf = (left: number): string => {
    if (left === heap) return heapName(0);
    return counterName(0, left < heap ? left + 1 : left);
  };
  return optionsOf(set, heap)
    .filter((left) => left <= highestHeap)
    .map((left) => ({ player: 'either', by: [placeOf(left)], to: { set, heap: left } }));
}

/** Heaps are looked at up to this one at least, as settles all heaps up to 30 of the sets that were tried. */
const leastBound = 36;

/**
 * Where heaps can grow. If as much can be added at once as can be taken, A ≥ B, whoever adds A each time never lets the heap shrink between
 * two of those moves, and so always has a move: nobody can be forced to lose, and every heap but the empty one is ∞, with the exit 0
 * where one move empties it.
 */
export function unboundedSubtraction(start: SubtractionPosition): UnboundedPlay | undefined {
  const { set, heap } = start;
  const mostAdded = -Math.min(0, ...set);
  const mostTaken = Math.max(...set);
  if (heap === 0 || mostAdded === 0) return undefined;
  const part = (bound: number): PartOfPlay => ({
    coder: coderOfHeap(start, bound),
    isBeyond: (code) => code > bound,
    called: `heaps up to ${bound.toLocaleString('en')}`,
  });
  const atOnce = Math.max(mostAdded, mostTaken);
  const upTo = (bound: number): number => Math.min(Math.max(leastBound, bound), highestHeap);
  const base = {
    part,
    first: upTo(heap + atOnce),
    shown: upTo(Math.max(2 * heap, heap + 40 * atOnce)),
    last: highestHeap,
    mostOptions: set.length,
  };
  if (mostAdded < mostTaken) return base;
  const worth = (code: number): Value =>
    code === 0 ? { kind: 'nimber', n: 0 } : { kind: 'cyclic', exits: set.includes(code) ? [0] : [] };
  const atMost = mostTaken > 0 ? `more than ${mostTaken}` : 'any';
  const says = `A player who adds ${mostAdded} each time never lets the heap shrink, because nobody can take ${atMost}; so nobody can be forced to lose. Every heap but the empty one is ∞, with the exit 0 where one move empties it.`;
  return { ...base, theorem: { worth, says } };
}
