/**
 * A matrix written out: its rows of text, the array of LaTeX for use in a formula, and a description for
 * those who cannot see it. Lines that the game leaves out are left out here too. Linear in the cells.
 */
import { mathOfMark } from '../../../figure/latex-math.ts';
import { nodeName } from '../../../figure/node-name.ts';
import { shortFraction } from '../../../values/expected.ts';
import type { FractionText, MatrixAnswer, MatrixCell } from './matrix-answer.ts';

/**
 * The content of a cell: a fraction, a decimal where the fraction is long; ? for a hole, – for a result
 * without a value.
 */
export const textOfMatrixCell = ({ to, low, high }: MatrixCell): string =>
  to === undefined ? '?' : low === undefined ? '–' : shortFraction(low, high);

/**
 * The names of the columns, then each row with its name first; with strategies a column and a row of
 * probabilities, p.
 */
export function matrixRows({
  rows,
  columns,
  cells,
  inGame,
  solution,
}: MatrixAnswer): readonly (readonly string[])[] {
  const name = (at: number): string => columns[at].name;
  return [
    ['', ...inGame.columns.map(name), ...(solution ? ['p'] : [])],
    ...inGame.rows.map((i, place) => [
      rows[i].name,
      ...inGame.columns.map((j) => textOfMatrixCell(cells[i][j])),
      ...(solution ? [shortFraction(solution.left.shown[place])] : []),
    ]),
    ...(solution ? [['p', ...solution.right.shown.map((text) => shortFraction(text)), '']] : []),
  ];
}

function latexOfFraction(low: FractionText, high?: FractionText): string {
  const text = shortFraction(low, high);
  const read = /^(-?)(\d+)\/(\d+)$/.exec(text);
  return read ? `${read[1]}\\frac{${read[2]}}{${read[3]}}` : text.replace('≈', '\\approx ');
}

function latexOfName(text: string): string {
  const { latex, mark } = nodeName(text);
  return latex ?? mathOfMark(mark).latex;
}

const latexOfMatrixCell = ({ to, low, high, gain }: MatrixCell): string => {
  if (to === undefined) return '?';
  if (low === undefined) return '\\mbox{--}';
  const gained =
    gain === undefined || gain === '0'
      ? ''
      : `\\;(${gain.startsWith('-') ? '' : '+'}${latexOfFraction(gain)})`;
  return `${latexOfFraction(low, high)}${gained}`;
};

/** Keeps a fraction off the rule above it. */
const strut = '\\rule{0pt}{2.8ex}';

/**
 * An array for math mode, which needs no package: names at the top and the left, probabilities below and at
 * the right, the value where they meet.
 */
export function matrixArray({ rows, columns, cells, inGame, solution }: MatrixAnswer): string {
  const end = ' \\\\[3pt]';
  const line = (parts: readonly string[]): string => `  ${parts.join(' & ')}`;
  const head = ['', ...inGame.columns.map((j) => latexOfName(columns[j].name)), ...(solution ? [''] : [])];
  const body = inGame.rows.map((i, place) =>
    line([
      `${place === 0 ? strut : ''}${latexOfName(rows[i].name)}`,
      ...inGame.columns.map((j) => latexOfMatrixCell(cells[i][j])),
      ...(solution ? [latexOfFraction(solution.left.shown[place])] : []),
    ]),
  );
  const foot = solution
    ? [
        '  \\hline',
        line([
          strut,
          ...solution.right.shown.map((text) => latexOfFraction(text)),
          latexOfFraction(solution.value),
        ]),
      ]
    : [];
  return [
    `\\begin{array}{c|${'c'.repeat(inGame.columns.length)}${solution ? '|c' : ''}}`,
    `${line(head)} \\\\ \\hline`,
    ...body.map((row, i) => (i < body.length - 1 || solution ? `${row}${end}` : row)),
    ...foot,
    '\\end{array}',
    '',
  ].join('\n');
}

/** Nobody listens to more cells than these. */
const mostSpoken = 100;

/** "Matrix of A. Rows are Left’s moves, columns Right’s. Row l: 1 in column l, 0 in column r. …" */
export function matrixInWords(name: string, answer: MatrixAnswer): string {
  const { rows, columns, cells, inGame, solution } = answer;
  const [down, across] = [inGame.rows.length, inGame.columns.length];
  const spoken = (text: string): string =>
    text.replace('-', '−').replace('?', 'no result').replace('–', 'no value');
  const cellsSaid =
    down * across > mostSpoken
      ? []
      : inGame.rows.map((i) => {
          const row = inGame.columns.map(
            (j) => `${spoken(textOfMatrixCell(cells[i][j]))} in column ${columns[j].name}`,
          );
          return `Row ${rows[i].name}: ${row.join(', ')}.`;
        });
  const playing = (shown: readonly FractionText[], names: readonly string[]): string =>
    names.map((each, i) => `${each} with ${shortFraction(shown[i])}`).join(', ');
  return [
    `Matrix${name === '' ? '' : ` of ${name}`}, ${down} × ${across}. Rows are Left’s moves, columns Right’s.`,
    ...cellsSaid,
    ...(solution
      ? [
          `It is worth ${spoken(shortFraction(solution.value))}.`,
          `Left plays ${playing(
            solution.left.shown,
            inGame.rows.map((i) => rows[i].name),
          )}; Right plays ${playing(
            solution.right.shown,
            inGame.columns.map((j) => columns[j].name),
          )}.`,
        ]
      : []),
  ].join(' ');
}
