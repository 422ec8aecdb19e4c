/**
 * A table as text, line by line, so that it is written as its rows come: as comma-separated values (RFC 4180,
 * with a line feed at the end of a line) whose other lines begin with #, or as lines of JSON.
 */
import { csvLine } from '../tables/csv.ts';
import { printAskedFamily } from './asked-family.ts';
import type { OpenFamily } from './family.ts';
import { linesOfLookedAt, type MembersLookedAt, nothingLookedAt } from './looked-at.ts';
import { type PeriodClaim, printPeriod } from './period-claim.ts';
import { headingsOf, type SweepRow, type TableFormat } from './table.ts';

export const tableVersion = 1;

/** The beginning of the line that says which versions of the program found the rows. */
export const makersLine = '# made by ';

/** The first lines; `madeBy` names the programs, where the table says who found its rows: "Grundy 0.8.0". */
export function headOfTable(
  format: TableFormat,
  { asked, names }: OpenFamily,
  measures: readonly string[],
  madeBy: readonly string[] = [],
): string {
  const columns = headingsOf(names, measures);
  const saysMakers = madeBy.length > 0;
  if (format === 'json')
    return `${JSON.stringify({ format: 'grundy-table', version: tableVersion, sweep: asked, ...(saysMakers && { madeBy }), columns })}\n`;
  const makers = saysMakers ? `${makersLine}${madeBy.join(', ')}\n` : '';
  return `# grundy table ${tableVersion}\n# sweep ${printAskedFamily(asked)}\n${makers}${columns.join(',')}\n`;
}

/**
 * All programs that found rows of one table, each once and in one order, so that a table is the same however
 * it was put together.
 */
export const makersOf = (...named: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(named.flat())].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The cells of a row in the order of its columns, each as a text. */
export const cellsOfSweepRow = (row: SweepRow): readonly string[] => {
  const { numbers, position, value = '', outcome = '', measured, says = '' } = row;
  return [row.row, ...numbers, position, value, outcome, ...measured, says].map(String);
};

/** The members of a row as JSON has them. Precondition: the row has its data. */
export function dataOfSweepRow({ names }: Pick<OpenFamily, 'names'>, row: SweepRow) {
  const { numbers, position, says = '', data } = row;
  const named = Object.fromEntries(names.map((name, i) => [name, numbers[i]]));
  return { row: row.row, numbers: named, position, ...data, ...(says !== '' && { says }) };
}

/** The line of a row. Precondition: for JSON, the row has its data. */
export const lineOfRow = (format: TableFormat, family: OpenFamily, row: SweepRow): string =>
  format === 'csv' ? csvLine(cellsOfSweepRow(row)) : `${JSON.stringify(dataOfSweepRow(family, row))}\n`;

/**
 * The last lines, of a table that is done: its periods, and how many of all rows it has. A part has fewer
 * rows and no periods. Where conditions on values keep some members, the lines say which were looked at.
 */
export function endOfTable(
  format: TableFormat,
  { count, onValues }: OpenFamily,
  rows: number,
  periods: readonly PeriodClaim[],
  looked: MembersLookedAt = nothingLookedAt,
): string {
  const lookedAt = onValues.length > 0 ? linesOfLookedAt(format, looked, count) : '';
  if (format === 'json') return `${lookedAt}${JSON.stringify({ rows, of: count, periods })}\n`;
  const says = periods.map((period) => `# ${printPeriod(period)}\n`).join('');
  return `${lookedAt}${says}# ${rows} of ${count} rows\n`;
}
