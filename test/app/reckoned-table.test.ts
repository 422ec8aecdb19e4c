/** What was reckoned, copied as a table. */
import { expect, test } from 'vitest';
import { csvOfReckoned, latexOfReckoned, partsOfReckoned } from '../../app/inspector/reckoned-table.ts';

const entries = [
  { expression: '3·^ + *', answer: '^3*', latex: '3{\\uparrow}{*}', nodes: [] },
  { expression: '=1', answer: 'a "quoted", answer', nodes: [] },
];

test('as CSV a cell that a spreadsheet would reckon is guarded, and signs of CSV are quoted', () => {
  expect(csvOfReckoned(entries)).toBe('expression,value\n3·^ + *,^3*\n\'=1,"a ""quoted"", answer"\n');
});

test('as LaTeX the expression is text and its value a formula', () => {
  const lines = latexOfReckoned(entries).split('\n');
  expect(lines[0]).toMatch(/^% Grundy \d/);
  expect(lines).toContain('  3$\\cdot$\\textasciicircum{} + * & $3{\\uparrow}{*}$ \\\\');
});

test('every expression is in the order, or named among those that are left out of it, or hidden', () => {
  const form = { numerator: 5, exponent: 0 };
  const of = (expression: string, more: object = {}) => ({ expression, answer: '5', nodes: [], ...more });
  const list = [
    of('2 + 3', { form }),
    of('2 < 3'),
    of('"LR"', { form, of: 'clobber' }),
    of('"R"', { form, of: 'nim' }),
    of('a', { form, nodes: ['a'] }),
  ];
  const { shown, values, formless, ofOther } = partsOfReckoned(
    list,
    'clobber',
    ({ nodes }) => nodes.length === 0,
  );
  expect(shown).toEqual([list[0], list[1], list[2]]);
  expect(values).toHaveLength(2);
  expect(formless).toEqual(['2 < 3']);
  expect(ofOther).toEqual(['"R"']);
});
