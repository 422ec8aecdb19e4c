/**
 * Values of positions from which play ends, found from those of their options, without a graph. An option is white, or it is gray and
 * its only move passes the turn, so that whoever has moved there moves again from the position after it.
 *
 * With such options Algorithm 8, corrected, comes to this, since nothing is cyclic and there is no ● and no ○. Let D be the numbers
 * of white options, and F what the mover can force: the number of each position from which she moves again, and the phase of each such
 * position that is a moon. A gray option whose position has the number n covers all numbers but n, and one whose position is a moon
 * covers all. So with no gray option the value is the mex of D; if F is one number, forced by numbers alone, and not in D, it is that number;
 * else it is the moon of phase F. Sums are as Theorem 2.4 says: phases and numbers add as sets of nim-sums.
 */
import { nimSumOfSets } from '../../numbers/naturals.ts';
import type { Rules } from '../../outcome/rules.ts';
import type { ValuesByOptions } from '../theory.ts';

/** A handle is twice a number, or one more than twice the place of a phase among those that were met. O(options and phases) a value. */
export function carryOnByOptions({ asPublished }: Rules): ValuesByOptions | undefined {
  if (asPublished) return undefined;
  const phases: (readonly number[])[] = [];
  const places = new Map<string, number>();
  const moon = (phase: readonly number[]): number => {
    const key = phase.join();
    const known = places.get(key);
    if (known !== undefined) return known;
    const handle = 2 * phases.push(phase) - 1;
    places.set(key, handle);
    return handle;
  };
  const isMoon = (handle: number): boolean => handle % 2 === 1;
  const setOf = (handle: number): readonly number[] => (isMoon(handle) ? phases[handle >> 1] : [handle >> 1]);
  return {
    zero: 0,
    of(white, _, gray) {
      const again = Array.from(gray);
      const offered = new Set(Array.from(white).filter((handle) => !isMoon(handle)));
      if (again.length === 0) {
        let mex = 0;
        while (offered.has(mex)) mex += 2;
        return mex;
      }
      const [first] = again;
      const isNumber = !isMoon(first) && again.every((handle) => handle === first);
      if (isNumber && !offered.has(first)) return first;
      return moon([...new Set(again.flatMap(setOf))].sort((a, b) => a - b));
    },
    add(a, b) {
      if (!isMoon(a) && !isMoon(b)) return a ^ b;
      return moon(nimSumOfSets(setOf(a), setOf(b)));
    },
    negative: (a) => a,
    value: (handle) =>
      isMoon(handle) ? { kind: 'moon', phase: phases[handle >> 1] } : { kind: 'nimber', n: handle >> 1 },
  };
}
