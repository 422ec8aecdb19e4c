/** The export of a drawing. */
import { useMemo, useState } from 'react';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { exportKinds } from '../export/exportable.ts';
import type { FigureOptions } from '../export/options.ts';
import { rememberLast } from '../export/remembered.ts';
import {
  type Caption,
  drawingToExport,
  exportRequest,
  selectedNodes,
  showingOf,
  type Wish,
} from '../export/request.ts';
import { useExportChoice } from '../export/use-export.ts';
import { withheldOf } from '../export/withheld.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import { ExportDialog } from './ExportDialog.tsx';

/** The labels if they are complete; while more are coming, the figure is not redrawn with each of them. */
const settledLabels = ({ labels, solving }: EditorState): EditorState['labels'] =>
  labels?.complete || solving.kind !== 'running' ? labels : undefined;

/** What is to be exported, made again when an option changes or the last labels have arrived. */
function useRequest(options: FigureOptions, caption: Caption, wish: Wish) {
  const settled = useEditor(settledLabels);
  return useMemo(() => {
    const state = editor();
    const labels = settled ?? state.labels;
    return exportRequest({ ...state, labels }, options, caption, wish);
  }, [settled, options, caption, wish]);
}

/** If the drawing was still being opened when the dialog opened, the dialog starts again with it. */
export function Export() {
  const drawing = useEditor((state) => state.drawing);
  return <ExportOf key={drawing} drawing={drawing} />;
}

function ExportOf({ drawing }: { readonly drawing: string }) {
  const choice = useExportChoice(exportKinds.drawing, drawing);
  const { format, options, caption } = choice;
  const [selected] = useState(() => selectedNodes(editor()).length);
  const [wish, setWish] = useState<Wish>({ selectedOnly: false, valuesAnyway: false });
  const wanted = useRequest(options, caption, wish);
  const exported = useMemo(() => drawingToExport(wanted), [wanted]);
  const withheld = useMemo(() => withheldOf(wanted.document, wanted.only), [wanted]);
  const { document, showing, names } = editor();
  return (
    <ExportDialog
      choice={choice}
      title={seenDocument(editor()).title}
      exported={exported}
      whole={wish.selectedOnly && format.describes !== 'drawing'}
      hidden={words.quiz.handedSaid(withheld, wanted.namesToo && format.honours.has('namesToo'))}
      done={() => rememberLast(format.id, wish)}
      ofDrawing={{
        showing: showingOf(showing, wish),
        named: names,
        boards: canShowBoards(document, rulesetCalled) ? document.view.boards === true : undefined,
        showValues: () => setWish({ ...wish, valuesAnyway: true }),
        selection: {
          count: selected,
          only: wish.selectedOnly,
          change: (selectedOnly) => setWish({ ...wish, selectedOnly }),
        },
        hidden: {
          withheld,
          namesToo: wanted.namesToo,
          change: (namesToo) => setWish({ ...wish, namesToo }),
        },
      }}
    />
  );
}
