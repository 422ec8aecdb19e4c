/** The export of the plot beside a table. */
import { useMemo, useState } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import type { PartOfTable } from '../../workers/protocol.ts';
import { ExportDialog } from '../dialogs/ExportDialog.tsx';
import { type Exportable, exportKinds } from '../export/exportable.ts';
import { type FigureOptions, styleOf } from '../export/options.ts';
import type { Caption } from '../export/request.ts';
import { useExportChoice } from '../export/use-export.ts';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand } from '../store/handing-on.ts';
import { mayTellAll } from '../store/telling.ts';
import { lookAtTable } from './asked.ts';
import { usePartOfTable } from './SweepAbout.tsx';

// The export of a plot of a table.

type PlotRequest = Caption & {
  readonly table: PartOfTable;
  /** The words by which the plot is asked for. */
  readonly plot: string;
  readonly options: FigureOptions;
  /** The document that is open beside the table, as others get it. */
  readonly carries: GameDocument;
};

/** The plot as an exportable. */
const plotToExport = ({ table, plot, options, caption, label, carries }: PlotRequest): Exportable => ({
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

/** Nothing is shown while values are hidden, which a plot would tell. */
export function PlotExport() {
  const part = usePartOfTable();
  const plot = useEditor((state) => lookAtTable(state).plot);
  const isTold = useEditor(mayTellAll);
  return part && plot !== undefined && isTold ? <PlotExportOf part={part} plot={plot} /> : null;
}

function PlotExportOf({ part, plot }: { readonly part: PartOfTable; readonly plot: string }) {
  const choice = useExportChoice(exportKinds.plot);
  const { options, caption } = choice;
  // As it is when the dialog opens, which covers what would change it.
  const [carries] = useState(() => documentToHand(false, editor()));
  const exported = useMemo(
    () => plotToExport({ ...caption, table: part, plot, options, carries }),
    [caption, part, plot, options, carries],
  );
  const title = carries.title === '' ? 'Plot' : `Plot of ${carries.title}`;
  return <ExportDialog choice={choice} title={title} exported={exported} whole />;
}
