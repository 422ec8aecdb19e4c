/** The door of the tables: the content of a cell, and whole tables as CSV and LaTeX. */

export { captionedTable } from './captioned.ts';
export { csvOfTable } from './csv.ts';
export { latexMadeBy, latexOfTable } from './latex.ts';
export {
  emptyCell,
  latexOfCell,
  measuredCell,
  outcomeCell,
  type TableCell,
  textCell,
  valueCell,
  type WrittenTable,
} from './table-cell.ts';
