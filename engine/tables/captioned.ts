/** A table with its caption, to be pasted into a paper: on one page as it is, and on several by the package longtable. */
import { latexOfTable } from './latex.ts';
import { latexOfCell, type TableCell, type WrittenTable } from './table-cell.ts';

export type LatexCaption = {
  readonly caption: TableCell;
  /** The `\label` that follows the caption. */
  readonly label?: string | undefined;
  /** Of each column whether it is of numbers, which stand at its right. */
  readonly numbers: readonly boolean[];
};

/** More rows do not fit on a page. */
const mostOnPage = 40;

/** Linear in the text. */
export function captionedTable(
  { head, rows }: WrittenTable,
  { caption, label, numbers }: LatexCaption,
): string {
  const written = [...rows];
  const says = `\\caption{${latexOfCell(caption)}}${label === undefined ? '' : `\\label{${label}}`}`;
  const columns = numbers.map((isNumber) => (isNumber ? 'r' : 'l')).join('');
  if (written.length <= mostOnPage)
    return `\\begin{table}\n  \\centering\n  ${says}\n${latexOfTable({ head, rows: written }, columns)}\\end{table}\n`;
  const heading = `  ${head.map(latexOfCell).join(' & ')} \\\\ \\hline`;
  return [
    '% Preamble: \\usepackage{longtable}',
    `\\begin{longtable}{${columns}}`,
    `  ${says} \\\\`,
    heading,
    '  \\endfirsthead',
    heading,
    '  \\endhead',
    ...written.map((cells) => `  ${cells.map(latexOfCell).join(' & ')} \\\\`),
    '\\end{longtable}',
    '',
  ].join('\n');
}
