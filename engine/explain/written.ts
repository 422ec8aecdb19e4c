/** Sayings as lines of text or LaTeX: each vertex by its name, values in the linear notation or as papers print them. */

import { latexText } from '../figure/latex-text.ts';
import { nodeName } from '../figure/node-name.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import { latexOf, saidOf } from '../values/words.ts';
import type { Explanation } from './explanation.ts';
import type { Saying } from './saying-parts.ts';
import { sayingOf } from './sayings.ts';

/** One saying as text. */
export const textOfSaying = (saying: Saying, called: (vertex: number) => string): string =>
  saying
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('vertex' in part) return called(part.vertex);
      return 'value' in part ? saidOf(part.value) : part.outcome;
    })
    .join('');

/** One saying in LaTeX: words, with names and values in dollars. */
export const latexOfSaying = (saying: Saying, called: (vertex: number) => string): string =>
  saying
    .map((part) => {
      if (typeof part === 'string') return latexText(part).latex;
      if ('vertex' in part) return latexOfName(called(part.vertex));
      return `$${'value' in part ? latexOf(part.value) : outcomeClasses[part.outcome].latex}$`;
    })
    .join('');

function latexOfName(name: string): string {
  const { latex } = nodeName(name);
  return latex === undefined ? `\\textit{${latexText(name).latex}}` : `$${latex}$`;
}

/** The answer and each reason as a line of text. */
export const linesOf = (
  { answer, reasons }: Explanation,
  called: (vertex: number) => string,
): readonly string[] => [answer, ...reasons].map((reason) => textOfSaying(sayingOf(reason), called));
