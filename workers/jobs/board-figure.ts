/**
 * The job that draws boards of one ruleset as a figure, and writes it in a format. The file carries the first
 * position and the line of play, but no document.
 */
import { boardFigure, boardSheet } from '../../engine/pictures/index.ts';
import { known } from '../../engine/result.ts';
import { fittedWhole, rulesetOfId } from '../../engine/run.ts';
import type { BoardFigureJob, FigureDrawn } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import { figureDrawn } from './figure.ts';
import { millimetre } from './laid-out.ts';

/**
 * Precondition: the ruleset exists and reads every position, and there is at least one; the page checked all
 * of it.
 */
export function* boardFigureJob(job: BoardFigureJob): WaitingSlices<FigureDrawn> {
  const ruleset = rulesetOfId(job.ruleset);
  known(ruleset !== undefined, `there is no ruleset "${job.ruleset}"`);
  const boards = job.boards.map(({ position, ...below }) => {
    const read = ruleset.parse(position);
    known(read.ok, `${ruleset.name} does not read "${position}"`);
    return { ...below, board: ruleset.board(read.value) };
  });
  const [{ position }] = job.boards;
  const title = { title: `${ruleset.name}: ${position}`, caption: job.caption };
  const [{ board, says, label }] = boards;
  const figure =
    boards.length === 1 && says === '' && !label
      ? boardFigure(board, { ...title, above: board.phase?.name }, job.style)
      : boardSheet(boards, job.columns, title, job.style);
  const widest = job.widest === undefined ? undefined : job.widest * millimetre;
  return yield* figureDrawn(fittedWhole(figure, widest), job, job.carries);
}
