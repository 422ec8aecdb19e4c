/**
 * Tables of simultaneous games: their values are found again by hand, two strategies prove each matrix, and
 * what was changed is named.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { provedValue } from '../../../engine/checking/play/matrix-of-fractions.ts';
import { matrixGame } from '../../../engine/matrices/matrix-game.ts';
import { matrixValue } from '../../../engine/matrices/value.ts';
import { printRational, rational } from '../../../engine/numbers/rationals.ts';
import { checked, problemsOf, replaced } from '../../fixtures/checked-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** Rows of whole numbers, each divided by a number of its own. */
const matrices = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom(2, 20, 1000))
  .chain(([rows, columns, most]) =>
    fc.array(
      fc.array(fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: 1, max: 9 })), {
        minLength: columns,
        maxLength: columns,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

test('the value of a matrix that strategies prove is that of the simplex method', () => {
  tryLaw(matrices, 200, (cells) => {
    const exact = cells.map((row) => row.map(([over, under]) => rational(BigInt(over), BigInt(under))));
    const found = provedValue(
      exact.map((row) => row.map(({ numerator, denominator }) => [numerator, denominator] as const)),
    );
    const [over, under] = found ?? [0n, 0n];
    expect(printRational({ numerator: over, denominator: under })).toBe(
      printRational(matrixValue(matrixGame(exact))),
    );
  });
});

/** The means by which a column of a table was found right, with how many. */
function meansOf(table: string): Readonly<Record<string, readonly string[]>> {
  const found = checked(table);
  if (!found.ok) throw new Error(`${found.problems[0].place}: ${found.problems[0].says}`);
  expect(found.value.columns.every(({ unchecked }) => unchecked.length === 0)).toBe(true);
  return Object.fromEntries(
    found.value.columns.map(({ name, right }) => [name, right.map(({ by, count }) => `${count} ${by}`)]),
  );
}

const fibonacci = sweptTable('simultaneous-clobber before-one m=1..7', {
  measures: ['right-sees', 'left-sees'],
});

describe('a table of expected values', () => {
  test('has the convention in its head, the fractions of Fibonacci, and the means that prove them', () => {
    expect(fibonacci).toContain('\n# sweep simultaneous-clobber before-one m=1..7 --convention scoring\n');
    for (const value of ['1/2', '3/5', '8/13', '21/34', '55/89', '144/233', '377/610'])
      expect(fibonacci).toContain(`,${value},,0,1,\n`);
    expect(meansOf(fibonacci)).toEqual({
      value: ['7 strategies of both players, multiplied out'],
      outcome: ['7 its definition (there is none)'],
      'right-sees': ['7 play with one choice seen'],
      'left-sees': ['7 play with one choice seen'],
    });
  });

  test.each([
    'simultaneous-clobber between m=1..4',
    'simultaneous-clobber two-between m=1..3',
    'simultaneous-clobber complete n=2..6',
    'simultaneous-clobber "X^m O^n both" m=1..3 n=1..3',
    'simultaneous-clobber checkerboard r=1..2 c=1..3 --convention normal',
    'simultaneous-toppling-dominoes words n=1..3',
    'simultaneous-toppling-dominoes "BWB + W^n" n=1..3 --sum continued',
    'simultaneous-domineering rectangle r=1..3 c=1..3',
    'simultaneous-nogo beside-blue n=1..4 --convention scoring',
    'simultaneous-nogo "B.^n + R.^m" n=1..2 m=1..2 --convention majority --sum conjunctive',
    'subtraction-squares one-number-each a=1 b=2 n=0..11',
  ])('%s is right, in both forms', (asked) => {
    for (const format of ['csv', 'json'] as const)
      expect(meansOf(sweptTable(asked, { format })).value).toHaveLength(1);
  });

  test('the rectangles of Domineering have their classes', () => {
    const table = sweptTable('simultaneous-domineering rectangle r=1..3 c=2..3');
    expect(table).toContain(',../..,0,D,\n');
    expect(table).toContain(',../../..,-1,R,\n');
  });

  test('a wrong value, class, measure or member of data is named by its line', () => {
    const says = (from: string, to: string, table = fibonacci): string =>
      problemsOf(replaced(table, from, to))
        .map((problem) => `${problem.place}: ${problem.says}`)
        .join('\n');
    expect(says('OOXO,3/5,', 'OOXO,2/5,')).toBe('line 5: value of OOXO: the value is 3/5');
    expect(says('OOXO,3/5,', 'OOXO,6/10,')).toMatch(/^line 5: .* no fraction in lowest terms$/);
    expect(says('OOXO,3/5,,', 'OOXO,3/5,L,')).toMatch(/^line 5: outcome of OOXO: there are classes/);
    expect(says('OOXO,3/5,,0,', 'OOXO,3/5,,1,')).toMatch(/^line 5: right-sees of OOXO: .* is 0, not 1$/);
    expect(says(' --convention scoring', '')).toMatch(/^line 2: .*the convention is normal or scoring/);
    expect(says('--convention scoring', '--convention normal --sum selective')).toMatch(/^line 2: /);
    const dominoes = sweptTable('simultaneous-domineering rectangle r=2..3 c=2', { format: 'json' });
    expect(says('"class":"R"', '"class":"L"', dominoes)).toMatch(/data of \.\.\/\.\.\/\.\.: it is another/);
    const byTurns = sweptTable('domineering rectangle r=1 c=1..2');
    expect(says('c=1..2', 'c=1..2 --convention normal', byTurns)).toMatch(/take turns/);
  });

  test('what leads to too many positions is not checked, and says so', () => {
    const table = sweptTable('simultaneous-nogo rectangle r=2 c=3');
    const found = checked(table, { positions: 20 });
    expect(found.ok && found.value.columns[0].unchecked[0].why).toBe('more than 20 positions follow');
  });
});
