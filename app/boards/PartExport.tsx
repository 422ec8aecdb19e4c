/**
 * The export of the graph beside a board: the part as it is shown, with its places and the labels of its
 * nodes.
 */
import { useMemo, useState } from 'react';
import type { NodeLabel } from '../../engine/pictures/index.ts';
import { ExportDialog } from '../dialogs/ExportDialog.tsx';
import { exportKinds } from '../export/exportable.ts';
import { styleOf } from '../export/options.ts';
import { drawingToExport } from '../export/request.ts';
import { useExportChoice } from '../export/use-export.ts';
import { newId } from '../files/storage.ts';
import { editor } from '../store/editor.ts';
import type { GraphBeside } from '../store/state/board-graph.ts';
import { isUnseen } from '../store/telling.ts';
import { drawingOfPart } from './open-drawing.ts';

/** Values are those of the board, also where moves are left out. */
function labelsOfPart({ part, look }: GraphBeside): ReadonlyMap<string, NodeLabel> {
  return new Map(
    part.found.map(({ position, value, outcome }): readonly [string, NodeLabel] => [
      position,
      isUnseen(look, position) ? { hidden: true } : { value, outcome },
    ]),
  );
}

/** Nothing is shown where no graph is beside the board. */
export function PartExport() {
  // As it is when the dialog opens, which covers what would change it.
  const [graph] = useState(() => editor().boardGraph);
  return graph ? <PartExportOf graph={graph} /> : null;
}

function PartExportOf({ graph }: { readonly graph: GraphBeside }) {
  const choice = useExportChoice(exportKinds.drawing);
  const { options, caption } = choice;
  const document = useMemo(() => drawingOfPart(graph), [graph]);
  const exported = useMemo(() => {
    const { showing, stops } = graph.look;
    const style = styleOf(options, showing, undefined, { names: true, letters: false, stops });
    const labels = labelsOfPart(graph);
    const whole = { id: newId(), document, labels, only: undefined, coming: 0, namesToo: false };
    return drawingToExport({ ...whole, ...caption, options, style });
  }, [graph, document, options, caption]);
  return (
    <ExportDialog
      choice={choice}
      title={document.title}
      exported={exported}
      warnings={
        graph.part.cut.includes(1)
          ? [
              {
                says: 'The figure has the values of the board. Opened again, the file is a part of the graph: where moves are left out, its values can differ.',
              },
            ]
          : []
      }
    />
  );
}
