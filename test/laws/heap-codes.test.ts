/**
 * Rules on heaps that are recognised as a game by a code have the moves of this code, and the values of codes
 * are those of the definition.
 */
import * as fc from 'fast-check';
import { expect as expectOnce, test } from 'vitest';
import type { HeapCode } from '../../engine/heaps/heap-code.ts';
import { formulaOf } from '../../engine/heaps/heap-formulas.ts';
import { heapsThatProve } from '../../engine/heaps/heap-periods.ts';
import { openHeaps } from '../../engine/heaps/open-heaps.ts';
import { drain } from '../../engine/rounds.ts';
import { codeOfRules } from '../../engine/rulesets/written/code-of-rules.ts';
import { preparedHeapRule } from '../../engine/rulesets/written/heap-options.ts';
import type { RulesOnHeaps } from '../../engine/rulesets/written/heap-rules.ts';
import { readLinesOnHeaps } from '../../engine/rulesets/written/read-heap-rule.ts';
import { arbitraryHeapRules } from '../arbitrary/heap-rules.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** What moves make of a heap, the larger heaps first, by the definition of codes. */
function* movesByCode({ digits, unequal = [], takesAny }: HeapCode, heap: number) {
  if (takesAny) for (let rest = 0; rest < heap; rest++) yield rest > 0 ? [rest] : [];
  for (const [taken, digit] of digits.entries()) {
    const rest = heap - taken;
    const mayLeave = (heaps: number): boolean => (digit >> heaps) % 2 === 1;
    if (rest === 0 && taken > 0 && mayLeave(0)) yield [];
    if (rest > 0 && mayLeave(1)) yield [rest];
    if (mayLeave(2))
      for (let less = 1; 2 * less <= rest; less++)
        if (2 * less < rest || !unequal.includes(taken)) yield [rest - less, less];
    if (mayLeave(3))
      for (let least = 1; 3 * least <= rest; least++)
        for (let less = least; least + 2 * less <= rest; less++) yield [rest - less - least, less, least];
  }
}

const leftByCode = (code: HeapCode, heap: number): ReadonlySet<string> =>
  new Set(Array.from(movesByCode(code, heap), (heaps) => heaps.join('+')));

/**
 * Undefined where a move is not allowed, since play would not end by it; such rules are refused where they
 * are read.
 */
function leftByRules({ rules }: RulesOnHeaps, heap: number): ReadonlySet<string> | undefined {
  const left = new Set<string>();
  let areAllowed = true;
  for (const rule of rules)
    preparedHeapRule(rule).record([heap], ([heaps], isAllowed) => {
      areAllowed &&= isAllowed;
      left.add(heaps.join('+'));
    });
  return areAllowed ? left : undefined;
}

const taken = fc.constantFrom('n', 'n-1', 'n-2', 'n-3', 'n-k', 'n-k', 'n-k-1');
const condition = fc.constantFrom(
  ...[
    'a >= 1',
    'b >= 1',
    'a > 0',
    'a <= b',
    'b >= a',
    'a < b',
    'a != b',
    'a != 0',
    'a = 0',
    'b = 1',
    'a+b > 0',
  ],
  ...['k in 1 2', 'k in 1..3', 'k in 2 4 5', 'k in 1..n', 'k >= 1', 'k <= 3', 'k < n', 'k = n', 'n > k'],
  ...[
    'n > 2',
    'n = 2',
    'n-k >= 1',
    'n even',
    'k odd',
    'k divides n',
    'n in 1 2',
    'k in squares',
    'k in 1..n',
  ],
  ...[
    'c >= 1',
    'b <= c',
    'a <= c',
    'n >= 3',
    'k in 1..n/2',
    'k != 2',
    'a+b >= 2',
    'a = b',
    'k <= 2',
    'k > 0',
  ],
  // Rules that part a heap into unequal halves alone are rare without more of these.
  ...['a < b', 'a != b', 'a < b', 'a != b'],
);
const line = fc
  .tuple(
    fc.constantFrom('n-k', 'n-k', 'n-k', 'n-1', 'n-2', '0', 'a', 'a+b', 'a+b', 'a+b', 'a+b+c', 'a+n-a-1'),
    taken,
    fc.array(condition, { maxLength: 3 }),
  )
  .map(([left, whole, conditions]) => {
    const isSum = /^[a-c](\+[a-c])*$/.test(left);
    return `Either: n -> ${[left, ...(isSum ? [`${left} = ${whole}`] : []), ...conditions].join(', ')}`;
  });
const written = fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => readLinesOnHeaps(lines, []));

test('rules that are recognised have the moves of their code, from every heap to 30', () => {
  const kinds = { free: 0, differing: 0, three: 0, all: 0, some: 0 };
  tryLaw(fc.oneof({ weight: 4, arbitrary: written }, arbitraryHeapRules), 1_200, (rules) => {
    const code = rules.rules.length > 0 ? codeOfRules(rules) : undefined;
    if (!code) return;
    const heaps = Array.from({ length: 30 }, (_, i) => leftByRules(rules, i + 1));
    if (heaps.includes(undefined)) return;
    kinds.all++;
    if (code.takesAny) kinds.free++;
    if (code.unequal) kinds.differing++;
    if (code.digits.some((digit) => digit > 7)) kinds.three++;
    if (code.digits.some((digit) => [1, 2, 5, 6].includes(digit))) kinds.some++;
    for (const [i, left = []] of heaps.entries())
      expect(new Set(left), `${JSON.stringify(rules)} ${i + 1}`).toEqual(leftByCode(code, i + 1));
  });
  expectOnce(kinds.all).toBeGreaterThan(oftenEnough(100));
  for (const [kind, count] of Object.entries(kinds)) expectOnce(count, kind).toBeGreaterThan(oftenEnough(3));
});

/** Nim values of the heaps 0, 1, …, by the definition. */
function byDefinition(code: HeapCode, most: number): readonly number[] {
  const values: number[] = [0];
  for (let heap = 1; heap <= most; heap++) {
    const options = new Set<number>();
    for (const left of movesByCode(code, heap))
      options.add(left.reduce((sum, each) => sum ^ values[each], 0));
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}

const aCode = fc
  .record({
    splits: fc.constantFrom(0, 4, 8, 12),
    digits: fc.array(fc.nat(15), { minLength: 1, maxLength: 4 }),
    isOctal: fc.boolean(),
    halves: fc.nat(31),
  })
  .map(({ splits, digits, isOctal, halves }): HeapCode => {
    const all = [splits, ...digits].map((digit) => (isOctal ? digit % 8 : digit));
    const unequal = [...all.keys()].filter((each) => (all[each] & 4) > 0 && (halves >> each) % 2 === 1);
    return { digits: all, ...(unequal.length > 0 && { unequal }) };
  });

/** Codes that divide a heap in at least one way into unequal halves alone; the codes above are rarely so. */
const unequalCode = fc
  .record({
    place: fc.nat(2),
    own: fc.constantFrom(4, 5, 6, 7),
    digits: fc.array(fc.nat(3), { maxLength: 2 }),
  })
  .map(
    ({ place, own, digits }): HeapCode => ({
      digits: [
        0,
        ...digits.slice(0, place),
        ...Array<number>(Math.max(0, place - digits.length)).fill(0),
        own,
      ],
      unequal: [place + 1],
    }),
  );

test('the values of random codes are those of the definition, also beyond a period that is proved', () => {
  let [proved, differing] = [0, 0];
  tryLaw(fc.oneof(aCode, unequalCode), 90, (code) => {
    const heaps = openHeaps(code);
    drain(heaps.upTo(40));
    drain(heaps.upTo(70));
    expect([...heaps.values()], JSON.stringify(code)).toEqual(byDefinition(code, 70));
    const period = heaps.period();
    if (!period) return;
    proved++;
    if (code.unequal) differing++;
    expect(period.bound).toBe(heapsThatProve(period.from, period.period, code));
  });
  expectOnce(proved).toBeGreaterThan(oftenEnough(10));
  expectOnce(differing).toBeGreaterThan(oftenEnough(2));
});

test('where any number may be taken, the formula gives the values of the definition', () => {
  const free = fc
    .record({
      splits: fc.constantFrom(0, 4),
      digits: fc.array(fc.nat(15), { maxLength: 3 }),
      isUnequal: fc.boolean(),
    })
    .map(({ splits, digits, isUnequal }): HeapCode => {
      const all = [splits, ...digits.map((digit) => (splits > 0 ? digit % 4 : digit))];
      return { digits: all, takesAny: true, ...(isUnequal && splits > 0 && { unequal: [0] }) };
    });
  tryLaw(free, 40, (code) => {
    const formula = formulaOf(code);
    if (!formula) throw new Error(JSON.stringify(code));
    const values = Array.from({ length: 61 }, (_, heap) => formula.worthOf(heap));
    expect(values, JSON.stringify(code)).toEqual(byDefinition(code, 60));
  });
  expect(formulaOf({ digits: [4, 7], takesAny: true })).toBeUndefined();
  expect(formulaOf({ digits: [8], takesAny: true })).toBeUndefined();
});
