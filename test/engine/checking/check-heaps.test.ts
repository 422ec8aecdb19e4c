/** The check of summaries of heaps: right ones pass, and a change of anything that they say is found. */
import { describe, expect, test } from 'vitest';
import { checkHeaps } from '../../../engine/checking/check-heaps.ts';
import { drain } from '../../../engine/rounds.ts';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import { parseAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { openHeapSummary, summaryData } from '../../../engine/sweeps/heap-summary.ts';

function summary(family: string) {
  const asked = parseAskedFamily(family);
  if (!asked.ok) throw new Error(asked.problems[0].says);
  const heaps = openHeapSummary(octal, asked.value);
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
      ['game', { game: '0.9' }],
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
