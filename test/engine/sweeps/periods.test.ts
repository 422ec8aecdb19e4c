/** Periods of tables: along which numbers they are looked for, in which rows, and what proves them. */
import { expect, test } from 'vitest';
import { backslidingToadsAndFrogs } from '../../../engine/rulesets/backsliding-toads-and-frogs/index.ts';
import { octal } from '../../../engine/rulesets/octal/index.ts';
import { readAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { openFamily } from '../../../engine/sweeps/family.ts';
import { printPeriod } from '../../../engine/sweeps/period-claim.ts';
import { periodsOf, type RowOfPeriod } from '../../../engine/sweeps/periods.ts';
import { openSweep } from '../../../engine/sweeps/sweep.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

/** Rows of 0.3, whose nim values from the heap 0 on are 0, 1, 0, 1, … */
const heaps = (from: number, to: number, position: (n: number) => string): readonly RowOfPeriod[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    numbers: [from + i],
    position: position(from + i),
    value: (from + i) % 2 === 0 ? '0' : '*1',
  }));

const said = (rows: readonly RowOfPeriod[], names = ['n']): readonly string[] =>
  periodsOf(
    names.map((name) => ({ name })),
    rows,
    octal,
  ).map(printPeriod);

test.each([
  ['single heaps', 1, 6, (n: number) => `0.3 ${n}`, 'proved by heaps to 6'],
  ['the empty heap counts for nothing in the bound', 0, 6, (n: number) => `0.3 ${n}`, 'proved by heaps to 6'],
  ['heaps that are larger than their number', 0, 6, (n: number) => `0.3 ${n + 2}`, 'proved by heaps to 8'],
  ['noughts at the end of a code', 1, 6, (n: number) => `0.300 ${n}`, 'proved by heaps to 6'],
  ['two heaps', 1, 9, (n: number) => `0.3 ${n}+2`, 'observed to n=9'],
  ['heaps of several games', 1, 9, (n: number) => `0.3${n} ${n}`, 'observed to n=9'],
  ['every second heap', 1, 9, (n: number) => `0.3 ${2 * n}`, 'observed to n=9'],
])('%s', (_, from, to, position, known) => {
  expect(said(heaps(from, to, position))).toEqual([`period 2 in n from ${from}: ${known}`]);
  if (known.startsWith('proved')) expect(said(heaps(from, to - 1, position))).toEqual([]);
});

test('rows are in any order, and of rows with a hole the longest run counts', () => {
  const rows = heaps(1, 30, (n) => `0.3 ${n}`);
  const holes = rows.map((row, i) => (i === 3 || i === 25 ? { ...row, value: undefined } : row));
  expect(said(holes.toReversed())).toEqual(['period 2 in n from 5: proved by heaps to 14']);
  expect(said(rows.filter((_, i) => i % 2 === 0))).toEqual([]);
});

test('each number has its periods, beside each choice of the others', () => {
  const rows = [0, 1].flatMap((m) =>
    heaps(1, 9, (n) => `0.3 ${n}+${m}`).map(({ numbers, ...row }) => ({ ...row, numbers: [m, ...numbers] })),
  );
  expect(said(rows, ['m', 'n'])).toEqual([
    'period 2 in n from 1 where m=0: observed to n=9',
    'period 2 in n from 1 where m=1: observed to n=9',
  ]);
});

test('one toad and one frog that slide back: 0 and * in turn', () => {
  const asked = readAskedFamily('backsliding-toads-and-frogs', ['T .^k F', 'k=1..8']);
  const family = asked.ok ? openFamily(backslidingToadsAndFrogs, asked.value) : undefined;
  if (!family?.ok) throw new Error('no family');
  const rows: RowOfPeriod[] = [];
  for (const advance of openSweep(family.value, { measures: [] }).rows([...Array(8).keys()]))
    if (advance.kind === 'row') rows.push(advance.row);
  expect(periodsOf([{ name: 'k' }], rows, backslidingToadsAndFrogs).map(printPeriod)).toEqual([
    'period 2 in k from 1: observed to k=8',
  ]);
  expect(rows.map(({ value }) => value)).toEqual(['0', '*', '0', '*', '0', '*', '0', '*']);
});

test('the number of a word is not a number along which values repeat, nor is its length', () => {
  const rows = heaps(1, 30, (n) => `0.3 ${n}`);
  expect(periodsOf([{ name: 'w', isIndex: true }], rows, octal)).toEqual([]);
  for (const asked of [
    'clobber "[LR]^n" n=1..6',
    'toppling-dominoes words n=1..4',
    'thinning-thickets stalk w=2..40',
  ])
    expect(sweptTable(asked)).not.toMatch(/^# period/m);
});
