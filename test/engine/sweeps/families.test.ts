/** Families as they are asked for: patterns, ranges, conditions, and the members in their order. */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { parseAskedFamily, printAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { familyCalled, hopelessFamily, type OpenFamily, openFamily } from '../../../engine/sweeps/family.ts';
import { isInShard, readShard } from '../../../engine/sweeps/shards.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { tryLaw } from '../../laws/seeds.ts';

function opened(text: string): OpenFamily | readonly string[] {
  const asked = parseAskedFamily(text);
  if (!asked.ok) return asked.problems.map(({ place, says }) => `${place}: ${says}`);
  const ruleset = rulesets.find(({ id }) => id === asked.value.ruleset);
  if (!ruleset) return ['no ruleset'];
  const family = openFamily(ruleset, asked.value);
  return family.ok ? family.value : family.problems.map(({ place, says }) => `${place}: ${says}`);
}

function positionsOf(text: string): readonly string[] {
  const family = opened(text);
  if (!('count' in family)) return family;
  return Array.from({ length: family.count }, (_, row) => {
    const position = family.positionOf(family.numbersAt(row));
    return position.ok ? position.value : '-';
  });
}

describe('members', () => {
  test.each([
    ['toads-and-frogs "T^m .^k F^n" m=1 k=1..2 n=1..2', ['T.F', 'T.FF', 'T..F', 'T..FF']],
    ['toads-and-frogs "T^m.^kF^n" m=1..2 k=1 n=1 m>=2', ['TT.F']],
    ['clobber "(LR)^n" n=1..3', ['LR', 'LRLR', 'LRLRLR']],
    ['clobber "(LR)^n L^{n+1}" n=1..2', ['LRLL', 'LRLRLLL']],
    ['toppling-dominoes "[br]^n" n=1..2', ['b', 'r', 'bb', 'br', 'rb', 'rr']],
    ['toppling-dominoes "g^m [br]^n" m=1 n=2 w=1..9', ['gbr', 'grb', 'grr']],
    ['octal "0.77 <n>" n=0..2', ['0.77 0', '0.77 1', '0.77 2']],
    ['wythoff "(<m>,<m+d>)" m=0..1 d=0..1', ['(0,0)', '(0,1)', '(1,1)', '(1,2)']],
    ['wythoff two-heaps m=0..1 d=0..1', ['(0,0)', '(0,1)', '(1,1)', '(1,2)']],
    ['one-dimensional-phutball "mB.^k m" k=1..2', ['mB.m', 'mB..m']],
    ['one-dimensional-phutball ".^a B .^b" a=1 b=1..2', ['.B.', '.B..']],
    ['toads-and-frogs "T^m .^{2-m} F" m=1..3', ['T.F', 'TTF', '-']],
    ['domineering rectangle r=1..3 c=1..3 r+c<=4 c>=r', ['.', '..', '...', '../..']],
  ])('%s', (text, positions) => {
    expect(positionsOf(text)).toEqual(positions);
  });

  test.each([
    ['clobber rows n=1..3', /clobber has no such family; give row, against-one, checkerboard, or a pattern/],
    ['clobber row', /^n: has no range; write one, as n=1\.\.3, from 1 on$/],
    ['clobber row n=0..3', /^n=0: begins too low; write n from 1 on$/],
    ['clobber row n=3..1', /ends before it begins; write n=1\.\.3/],
    ['clobber row n=1 k=2', /^k=…: the family has no number k; its number is n$/],
    ['clobber row n=1..3 n+q<=3', /the family has no number q; its number is n/],
    ['clobber row n=1..3 frog', /^frog: is neither a range/],
    [
      'clobber row n=1..900000000',
      /^: the family has 900,000,000 positions, and a sweep has 10,000,000 at most/,
    ],
    ['clobber against-one n=1..90000 m=1..90000 n>=1', /^: the family has 8,100,000,000 positions/],
    ['clobber row n=1..3 n>=7', /no position fits/],
    ['clobber "(LR)^" n=1', /^\(LR\)\^: column 6: how often it repeats is missing/],
    ['clobber "^n" n=1', /column 1: nothing stands before/],
    ['toppling-dominoes "[br]^w" w=1', /w is the number of a word here/],
    ['clobber "row n=1', /the quotation mark here is not closed/],
  ])('%s is refused', (text, says) => {
    expect(positionsOf(text).join('\n')).toMatch(says);
  });
});

const letters = fc.constantFrom('m', 'k', 'n');
const range = fc
  .tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }))
  .map(([from, more]) => ({ from, to: from + more }));
const sums = fc
  .array(fc.tuple(fc.integer({ min: -3, max: 3 }), letters), { minLength: 1, maxLength: 3 })
  .map((terms) => terms.map(([times, name]) => `${times < 0 ? '-' : '+'}${Math.abs(times)}${name}`).join(''));
const conditions = fc
  .tuple(sums, fc.constantFrom('<=', '<', '>=', '>'), fc.integer({ min: -9, max: 30 }))
  .map(([sum, relation, bound]) => `${sum}${relation}${bound}`);

/** The members as three loops find them. */
function byLoops(
  ranges: readonly { from: number; to: number }[],
  tests: readonly string[],
): readonly string[] {
  const found: string[] = [];
  for (let m = ranges[0].from; m <= ranges[0].to; m++)
    for (let k = ranges[1].from; k <= ranges[1].to; k++)
      for (let n = ranges[2].from; n <= ranges[2].to; n++) {
        const holds = tests.every((text) => {
          const [, sum, relation, bound] = /^(.*?)(<=|<|>=|>)(.*)$/.exec(text) ?? [];
          let total = 0;
          for (const [, sign, times, name] of sum.matchAll(/([+-])(\d)([mkn])/g))
            total += (sign === '-' ? -1 : 1) * Number(times) * { m, k, n }[name as 'm' | 'k' | 'n'];
          const apart = total - Number(bound);
          return { '<=': apart <= 0, '<': apart < 0, '>=': apart >= 0, '>': apart > 0 }[relation];
        });
        if (holds) found.push(`${m},${k},${n}`);
      }
  return found;
}

test('with any ranges and conditions the members are those that three loops find, in their order', () => {
  tryLaw(
    fc.tuple(fc.tuple(range, range, range), fc.array(conditions, { maxLength: 3 })),
    100,
    ([ranges, tests]) => {
      const words = ranges.map(({ from, to }, i) => `${'mkn'[i]}=${from}..${to}`);
      const family = opened(`toads-and-frogs "T^m .^k F^n" ${[...words, ...tests].join(' ')}`);
      const expected = byLoops(ranges, tests);
      if (!('count' in family)) {
        expect(family.join()).toMatch(expected.length === 0 ? /no position fits/ : /^$/);
        return;
      }
      const found = Array.from({ length: family.count }, (_, row) => family.numbersAt(row).join());
      expect(found).toEqual(expected);
      const printed = printAskedFamily(family.asked);
      expect(parseAskedFamily(printed)).toEqual({ ok: true, value: family.asked });
    },
  );
});

test('each row belongs to one shard, shards differ by a row, and each has as many of every width', () => {
  tryLaw(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })), 100, ([of, count]) => {
    const sizes = Array.from({ length: of }, (_, i) => {
      const shard = readShard(`${i + 1}/${of}`);
      if (!shard.ok) return 0;
      return Array.from({ length: count }, (_, row) => row).filter((row) => isInShard(row, shard.value))
        .length;
    });
    expect(sizes.reduce((a, b) => a + b)).toBe(count);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
  // Forty boards of four widths each in four shards: none has much more of one width.
  const widths = [1, 2, 3, 4].map((number) => {
    const own = Array.from({ length: 160 }, (_, row) => row).filter((row) =>
      isInShard(row, { number, of: 4 }),
    );
    return own.filter((row) => row % 4 === 3).length;
  });
  for (const many of widths) expect(Math.abs(many - 10)).toBeLessThanOrEqual(2);
});

test.each([
  [
    'clobber "[br]^n" n=1..10',
    '[br]^n: no position with "b" can be read; at n=1, w=0: row 1, square 1: is "b"; write L',
  ],
  [
    'clobber "b^n" n=1..10',
    'b^n: none of its 10 positions can be read; at n=1: row 1, square 1: is "b"; write L',
  ],
  ['clobber "[LR]^n" n=1..10', ''],
  ['one-dimensional-phutball "[.mB]^n" n=4..6', ''],
  ['hare-and-hounds "-H.^n-/.HR.^n/-H.^n-" n=1..9', ''],
])('the problem of %s is reported before it begins: "%s"', (text, says) => {
  const family = opened(text);
  const hopeless = 'count' in family ? hopelessFamily(family) : undefined;
  expect(hopeless ? `${hopeless.place}: ${hopeless.says}` : '').toContain(says);
  expect(hopeless === undefined).toBe(says === '');
});

test.each(['octal 0.77', 'octal 0.77 n=1..9', 'additional-subtraction {2,5,-1} n=1..9'])(
  '%s names the form it wants',
  (text) => {
    const [, rule] = text.split(' ');
    expect(opened(text)).toEqual([
      expect.stringContaining(`write the heaps behind it, as "${rule} <n>" n=1..12`),
    ]);
  },
);

test('a family that a written ruleset does not have is refused without its whole text', () => {
  const read = familyCalled({ id: 'rules:board: row\nLeft: . -> L\n' }, 'rows');
  expect(read.ok ? '' : read.problems).toEqual([
    { place: 'rows', says: 'the written ruleset has no such family; give a pattern, as "x^n"' },
  ]);
});
