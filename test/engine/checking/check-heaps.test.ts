/** The check of summaries of heaps: right ones pass, and a change of anything that they say is found. */
import { describe, expect, test } from 'vitest';
import { checkHeaps } from '../../../engine/checking/check-heaps.ts';
import { drain } from '../../../engine/rounds.ts';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import type { Ruleset } from '../../../engine/rulesets/ruleset.ts';
import { rulesetOfText } from '../../../engine/rulesets/written/index.ts';
import { parseAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { openHeapSummary, summaryData } from '../../../engine/sweeps/heap-summary.ts';

function summary(family: string, ruleset: Ruleset = octal as Ruleset) {
  const asked = parseAskedFamily(family);
  if (!asked.ok) throw new Error(asked.problems[0].says);
  const heaps = openHeapSummary(ruleset, asked.value);
  if (!heaps.ok) throw new Error(heaps.problems[0].says);
  return summaryData(drain(heaps.value.find()));
}

const check = (data: unknown) => drain(checkHeaps(JSON.stringify(data)));

const placesIn = (data: unknown): readonly string[] => {
  const found = check(data);
  return found.ok ? [] : found.problems.map(({ place }) => place);
};

describe('summaries', () => {
  test.each([
    ['octal kayles n=1..300', 0],
    ['octal kayles n=1..166', 0],
    ['octal "0.165 <n>" n=1..20000', 13_464],
    ['octal "0.376 <n>" n=1..12000', 0],
    ['octal "0.000 <n>" n=1..20', 0],
  ])('of %s are right', (family, reckoned) => {
    const said = summary(family);
    const found = check(said);
    expect(found).toMatchObject({ ok: true, value: { game: said.game, heaps: said.heaps } });
    if (!found.ok) return;
    const { byDefinition, bySparseness, byPeriod } = found.value;
    expect(byDefinition + bySparseness + byPeriod).toBe(said.heaps);
    if (reckoned > 0) expect(byDefinition + bySparseness).toBe(reckoned);
  });

  test('a claim that is changed is named', () => {
    const said = summary('octal "0.177 <n>" n=1..2000');
    expect(said.period).toMatchObject({ period: 20, from: 497, bound: 1_036 });
    const { period, rare, greatest } = said;
    const changed = [
      ['zeros', { zeros: said.zeros + 1 }],
      ['values', { values: said.values + 1 }],
      ['greatest.value', { greatest: { ...greatest, value: greatest.value + 1 } }],
      ['greatest.heap', { greatest: { ...greatest, heap: greatest.heap + 1 } }],
      ['period', { period: null }],
      ['period', { period: { ...period, bound: 1_000 } }],
      ['period.bound', { period: { ...period, bound: 1_500 } }],
      ['period.period', { period: { ...period, period: 40 } }],
      ['period.from', { period: { ...period, from: 498 } }],
      ['period.exceptions.count', { period: { ...period, exceptions: { count: 1, last: 496 } } }],
      ['period.exceptions.last', { period: { ...period, exceptions: { ...period?.exceptions, last: 495 } } }],
      ['rare.mask', { rare: { ...rare, mask: 1 } }],
      ['rare.heaps', { rare: { ...rare, heaps: 1 } }],
      ['rare.values', { rare: { ...rare, values: 1 } }],
      ['rare.last', { rare: { ...rare, last: 1 } }],
      ['rare.mask', { rare: null }],
      ['heaps', { heaps: 0 }],
      ['game', { game: '1.7' }],
    ] as const;
    for (const [place, change] of changed) {
      const found = check({ ...said, ...change });
      expect(
        found.ok ? [] : found.problems.map((problem) => problem.place),
        JSON.stringify(change),
      ).toContain(place);
    }
  });
});

test('a proved period claims nothing else, and leaves nothing out', () => {
  const said = summary('octal kayles n=1..300');
  const { period } = said;
  const changed = [
    ['period.saltus', { period: { ...period, saltus: 3 } }],
    ['period.known', { period: { ...period, known: 'proved' } }],
    ['period.known', { period: { ...period, known: 'observed' } }],
    ['period.until', { period: { ...period, until: 'tomorrow' } }],
    ['period.exceptions.first', { period: { ...period, exceptions: { ...period?.exceptions, first: 1 } } }],
    ['period.exceptions.last', { period: { ...period, exceptions: { count: period?.exceptions.count } } }],
  ] as const;
  for (const [place, change] of changed)
    expect(placesIn({ ...said, ...change }), JSON.stringify(change)).toEqual([place]);
});

function byRules(rules: string, heaps: number, name?: string) {
  const read = rulesetOfText(`${name ? `name: ${name}\n` : ''}board: heaps\n${rules}\n`);
  if (!read.ok) throw new Error(read.problems[0].says);
  return summary(`rules heap n=1..${heaps}`, read.value);
}

describe('summaries by other codes', () => {
  test.each([
    ['octal "4.07 <n>" n=1..6000'],
    ['octal "4.1 <n>" n=1..100'],
    ['octal "0.8 <n>" n=1..200'],
    ['octal "0.f <n>" n=1..200'],
  ])('of %s are right', (family) => {
    const said = summary(family);
    expect(check(said)).toMatchObject({ ok: true, value: { game: said.game, heaps: said.heaps } });
  });

  const grundys = 'Either: n -> a+b, a+b = n, a >= 1, a < b';
  const laskers = 'Either: n -> n-k, k in 1..n\nEither: n -> a+b, a+b = n, a >= 1, b >= a';

  test.each([
    [grundys, 7_000],
    [laskers, 1_000_003],
    ['Either: n -> n-k, k in 1..n', 12],
    ['Either: n -> a+b, a+b = n-1, a < b', 3_000],
    ['Either: hexadecimal 0.7c', 300],
  ])('of the rules %j are right', (rules, heaps) => {
    const said = byRules(rules, heaps);
    expect(check(said)).toMatchObject({ ok: true, value: { game: said.game, heaps } });
    for (const change of [{ zeros: said.zeros + 1 }, { values: said.values + 1 }, { period: { period: 9 } }])
      expect(check({ ...said, ...change }).ok, JSON.stringify(change)).toBe(false);
  });

  test('an observed period that begins elsewhere, or is not the smallest, is named', () => {
    const said = summary('octal "0.8 <n>" n=1..200');
    for (const change of [{ from: 2 }, { saltus: 2 }, { period: 6, saltus: 2 }, { period: 2 }])
      expect(check({ ...said, period: { ...said.period, ...change } }).ok, JSON.stringify(change)).toBe(
        false,
      );
    expect(check({ ...said, period: { ...said.period, known: undefined, bound: 200 } }).ok).toBe(false);
    for (const [place, change] of [
      ['period.bound', { bound: 300 }],
      ['period.bound', { bound: null }],
      ['period.exceptions.last', { exceptions: { count: 0, last: 7 } }],
    ] as const)
      expect(placesIn({ ...said, period: { ...said.period, ...change } }), JSON.stringify(change)).toEqual([
        place,
      ]);
  });

  test('what a formula does not say of a period is named', () => {
    const said = byRules(laskers, 1_000);
    for (const [place, change] of [
      ['period.known', { known: 'observed' }],
      ['period.bound', { bound: 60 }],
      ['period.saltus', { saltus: 3 }],
      ['period.exceptions.last', { exceptions: { count: 0, last: 3 } }],
    ] as const)
      expect(placesIn({ ...said, period: { ...said.period, ...change } }), JSON.stringify(change)).toEqual([
        place,
      ]);
    expect(placesIn({ ...said, period: null })).toContain('period.period');
  });

  test('the name beside rules is the one that they have, or that of their code', () => {
    const named = byRules('Either: octal 0.77', 100, 'Kayles');
    for (const [said, other] of [
      [named, '0.77'],
      [byRules('Either: octal 0.77', 100), '0.7'],
      [byRules('Either: n -> a+b, a+b = n, a >= 1, a <= b', 100), '4.1'],
      [byRules(grundys, 100), '4.0'],
    ] as const) {
      expect(check(said)).toMatchObject({ ok: true, value: { game: said.game, unchecked: [] } });
      expect(placesIn({ ...said, game: other }), other).toEqual(['game']);
    }
    expect(byRules('Either: n -> a+b, a+b = n, a >= 1, a <= b', 100).game).toBe('4.0');
  });

  test('what proves that the values come again is named as what it is', () => {
    const knownOf = (said: ReturnType<typeof summary>) => {
      const found = check(said);
      return found.ok ? found.value.known : expect.fail(JSON.stringify(found.problems));
    };
    expect(knownOf(summary('octal kayles n=1..300'))).toBe(
      'the period, which the theorem of octal games proves',
    );
    const alike = 'the period, which a theorem like that of octal games proves';
    expect(knownOf(summary('octal "0.f <n>" n=1..200'))).toBe(alike);
    expect(knownOf(byRules('Either: n -> a+b, a+b = n-1, a < b', 3_000))).toBe(alike);
    expect(knownOf(byRules(laskers, 1_000))).toBe(
      'the formula of Lasker’s Nim, which the first 60 heaps confirm',
    );
    expect(knownOf(byRules('Either: n -> a, a < n', 40))).toBe(
      'the formula of Nim, which the first 40 heaps confirm',
    );
  });

  test('of more heaps than are found where a move leaves three, only the first ones are checked', () => {
    const said = summary('octal "0.8 <n>" n=1..3600');
    const found = check(said);
    if (!found.ok) return expect.fail(JSON.stringify(found.problems));
    expect(found.value).toMatchObject({ byDefinition: 3_000, bySparseness: 0, byPeriod: 0 });
    expect(found.value.unchecked).toEqual([
      {
        what: 'what it says of more than the first 3,000 heaps',
        why: 'where a move leaves three heaps, no more than 3,000 are found again',
      },
    ]);
    const [zeros, values] = [1, 999];
    expect(placesIn({ ...said, zeros, greatest: { ...said.greatest, heap: 2_999 } })).toEqual([
      'zeros',
      'greatest.heap',
    ]);
    const [greatest, period] = [
      { value: 900, heap: 3_600 },
      { ...said.period, period: 4 },
    ];
    expect(placesIn({ ...said, values, greatest, period })).toEqual(['values', 'greatest.value', 'period']);
  });

  test('rules in which the check sees no code are not checked, which it says', () => {
    const said = { ...summary('octal kayles n=1..300'), rules: 'board: heaps\nEither: n -> n-k, k = n/2\n' };
    expect(check(said)).toMatchObject({
      ok: true,
      value: { byDefinition: 0, unchecked: [{ why: expect.stringContaining('does not see') }] },
    });
    expect(placesIn({ ...said, rules: `name: Halving\n${said.rules}` })).toEqual(['game']);
  });
});
