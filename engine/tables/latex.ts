/** A table as a tabular of LaTeX, which needs no package. */
import { latexOfCell, type WrittenTable } from './table-cell.ts';

/** Says in a line of comment above it which program made it, "Grundy 0.7.0". */
export const latexMadeBy = (latex: string, madeBy: string): string => `% ${madeBy}\n${latex}`;

/** Headings first, a line below them; columns are flush left unless others are given. Linear in the text. */
export function latexOfTable({ head, rows }: WrittenTable, columns = 'l'.repeat(head.length)): string {
  const lines: string[] = [];
  for (const cells of rows) lines.push(`  ${cells.map(latexOfCell).join(' & ')} \\\\`);
  return [
    `\\begin{tabular}{${columns}}`,
    `  ${head.map(latexOfCell).join(' & ')} \\\\ \\hline`,
    ...lines,
    '\\end{tabular}',
    '',
  ].join('\n');
}
