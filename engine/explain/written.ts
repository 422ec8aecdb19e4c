/** Sayings as lines of text: each vertex by its name, values in the linear notation. */
import { textOf } from '../values/words.ts';
import type { Explanation } from './explanation.ts';
import { type Saying, sayingOf } from './sayings.ts';

/** One saying as text. */
export const textOfSaying = (saying: Saying, called: (vertex: number) => string): string =>
  saying
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('vertex' in part) return called(part.vertex);
      return 'value' in part ? textOf(part.value) : part.outcome;
    })
    .join('');

/** The answer and each reason as a line of text. */
export const linesOf = (
  { answer, reasons }: Explanation,
  called: (vertex: number) => string,
): readonly string[] => [answer, ...reasons].map((reason) => textOfSaying(sayingOf(reason), called));
