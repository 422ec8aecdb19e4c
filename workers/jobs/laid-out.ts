/**
 * The figure that was laid out last. The editor looks at a figure and then writes it: both jobs come to one worker, one after
 * the other, and the second takes what the first has laid out. One figure is remembered; a worker that is replaced begins anew.
 */
import { type FittedFigure, fittedFigure } from '../../engine/run.ts';
import type { FigureJob } from '../protocol.ts';
import { nothing, type Part } from '../pump.ts';

/** Points in a millimetre. */
export const millimetre = 72 / 25.4;

export type FigureMemory = { last: { readonly key: string; readonly figure: FittedFigure } | undefined };

export const openFigureMemory = (): FigureMemory => ({ last: undefined });

/** Laid out in slices, unless it is the one that was laid out last. */
export function* laidOut(job: FigureJob, memory: FigureMemory): Part<FittedFigure> {
  const { document, labels, style, caption, widest, keepsLetters, pen } = job;
  // What DOT says is the places: they come back as they were.
  const mayMoveTogether = pen.kind !== 'dot';
  const key = job.figure === undefined ? undefined : `${job.figure} ${mayMoveTogether}`;
  const { last } = memory;
  if (last !== undefined && last.key === key) return last.figure;
  const drawing = fittedFigure(document, labels, style, {
    caption,
    widest: widest === undefined ? undefined : widest * millimetre,
    keepsLetters,
    mayMoveTogether,
  });
  let drawn = drawing.next();
  for (; !drawn.done; drawn = drawing.next()) yield nothing;
  memory.last = key === undefined ? undefined : { key, figure: drawn.value };
  return drawn.value;
}
