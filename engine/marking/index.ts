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
export type { MarkedAnswer, MixtureFound, PreparedView } from './prepared.ts';
