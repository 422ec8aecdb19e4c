/**
 * The register of questions as the app sees it: which questions there are and when they apply. The workers
 * have the functions that answer them.
 */
import type { About, AskedGame, Needs, Question } from '../theories/question.ts';
import { questionsAbout as findAbout, questionApplies, questions } from './register.ts';

export type QuestionEntry = Omit<Question, 'ask'>;

export const questionCatalogue: readonly QuestionEntry[] = questions;

/** The questions that need this and apply to the game, each id once. */
export const entriesAbout = (game: AskedGame, needs: Needs, about: About[Needs]): readonly QuestionEntry[] =>
  findAbout(game, needs, about);

/** Whether it applies to the game: for many nodes this is known sooner than all that apply. */
export const entryApplies = ({ id, needs }: QuestionEntry, game: AskedGame, about: About[Needs]): boolean =>
  questionApplies(id, game, needs, about);
