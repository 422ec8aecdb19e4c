/** Random positions of rulesets on heaps of counters, whose moves are made by hand on their letters. */
import * as fc from 'fast-check';
import { heapRules } from '../../engine/checking/moves/heaps.ts';
import type { ByHand } from './by-hand.ts';

const heaps: ByHand = {
  ...heapRules.nim,
  positions: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }).map((counts) => counts.join('+')),
};

/** The order of the heaps does not matter, and an odd number of counters must be answered. */
const sortedHeaps: ByHand = {
  ...heaps,
  merged: (text) => text.split('+').toSorted().join('+'),
  isEntailing: (text) => text.split('+').reduce((sum, count) => sum + Number(count), 0) % 2 === 1,
};

const octal: ByHand = {
  ...heapRules.octal,
  positions: fc
    .tuple(
      fc.constantFrom('0', '0', '4'),
      fc.string({ unit: fc.constantFrom(...'01234567'), minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 2 }),
    )
    .map(([none, digits, counts]) => `${none}.${digits} ${counts.join('+')}`),
};

/**
 * Sets of what may be taken alone, so that heaps have an end, with numbers to be added only where the heap is
 * empty.
 */
const subtraction: ByHand = {
  ...heapRules['additional-subtraction'],
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
};

/** By the ruleset's id. */
export const heapsByHand: Readonly<Record<string, ByHand>> = {
  nim: heaps,
  octal,
  wythoff: {
    ...heapRules.wythoff,
    positions: fc.tuple(fc.nat(5), fc.nat(5)).map((counts) => `(${counts.join(',')})`),
  },
  'additional-subtraction': subtraction,
  // The laws' own ruleset, in test/fixtures/sorted-nim.ts.
  'sorted-nim': sortedHeaps,
};
