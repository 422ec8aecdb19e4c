/** Random rules on heaps, as data: sound in their form, though play by them may not end. */
import * as fc from 'fast-check';
import {
  comparisons,
  type HeapCondition,
  type HeapRule,
  type HeapSum,
  type NumbersListed,
  type RulesOnHeaps,
} from '../../engine/rulesets/written/heap-rules.ts';

const at = { line: 1, column: 1 };
const owner = fc.constantFrom('left' as const, 'right' as const, 'either' as const);

const term = (letters: readonly string[]) =>
  fc.record(
    {
      isTaken: fc.constant(false),
      times: fc.integer({ min: 1, max: 3 }),
      letter: fc.constantFrom(...letters),
      over: fc.constantFrom(1, 1, 1, 2),
    },
    { requiredKeys: ['isTaken', 'times', 'over'] },
  );

const sum = (letters: readonly string[], isHeap: boolean): fc.Arbitrary<HeapSum> =>
  fc
    .tuple(term(letters), fc.array(fc.tuple(term(letters), fc.boolean()), { maxLength: 2 }))
    .map(([first, others]) => [
      first,
      ...others.map(([each, isTaken]) => ({ ...each, isTaken: isHeap || isTaken })),
    ]);

const numbers = (letters: readonly string[]): fc.Arbitrary<NumbersListed> =>
  fc.oneof(
    sum(letters, false).map((is): NumbersListed => ({ kind: 'one', is })),
    fc
      .tuple(sum(letters, false), sum(letters, false))
      .map(([from, to]): NumbersListed => ({ kind: 'range', from, to })),
    fc.constant<NumbersListed>({ kind: 'squares' }),
  );

const conditions = (letters: readonly string[]): fc.Arbitrary<readonly HeapCondition[]> => {
  const each = sum(letters, false);
  const listed = fc.record({
    kind: fc.constant('in' as const),
    letter: fc.constantFrom(...letters),
    numbers: fc.array(numbers(letters), { minLength: 1, maxLength: 3 }),
  });
  const compared = fc.record({
    kind: fc.constant('compared' as const),
    one: each,
    by: fc.constantFrom(...comparisons),
    other: each,
  });
  const parity = fc.record({
    kind: fc.constant('parity' as const),
    of: each,
    parity: fc.constantFrom('even' as const, 'odd' as const),
  });
  const divides = fc.record({ kind: fc.constant('divides' as const), divisor: each, of: each });
  return fc
    .tuple(
      fc.array(fc.oneof<fc.Arbitrary<HeapCondition>[]>(listed, compared), { maxLength: 2 }),
      fc.array(fc.oneof<fc.Arbitrary<HeapCondition>[]>(parity, divides), { maxLength: 2 }),
    )
    .map(([first, last]) => [...first, ...last]);
};

const moveOf = (before: readonly string[], others: readonly string[]): fc.Arbitrary<HeapRule> => {
  const letters = [...before, ...others];
  const heaps = fc.array(sum(letters, true), { minLength: 1, maxLength: 3 });
  return fc.record({
    kind: fc.constant('heaps' as const),
    owner,
    before: fc.constant(before),
    after: fc.tuple(...before.map(() => heaps)),
    conditions: conditions(letters),
    at: fc.constant(at),
  });
};
/**
 * Beside two heaps a third letter would only be one more loop about the others, as beside one heap, and most
 * of the time would go into the thousands of ways in which it can be given numbers.
 */
const move = fc
  .constantFrom(moveOf(['n'], ['a', 'b', 'k']), moveOf(['n', 'm'], ['a', 'k']))
  .chain((each) => each);

const code: fc.Arbitrary<HeapRule> = fc
  .tuple(owner, fc.constantFrom('octal' as const, 'hexadecimal' as const), fc.boolean(), fc.nat(0xffff))
  .map(([by, base, splits, digits]) => {
    const written = digits.toString(base === 'octal' ? 8 : 16).replace(/0+$/, '');
    return { kind: 'code', owner: by, base, code: `${splits ? 4 : 0}.${written || '1'}`, at };
  });

export const arbitraryHeapRules: fc.Arbitrary<RulesOnHeaps> = fc.record({
  board: fc.constant('heaps' as const),
  name: fc.constantFrom('', 'My game'),
  rules: fc.array(fc.oneof({ weight: 3, arbitrary: move }, code), { minLength: 1, maxLength: 3 }),
});
