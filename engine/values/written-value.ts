/**
 * A value that stands as text in a file, typeset and in LaTeX as it was when it was a value. What the text means is not looked for: a value
 * in a table need not be computed again to be printed. Linear in the text.
 */
import type { Mark } from './mark.ts';
import { latexOfName } from './notation/latex.ts';
import { markOfName } from './notation/mark.ts';
import { signsOfWritten } from './notation/written-signs.ts';
import { parseScoring } from './scoring-parse.ts';
import { latexOfSigns, runsOfSigns, signsOfForm } from './scoring-words.ts';
import { base } from './wording.ts';
import { latexOf, markOf, parseValue } from './words.ts';

/** LaTeX for math mode, and the typeset mark. */
export type WrittenValue = { readonly latex: string; readonly mark: Mark };

/** A scoring game with more signs is left as text. */
const mostSigns = 2000;
const stops = /^\((-?[\d./]+) \| (-?[\d./]+)\) ([a-z ]+)$/;

/** Undefined for a text that no value is printed as. */
export function writtenValue(text: string): WrittenValue | undefined {
  // A nimber, of which a node shows the numeral alone; in a partizan game the same value is "*".
  if (text === '*1') return { latex: latexOf({ kind: 'nimber', n: 1 }), mark: [base('∗1')] };
  const name = signsOfWritten(text);
  if (name) return { latex: latexOfName(name), mark: markOfName(name) };
  const value = parseValue(text);
  if (value) return { latex: latexOf(value), mark: markOf(value) };
  const [, minus, over, under] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  if (under !== undefined)
    return { latex: `${minus}\\frac{${over}}{${under}}`, mark: [base(text.replace('-', '−'))] };
  const sides = text.split(' & ');
  if (sides.length === 2 && sides.includes('?')) return oneSideKnown(sides);
  const [, left, right, kind] = stops.exec(text) ?? [];
  if (kind !== undefined) {
    const latex = `(${left} \\mid ${right})\\ \\mathrm{${kind.replaceAll(' ', '\\ ')}}`;
    return { latex, mark: [base(text.replaceAll('-', '−'))] };
  }
  const form = /^[<⟨]|^-?[\d./]+$/.test(text) ? parseScoring(text) : undefined;
  const signs = form?.ok ? signsOfForm(form.value, mostSigns) : undefined;
  return signs && { latex: latexOfSigns(signs), mark: runsOfSigns(signs) };
}

function oneSideKnown(sides: readonly string[]): WrittenValue | undefined {
  const [on, off] = sides.map((side) =>
    side === '?' ? { latex: '{?}', mark: [base('?')] } : writtenValue(side),
  );
  return (
    on &&
    off && { latex: `${on.latex}\\mathbin{\\&}${off.latex}`, mark: [...on.mark, base(' & '), ...off.mark] }
  );
}
