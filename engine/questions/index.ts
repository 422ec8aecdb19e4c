/**
 * The door of the questions: their catalogue, and what each is asked about and answers. Asking is behind
 * `engine/run.ts`.
 */

export { gameAbout, gamesAbout } from './game-about.ts';
export { ofGraphAlone } from './of-graph-alone.ts';
export { orderDrawing } from './order-drawing.ts';
export { leftOutSentences, type OrderFound } from './order-found.ts';
export { nameOfTyped } from './order-of-values.ts';
export {
  entriesAbout,
  entryApplies,
  type QuestionEntry,
  questionCatalogue as questions,
} from './question-catalogue.ts';
export type { AnswerTo, AskedAbout, QuestionId } from './register.ts';
export { type MoveOfSum, type StartOfSum, startsOfSum } from './starts-of-sum.ts';
export type { PlyOfSum } from './temperature.ts';
