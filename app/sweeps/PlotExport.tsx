/** The export of the plot beside a table. */
import { useMemo, useState } from 'react';
import type { PartOfTable } from '../../workers/protocol.ts';
import { ExportDialog } from '../dialogs/ExportDialog.tsx';
import { exportKinds } from '../export/exportable.ts';
import { plotToExport } from '../export/plot-figure.ts';
import { useExportChoice } from '../export/use-export.ts';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand } from '../store/handing-on.ts';
import { mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import { lookAtTable } from './asked.ts';
import { usePartOfTable } from './SweepAbout.tsx';

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
  const title = words.sweeps.plotCalled(carries.title);
  return <ExportDialog choice={choice} title={title} exported={exported} whole />;
}
