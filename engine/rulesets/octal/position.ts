/** Positions of octal games, and their notation: the code of the game, and the heaps as in Nim, `0.77 5+7`. */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';
import type { HeapsPosition } from '../recipes/heaps-ruleset.ts';

export type OctalPosition = HeapsPosition & {
  /** "0.77": the digits say what may be left after taking 1, 2, 3, … counters. */
  readonly code: string;
};

/** Of a larger heap nobody would see the counters, and its values take minutes; the period of 0.165 is proved by heaps up to 13,464. */
const highest = 20_000;

export const printOctal = ({ code, heaps }: OctalPosition): string => `${code} ${heaps.join('+')}`;

/** Reads a position; every problem names its heap, or the code. */
export function readOctal(text: string): Draft<OctalPosition> {
  const [, written = '', rest = ''] = /^\s*(\d*[.,][^\s+]*)?(.*)$/su.exec(text) ?? [];
  const counts = countsIn(rest, /\+/);
  const problems = counts.flatMap((count, heap): readonly Problem[] => {
    if (/^\d+$/.test(count) && Number(count) <= highest) return [];
    return [{ place: heapName(heap), says: `${wrongCount(count)}, like 5, at most ${highest}` }];
  });
  const heaps = counts.map((count) => (/^\d{1,5}$/.test(count) ? Number(count) : 0));
  const code = `0${written.replace(/^0*[.,]/, '.')}`;
  if (/^0\.[0-7]+$/.test(code)) return { position: { code, heaps }, problems };
  const says =
    written === ''
      ? 'has no code; write the code of the game before its heaps, like 0.77 5+7'
      : `has the code ${written}, which cannot be read; write digits from 0 to 7 after the point, like 0.77`;
  return {
    position: { code: written === '' ? '0.' : code, heaps },
    problems: [{ place: 'position', says }, ...problems],
  };
}
