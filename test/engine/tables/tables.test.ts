/** Tables as CSV and LaTeX: cells that other programs would misread, and cells of what is measured. */
import { expect, test } from 'vitest';
import { guardedCell, unguardedCell } from '../../../engine/tables/csv.ts';
import {
  captionedTable,
  csvOfTable,
  latexOfTable,
  measuredCell,
  textCell,
} from '../../../engine/tables/index.ts';
import type { Measurement } from '../../../engine/theories/measure.ts';

const row = ['a,"b"', '=1+1', 'x_1', ''].map(textCell);

test('cells of CSV are quoted where they must be, and none is a formula', () => {
  expect(csvOfTable({ head: ['name', 'c', 'd', 'e'].map(textCell), rows: [row] })).toBe(
    'name,c,d,e\n"a,""b""",\'=1+1,x_1,\n',
  );
});

test('of cells that begin with a minus sign, a tab or a return numbers alone are written as they are, and every cell is read back', () => {
  const cells = [
    '-1',
    '-1/2',
    '-0.5',
    '-1*',
    '-upon',
    '-H/.HR',
    '\t1',
    '\r1',
    '@x',
    "'=1",
    "'x",
    "''-",
    '1-2',
  ];
  expect(cells.filter((cell) => guardedCell(cell) === cell)).toEqual(['-1', '-1/2', '-0.5', "'x", '1-2']);
  expect(cells.map((cell) => unguardedCell(guardedCell(cell)))).toEqual(cells);
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

test('a table with its caption is on a page, a long one on several, and each says what its preamble needs', () => {
  const caption = { caption: textCell('50%'), label: 'tab', numbers: [true, false] };
  const rows = (count: number, latex: string) =>
    Array.from({ length: count }, (_, i) => [textCell(String(i)), { text: '', latex }]);
  const head = ['n', 'value'].map(textCell);
  const short = captionedTable({ head, rows: rows(40, '$\\cgtmoon_0$') }, caption);
  expect(short.split('\n')[0]).toBe('% Preamble: \\usepackage{tikz}');
  expect(short).toContain('\\providecommand{\\cgtmoon}');
  expect(short).toContain('\\caption{50\\%}\\label{tab}\n  \\medskip\n\n\\begin{tabular}{rl}');
  const long = captionedTable({ head, rows: rows(41, '$\\mathbb{N}$') }, caption);
  expect(long.split('\n')[0]).toBe('% Preamble: \\usepackage{longtable,amssymb}');
  expect(long.match(/n & value/g)).toHaveLength(2);
  expect(long.match(/ \\\\$/gm)).toHaveLength(42);
  expect(captionedTable({ head, rows: [] }, { ...caption, label: undefined })).toMatch(/^\\begin\{table\}/);
});
