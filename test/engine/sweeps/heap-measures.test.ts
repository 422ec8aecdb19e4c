/**
 * Columns of partial misère quotients: their orders against those that are known, in any order of rows, and
 * what has none.
 */
import { describe, expect, test } from 'vitest';
import { sweptTable } from '../../fixtures/swept-table.ts';

/** The last column but one of each row. */
const columnOf = (asked: string): readonly string[] =>
  sweptTable(asked, { measures: ['partial-quotient'] })
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').at(-2) ?? '');

describe('the orders of partial quotients', () => {
  test('of Kayles are those that Plambeck and Siegel give', () => {
    expect(columnOf('octal "0.77 <n>" n=1..12 --play misere')).toEqual([
      '2',
      '6',
      '6',
      '6',
      '12',
      '12',
      '12',
      '12',
      '18',
      '18',
      '18',
      '24',
    ]);
  });

  test('of 0.75 are 8 from some heap on', () => {
    expect(columnOf('octal "0.75 <n>" n=1..12 --play misere').slice(-4)).toEqual(['8', '8', '8', '8']);
  });

  test('of heaps of Nim are 2, 6, 10, and those of one heap alone', () => {
    expect(columnOf('nim "<n>" n=0..4 --play misere')).toEqual(['1', '2', '6', '6', '10']);
    expect(columnOf('nim "<n>+1" n=0..2 --play misere')).toEqual(['2', '', '']);
  });

  test('heaps without a move add nothing', () => {
    expect(columnOf('octal "0.03 <n>" n=1..4 --play misere')).toEqual(['1', '2', '2', '2']);
  });

  test('there are none in normal play', () => {
    expect(columnOf('octal "0.77 <n>" n=1..3')).toEqual(['', '', '']);
  });

  test('of more heaps than a run has prepared, there is another run', () => {
    const orders = columnOf('octal "0.75 <n>" n=1..40 --play misere');
    expect([orders.length, ...new Set(orders.slice(8))]).toEqual([40, '8']);
  });
});
