/** Sums in rules on heaps, as how often each letter is in them. */
import type { comparisons, HeapSum } from './heap-rules.ts';

export type HeapComparison = (typeof comparisons)[number];

/** Whether a comparison holds of two numbers with this difference. */
export const holdsFor: Readonly<Record<HeapComparison, (difference: number) => boolean>> = {
  '=': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
  '<': (difference) => difference < 0,
  '>': (difference) => difference > 0,
  '<=': (difference) => difference <= 0,
  '>=': (difference) => difference >= 0,
};

export type LetterSum = { readonly constant: number; readonly times: ReadonlyMap<string, number> };

/** A sum with a letter some times more. */
export function plus({ constant, times }: LetterSum, letter: string, more: number): LetterSum {
  const all = new Map(times);
  const now = (times.get(letter) ?? 0) + more;
  if (now === 0) all.delete(letter);
  else all.set(letter, now);
  return { constant, times: all };
}

/** A sum less another one; undefined where a letter is divided. Linear in the terms. */
export function linearIn(one: HeapSum, other: HeapSum = []): LetterSum | undefined {
  let found: LetterSum = { constant: 0, times: new Map() };
  for (const [sum, sign] of [[one, 1] as const, [other, -1] as const])
    for (const { isTaken, times, letter, over } of sum) {
      const signed = (isTaken ? -sign : sign) * times;
      if (letter === undefined)
        found = { ...found, constant: found.constant + (isTaken ? -sign : sign) * Math.floor(times / over) };
      else if (over === 1) found = plus(found, letter, signed);
      else return undefined;
    }
  return found;
}
