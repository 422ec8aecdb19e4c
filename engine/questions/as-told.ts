/** The register as the app knows it: what can be asked and when it applies, without the asking, which is for workers. */
import type { Question } from '../theories/question.ts';
import { questions } from './index.ts';

export type QuestionAsTold = Omit<Question, 'ask'>;

export const questionsAsTold: readonly QuestionAsTold[] = questions;
