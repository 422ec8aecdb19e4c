/**
 * Summaries of the heaps of one octal game: what they say, which families have one, and that the families'
 * rows say the same.
 */
import { describe, expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import { rulesetOfText } from '../../../engine/rulesets/written/index.ts';
import { parseAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { openFamily } from '../../../engine/sweeps/family.ts';
import { openHeapSummary, summaryInWords } from '../../../engine/sweeps/heap-summary.ts';
import { periodsOf } from '../../../engine/sweeps/periods.ts';
import { openSweep } from '../../../engine/sweeps/sweep.ts';
import type { SweepRow } from '../../../engine/sweeps/table.ts';

function asked(text: string) {
  const read = parseAskedFamily(text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return read.value;
}

function summary(text: string) {
  const heaps = openHeapSummary(octal, asked(text));
  if (!heaps.ok) throw new Error(heaps.problems[0].says);
  return drain(heaps.value.find());
}

test('in words, of a game with a period and of one without', () => {
  expect(summaryInWords(summary('octal kayles n=1..1000')).split('\n')).toEqual([
    '0.77, heaps of 1 to 1,000',
    'period 12 from 71, proved by the heaps to 167',
    'exceptions to the period: 13, the last at 70',
    'values: 8 different ones, the greatest 8, first at 27; heaps worth 0: 0',
    'rare values: those with an even number of binary digits under the mask 15; 9 heaps have one of 3, the last at 70',
  ]);
  expect(summaryInWords(summary('octal treblecross n=1..1000'))).toContain(
    'no period is proved by these heaps',
  );
  expect(summaryInWords(summary('octal "0.00 <n>" n=1..9')).split('\n')).toEqual([
    '0.00, heaps of 1 to 9',
    'period 1 from 0, proved by the heaps to 3',
    'values: 1 different ones, the greatest 0, first at 1; heaps worth 0: 9',
  ]);
});

test('in words, of games by hexadecimal codes, and of rules', () => {
  expect(summaryInWords(summary('octal "0.8 <n>" n=1..300')).split('\n').slice(0, 2)).toEqual([
    '0.8, heaps of 1 to 300',
    'period 3 with saltus 1 from 1, observed to 300',
  ]);
  const laskers = rulesetOfText(
    'name: Lasker’s Nim\nboard: heaps\nEither: n -> n-k, k in 1..n\nEither: n -> a+b, a+b = n, a >= 1, b >= a\n',
  );
  if (!laskers.ok) throw new Error(laskers.problems[0].says);
  const found = openHeapSummary(laskers.value, asked('rules heap n=1..1000000'));
  if (!found.ok) throw new Error(found.problems[0].says);
  expect(summaryInWords(drain(found.value.find())).split('\n')).toEqual([
    'Lasker’s Nim, heaps of 1 to 1,000,000',
    'period 4 with saltus 4 from 1, proved for all heaps',
    'values: 1,000,000 different ones, the greatest 1,000,000, first at 999,999; heaps worth 0: 0',
  ]);
  expect(found.value.valuesOf(0, 9)).toEqual([0, 1, 2, 4, 3, 5, 6, 8, 7, 9]);
  expect(found.value.soFar()).toMatchObject({ known: 1_000_000, greatest: 1_000_000 });
});

/**
 * Values of Grundy's game with an even number of binary digits, the lowest left out, become very rare: none
 * was met after the heap 82,860 (Winning Ways, chapter 4; A. Flammenkamp, Sprague-Grundy values of Grundy's
 * game).
 */
test('in Grundy’s game the rare values are those that the literature lists first', () => {
  const grundys = rulesetOfText('board: heaps\nEither: n -> a+b, a+b = n, a >= 1, a < b\n');
  if (!grundys.ok) throw new Error(grundys.problems[0].says);
  const found = openHeapSummary(grundys.value, asked('rules heap n=1..12000'));
  if (!found.ok) throw new Error(found.problems[0].says);
  const { rare, period } = drain(found.value.find());
  expect(period).toBeUndefined();
  // All digits of the values to there, but for the lowest.
  expect(rare?.mask).toBe(126);
  const isRare = (value: number): boolean =>
    [...(value >> 1).toString(2)].filter((d) => d === '1').length % 2 === 0;
  const heaps = found.value.valuesOf(0, 200).flatMap((value, heap) => (isRare(value) ? [heap] : []));
  expect(heaps.slice(0, 35)).toEqual([
    0, 1, 2, 3, 4, 6, 7, 9, 10, 12, 15, 20, 23, 26, 28, 31, 34, 37, 40, 43, 46, 49, 50, 52, 53, 55, 58, 61,
    87, 90, 93, 146, 149, 152, 158,
  ]);
});

/** The rows of a table, as it is swept row by row. */
function rowsOf(text: string) {
  const opened = openFamily(octal, asked(text));
  if (!opened.ok) throw new Error(opened.problems[0].says);
  const rows: SweepRow[] = [];
  for (const advance of openSweep(opened.value, { measures: [] }).rows(Array(opened.value.count).keys()))
    if (advance.kind === 'row') rows.push(advance.row);
  return { rows, periods: periodsOf(opened.value.family.parameters, rows, octal) };
}

test.each(['0.77', '0.07', '0.055', '0.007', '0.4', '0.26'])(
  'of %s say what the rows of the table say',
  (code) => {
    const { rows, periods } = rowsOf(`octal "${code} <n>" n=1..900`);
    const found = summary(`octal "${code} <n>" n=1..900`);
    const sizes = rows.map(({ value = '0' }) => (value === '0' ? 0 : Number(value.slice(1) || 1)));
    const greatest = Math.max(...sizes);
    expect(found).toMatchObject({
      zeros: sizes.filter((size) => size === 0).length,
      values: new Set(sizes).size,
      greatest: { value: greatest, heap: sizes.indexOf(greatest) + 1 },
    });
    const proved = periods.find(({ known }) => known.kind === 'proved');
    expect(found.period?.period).toBe(proved?.period);
    if (proved) expect(Math.max(1, found.period?.from ?? 0)).toBe(proved.from);
  },
);

describe('which families have one', () => {
  test.each([
    'octal "0.77 <n>+3" n=1..9',
    'octal "0.77 <n>" n=2..9',
    'octal "0.77 1<n>" n=1..9',
    'octal "0.7 1^n" n=1..9',
    'octal "0.77 <n>" n=1..9 n<=4',
    'octal "0.<m> <n>" m=1..2 n=1..9',
    'octal heaps n=1..9',
  ])('not %s', (text) => {
    expect(openHeapSummary(octal, asked(text))).toMatchObject({
      ok: false,
      problems: [{ says: expect.stringContaining('give the heaps of one octal game from 1 on') }],
    });
  });

  test('a printed number may be a sum', () => {
    expect(openHeapSummary(octal, asked('octal "0.77 <n+1>" n=0..9'))).toMatchObject({
      ok: true,
      value: { heaps: 10 },
    });
  });

  test('more heaps than there is room for are refused', () => {
    expect(openHeapSummary(octal, asked('octal kayles n=1..100000001'))).toMatchObject({
      ok: false,
      problems: [{ says: expect.stringContaining('give at most 100,000,000') }],
    });
  });
});
