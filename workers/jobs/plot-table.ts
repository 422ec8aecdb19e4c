/**
 * The jobs that draw a table as a plot: as a figure for the page, or written in a format. The file carries
 * the document that is open beside the table.
 */
import type { Figure, Style } from '../../engine/figure/index.ts';
import type { Result } from '../../engine/result.ts';
import { fittedWhole } from '../../engine/run.ts';
import { captionOfTable, figureOfTable, readAskedPlot } from '../../engine/sweeps/index.ts';
import type { FigureDrawn, PlotFigureJob, PlotTableJob, TablePlotted } from '../protocol.ts';
import { type JobSlices, nothing, type WaitingSlices } from '../run-job.ts';
import { figureDrawn } from './figure.ts';
import { plottedHeaps } from './kept-heaps.ts';
import { type SweepMemory, type SweptUpTo, tableUpTo } from './kept-sweep.ts';
import { millimetre } from './laid-out.ts';

/** Its words say which columns it shows; what is not said is usual. */
function plotOf(
  { table, ruleset }: Pick<SweptUpTo, 'table' | 'ruleset'>,
  { plot, style, caption }: { readonly plot: string; readonly style: Style; readonly caption: string },
): Result<Figure> {
  const asked = readAskedPlot([plot], table);
  if (!asked.ok) return asked;
  const title = {
    title: captionOfTable(table, ruleset, undefined, asked.value.fixed).text,
    ...(caption !== '' && { caption }),
  };
  return figureOfTable(table, asked.value, title, style);
}

export function* plotTableJob(job: PlotTableJob, memory: SweepMemory): JobSlices<TablePlotted> {
  const swept = yield* job.isOfHeaps ? plottedHeaps(job.of, memory) : tableUpTo(job, memory);
  if ('kind' in swept) return swept;
  yield nothing;
  return { kind: 'plot-table', found: plotOf(swept, { ...job, caption: '' }) };
}

export function* plotFigureJob(job: PlotFigureJob, memory: SweepMemory): WaitingSlices<FigureDrawn> {
  const swept = yield* job.isOfHeaps ? plottedHeaps(job.of, memory) : tableUpTo(job, memory);
  if ('kind' in swept) return swept;
  const plotted = plotOf(swept, job);
  if (!plotted.ok) return { kind: 'over-budget', says: plotted.problems.map(({ says }) => says).join(' ') };
  const widest = job.widest === undefined ? undefined : job.widest * millimetre;
  return yield* figureDrawn(fittedWhole(plotted.value, widest), job, job.carries);
}
