/** What was reckoned, copied as a table. */
import { expect, test } from 'vitest';
import { csvOfReckoned, latexOfReckoned } from '../../app/inspector/reckoned-table.ts';

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
