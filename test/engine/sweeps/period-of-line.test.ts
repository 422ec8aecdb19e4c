/**
 * Periods of lines of values: against play worked out heap by heap and against a search that tries every
 * period at every place, which share nothing with the code that finds them; and what is not a period, or was
 * not observed for long enough.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import { periodOfLine, saysWhichValue } from '../../../engine/sweeps/periods.ts';

/** Nim values of the heaps 0, 1, …, worked out by the definition. */
function nimValues(code: string, most: number): readonly number[] {
  const digits = [...code.slice(2)].map(Number);
  const values = [0];
  for (let heap = 1; heap <= most; heap++) {
    const options = new Set<number>();
    for (const [i, digit] of digits.entries()) {
      const rest = heap - i - 1;
      if (rest === 0 && digit % 2 === 1) options.add(0);
      if (rest > 0 && (digit >> 1) % 2 === 1) options.add(values[rest]);
      if (digit >= 4) for (let one = 1; 2 * one <= rest; one++) options.add(values[one] ^ values[rest - one]);
    }
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

const asText = (n: number): string => (n === 0 ? '0' : `*${n}`);

/** The period of the heaps from 1 to `most`, and whether the theorem proves it. */
function ofHeaps(code: string, most: number) {
  const texts = nimValues(code, most).slice(1).map(asText);
  const position = octal.parse(`${code} 1`);
  const theorem = position.ok ? octal.periodicity?.of(position.value) : undefined;
  const found = periodOfLine(
    texts,
    ({ period, before, saltus }) => saltus === undefined && theorem!.neededFor(before + 1, period) <= most,
  );
  return found && { period: found.period, from: found.before + 1, isProved: found.isProved };
}

describe('octal games', () => {
  test.each([
    ['0.77', 12, 71, 167],
    ['0.07', 34, 53, 175],
    ['0.137', 34, 52, 174],
    ['0.17', 34, 33, 135],
    ['0.177', 20, 497, 1036],
    ['0.055', 148, 259, 816],
  ])(
    '%s repeats after %i from the heap %i, which %i heaps prove and one fewer do not',
    (code, period, from, needed) => {
      expect(ofHeaps(code, needed)).toEqual({ period, from, isProved: true });
      expect(ofHeaps(code, needed - 1)?.isProved ?? false).toBe(false);
    },
  );

  test('0.007 has no period that 2,000 heaps show', () => expect(ofHeaps('0.007', 2000)).toBeUndefined());

  test('what is proved of a short line holds of a long one, in every game of three digits', () => {
    for (let code = 1; code < 512; code += 7) {
      const written = `0.${code.toString(8).padStart(3, '0')}`;
      const found = ofHeaps(written, 120);
      if (found?.isProved) expect([written, ofHeaps(written, 240)]).toEqual([written, found]);
    }
  });
});

/** The smallest period that was seen for long enough, found by trying each one at each place. */
function byTrying(values: readonly number[]): readonly [period: number, before: number] | undefined {
  for (let period = 1; period < values.length; period++) {
    const added = values[values.length - 1] - values[values.length - 1 - period];
    const holdsFrom = (from: number): boolean =>
      values.every((value, i) => i < from + period || value === values[i - period] + added);
    for (let before = 0; before + period < values.length; before++) {
      if (!holdsFrom(before)) continue;
      const rows = values.length - before;
      if (rows >= 3 * period && rows - period >= 6 && rows >= before) return [period, before];
      break;
    }
  }
  return undefined;
}

const lines = fc
  .record({
    before: fc.array(fc.nat(3), { maxLength: 12 }),
    again: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
    times: fc.integer({ min: 1, max: 6 }),
    more: fc.nat(4),
    added: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ before, again, times, more, added }) => [
    ...before,
    ...Array.from(
      { length: times * again.length + (more % again.length) },
      (_, i) => again[i % again.length] + added * Math.floor(i / again.length),
    ),
  ]);

test('a line has the period that trying all of them finds, and no other', () => {
  void fc.assert(
    fc.property(lines, (values) => {
      const found = periodOfLine(values.map(String));
      expect(found && [found.period, found.before]).toEqual(byTrying(values));
    }),
    { numRuns: 600 },
  );
});

test.each([
  ['numbers that fall', '0 -1 -1 -2 -2 -3 -3 -4 -4', 2, 0, '-1'],
  ['numbers beside stars', '{1*|0} 2 4* 6 8* 10 12* 14 16* 18', 2, 1, '4'],
  ['arrows', '↑ ⇑* 3·↑ 4·↑* 5·↑ 6·↑* 7·↑ 8·↑*', 2, 0, '⇑'],
  ['numbers and arrows', '1↑ 3⇑ 5+0 11/2↓ 6⇓ 13/2↓ 7⇓ 15/2↓ 8⇓ 17/2↓ 9⇓', 2, 3, '1'],
  ['nimbers that grow', '* *2 *3 *4 *5 *6 *7', 1, 0, '1'],
  ['games', '{2|1} ±1 {2|1} ±1 {2|1} ±1 {2|1} ±1', 2, 0, undefined],
  ['a carousel', 'on dud dud dud dud dud dud dud', 1, 1, undefined],
])('%s', (_, line, period, before, saltus) => {
  const found = periodOfLine(line.split(' '));
  expect([found?.period, found?.before, found?.saltus]).toEqual([period, before, saltus]);
});

test.each([
  ['four rows alike are no period: the fifth differs in Toads and Frogs', '* * * *'],
  ['two periods', '1 2 3 4 1 2 3 4'],
  ['less than what stands before it', '3 1 4 1 5 9 2 6 0 0 0 0 0 0 0'],
  ['games with other numbers', '{1|0} {2|0} {3|0} {4|0} {5|0} {6|0} {7|0}'],
])('no period: %s', (_, line) => expect(periodOfLine(line.split(' '))).toBeUndefined());

test('a text that does not say which value it is, is not a value', () => {
  const untold = [
    '{…|…} (11 positions)',
    '1 & ?',
    'not stopper-sided',
    '(2 | -1) not guaranteed',
    '(2 | -1) hot',
  ];
  expect(untold.filter(saysWhichValue)).toEqual([]);
  const told = ['0', '-1/2', '∞_{0,2}', '{1|0}', '{on‖0|-1/2} & {1/2|0‖off}', '<^1|2>', 'a{0|{a|0}}'];
  expect(told.filter(saysWhichValue)).toEqual(told);
});
