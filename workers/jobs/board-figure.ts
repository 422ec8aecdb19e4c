/**
 * The job that draws the board of a ruleset's position as a figure, in a pen's language or as a file. Such a file
 * carries the position, and no document.
 */
import { boardFigure } from '../../engine/pictures/index.ts';
import { known } from '../../engine/result.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import { fittedWhole, rulesets } from '../../engine/run.ts';
import type { BoardFigureJob, FigureDrawn } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import { figureDrawn } from './figure.ts';
import { millimetre } from './laid-out.ts';

/** Precondition: the ruleset exists and reads the position; the page checked both. */
export function* boardFigureJob(job: BoardFigureJob): WaitingSlices<FigureDrawn> {
  const ruleset = rulesets.find(({ id }) => id === job.ruleset);
  known(ruleset !== undefined, `there is no ruleset "${job.ruleset}"`);
  const position = ruleset.parse(job.position);
  known(position.ok, `${ruleset.name} does not read "${job.position}"`);
  const title = `${ruleset.name}: ${job.position}`;
  const figure = boardFigure(ruleset.board(position.value), { title, caption: job.caption }, job.style);
  const widest = job.widest === undefined ? undefined : job.widest * millimetre;
  const carried = writeBoard({ ruleset: ruleset.id, position: ruleset.print(position.value) });
  const pen =
    job.pen.kind === 'tikz' ? { ...job.pen, options: { ...job.pen.options, board: carried } } : job.pen;
  return yield* figureDrawn(fittedWhole(figure, widest), { pen, widest: job.widest }, carried);
}
