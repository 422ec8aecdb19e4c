/** A table as comma-separated values (RFC 4180, with a line feed at the end of a line). */
import type { WrittenTable } from './table-cell.ts';

/** A leading apostrophe keeps a spreadsheet from reading a cell as a formula. */
function cell(text: string): string {
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Headings first. Linear in the text. */
export function csvOfTable({ head, rows }: WrittenTable): string {
  const lines: string[] = [];
  for (const cells of [head, ...rows]) lines.push(cells.map(({ text }) => cell(text)).join(','));
  return `${lines.join('\n')}\n`;
}
