/** The export of a plot of a table. */
import type { GameDocument } from '../../engine/document/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { type Exportable, exportKinds } from './exportable.ts';
import { type FigureOptions, styleOf } from './options.ts';
import type { Caption } from './request.ts';

type PlotRequest = Caption & {
  readonly table: PartOfTable;
  /** The words by which the plot is asked for. */
  readonly plot: string;
  readonly options: FigureOptions;
  /** The document that is open beside the table, as others get it. */
  readonly carries: GameDocument;
};

/** The plot as an exportable. */
export const plotToExport = ({ table, plot, options, caption, label, carries }: PlotRequest): Exportable => ({
  kind: exportKinds.plot,
  options,
  label,
  job: (pen) => ({
    ...table,
    kind: 'plot-figure',
    plot,
    caption,
    style: styleOf(options, 'values', undefined),
    widest: options.widest,
    pen,
    carries,
  }),
  carries: () => carries,
  isTooLarge: false,
  coming: 0,
});
