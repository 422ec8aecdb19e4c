/** The door of the explanations: reasons as data, and as sentences. */

export { citedBy, playLineOf } from './cited.ts';
export type { Explanation, LineMove, PlayLine, Reason } from './explanation.ts';
export type { Saying } from './saying-parts.ts';
export { latexOfSaying, sayingOf, textOfSaying } from './sayings.ts';
