/** Nim on the table: heaps of counters. A player makes a move by clicking the lowest counter that it takes. */
import type { Board } from '../board.ts';
import { counterName, heapsBoard } from '../furniture/heaps.ts';
import type { Heaps } from './position.ts';

/** The board of a position. */
export const boardOfHeaps = (heaps: Heaps): Board<Heaps> =>
  heapsBoard({ heaps, read: (changed) => (changed.length > 0 ? changed : undefined) });

/** The place of a move: the lowest counter that it takes. */
export function wayOfHeaps(before: Heaps, after: Heaps): readonly string[] {
  const heap = before.findIndex((count, i) => count !== after[i]);
  return [counterName(heap, after[heap] + 1)];
}
