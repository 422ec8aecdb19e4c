/** Figures come from a worker: they take tenths of a second where there are some thousand nodes. */
import { accepted, type Result, refused } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { FigureJob, PenAsked } from '../../workers/protocol.ts';
import { words } from '../words.ts';
import type { Asked } from './asked.ts';
import type { Written } from './formats.ts';

/** More nodes than this are no figure. */
export const mostNodes = 20_000;

export const figureJob = (
  { document, labels, style, caption, options }: Asked,
  pen: PenAsked,
): FigureJob => ({
  kind: 'figure',
  document,
  labels,
  style,
  caption,
  widest: options.widest,
  pen,
});

/** How many nodes a figure would have. */
export const figureNodes = ({ document, only }: Asked): number => (only ?? document.nodes).length;

/** A run that is stopped, or not begun since it was stopped before, is refused as not finished. */
export async function penned(asked: Asked, pen: PenAsked, stop?: AbortSignal): Promise<Result<Written>> {
  const no = (says: string): Result<never> => refused([{ place: 'figure', says }]);
  if (figureNodes(asked) > mostNodes) return no(words.export.tooManyNodes(mostNodes));
  if (stop?.aborted) return no(words.export.notFinished);
  const run = engine().run(figureJob(asked, pen));
  stop?.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (answer.kind === 'cancelled') return no(words.export.notFinished);
  if (answer.kind !== 'done') return no(answer.says);
  const { bytes, parts, unsaid } = answer.value;
  return accepted({ body: bytes ?? parts.map(({ text }) => text).join(''), unsaid, drawn: answer.value });
}
