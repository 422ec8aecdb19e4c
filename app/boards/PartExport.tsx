/** The export dialog of the graph beside a board: the part as it is shown, with its places, and what is written at its nodes. */
import { useCallback, useMemo, useState } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import type { NodeLabel } from '../../engine/pictures/index.ts';
import { ExportFrame } from '../dialogs/ExportFrame.tsx';
import { ExportOptions } from '../dialogs/ExportOptions.tsx';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { figureJobFor, isTooLarge, previewIn } from '../export/figure.ts';
import { formats } from '../export/formats.ts';
import { type FigureOptions, styleOf } from '../export/options.ts';
import { noCaption, rememberFormat } from '../export/remembered.ts';
import type { Caption, ExportRequest } from '../export/request.ts';
import { useChosenFormat, useDrawn } from '../export/use-drawn.ts';
import { useWritten } from '../export/use-written.ts';
import { warningsOf } from '../export/warnings.ts';
import { newId } from '../files/storage.ts';
import { editor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { siteOfFigures } from '../store/published.ts';
import type { GraphBeside } from '../store/state/board-graph.ts';
import { words } from '../words.ts';
import { drawingOfPart } from './open-drawing.ts';

/** Values are those of the board, also where moves are left out. */
function labelsOfPart({ part, look }: GraphBeside): ReadonlyMap<string, NodeLabel> {
  return new Map(
    part.found.map(({ position, value, outcome }): readonly [string, NodeLabel] => [
      position,
      isHidden(look.hidden, position) ? { hidden: true } : { value, outcome },
    ]),
  );
}

function requestOf(
  graph: GraphBeside,
  document: GameDocument,
  options: FigureOptions,
  { caption, label }: Caption,
): ExportRequest {
  const { showing, stops } = graph.look;
  return {
    id: newId(),
    document,
    namesToo: false,
    labels: labelsOfPart(graph),
    coming: 0,
    options,
    style: styleOf(options, showing, undefined, { names: true, letters: false, stops }),
    only: undefined,
    caption,
    label,
    site: siteOfFigures(),
  };
}

/** Nothing is shown where no graph is beside the board. */
export function PartExport() {
  // As it is when the dialog opens, which covers what would change it.
  const [graph] = useState(() => editor().boardGraph);
  return graph ? <PartExportOf graph={graph} /> : null;
}

function PartExportOf({ graph }: { readonly graph: GraphBeside }) {
  const { format, options, change } = useChosenFormat(formats);
  const [caption, setCaption] = useState(noCaption);
  const document = useMemo(() => drawingOfPart(graph), [graph]);
  const wanted = useMemo(
    () => requestOf(graph, document, options, caption),
    [graph, document, options, caption],
  );
  const draws = format.figure && !isTooLarge(wanted);
  const pen = previewIn(format.id);
  const make = useCallback(() => figureJobFor(wanted, pen), [wanted, pen]);
  const { answer, drawn } = useDrawn(draws ? make : undefined);
  const { result, write } = useWritten(format, wanted, !draws || answer !== undefined);
  return (
    <ExportFrame
      format={format}
      title={document.title}
      answer={answer}
      possible={draws}
      result={result}
      warnings={[
        ...(graph.part.cut.includes(1) ? [{ says: words.boardGraph.partExported }] : []),
        ...(format.figure ? warningsOf(wanted, drawn, false) : []),
      ]}
      whole={false}
      hidden=""
      change={change}
      copy={() => void copyExport(format, write())}
      download={() => void downloadExport(format, write(), document.title)}
    >
      <ExportOptions
        formats={formats}
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
