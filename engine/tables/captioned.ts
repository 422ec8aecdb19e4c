/**
 * A table with its caption, to be pasted into a paper: on one page as it is, and on several by the package
 * longtable.
 */
import { moonStyles, moonsIn } from '../figure/pens/tikz-styles.ts';
import { latexOfTable } from './latex.ts';
import { latexOfCell, type TableCell, type WrittenTable } from './table-cell.ts';

type LatexCaption = {
  readonly caption: TableCell;
  /** The `\label` that follows the caption. */
  readonly label?: string | undefined;
  /** For each column whether it has numbers, which are aligned to the right. */
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
  const columns = numbers.map((isNumber) => (isNumber ? 'r' : 'l')).join('');
  const says = `\\caption{${latexOfCell(caption)}}${label === undefined ? '' : `\\label{${label}}`}`;
  const isLong = written.length > mostOnPage;
  const whole = isLong
    ? longTable({ head, rows: written }, says, columns)
    : `\\begin{table}\n  \\centering\n  ${says}\n  \\medskip\n\n${latexOfTable({ head, rows: written }, columns)}\\end{table}\n`;
  const moons = moonsIn(whole);
  const packages = [
    ...(isLong ? ['longtable'] : []),
    ...(moons.length > 0 ? ['tikz'] : []),
    ...(/\\mathbb|\\nvdash|\\square/.test(whole) ? ['amssymb'] : []),
  ];
  const preamble = packages.length > 0 ? [`% Preamble: \\usepackage{${packages.join(',')}}`] : [];
  return [...preamble, ...moonStyles(moons).map((style) => `${style.trimStart()}%`), whole].join('\n');
}

/** Its heading is repeated on each page. */
function longTable({ head, rows }: WrittenTable, says: string, columns: string): string {
  const heading = `  ${head.map(latexOfCell).join(' & ')} \\\\ \\hline`;
  const lines: string[] = [];
  for (const cells of rows) lines.push(`  ${cells.map(latexOfCell).join(' & ')} \\\\`);
  return [
    `\\begin{longtable}{${columns}}`,
    `  ${says} \\\\`,
    heading,
    '  \\endfirsthead',
    heading,
    '  \\endhead',
    ...lines,
    '\\end{longtable}',
    '',
  ].join('\n');
}
