/**
 * What is found in single cells of a table, and in the data of its lines: measures of every kind, scores in
 * thirds, graphs of canonical forms.
 */
import { expect, test } from 'vitest';
import { measuresToCheck } from '../../../engine/checking/play/check-measures.ts';
import { measureCatalogue } from '../../../engine/theories/measuring.ts';
import { checked, lineOf, problemsOf, replaced, uncheckedIn } from '../../fixtures/checked-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

test('every measure that a table may have is known', () => {
  for (const { id } of measureCatalogue) expect(measuresToCheck).toContain(id);
});

const walls = sweptTable('toads-and-frogs "T^m .^k F^n" m=1..2 k=1..3 n=1..2', {
  measures: ['thermograph', 'confused'],
});

test.each([
  [
    'a corner of a wall',
    '"left (1, -1) (-1/4, 1/4)',
    '"left (1, -1) (-1/2, 1/4)',
    /thermograph is left \(1, -1\) \(-1\/4, 1\/4\)/,
  ],
  [
    'walls that were emptied',
    '"left (1, -1) (-1/4, 1/4), right (-1, -1) (-1, -1/2) (-1/4, 1/4)"',
    '',
    /is missing/,
  ],
  ['numbers that it is not confused with', '"[-1/2, 0]"', '"(-1/2, 0]"', /confused is \[-1\/2, 0\]/],
  ['numbers that were emptied', '"[-1/2, 0]"', '', /is missing; it is \[-1\/2, 0\]/],
])('%s', (_, from, to, says) => {
  const row = lineOf(walls, 5);
  expect(row).toContain(from);
  expect(problemsOf(walls.replace(row, row.replace(from, to)))[0]).toMatchObject({
    place: 'line 5',
    says: expect.stringMatching(says),
  });
});

test('what has no measure has an empty cell', () => {
  const loopy = sweptTable('backsliding-toads-and-frogs "T^m .^k F^n" m=2 k=1 n=1', { measures: ['mean'] });
  expect(lineOf(loopy, 4)).toBe('0,2,1,1,TT.F,on,L,,');
  expect(checked(loopy)).toMatchObject({ ok: true });
  expect(problemsOf(loopy.replace('on,L,,', 'on,L,0,'))[0]?.says).toMatch(/there is none/);
});

test('scores in thirds are checked like any others', () => {
  const asked = 'kobber "1/3 .[lr]^n ." n=2';
  for (const format of ['csv', 'json'] as const) {
    const found = checked(sweptTable(asked, { format, measures: ['left-stop', 'stops', 'heat'] }));
    expect(found.ok && uncheckedIn(found.value)).toEqual([]);
  }
  const table = sweptTable(asked, { measures: ['left-stop'] });
  expect(problemsOf(replaced(table, '.lr.,<4/3|-2/3>,N,4/3', '.lr.,<4/3|-1/3>,N,4/3'))[0]?.says).toBe(
    'value of 1/3 .lr.: the stops are 4/3 and -2/3, not 4/3 and -1/3',
  );
  expect(problemsOf(replaced(table, '.lr.,<4/3|-2/3>,N,4/3', '.lr.,<4/3|-2/3>,N,5/3'))[0]?.says).toMatch(
    /left-stop is 4\/3/,
  );
});

test('a mark of the encoding in front of a table does not belong to it', () => {
  expect(checked(`\uFEFF${walls}`)).toMatchObject({ ok: true });
});

test('a row of JSON whose text and data differ', () => {
  const table = sweptTable('nim "<n>" n=2', { format: 'json' });
  expect(problemsOf(table)).toEqual([]);
  expect(problemsOf(table.replace('"text":"*2","latex"', '"text":"*3","latex"'))[0]?.place).toBe('line 2');
});

test.each([
  ['nim "<n>" n=2', '"n":2,"text"', '"n":3,"text"', /another value/],
  ['domineering rectangle r=2 c=2', '"left":[0,1', '"left":[0,0', /another value/],
  [
    'domineering rectangle r=1 c=2',
    '"count":2,"gray":[],"either":[],"left":[],"right":[0,1]',
    '"count":3,"gray":[],"either":[],"left":[1,2],"right":[0,2,0,1]',
    /not in simplest form/,
  ],
  ['domineering rectangle r=1 c=2', '"right":[0,1]', '"right":[0,7]', /no graph/],
  ['toads-and-frogs "TTT .^n F" n=1', '"either":[],"left":[', '"either":[],"left":[0,0,', /another value/],
  ['backsliding-toads-and-frogs "TTT .^n F" n=1', '"left":[0,0]', '"left":[]', /another value/],
  ['backsliding-toads-and-frogs "TTT .^n FFF" n=2', '"left":[0,1,1,1', '"left":[0,1,1,2', /another value/],
  ['additional-subtraction "{3,4,-1} <n>" n=4', '"exits":[0,1]', '"exits":[0,2]', /another value/],
  ['green-lime-hackenbush words n=3 w=1', '"phase":[0,1]', '"phase":[0]', /another value/],
  ['toads-and-frogs "T .^n FF" n=1', '"mean":"-1/4"', '"mean":"-1/2"', /thermograph is/],
  ['kobber "1/3 lr.^n" n=1', '"ls_over":"4/3"', '"ls_over":"1/3"', /its ls_over is 4\/3/],
  ['take-small "1^n" n=2', '"right":[{"left":-1', '"right":[{"left":0', /another value/],
])('data that its text does not name: %s', (asked, from, to, says) => {
  const table = sweptTable(asked, { format: 'json', measures: ['thermograph'] });
  expect(problemsOf(table)).toEqual([]);
  const [problem] = problemsOf(replaced(table, from, to));
  expect(problem).toMatchObject({ place: 'line 2', says: expect.stringMatching(says) });
});
