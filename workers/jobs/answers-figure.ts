/**
 * The jobs that ask one question of several things and draw the answers: as a figure for the page, or written
 * in a format. They name no question.
 */
import { drawAnswers, fittedWhole, type Memory } from '../../engine/run.ts';
import type { AnswersFigureJob, AnswersOnPage, DrawAnswersJob, FigureDrawn } from '../protocol.ts';
import { breathing, type JobSlices, type WaitingSlices } from '../run-job.ts';
import { figureDrawn } from './figure.ts';
import { millimetre } from './laid-out.ts';

export function* drawAnswersJob(
  { kind, ...asked }: DrawAnswersJob,
  memory: Memory,
): JobSlices<AnswersOnPage> {
  return { kind, ...(yield* breathing(drawAnswers(asked, memory))) };
}

export function* answersFigureJob(
  { pen, widest, madeBy, carries, ...asked }: AnswersFigureJob,
  memory: Memory,
): WaitingSlices<FigureDrawn> {
  const { figure, missing } = yield* breathing(drawAnswers(asked, memory));
  const without = missing.map(({ name, says }) => `${name}: ${says}.`);
  if (!figure) return { kind: 'over-budget', says: without.join(' ') };
  const points = widest === undefined ? undefined : widest * millimetre;
  const made = { pen, widest, ...(madeBy !== undefined && { madeBy }) };
  const drawn = yield* figureDrawn(fittedWhole(figure, points), made, carries);
  return drawn.kind === 'figure' ? { ...drawn, unsaid: [...drawn.unsaid, ...without] } : drawn;
}
