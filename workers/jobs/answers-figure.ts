/**
 * The jobs that ask one question of several things and draw the answers: as a figure for the page, or in a pen's language or as a file. They
 * name no question.
 */
import { writeDocument } from '../../engine/document/index.ts';
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
  const board = typeof carries === 'string' ? carries : undefined;
  const written = board ?? (carries && typeof carries !== 'string' ? writeDocument(carries) : undefined);
  const wanted =
    pen.kind === 'tikz' && board !== undefined ? { ...pen, options: { ...pen.options, board } } : pen;
  const drawn = yield* figureDrawn(
    fittedWhole(figure, points),
    { pen: wanted, widest, ...(madeBy !== undefined && { madeBy }) },
    written,
  );
  return drawn.kind === 'figure' ? { ...drawn, unsaid: [...drawn.unsaid, ...without] } : drawn;
}
