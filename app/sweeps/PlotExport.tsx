/** The export dialog of the plot beside a table. */
import { useCallback, useMemo, useState } from 'react';
import { ExportFrame } from '../dialogs/ExportFrame.tsx';
import { ExportOptions } from '../dialogs/ExportOptions.tsx';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { previewIn } from '../export/figure.ts';
import { type PlotRequest, plotFormats, plotJobFor } from '../export/plot-figure.ts';
import { noCaption, rememberFormat } from '../export/remembered.ts';
import { useChosenFormat, useDrawn } from '../export/use-drawn.ts';
import { useWritten } from '../export/use-written.ts';
import { warningsOf } from '../export/warnings.ts';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand, somethingHidden } from '../store/hidden.ts';
import { words } from '../words.ts';
import { lookAtTable } from './asked.ts';
import { usePartOfTable } from './SweepAbout.tsx';

/** Nothing is shown while values are hidden, which a plot would tell. */
export function PlotExport() {
  const part = usePartOfTable();
  const plot = useEditor((state) => lookAtTable(state).plot);
  const isHidden = useEditor(somethingHidden);
  return part && plot !== undefined && !isHidden ? <PlotExportOf part={part} plot={plot} /> : null;
}

function PlotExportOf({ part, plot }: { readonly part: PlotRequest['table']; readonly plot: string }) {
  const { format, options, change } = useChosenFormat(plotFormats);
  const [caption, setCaption] = useState(noCaption);
  // As it is when the dialog opens, which covers what would change it.
  const [carries] = useState(() => documentToHand(false, editor()));
  const wanted = useMemo(
    (): PlotRequest => ({ ...caption, table: part, plot, options, carries }),
    [caption, part, plot, options, carries],
  );
  const pen = previewIn(format.id);
  const make = useCallback(() => plotJobFor(wanted, pen), [wanted, pen]);
  const { answer, drawn } = useDrawn(make);
  const { result, write } = useWritten(format, wanted, answer !== undefined);
  const title = words.sweeps.plotCalled(carries.title);
  return (
    <ExportFrame
      format={format}
      title={title}
      answer={answer}
      possible
      result={result}
      warnings={[...warningsOf({ coming: 0, options }, drawn, false)]}
      whole
      hidden=""
      change={change}
      copy={() => void copyExport(format, write())}
      download={() => void downloadExport(format, write(), title)}
    >
      <ExportOptions
        formats={plotFormats}
        format={format}
        choose={rememberFormat}
        options={options}
        drawn={drawn}
        change={change}
        caption={caption}
        setCaption={setCaption}
      />
    </ExportFrame>
  );
}
