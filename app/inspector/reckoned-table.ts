/** What was reckoned as a table of expressions and values, to be copied. */
import {
  csvOfTable,
  latexMadeBy,
  latexOfTable,
  textCell,
  type WrittenTable,
} from '../../engine/tables/index.ts';
import type { ReckonedEntry } from '../files/reckoned-list.ts';
import { madeByEditor } from '../release.ts';

const tableOf = (entries: readonly ReckonedEntry[]): WrittenTable => ({
  head: [textCell('expression'), textCell('value')],
  rows: entries.map(({ expression, answer, latex }) => [
    textCell(expression),
    { text: answer, ...(latex !== undefined && { latex: `$${latex}$` }) },
  ]),
});

/** Two columns, the last expression first. */
export const csvOfReckoned = (entries: readonly ReckonedEntry[]): string => csvOfTable(tableOf(entries));

/** A tabular, below a line of comment that says which program made it. */
export const latexOfReckoned = (entries: readonly ReckonedEntry[]): string =>
  latexMadeBy(latexOfTable(tableOf(entries)), madeByEditor);
