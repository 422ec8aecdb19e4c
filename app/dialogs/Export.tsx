/** The export dialog of a drawing. */
import { useCallback, useMemo, useState } from 'react';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { figureJobFor, isTooLarge, previewIn } from '../export/figure.ts';
import { formats } from '../export/formats.ts';
import type { FigureOptions } from '../export/options.ts';
import { captionOf, rememberCaption, rememberFormat, rememberLast } from '../export/remembered.ts';
import { type Caption, exportRequest, selectedNodes, showingOf, type Wish } from '../export/request.ts';
import { useChosenFormat, useDrawn } from '../export/use-drawn.ts';
import { useWritten } from '../export/use-written.ts';
import { warningsOf } from '../export/warnings.ts';
import { withheldOf } from '../export/withheld.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import { ExportFrame } from './ExportFrame.tsx';
import { ExportOptions } from './ExportOptions.tsx';

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
  const { format, options, change } = useChosenFormat(formats);
  const [caption, setCaption] = useState(() => captionOf(drawing));
  const [selected] = useState(() => selectedNodes(editor()).length);
  const [wish, setWish] = useState<Wish>({ selectedOnly: false, valuesAnyway: false });
  const solving = useEditor((state) => state.solving.kind === 'running');
  const wanted = useRequest(options, caption, wish);

  const withheld = useMemo(() => withheldOf(wanted.document, wanted.only), [wanted]);
  const draws = format.figure && !isTooLarge(wanted);
  const pen = previewIn(format.id);
  const make = useCallback(() => figureJobFor(wanted, pen), [wanted, pen]);
  const { answer, drawn } = useDrawn(draws ? make : undefined);
  const { result, write } = useWritten(format, wanted, !draws || answer !== undefined);

  const copy = async (): Promise<void> => {
    if (await copyExport(format, write())) rememberLast(format.id, wish);
  };
  const download = async (): Promise<void> => {
    const { title } = seenDocument(editor());
    if (await downloadExport(format, write(), title)) rememberLast(format.id, wish);
  };
  return (
    <ExportFrame
      format={format}
      title={seenDocument(editor()).title}
      answer={answer}
      possible={draws}
      result={result}
      warnings={format.figure ? warningsOf(wanted, drawn, solving) : []}
      whole={wish.selectedOnly && format.figure}
      hidden={words.quiz.handedSaid(withheld, wanted.namesToo && format.honours.has('namesToo'))}
      change={change}
      copy={() => void copy()}
      download={() => void download()}
    >
      <ExportOptions
        formats={formats}
        format={format}
        choose={rememberFormat}
        options={options}
        drawn={drawn}
        change={change}
        ofDrawing={{
          showing: showingOf(editor().showing, wish),
          named: editor().names,
          boards: canShowBoards(editor().document, editor().rulesets)
            ? editor().document.view.boards === true
            : undefined,
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
        caption={caption}
        setCaption={(next) => {
          setCaption(next);
          rememberCaption(drawing, next);
        }}
      />
    </ExportFrame>
  );
}
