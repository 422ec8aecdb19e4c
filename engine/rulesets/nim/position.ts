/** Positions of Nim, and their notation: the number of counters in each heap, joined by +, as in 3+4+5. */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';

/** The number of counters in each heap, in the order in which they lie. */
export type Heaps = readonly number[];

const most = Number.MAX_SAFE_INTEGER;

/** The number of positions that can follow: each heap independently keeps any number of its counters. */
export const positionsOf = (heaps: Heaps): number =>
  heaps.reduce((product, count) => product * (count + 1), 1);

/** Reads a position; every problem names its heap. */
export function readHeaps(text: string): Draft<Heaps> {
  if (text.trim() === '') {
    const says = 'is empty; write the heaps with + between them, like 3+4+5';
    return { position: [0], problems: [{ place: 'position', says }] };
  }
  const written = countsIn(text, /\+/);
  const problems = written.flatMap((count, heap): readonly Problem[] => {
    if (/^(0|[1-9]\d{0,9})$/.test(count)) return [];
    return [{ place: heapName(heap), says: `${wrongCount(count)}, like 3, at most 9999999999` }];
  });
  // A heap that cannot be read is an empty one on the board.
  const position = written.map((count) => (/^\d{1,10}$/.test(count) ? Number(count) : 0));
  if (problems.length > 0 || positionsOf(position) <= most) return { position, problems };
  const says = 'has more positions than can be numbered; write smaller heaps, or fewer';
  return { position, problems: [{ place: 'position', says }] };
}

export const printHeaps = (heaps: Heaps): string => heaps.join('+');
