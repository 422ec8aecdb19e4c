/** A table as comma-separated values (RFC 4180, with a line feed at the end of a line). */
import type { WrittenTable } from './table-cell.ts';

/** What a spreadsheet could take for a formula; numbers that begin with a minus sign are not formulas. */
const formula = /^'*[=+@\t\r-]/;
const number = /^-\d+(?:[./]\d+)?$/;

/**
 * A cell that no spreadsheet reads as a formula: an apostrophe is put before it where it could be one, and
 * also where it begins with an apostrophe already, so that `unguardedCell` gives back every text.
 */
export const guardedCell = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** The text whose cell this is; tables that were written without guards are read as they are. */
export const unguardedCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** A cell as a line of CSV has it, in quotation marks where it needs them. */
export function csvCell(text: string): string {
  const safe = guardedCell(text);
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of such cells. One that begins with # is in quotation marks, too: such lines are comments. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell.startsWith('#') ? `"${cell.replaceAll('"', '""')}"` : csvCell(cell))).join(',')}\n`;

/** Headings first. Linear in the text. */
export function csvOfTable({ head, rows }: WrittenTable): string {
  const lines: string[] = [];
  for (const cells of [head, ...rows]) lines.push(cells.map(({ text }) => csvCell(text)).join(','));
  return `${lines.join('\n')}\n`;
}
