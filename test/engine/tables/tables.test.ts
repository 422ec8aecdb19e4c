/** Tables as CSV and LaTeX: cells that other programs would misread, and cells of what is measured. */
import { expect, test } from 'vitest';
import { csvOfTable, latexOfTable, measuredCell, textCell } from '../../../engine/tables/index.ts';
import type { Measurement } from '../../../engine/theories/measure.ts';

const row = ['a,"b"', '=1+1', 'x_1', ''].map(textCell);

test('cells of CSV are quoted where they must be, and none is a formula', () => {
  expect(csvOfTable({ head: ['name', 'c', 'd', 'e'].map(textCell), rows: [row] })).toBe(
    'name,c,d,e\n"a,""b""",\'=1+1,x_1,\n',
  );
});

test('LaTeX has a column for each heading, and no character that it would read as a command', () => {
  expect(latexOfTable({ head: ['name', 'c'].map(textCell), rows: [['x_1', '50%'].map(textCell)] })).toBe(
    '\\begin{tabular}{ll}\n  name & c \\\\ \\hline\n  x\\_1 & 50\\% \\\\\n\\end{tabular}\n',
  );
});

const words = (text: string): Measurement => ({ kind: 'words', text, rank: [] });
test.each([
  [{ kind: 'number', x: -0.25 } as const, '-1/4', '$-\\frac{1}{4}$'],
  [words('hot'), 'hot', 'hot'],
  [words('-1/2 plus an infinitesimal'), '-1/2 plus an infinitesimal', '$-1/2$ plus an infinitesimal'],
  [words('(-1, 1]'), '(-1, 1]', '$(-1, 1]$'],
  [words('{0}'), '{0}', '$\\{0\\}$'],
  [{ kind: 'none', says: 'loopy values have none' } as const, '', ''],
])('%j', (found, text, latex) => {
  expect(measuredCell(found)).toEqual({ text, latex });
});
