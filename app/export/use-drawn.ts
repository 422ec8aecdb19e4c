/** What the export dialogs have in common: the format with its options as they were chosen last, and the figure drawn anew when they change. */
import type { Answer, AnswerFor, Job } from '../../workers/protocol.ts';
import { useWatchedJob } from '../store/use-job.ts';
import type { FigureOptions } from './options.ts';
import { rememberOptions, useOptions, useRemembered } from './remembered.ts';

/** In milliseconds: the figure is drawn when nothing was typed for this long. */
export const drawingPause = 60;

/** Of the formats that a dialog offers the one that was chosen last, else the first. */
export function useChosenFormat<F extends { readonly id: string }>(
  formats: readonly F[],
): {
  readonly format: F;
  readonly options: FigureOptions;
  change(part: Partial<FigureOptions>): void;
} {
  const chosen = useRemembered((state) => state.format);
  const format = formats.find(({ id }) => id === chosen) ?? formats[0];
  const options = useOptions(format.id);
  return { format, options, change: (part) => rememberOptions(format.id, { ...options, ...part }) };
}

/** The answer of the job that draws the figure, and the figure; both undefined where there is none yet. */
export function useDrawn<J extends Job>(
  make: (() => J) | undefined,
): { readonly answer: Answer<AnswerFor<J>> | undefined; readonly drawn: AnswerFor<J> | undefined } {
  const { answer } = useWatchedJob(make, drawingPause);
  return { answer, drawn: answer?.kind === 'done' ? answer.value : undefined };
}
