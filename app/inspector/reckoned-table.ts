/**
 * What of a list of reckoned expressions is shown, and the same as a table of expressions and values, to be
 * copied.
 */
import { nameOfTyped } from '../../engine/questions/index.ts';
import {
  csvOfTable,
  latexMadeBy,
  latexOfTable,
  textCell,
  type WrittenTable,
} from '../../engine/tables/index.ts';
import type { Value } from '../../engine/values/index.ts';
import type { ReckonedEntry } from '../files/reckoned-list.ts';
import { madeByEditor } from '../release.ts';

/** What the dialog does with the entries of a list. */
type ReckonedParts = {
  /** Those whose answers are shown, copied and put in order. */
  readonly shown: readonly ReckonedEntry[];
  readonly values: readonly { readonly name: string; readonly value: Value }[];
  /** Expressions whose answers are shown and have no place in the order. */
  readonly formless: readonly string[];
  /** Expressions whose names are of another game than the one that is open now. */
  readonly ofOther: readonly string[];
};

export const isOfOther = ({ of }: ReckonedEntry, here: string | undefined): boolean =>
  of !== undefined && of !== here;

/**
 * `here` is the key of the game that is open; `isTold` says whether an entry names nothing that is
 * hidden.
 */
export function partsOfReckoned(
  entries: readonly ReckonedEntry[],
  here: string | undefined,
  isTold: (entry: ReckonedEntry) => boolean,
): ReckonedParts {
  const shown = entries.filter((entry) => isTold(entry) && !isOfOther(entry, here));
  return {
    shown,
    values: shown.flatMap(({ expression, form }) => {
      if (!form) return [];
      const value = { kind: 'stopper', canonical: form } as const;
      return [{ name: nameOfTyped(expression, value), value }];
    }),
    formless: shown.flatMap(({ expression, form }) => (form ? [] : [expression])),
    ofOther: entries.flatMap((entry) => (isOfOther(entry, here) ? [entry.expression] : [])),
  };
}

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
