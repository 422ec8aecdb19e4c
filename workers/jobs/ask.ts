/**
 * The job that answers one question, with the help of what this worker has already found about the game: a
 * question of the engine's register, or one about the positions of a board.
 */
import type { BoardQuestionId } from '../../engine/conduct/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import { ask, askBoard, isBoardQuestion, type Memory } from '../../engine/run.ts';
import type { AnswerByJob, AskJob, CountProgress } from '../protocol.ts';
import { breathing, type JobSlices } from '../run-job.ts';
import { solvedInSlices } from './board.ts';

/** Either kind of question. */
type Asked = AskJob<QuestionId | BoardQuestionId>;

export const asksOfPositions = (job: Asked): job is AskJob<BoardQuestionId> => isBoardQuestion(job.question);

/** Precondition for a question about positions: the ruleset exists and can read them. */
export function* askJob(job: Asked, memory: Memory): JobSlices<AnswerByJob['ask']> {
  if (asksOfPositions(job)) {
    const board = yield* solvedInSlices(job.game, memory);
    return 'kind' in board ? board : yield* breathing(askBoard(job.question, job.about, board));
  }
  const asking = ask(job.question, job.about, job.game, memory);
  let done = 0;
  // The total amount of work is known only at the end.
  const report = (): CountProgress => ({ kind: 'progress', says: 'Working', done, total: done });
  for (;;) {
    const slice = asking.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}
