/**
 * The steps of the open walkthrough side by side: as one figure, as numbered files, or as slides for Beamer.
 */

import { strToU8, zipSync } from 'fflate';
import { useMemo, useState } from 'react';
import { mostFigureNodes } from '../../engine/figure/index.ts';
import { columnsFor, type NodeLabels } from '../../engine/pictures/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import type { SheetMoment } from '../../workers/protocol.ts';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { type WrittenExport, writtenIn } from '../export/exportable.ts';
import { type Format, figureFormats, formatCalled } from '../export/formats.ts';
import { type FigureOptions, styleOf } from '../export/options.ts';
import { noCaption, optionsFor, rememberOptions, useOptions } from '../export/remembered.ts';
import { drawingToExport, type ExportRequest, exportRequest, labelsShown } from '../export/request.ts';
import { lostIn, useExport } from '../export/use-export.ts';
import { Button } from '../parts/Button.tsx';
import { type EditorState, editor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { labelsAt, roundsOf } from '../store/rounds.ts';
import { seenDocument } from '../store/seen-document.ts';
import { freshLabels } from '../store/selectors.ts';
import { reductionWalk } from '../walkthrough/fading.ts';
import { documentAt } from '../walkthrough/reductions.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './contact-sheet.module.css';
import { ExportWarnings } from './ExportActions.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

// A contact sheet: the frames of a walkthrough as small figures side by side, or as numbered files.

/** The most small figures on a sheet. */
const mostMoments = 60;

type Moments = { readonly moments: readonly SheetMoment[]; readonly all: number };

/**
 * The frames that a sheet shows: the drawing after each round, or the drawing itself and after each
 * reduction.
 */
export function momentsOf(state: EditorState): Moments {
  const labels = freshLabels(state);
  const document = documentToKeep(state);
  const most = Math.max(
    1,
    Math.min(mostMoments, Math.floor(mostFigureNodes / Math.max(1, document.nodes.length))),
  );
  const walk = reductionWalk(state.walkthrough);
  if (walk) {
    const { steps } = walk.subject;
    // The labels stay valid only if the reductions preserve values, and not just a side.
    const known: NodeLabels = steps.found.kept === 'value' ? labelsShown(state).labels : new Map();
    const all = steps.found.reductions.length + 1;
    const moments = Array.from({ length: Math.min(most, all) }, (_, k) => ({
      document: documentAt(document, steps, k),
      labels: known,
      says: k === 0 ? 'The drawing' : `Reduction ${k}`,
    }));
    return { moments, all };
  }
  if (!labels) return { moments: [], all: 0 };
  const { numbers } = roundsOf(labels);
  const moments = numbers.slice(0, most).map((number, i) => ({
    document,
    labels: labelsShown({ ...state, labels: labelsAt(labels, i + 1) }).labels,
    says: number === undefined ? words.walk.inNoRound : words.walk.round(number),
  }));
  return { moments, all: numbers.length };
}

/** The request for a sheet of these moments; `columns` in a row, or nearly square if undefined. */
export function sheetAsked(
  state: EditorState,
  options: FigureOptions,
  moments: readonly SheetMoment[],
  columns: number | undefined,
): ExportRequest {
  const showing = state.showing === 'off' ? 'values' : state.showing;
  const whole = exportRequest(state, options, noCaption, { selectedOnly: false, valuesAnyway: true });
  return {
    ...whole,
    style: styleOf(options, showing, undefined, state),
    sheet: { moments, columns: columns ?? columnsFor(moments.length) },
  };
}

/** The request for one moment as a file. */
const momentAsked = (
  { sheet: _, ...rest }: ExportRequest,
  moment: SheetMoment,
  i: number,
): ExportRequest => ({
  ...rest,
  id: `${rest.id} ${i}`,
  document: moment.document,
  labels: moment.labels,
});

/** The moments as numbered files in one archive; refused if one of them is. */
async function numberedFiles(format: Format, sheet: ExportRequest): Promise<Result<WrittenExport>> {
  const moments = sheet.sheet?.moments ?? [];
  const digits = `${moments.length}`.length;
  const files: Record<string, Uint8Array> = {};
  for (const [i, moment] of moments.entries()) {
    const written = await writtenIn(format, drawingToExport(momentAsked(sheet, moment, i)));
    if (!written.ok) return written;
    const { body } = written.value;
    const name = `${`${i + 1}`.padStart(digits, '0')}${format.extension}`;
    files[name] = typeof body === 'string' ? strToU8(body) : body;
  }
  return accepted({ body: zipSync(files), unsaid: [] });
}

/** Saves them; a message says what went wrong. */
async function saveNumbered(format: Format, sheet: ExportRequest): Promise<void> {
  const title = sheet.document.title === '' ? words.walk.steps : sheet.document.title;
  await downloadExport({ mime: 'application/zip', extension: '.zip' }, numberedFiles(format, sheet), title);
}

/** Copies the drawing with slides for its rounds, in the export dialog's form for talks. */
function copyForBeamer(): void {
  const format = formatCalled('tikz');
  const options = { ...optionsFor(format.id), form: 'talk' } as const;
  const wanted = exportRequest(editor(), options, noCaption, { selectedOnly: false, valuesAnyway: true });
  void copyExport(format, writtenIn(format, drawingToExport(wanted)));
}

export function ContactSheet() {
  const [format, choose] = useState(figureFormats[0]);
  const [columns, setColumns] = useState<number>();
  const options = useOptions(format.id);
  const { moments, all } = useMemo(() => momentsOf(editor()), []);
  const wanted = useMemo(() => sheetAsked(editor(), options, moments, columns), [options, moments, columns]);
  const exported = useMemo(
    () => (moments.length > 0 ? drawingToExport(wanted) : undefined),
    [moments, wanted],
  );
  const exporting = useExport(format, exported);
  const { draws, answer, result, write, warnings } = exporting;
  const title = seenDocument(editor()).title || words.walk.sheet;
  const isOfRounds = wanted.document === moments[0]?.document;
  return (
    <Modal title={words.walk.sheet} shape="broad">
      <div className={`${split.split} ${css.dialog}`}>
        <div className={split.figure}>
          <ExportPreview title={title} answer={answer} possible={draws} />
        </div>
        <div className={css.chosen}>
          <p>
            {moments.length < all
              ? `The first ${counted(moments.length)} of ${counted(all)} steps: a figure cannot show more.`
              : 'Every step as a small figure, side by side.'}
          </p>
          <label>
            <span>{words.export.format}</span>
            <select
              data-first
              value={format.id}
              onChange={({ target }) => choose(formatCalled(target.value))}
            >
              {figureFormats.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>In a row</span>
            <input
              type="number"
              min={1}
              max={moments.length}
              value={wanted.sheet?.columns}
              onChange={({ target }) => {
                const count = Math.round(target.valueAsNumber);
                setColumns(count >= 1 ? Math.min(count, moments.length) : undefined);
              }}
            />
          </label>
          <ExportWarnings
            warnings={warnings}
            lost={lostIn(format, exporting, result)}
            change={(part) => rememberOptions(format.id, { ...options, ...part })}
          />
          <div className={css.actions}>
            {format.copies && (
              <Button look="strong" disabled={!draws} onClick={() => void copyExport(format, write())}>
                {words.export.copy}
              </Button>
            )}
            <Button disabled={!draws} onClick={() => void downloadExport(format, write(), title)}>
              {words.export.download}
            </Button>
            <Button disabled={!draws} onClick={() => void saveNumbered(format, wanted)}>
              Numbered files
            </Button>
            {isOfRounds && <Button onClick={copyForBeamer}>Copy for Beamer</Button>}
          </div>
        </div>
      </div>
    </Modal>
  );
}
