/**
 * Positions of additional subtraction games, and their notation: what may be taken from the heap, and the heap, `{1,2,-3} 10`. A
 * negative number is put on the heap instead.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { heapName } from '../furniture/heaps.ts';

export type SubtractionPosition = {
  /** Each number once: what is taken in ascending order, then what is added in ascending order. */
  readonly set: readonly number[];
  readonly heap: number;
};

/** A larger heap would be no heap that anybody sees. */
export const highestHeap = 9_999;
const mostAtOnce = 99;
const mostNumbers = 12;
const example = '{1,2,-3} 10';

export const printSubtraction = ({ set, heap }: SubtractionPosition): string => `{${set.join()}} ${heap}`;

/** In the order in which they are printed, each once. */
function inOrder(numbers: readonly number[]): readonly number[] {
  const once = [...new Set(numbers)];
  const taken = once.filter((number) => number > 0);
  const added = once.filter((number) => number <= 0);
  return [...taken.toSorted((a, b) => a - b), ...added.toSorted((a, b) => b - a)];
}

/** Reads a position; what is wrong with the numbers is said of the whole, and what is wrong with the heap of the heap. */
export function readSubtraction(text: string): Draft<SubtractionPosition> {
  const [, written, rest = ''] = /^\s*\{([^}]*)\}?(.*)$/su.exec(text) ?? [undefined, undefined, text];
  const problems: Problem[] = [];
  const set = written === undefined ? undefined : numbersIn(written, problems);
  if (!set) {
    const says = `has no numbers in braces; write what may be taken, and with a minus what may be added, like ${example}`;
    problems.unshift({ place: 'position', says });
  }
  const counted = rest.trim();
  const isHeap = /^\d{1,9}$/.test(counted) && Number(counted) <= highestHeap;
  if (!isHeap) {
    const says = counted === '' ? 'is missing' : `is "${counted}"`;
    const most = highestHeap.toLocaleString('en');
    problems.push({
      place: heapName(0),
      says: `${says}; write a number of counters behind the braces, at most ${most}, like ${example}`,
    });
  }
  return { position: { set: set ?? [], heap: isHeap ? Number(counted) : 0 }, problems };
}

function numbersIn(written: string, problems: Problem[]): readonly number[] {
  const numbers: number[] = [];
  const words = written.split(/[\s,;]+/).filter((word) => word !== '');
  for (const word of words) {
    const number = Number(word.replace(/^[−–]/, '-'));
    if (/^[-+−–]?\d+$/.test(word) && Math.abs(number) <= mostAtOnce) numbers.push(number + 0);
    else
      problems.push({
        place: 'position',
        says: `has "${word}" among its numbers; write whole numbers from -${mostAtOnce} to ${mostAtOnce}, like ${example}`,
      });
  }
  if (words.length === 0)
    problems.push({
      place: 'position',
      says: `has no number in its braces; write one or more, like ${example}`,
    });
  const set = inOrder(numbers);
  if (set.length > mostNumbers)
    problems.push({
      place: 'position',
      says: `has ${set.length} different numbers; write ${mostNumbers} at most`,
    });
  return set;
}
