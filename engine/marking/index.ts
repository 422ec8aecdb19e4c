/**
 * The door of marking: what a view of a lesson asks a class, without what it hides, and how an answer is
 * marked.
 */

export type {
  AnswerVerdict,
  AskedChoice,
  AskedPicture,
  AskedWay,
  ClassAnswer,
  DrawnAnswer,
} from './asked.ts';
export { markAnswer } from './mark.ts';
export { prepareView } from './prepare.ts';
export type { MarkedAnswer, MixtureFound, PreparedView } from './prepared.ts';
export { averageOfGains, mixtureOf, playRound, sumOfGains } from './rounds.ts';
