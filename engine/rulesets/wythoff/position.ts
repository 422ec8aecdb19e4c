/** Positions of Wythoff's game, and their notation: both heaps in brackets, `(4,7)`. */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';
import type { HeapsPosition } from '../recipes/heaps-ruleset.ts';

/** Of the two only one may be left. */
export type TwoHeaps = HeapsPosition;

/** Of a larger heap nobody would see the counters. */
const largest = 999;

export const printTwoHeaps = ({ heaps }: TwoHeaps): string =>
  `(${(heaps.length < 2 ? [0, ...heaps] : heaps).join(',')})`;

/** Reads a position, with brackets or without; every problem names its heap. */
export function readTwoHeaps(text: string): Draft<TwoHeaps> {
  const counts = countsIn(text.replace(/[()]/g, ''), /[,+;]/);
  const problems = counts.flatMap((count, heap): readonly Problem[] =>
    /^\d+$/.test(count) && Number(count) <= largest
      ? []
      : [
          {
            place: heapName(heap),
            says: `${wrongCount(count)}, like 4, at most ${largest}`,
          },
        ],
  );
  const heaps = counts.map((count) => (/^\d{1,3}$/.test(count) ? Number(count) : 0));
  if (counts.length === 2) return { position: { heaps }, problems };
  const says = `has ${counts.length === 1 ? 'one heap' : `${counts.length} heaps`}; write two heaps, like (4,7)`;
  return { position: { heaps }, problems: [{ place: 'position', says }, ...problems] };
}
