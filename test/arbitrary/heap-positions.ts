/** Random positions of rulesets on heaps of counters, and the moves from each, made by hand on their letters. */
import * as fc from 'fast-check';
import type { ByHand } from './by-hand.ts';

const heaps: ByHand = {
  positions: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }).map((counts) => counts.join('+')),
  moves(text) {
    const counts = text.split('+');
    const ends = counts.flatMap((count, heap) =>
      Array.from({ length: Number(count) }, (_, left) => counts.with(heap, String(left)).join('+')),
    );
    return { left: ends, right: ends };
  },
};

/** The order of the heaps does not matter, and an odd number of counters must be answered. */
const sortedHeaps: ByHand = {
  ...heaps,
  merged: (text) => text.split('+').toSorted().join('+'),
  isEntailing: (text) => text.split('+').reduce((sum, count) => sum + Number(count), 0) % 2 === 1,
};

/** Every way to take some counters out of the middle, the end or all of a heap; the order of heaps does not matter. */
const octal: ByHand = {
  positions: fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...'01234567'), minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 2 }),
    )
    .map(([digits, counts]) => `0.${digits} ${counts.join('+')}`),
  merged(text) {
    const [code, counts] = text.split(' ');
    const left = counts.split('+').filter((count) => count !== '0');
    return `${code} ${left.toSorted((a, b) => Number(a) - Number(b)).join('+') || '0'}`;
  },
  moves(text) {
    const [code, counts] = text.split(' ');
    const heaps = counts.split('+').map((count) => 'o'.repeat(Number(count)));
    const ends = heaps.flatMap((heap, i) =>
      [...code.slice(2)].flatMap((digit, d) => {
        const isAllowed = (parts: readonly string[]): boolean =>
          '01234567'.indexOf(digit).toString(2).padStart(3, '0')[2 - parts.length] === '1';
        return [...heap].flatMap((_, from) => {
          if (from + d + 1 > heap.length) return [];
          const parts = [heap.slice(0, from), heap.slice(from + d + 1)].filter((part) => part !== '');
          return isAllowed(parts) ? [heaps.toSpliced(i, 1, ...parts)] : [];
        });
      }),
    );
    const written = ends.map((parts) => `${code} ${parts.map((part) => part.length).join('+') || '0'}`);
    return { left: written, right: written };
  },
};

/** Sets of what may be taken alone, so that heaps have an end, with numbers to be added only where the heap is empty. */
const subtraction: ByHand = {
  positions: fc
    .record({
      taken: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      added: fc.constantFrom('', ',-1', ',-2,-5'),
      heap: fc.nat(12),
    })
    .map(({ taken, added, heap }) => {
      const set = taken.toSorted((a, b) => a - b).join();
      return added ? `{${set}${added}} 0` : `{${set}} ${heap}`;
    }),
  moves(text) {
    const [set, count] = text.split(' ');
    const left = [...'o'.repeat(Number(count)).matchAll(/o/g)].map(({ index }) => index);
    const options = left.filter((rest) =>
      set
        .slice(1, -1)
        .split(',')
        .includes(String(left.length - rest)),
    );
    const names = options.map((rest) => `${set} ${rest}`);
    return { left: names, right: names };
  },
};

/** Two heaps, of which the smaller is written first: rows of o, cut short in one heap or in both. */
const twoHeaps: ByHand = {
  positions: fc.tuple(fc.nat(5), fc.nat(5)).map((counts) => `(${counts.join(',')})`),
  merged: (text) => written(heapsOf(text)),
  moves(text) {
    const [one, other] = heapsOf(text);
    const ends: string[] = [];
    for (let a = 0; a <= one.length; a++)
      for (let b = 0; b <= other.length; b++) {
        const isMove = a + b > 0 && (a === 0 || b === 0 || a === b);
        if (isMove) ends.push(written([one.slice(a), other.slice(b)]));
      }
    return { left: ends, right: ends };
  },
};

const heapsOf = (text: string): readonly string[] =>
  text
    .slice(1, -1)
    .split(',')
    .map((count) => 'o'.repeat(Number(count)));

const written = (heapsLeft: readonly string[]): string => {
  const [less, more] = heapsLeft.toSorted((a, b) => a.length - b.length);
  return `(${less.length},${more.length})`;
};

/** By the ruleset's id. */
export const heapsByHand: Readonly<Record<string, ByHand>> = {
  nim: heaps,
  octal,
  wythoff: twoHeaps,
  'additional-subtraction': subtraction,
  // The laws' own ruleset, in test/fixtures/sorted-nim.ts.
  'sorted-nim': sortedHeaps,
};
