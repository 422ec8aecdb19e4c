/** The check of measures that operators find: tables of them are right, and what is wrong in one is found. */
import { expect, test } from 'vitest';
import { checked } from '../../fixtures/checked-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

const operators = ['incentives', 'left-incentives', 'right-incentives', 'atomic-weight', 'uptimal'];

test.each([
  'clobber "[LR]^n" n=5',
  'toads-and-frogs "T^m .^k F^n" m=1..3 k=1..2 n=1..2',
  'domineering rectangle r=1..2 c=1..4',
])('%s is right in either form, with incentives, atomic weights and uptimals', (asked) => {
  for (const format of ['csv', 'json'] as const)
    expect(checked(sweptTable(asked, { format, measures: operators }))).toMatchObject({ ok: true });
});

test('the star beside which a weight is checked is remote from every position, also where these are many', () => {
  const flower = (stem: number): string =>
    `${Array.from({ length: stem }, (_, i) => `${i}-${i + 1}:g`).join(' ')} ${stem}-100:b ${stem}-`;
  // A long stem is slow to sweep, and only numbers differ.
  const short = sweptTable(`hackenbush "${flower(3)}<n>:r" n=101..101`, { measures: ['atomic-weight'] });
  const table = short.replaceAll(flower(3), flower(65)).replace(',*3,N,0,', ',*65,N,0,');
  expect(table).toContain(',*65,N,0,');
  expect(checked(table)).toMatchObject({ ok: true });
  expect(JSON.stringify(checked(table.replace(',*65,N,0,', ',*65,N,1,')))).toContain('not near to the value');
});

test('wrong incentives, weights and uptimals are found', () => {
  const table = sweptTable('toads-and-frogs "T^m .^k F^n" m=1 k=1 n=1..2', { measures: operators });
  // Of *, and of {0|-1/2}.
  expect(table).toContain('*,N,*,*,*,0,*,');
  expect(table).toContain('N,{1/2|0},{1/2|0},{1/2|0},,,');
  const saysOf = (before: string, after: string): string => {
    expect(table).toContain(before);
    return JSON.stringify(checked(table.replace(before, after)));
  };
  expect(saysOf('*,N,*,*,*,0,*,', '*,N,0,*,*,0,*,')).toContain('no move gains 0');
  expect(saysOf('*,N,*,*,*,0,*,', '*,N,*,*,*,1,*,')).toContain('not near to the value');
  expect(saysOf('*,N,*,*,*,0,*,', '*,N,*,*,*,0,0.1,')).toContain('not the sum that 0.1 says');
  expect(saysOf('{1/2|0},,,', '{1/2|0},0,,')).toContain('a stop is not 0');
});
