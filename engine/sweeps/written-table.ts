/** A table with the columns and the order that a person chose, to be written as CSV or in LaTeX. */
import { type TableCell, textCell, type WrittenTable } from '../tables/table-cell.ts';
import type { FixedNumber } from './asked-plot.ts';
import type { SweepRow, SweepTable } from './table.ts';
import { cellLatex, cellText, columnsOfTable, nimValueOf, numberOfText } from './table-columns.ts';

export type ChosenColumns = {
  /** Names of columns; undefined for those that say something. */
  readonly columns?: readonly string[];
  /**
   * The column by which rows are sorted, and whether the greatest comes first; in the order of their numbers
   * if undefined.
   */
  readonly sort?: { readonly column: string; readonly falls: boolean };
  /** Only rows with these numbers. */
  readonly fixed?: readonly FixedNumber[];
};

/** Precondition: there are such columns. */
export function chosenTable(
  table: SweepTable,
  { columns, sort, fixed = [] }: ChosenColumns,
): WrittenTable & {
  /** For each column whether it has only numbers. */
  readonly numbers: readonly boolean[];
} {
  const some = table.rows.filter(({ numbers }) =>
    fixed.every(({ name, number }) => numbers[table.names.indexOf(name)] === number),
  );
  const rows = sort ? sortedRows(table, some, sort.column, sort.falls) : some;
  const textsIn = (column: string): readonly string[] => rows.map((row) => cellText(table, row, column));
  const chosen =
    columns ??
    columnsOfTable(table).filter((column) => column !== 'row' && textsIn(column).some((text) => text !== ''));
  return {
    head: chosen.map((name) => headingCell(name, table.names)),
    rows: rows.map((row) => chosen.map((column) => cellOfTable(column, cellText(table, row, column)))),
    numbers: chosen.map(
      (column) =>
        table.names.includes(column) ||
        textsIn(column).every((text) => text === '' || numberOfText(text) !== undefined),
    ),
  };
}

/** A number's name is a formula. */
const headingCell = (name: string, names: readonly string[]): TableCell =>
  names.includes(name) && name.length === 1 ? { text: name, latex: `$${name}$` } : textCell(name);

function cellOfTable(column: string, text: string): TableCell {
  const latex = cellLatex(column, text);
  return latex === undefined ? textCell(text) : { text, latex };
}

/**
 * Numbers by their size, nimbers by theirs, other texts by their letters; rows that have nothing there come
 * last.
 */
function sortedRows(
  table: SweepTable,
  rows: readonly SweepRow[],
  column: string,
  falls: boolean,
): readonly SweepRow[] {
  const keyed = rows.map((row) => {
    const text = cellText(table, row, column);
    return { row, text, number: numberOfText(text) ?? nimValueOf(text) ?? Number.NaN };
  });
  const group = ({ text, number }: (typeof keyed)[number]): number =>
    text === '' ? 2 : Number.isNaN(number) ? 1 : 0;
  return keyed
    .toSorted((a, b) => {
      if (group(a) !== group(b)) return group(a) - group(b);
      const way = group(a) === 0 ? a.number - b.number : a.text < b.text ? -1 : Number(a.text > b.text);
      return falls ? -way : way;
    })
    .map(({ row }) => row);
}
