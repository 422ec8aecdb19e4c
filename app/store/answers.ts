/** Actions for the engine's answers, called by the solver alone. */
import { setEditor } from './editor.ts';
import type { AnswersPart } from './state/answers.ts';

export const setAnswers = (answers: Partial<AnswersPart>): void => setEditor(answers);
