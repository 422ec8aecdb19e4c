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
    const said = summary('octal "0.165 <n>" n=1..20000');
    const { period, rare, greatest } = said;
    const changed = [
      ['zeros', { zeros: said.zeros + 1 }],
      ['values', { values: said.values + 1 }],
      ['greatest.value', { greatest: { ...greatest, value: greatest.value + 1 } }],
      ['greatest.heap', { greatest: { ...greatest, heap: greatest.heap + 1 } }],
      ['period', { period: null }],
      ['period', { period: { ...period, bound: 10_000 } }],
      ['period.bound', { period: { ...period, bound: 14_000 } }],
      ['period.period', { period: { ...period, period: 3_100 } }],
      ['period.from', { period: { ...period, from: 5_182 } }],
      ['period.exceptions.count', { period: { ...period, exceptions: { count: 1, last: 5_180 } } }],
      [
        'period.exceptions.last',
        { period: { ...period, exceptions: { ...period?.exceptions, last: 5_179 } } },
      ],
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

function byRules(rules: string, heaps: number) {
  const read = rulesetOfText(`board: heaps\n${rules}\n`);
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
  });
});
