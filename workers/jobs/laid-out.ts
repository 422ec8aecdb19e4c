/**
 * Remembers the figure that was laid out last. The editor shows a figure and then writes it: both jobs go to
 * one worker, one after the other, and the second uses the layout of the first. Only one figure is
 * remembered; a replaced worker starts without any.
 */

import { exportFormatOf } from '../../engine/formats/index.ts';
import { contactSheet, type SheetFrame } from '../../engine/pictures/index.ts';
import { type FittedFigure, fittedFigure, fittedWhole } from '../../engine/run.ts';
import type { FigureJob, Sheet } from '../protocol.ts';
import { breathing, type JobPart } from '../run-job.ts';

/** Points in a millimetre. */
export const millimetre = 72 / 25.4;

export type FigureMemory = { last: { readonly key: string; readonly figure: FittedFigure } | undefined };

/** Lays out a figure in slices, unless it is the one that was laid out last. */
export function* laidOut(job: FigureJob, memory: FigureMemory): JobPart<FittedFigure> {
  const { document, labels, style, caption, widest, keepsLetters, pen } = job;
  // A format that describes a graph exports the places themselves, which must stay as they are.
  const mayMoveTogether = pen.kind === 'preview' || exportFormatOf(pen.format)?.describes !== 'graph';
  const key = job.figure === undefined ? undefined : `${job.figure} ${mayMoveTogether}`;
  const { last } = memory;
  if (last !== undefined && last.key === key) return last.figure;
  const points = widest === undefined ? undefined : widest * millimetre;
  const figure = job.sheet
    ? yield* sheetOf(job, job.sheet, points)
    : yield* breathing(
        fittedFigure(document, labels, style, { caption, widest: points, keepsLetters, mayMoveTogether }),
      );
  memory.last = key === undefined ? undefined : { key, figure };
  return figure;
}

/** Draws every moment in its own size, then fits the whole sheet. */
function* sheetOf(
  { document, style, caption }: FigureJob,
  { moments, columns }: Sheet,
  widest: number | undefined,
): JobPart<FittedFigure> {
  const frames: SheetFrame[] = [];
  for (const { document, labels, says } of moments) {
    const drawing = fittedFigure(document, labels, { ...style, legend: 'none' });
    frames.push({ figure: (yield* breathing(drawing)).figure, says });
  }
  return fittedWhole(contactSheet(frames, columns, { title: document.title, caption }), widest);
}
