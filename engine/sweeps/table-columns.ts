/**
 * The columns of a table by their names: the text that each row has there, its number where it says one, and
 * how it is typeset.
 */
import { latexText } from '../figure/latex-text.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { latexOfMeasured } from '../tables/table-cell.ts';
import type { Mark } from '../values/mark.ts';
import { base } from '../values/wording.ts';
import { writtenValue } from '../values/written-value.ts';
import { headingsOf, type SweepRow, type SweepTable } from './table.ts';

/** The names of all columns, in their order. */
export const columnsOfTable = ({
  names,
  measures,
}: Pick<SweepTable, 'names' | 'measures'>): readonly string[] => headingsOf(names, measures);

/** The text of a row in a column; empty where it has none. Precondition: there is such a column. */
export function cellText(
  { names, measures }: Pick<SweepTable, 'names' | 'measures'>,
  row: SweepRow,
  column: string,
): string {
  const number = names.indexOf(column);
  if (number >= 0) return String(row.numbers[number]);
  if (column === 'row') return String(row.row);
  if (column === 'position') return row.position;
  if (column === 'value') return row.value ?? '';
  if (column === 'outcome') return row.outcome ?? '';
  return column === 'says' ? (row.says ?? '') : (row.measured[measures.indexOf(column)] ?? '');
}

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomeClasses, text);

/** How a cell is typeset, and whether that is a formula. */
export function cellMark(column: string, text: string): { readonly mark: Mark; readonly isFormula: boolean } {
  if (column === 'outcome' && isOutcome(text))
    return { mark: [base(outcomeClasses[text].letter, 'calligraphic')], isFormula: true };
  const written = isWords(column) ? undefined : writtenValue(text);
  return written ? { mark: written.mark, isFormula: true } : { mark: [base(text)], isFormula: false };
}

/** The same in LaTeX's text mode, a position in letters of one width; undefined for words. */
export function cellLatex(column: string, text: string): string | undefined {
  if (text === '') return '';
  if (column === 'position') return `\\texttt{${latexText(text).latex}}`;
  if (column === 'outcome' && isOutcome(text)) return `$${outcomeClasses[text].latex}$`;
  if (column === 'says') return undefined;
  const written = isWords(column) ? undefined : writtenValue(text);
  return written ? `$${written.latex}$` : latexOfMeasured(text);
}

/** "hot" is a word there, and no name of a game. */
const isWords = (column: string): boolean => column === 'position' || column === 'says' || column === 'heat';

const nimber = /^(?:0|\*(\d*))$/;
const fraction = /^(-?\d+)(?:\/(\d+))?$/;
const decimal = /^-?\d+\.\d+$/;

/** The size of a nimber. */
export const nimValueOf = (text: string): number | undefined => {
  const found = nimber.exec(text);
  return found ? (text === '0' ? 0 : Number(found[1] || 1)) : undefined;
};

/**
 * A number that is written as such; undefined of any other value, and of one too large for a place on an
 * axis.
 */
export function numberOfText(text: string): number | undefined {
  if (decimal.test(text)) return Number(text);
  const found = fraction.exec(text);
  if (!found) return undefined;
  const number = Number(found[1]) / Number(found[2] ?? 1);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** More words or values than this have no room beside an axis. */
export const mostPlaces = 24;

/**
 * Whether an axis can have these texts, each once: as numbers, as nim-values, or in places of their own if
 * they are few.
 */
export const hasAxis = (texts: readonly string[]): boolean =>
  texts.length <= mostPlaces ||
  texts.every((text) => numberOfText(text) !== undefined) ||
  texts.every((text) => nimValueOf(text) !== undefined);
