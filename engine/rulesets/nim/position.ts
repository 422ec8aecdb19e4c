/** Positions of Nim, and their notation: the number of counters in each heap, joined by +, as in 3+4+5. */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { heapName } from '../furniture/heaps.ts';

/** The number of counters in each heap, in the order in which they lie. */
export type Heaps = readonly number[];

const most = Number.MAX_SAFE_INTEGER;

/** The number of positions that can follow: each heap independently keeps any number of its counters. */
export const positionsOf = (heaps: Heaps): number =>
  heaps.reduce((product, count) => product * (count + 1), 1);

/** Reads a position; every problem names its heap. */
export function parseHeaps(text: string): Result<Heaps> {
  const trimmed = text.trim();
  if (trimmed === '') {
    return refused([
      { place: 'position', says: 'is empty; write the heaps with + between them, like 3+4+5' },
    ]);
  }
  const written = trimmed.split('+');
  const problems = written.flatMap((count, heap): readonly Problem[] => {
    if (/^(0|[1-9]\d{0,9})$/.test(count)) return [];
    const says =
      count === '' ? 'is missing; write its number of counters' : `is "${count}"; write a number of counters`;
    return [{ place: heapName(heap), says: `${says}, like 3, without a space` }];
  });
  if (problems.length > 0) return refused(problems);
  const heaps = written.map(Number);
  if (positionsOf(heaps) > most) {
    const says = 'has more positions than can be told apart; take smaller heaps or fewer';
    return refused([{ place: 'position', says }]);
  }
  return accepted(heaps);
}

export const printHeaps = (heaps: Heaps): string => heaps.join('+');
