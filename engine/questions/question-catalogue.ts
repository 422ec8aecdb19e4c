/** The register as the app knows it: what can be asked and when it applies, without the asking, which is for workers. */
import type { About, AskedGame, Needs, Question } from '../theories/question.ts';
import { questionsAbout as findAbout, questions } from './index.ts';

export type QuestionEntry = Omit<Question, 'ask'>;

export const questionCatalogue: readonly QuestionEntry[] = questions;

/** Those that need this and apply to the game, each id once. */
export const entriesAbout = (game: AskedGame, needs: Needs, about: About[Needs]): readonly QuestionEntry[] =>
  findAbout(game, needs, about);
