/**
 * Tables of sweeps in misère play are checked by forms, genera and play that are found again; errors that are
 * planted in them are found.
 */
import { expect, test } from 'vitest';
import { checked, problemsOf, replaced, uncheckedIn } from '../../fixtures/checked-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

const measures = ['genus', 'misere-grundy', 'misere-size', 'tame'];

test.each([
  'octal "0.77 <n>" n=1..8 --play misere',
  'octal "0.15 <a>+<b>" a=1..7 b=1..7 --play misere',
  'nim "<a>+<b>" a=0..4 b=0..4 --play misere',
  'domineering rectangle r=1..3 c=1..3 --play misere',
  'backsliding-toads-and-frogs "T^m .^k F^n" m=1..2 k=1..2 n=1..2 --play misere',
])('%s is right in either form', (asked) => {
  for (const format of ['csv', 'json'] as const) {
    const found = checked(sweptTable(asked, { format, measures }));
    expect(found).toMatchObject({ ok: true });
    if (!found.ok) return;
    for (const why of uncheckedIn(found.value)) expect(why).toMatch(/too large to be written|says why/);
    expect(found.value.columns[1]).toMatchObject({ name: 'outcome', right: [{ by: 'misère play' }] });
  }
});

test.each([
  'nim "<n>+0" n=0..3 --play misere',
  'octal "0.77 0+<n>" n=1..4 --play misere',
  'nim "<n>+1" n=0..2 --play misere',
])('heaps without counters are no heaps in the partial quotients of %s', (asked) =>
  expect(checked(sweptTable(asked, { measures: ['partial-quotient'] }))).toMatchObject({ ok: true }),
);

test('a quotient that is only observed is not called right', () => {
  const table = sweptTable('octal "0.77 <n>" n=1..3 --play misere', { measures: ['partial-quotient'] });
  const found = checked(table.replace(/^(2,3,.*,N),6,$/m, '$1,6 observed,'));
  if (!found.ok) throw new Error(found.problems[0].says);
  expect(found.value.columns.at(-1)).toMatchObject({ right: [{ count: 2 }], unchecked: [{ count: 1 }] });
});

const kayles = sweptTable('octal "0.77 <n>" n=1..8 --play misere', { measures });
const [fifth, sixth] = ['0.77 5,"{*,*2,*3,{*2,*3}}",N,4^146,1,6,no', '0.77 6,*3,N,3^31,3,4,yes'];

test.each([
  ['another form with the same genus', fifth, fifth.replace('{*2,*3}}', '{*2,*3,{*2}}}'), /another/],
  ['a form that is not simplified', sixth, sixth.replace('*3,N', '"{0,*,*2,{*2}}",N'), /canonical form/],
  ['the winner of normal play', '0.77 1,*,P', '0.77 1,*,N', /the outcome is P, not N/],
  ['the genus of another heap', fifth, fifth.replace('4^146', '4^046'), /the genus is 4\^146/],
  ['a size that counts too few', fifth, fifth.replace(',6,no', ',5,no'), /the misere-size is 6/],
  ['a wild heap that is called tame', fifth, fifth.replace(',no', ',yes'), /the tame is no/],
  ['a value of normal play', fifth, fifth.replace('"{*,*2,*3,{*2,*3}}"', '↑'), /no misère form/],
])('%s is found', (_, from, to, says) => {
  const problems = problemsOf(replaced(kayles, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0].says).toMatch(says);
});

const quotients = sweptTable('octal "0.77 <n>" n=1..8 --play misere', { measures: ['partial-quotient'] });

test.each([
  ['too few elements', /^(4,5,.*,N),12,$/m, '$1,6,', /more than 6 elements/],
  ['no number', /^(4,5,.*,N),12,$/m, '$1,many,', /no number of elements/],
])('of a partial quotient %s are found', (_, from, to, says) => {
  expect(problemsOf(quotients.replace(from, to))[0].says).toMatch(says);
});

test('partial quotients are right by play, and more elements than it distinguishes are not called right', () => {
  const columnOf = (table: string) => {
    const found = checked(table);
    if (!found.ok) throw new Error(found.problems[0].says);
    return found.value.columns.find(({ name }) => name === 'partial-quotient');
  };
  expect(columnOf(quotients)).toMatchObject({
    right: [{ by: 'as many elements as play distinguishes', count: 8 }],
  });
  const more = columnOf(quotients.replace(/^(4,5,.*,N),12,$/m, '$1,14,'));
  expect(more).toMatchObject({
    right: [{ count: 7 }],
    unchecked: [{ why: 'play was seen to distinguish 12 elements' }],
  });
});

test('no such table is of a ruleset without misère play, and no other way of play is said there', () => {
  const table = sweptTable('take-small "1^n" n=1..2');
  expect(problemsOf(replaced(table, 'n=1..2', 'n=1..2 --play misere'))[0].says).toMatch(/no misère play/);
  expect(problemsOf(replaced(kayles, '--play misere', '--play turns'))[0].says).toMatch(/no way to play/);
});
