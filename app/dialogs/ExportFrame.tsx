/**
 * The frame of every export dialog: the figure in its true size, or the text, beside all options and the buttons. Enter copies and Ctrl+Enter
 * downloads wherever the focus is; a warning says beforehand what may be lost.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import type { Result } from '../../engine/result.ts';
import type { Answer, FigureDrawn } from '../../workers/protocol.ts';
import type { WrittenExport } from '../export/figure.ts';
import type { FormatRecord } from '../export/formats.ts';
import { words } from '../words.ts';
import { ExportActions, type ExportActionsOf } from './ExportActions.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { ExportText } from './ExportText.tsx';
import css from './export.module.css';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

export function ExportFrame(
  props: Omit<ExportActionsOf, 'lost'> & {
    readonly format: FormatRecord;
    /** What is drawn. */
    readonly title: string;
    /** The figure as it is to be printed; undefined while it is drawn. */
    readonly answer: Answer<FigureDrawn> | undefined;
    /** Whether the figure is not too large to be drawn. */
    readonly possible: boolean;
    readonly result: Result<WrittenExport> | undefined;
    /** The options. */
    readonly children: ReactNode;
  },
) {
  const { format, title, answer, possible, result, copy, download, children } = props;
  // Bitmaps and PDF are written when they are asked for: what they will lack, their preview says.
  const lost = result
    ? result.ok
      ? result.value.unsaid
      : result.problems.map(({ says }) => says)
    : format.atOnce || answer?.kind !== 'done'
      ? []
      : answer.value.unsaid;
  const act = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    const files = event.ctrlKey || event.metaKey;
    // On a button, a list of choices or a field of several lines Enter has its own meaning.
    if (!files && (event.target as Element).closest('button, select, textarea:not([readonly])')) return;
    event.preventDefault();
    if (files ? format.extension !== undefined : !format.copies) download();
    else if (!files) copy();
  };
  return (
    <Modal title={words.export.title} shape="broad">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter anywhere in the dialog is a shortcut for its buttons */}
      <div className={`${split.split} ${css.dialog}`} onKeyDown={act}>
        <div
          className={split.figure}
          data-texts={format.text || undefined}
          data-figures={format.figure || undefined}
        >
          {format.figure && <ExportPreview title={title} answer={answer} possible={possible} />}
          {format.text && <ExportText format={format} result={result} />}
        </div>
        <div className={css.chosen}>
          {children}
          <ExportActions {...props} lost={lost} />
        </div>
      </div>
    </Modal>
  );
}
