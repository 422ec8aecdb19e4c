/**
 * A table that is opened asks for itself again, whichever form it has; one whose head cannot be read is
 * refused by its line.
 */
import { expect, test } from 'vitest';
import { tableDocument } from '../../app/files/table-document.ts';
import { meansTable } from '../../app/files/table-opening.ts';

const columns = 'row,m,n,position,value,outcome,mean,temperature,says';
const rows = '0,1,1,T.F,0,P,0,0,\n';
const sweep = { ruleset: 'toads-and-frogs', family: 'T^m .F^n' };
const json = {
  format: 'grundy-table',
  version: 1,
  sweep: {
    ...sweep,
    ranges: [
      { name: 'm', from: 1, to: 2 },
      { name: 'n', from: 1, to: 3 },
    ],
    conditions: ['m+n<=4'],
  },
  columns: columns.split(','),
};

test.each([
  ['CSV', `# grundy table 1\n# sweep toads-and-frogs "T^m .F^n" n=1..3 m=1..2 m+n<=4\n${columns}\n${rows}`],
  [
    'CSV of another system',
    `\uFEFF# grundy table 1\r\n# sweep toads-and-frogs "T^m .F^n" m=1..2 n=1..3 m+n<=4\r\n${columns}\r\n`,
  ],
  ['lines of JSON', `${JSON.stringify(json)}\n`],
])('%s: a board of its ruleset, and beside it the same table', async (_, text) => {
  expect(meansTable(text)).toBe(true);
  const read = await tableDocument(text);
  expect(read).toMatchObject({
    ok: true,
    value: { title: 'Toads and Frogs', board: { ruleset: 'toads-and-frogs', position: 'T.F' } },
  });
  expect(read.ok && read.value.view.sweep).toEqual({
    of: 'toads-and-frogs "T^m .F^n" m=1..2 n=1..3 m+n<=4',
    columns: ['mean', 'temperature'],
  });
});

test('a table in misère play opens on a board in misère play', async () => {
  const head = (play: string): string =>
    `# grundy table 1\n# sweep nim "<n>" n=1..3${play}\nrow,n,position\n`;
  const playOf = async (text: string) => {
    const read = await tableDocument(text);
    if (!read.ok) throw new Error(read.problems[0].says);
    const { rules, sweep: asked } = read.value.view;
    return [rules.play, asked?.of];
  };
  expect(await playOf(head(' --play misere'))).toEqual(['misere', 'nim "<n>" n=1..3 --play misere']);
  expect(await playOf(head(''))).toEqual(['turns', 'nim "<n>" n=1..3']);
});

test('a table in which both move at once opens on a board by its convention and sum', async () => {
  const head = (rules: string): string =>
    `# grundy table 1\n# sweep simultaneous-domineering rectangle r=1..2 c=1..2${rules}\nrow,r,c,position\n`;
  const rulesOf = async (text: string) => {
    const read = await tableDocument(text);
    if (!read.ok) throw new Error(read.problems[0].says);
    const { play, convention, sum } = read.value.view.rules;
    return [play, convention, sum];
  };
  expect(await rulesOf(head(' --convention majority --sum conjunctive'))).toEqual([
    'simultaneous',
    'majority',
    'conjunctive',
  ]);
  expect(await rulesOf(head(''))).toEqual(['simultaneous', 'normal', 'disjunctive']);
});

test.each([
  ['# grundy table 1\n# sweep nim "x^" n=1..2\nrow\n', /^line 2: x\^: column 3 /],
  ['# grundy table 1\n# sweep nobody "x^n" n=1..2\nrow\n', /^line 2: nobody /],
  [
    '# grundy table 1\n# sweep "--moves python3 rules.py" "<n>" n=1..3\nrow\n',
    /^line 2: python3 rules\.py is a program .* grundy sweep --moves/,
  ],
  ['# grundy table 1\n# sweep nim "<n>"\nrow\n', /^line 2: n has no range/],
  ['# grundy table 2\n# sweep nim "<n>" n=1\nrow\n', /^line 1: is in version 2 /],
  ['# grundy table 1\n', /^line 1: /],
  ['{"format":"grundy-table","version":1,"columns":[]}\n', /^line 1: /],
])('%j is refused by its line', async (text, says) => {
  const read = await tableDocument(text);
  expect(read.ok ? 'opened' : read.problems.map((each) => `${each.place}: ${each.says}`).join()).toMatch(
    says,
  );
});

test.each(['source,target\na,b\n', '# a note\na -> b\n', '{"format":"grundy"}'])(
  '%j means no table',
  (text) => expect(meansTable(text)).toBe(false),
);
