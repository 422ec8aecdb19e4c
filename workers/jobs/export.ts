/**
 * A drawing as a picture's file. The press and its libraries are fetched by the first such job, and not before: the editor
 * starts without them. The figure is one slice, the file another: thousands of nodes take some seconds, and a cancel in
 * between ends the job, or else the worker.
 */
import { digraphFigure } from '../../engine/index.ts';
import type { Exported, ExportJob } from '../protocol.ts';
import type { OverBudget, Report, WaitingSlices } from '../pump.ts';

/** There is no half picture. */
const nothing: Report = () => undefined;

export function* exportJob({
  document,
  labels,
  style,
  caption = '',
  format,
  options = {},
}: ExportJob): WaitingSlices<Exported> {
  const figure = digraphFigure(document, labels, style, caption);
  yield nothing;
  let answer: Exported | OverBudget | undefined;
  yield import('../press/index.ts')
    .then(({ pressed }) => pressed(figure, format, options))
    .then((made) => {
      answer = made.ok
        ? { kind: 'export', ...made.value }
        : { kind: 'over-budget', says: made.problems.map(({ place, says }) => `${place} ${says}`).join(' ') };
    });
  if (!answer) throw new Error('This cannot happen: a promise was kept and gave nothing.');
  return answer;
}
