/**
 * The export dialog of drawings, boards, answers and plots alike. It shows the figure in its true size, or
 * the text, beside all options and the buttons. Enter copies and Ctrl+Enter downloads wherever the focus is;
 * a warning says beforehand what may be lost.
 */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Problem, type Result, refused } from '../../engine/result.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import type { Exportable, WrittenExport } from '../export/exportable.ts';
import type { Format } from '../export/formats.ts';
import { type ExportChoice, lostIn, useExport } from '../export/use-export.ts';
import type { Warning } from '../export/warnings.ts';
import parts from '../parts/parts.module.css';
import { counted, many } from '../words/counting.ts';
import { ExportActions } from './ExportActions.tsx';
import { ExportOptions, type OfDrawing } from './ExportOptions.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import css from './export.module.css';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** In characters: a field with more would block the page for longer than a frame. */
const mostShown = 30_000;

/** An export that is a text, to be read: it cannot be edited, and the first focus selects all of it. */
function ExportText({
  format,
  result,
}: {
  readonly format: Format;
  readonly result: Result<WrittenExport> | undefined;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const body = result?.ok && typeof result.value.body === 'string' ? result.value.body : '';
  const shown = body.slice(0, mostShown);
  useEffect(() => {
    // If the format was chosen by keyboard the focus stays there; the text is selected, and marked when it
    // gets the focus.
    if (shown !== '') field.current?.setSelectionRange(0, shown.length);
  }, [shown]);
  /** Copying the whole selection copies the whole text, however much of it is shown. */
  const copy = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== shown.length || shown === body) return;
    event.clipboardData.setData('text/plain', body);
    event.preventDefault();
  };
  return (
    <div className={css.textPane}>
      <textarea
        ref={field}
        data-first
        className={`${parts.textToCopy} ${css.text}`}
        aria-label={capital(format.what)}
        aria-busy={result === undefined}
        readOnly
        spellCheck={false}
        wrap={format.extension === undefined ? 'soft' : 'off'}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={copy}
      />
      {shown.length < body.length && (
        <p className={css.note}>
          The first {counted(shown.length)} of {many(body.length, 'character', 'characters')}. Copy and
          Download give the whole text.
        </p>
      )}
    </div>
  );
}

export function ExportDialog(props: {
  readonly choice: ExportChoice;
  /** What is drawn. */
  readonly title: string;
  /** Undefined while it is not known, or if there is nothing to export. It must be memoised. */
  readonly exported: Exportable | undefined;
  /** The reasons why nothing can be exported; none if undefined. */
  readonly problems?: readonly Problem[];
  /** Whether there is nothing to draw, and nothing is coming. */
  readonly isEmpty?: boolean;
  /** What a person should know before all warnings about the figure. */
  readonly warnings?: readonly Warning[];
  /** Whether the figure shows a part, and the file contains the whole drawing. */
  readonly whole?: boolean;
  /** Says what is hidden in the exported figure; nothing if undefined. */
  readonly hidden?: string;
  /** The sentence about what else one can do with the file; if undefined, the one for drawings. */
  readonly dropBack?: string | undefined;
  /** The options that only nodes have; undefined for a figure without nodes. */
  readonly ofDrawing?: OfDrawing;
  /** Called when it was copied or saved. */
  readonly done?: () => void;
  /** What is drawn, where there is a choice. */
  readonly children?: ReactNode;
}) {
  const { choice, title, exported, problems = [], warnings = [], ofDrawing, done, children } = props;
  const { format } = choice;
  const exporting = useExport(format, exported);
  const { answer, drawn, write } = exporting;
  const result: Result<WrittenExport> | undefined =
    problems.length > 0 ? refused(problems) : exporting.result;
  const isFigure = format.describes !== 'drawing';
  const possible = problems.length === 0 && props.isEmpty !== true && exported?.isTooLarge !== true;

  const leaves = async (left: Promise<boolean>): Promise<void> => {
    if (await left) done?.();
  };
  const copy = (): void => void leaves(copyExport(format, write()));
  const download = (): void => void leaves(downloadExport(format, write(), title));
  const act = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    const files = event.ctrlKey || event.metaKey;
    // On a button, in a list of choices or in a field of several lines, Enter has its own meaning.
    if (!files && (event.target as Element).closest('button, select, textarea:not([readonly])')) return;
    event.preventDefault();
    if (files ? format.extension !== undefined : !format.copies) download();
    else if (!files) copy();
  };
  return (
    <Modal title="Export" shape="broad">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter anywhere in the dialog is a shortcut for its buttons */}
      <div className={`${split.split} ${css.dialog}`} onKeyDown={act}>
        <div
          className={split.figure}
          data-texts={format.readable || undefined}
          data-figures={isFigure || undefined}
        >
          {isFigure && <ExportPreview title={title} answer={answer} possible={possible} />}
          {format.readable && <ExportText format={format} result={result} />}
        </div>
        <div className={css.chosen}>
          <ExportOptions choice={choice} drawn={drawn} ofDrawing={ofDrawing}>
            {children}
          </ExportOptions>
          <ExportActions
            format={format}
            result={result}
            warnings={[...warnings, ...exporting.warnings]}
            lost={lostIn(format, exporting, result)}
            whole={props.whole === true}
            hidden={props.hidden ?? ''}
            dropBack={props.dropBack ?? 'Drop this file on the editor to continue drawing.'}
            change={choice.change}
            copy={copy}
            download={download}
          />
        </div>
      </div>
    </Modal>
  );
}
