/** The content of a cell of a table, in each language in which tables are written. */
import { latexText } from '../figure/latex-text.ts';
import { dyadicOf } from '../numbers/dyadics.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { type Measurement, textOfMeasurement } from '../theories/measure.ts';
import type { Value } from '../values/value.ts';
import { latexOf, textOf } from '../values/words.ts';

/**
 * The content as text, and in LaTeX's text mode. Without `latex` this is the text with those characters
 * escaped that LaTeX would read as commands, and with codes for those that it lacks. A table is written in
 * one language, so expensive content is made when it is first read.
 */
export type TableCell = { readonly text: string; readonly latex?: string };

/** A table to be written: a heading for each column, and rows of as many cells. */
export type WrittenTable = {
  readonly head: readonly TableCell[];
  readonly rows: Iterable<readonly TableCell[]>;
};

export const emptyCell: TableCell = { text: '', latex: '' };

export const textCell = (text: string): TableCell => ({ text });

export const latexOfCell = ({ text, latex }: TableCell): string => latex ?? latexText(text).latex;

const formula = (text: string, latex: string): TableCell => ({ text, latex: `$${latex}$` });

export function valueCell(value: Value): TableCell {
  let [text, latex]: [string?, string?] = [];
  return {
    get text() {
      text ??= textOf(value);
      return text;
    },
    get latex() {
      latex ??= `$${latexOf(value)}$`;
      return latex;
    },
  };
}

export const outcomeCell = (outcome: Outcome): TableCell => formula(outcome, outcomeClasses[outcome].latex);

/** Numbers and values are formulas; words that are numbers and intervals alone are formulas too. */
export function measuredCell(found: Measurement): TableCell {
  if (found.kind === 'value') return valueCell(found.value);
  if (found.kind === 'number') return valueCell({ kind: 'stopper', canonical: dyadicOf(found.x) });
  const text = textOfMeasurement(found);
  return { text, latex: latexOfMeasured(text) };
}

/** What is measured in words, in LaTeX's text mode: "hot", "(-1, 1)", "left (1, -1) (0, 0)". */
export function latexOfMeasured(text: string): string {
  if (/^[[({\d/,\-\s)\]}]+$/.test(text)) return `$${text.replace(/[{}]/g, '\\$&')}$`;
  // In text a minus would be a hyphen.
  const parts = text.split(/(-?\d+(?:\/\d+)?)/);
  return parts.map((part, i) => (i % 2 === 1 ? `$${part}$` : latexText(part).latex)).join('');
}
