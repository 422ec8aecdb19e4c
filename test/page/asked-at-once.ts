/**
 * The panels' questions, answered at once, since what is rendered as a text has no effects. A law decides by
 * whom: by a worker of the page, which remembers its last game, or anew for each question.
 */
import type { BoardQuestionId } from '../../engine/conduct/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import type { Answer, AnswerFor, AskJob, Job } from '../../workers/protocol.ts';

export type Answering = (job: Job) => Answer<unknown> | undefined;

export const answering: { by: Answering } = { by: () => undefined };

/** In place of app/store/use-job.ts. */
export const useJob = <J extends Job>(make: (() => J) | undefined): Answer<AnswerFor<J>> | undefined =>
  make && (answering.by(make()) as Answer<AnswerFor<J>> | undefined);

export const useWatchedJob = <J extends Job>(make: (() => J) | undefined) => ({
  progress: undefined,
  answer: useJob(make),
  stop: () => undefined,
  again: () => undefined,
});

export const useAnswerAbout = <Id extends QuestionId | BoardQuestionId>(
  question: Id,
  about: AskJob<Id>['about'],
  game: AskJob<Id>['game'] | undefined,
) => useJob(game && (() => ({ kind: 'ask', question, about, game }) as AskJob<Id>));

/** A text is rendered once, so that nothing was there before. */
export const useLatest = <T>(now: T | undefined): T | undefined => now;
