/** The steps of the open walkthrough side by side: as one figure, as numbered files, or as slides for Beamer. */
import { useCallback, useMemo, useState } from 'react';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { figureJobFor, isTooLarge, previewIn } from '../export/figure.ts';
import { type Format, formatCalled } from '../export/formats.ts';
import { noCaption, optionsFor, useOptions } from '../export/remembered.ts';
import { exportRequest } from '../export/request.ts';
import { momentsOf, saveNumbered, sheetAsked } from '../export/sheet.ts';
import { Button } from '../parts/Button.tsx';
import { editor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { useWatchedJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './contact-sheet.module.css';
import { ExportPreview } from './ExportPreview.tsx';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

const offered = ['svg', 'pdf', 'png', 'tikz'].map(formatCalled);

/** Copies the drawing with slides for its rounds, in the export dialog's form for talks. */
function copyForBeamer(): void {
  const format = formatCalled('tikz');
  const options = { ...optionsFor(format.id), form: 'talk' } as const;
  const wanted = exportRequest(editor(), options, noCaption, { selectedOnly: false, valuesAnyway: true });
  void copyExport(format, format.write(wanted));
}

export function ContactSheet() {
  const [format, choose] = useState<Format>(offered[0]);
  const [columns, setColumns] = useState<number>();
  const options = useOptions(format.id);
  const { moments, all } = useMemo(() => momentsOf(editor()), []);
  const wanted = useMemo(() => sheetAsked(editor(), options, moments, columns), [options, moments, columns]);
  const draws = moments.length > 0 && !isTooLarge(wanted);
  const pen = previewIn(format.id);
  const make = useCallback(() => figureJobFor(wanted, pen), [wanted, pen]);
  const { answer } = useWatchedJob(draws ? make : undefined, 60);
  const title = seenDocument(editor()).title || words.walk.sheet;
  const isOfRounds = wanted.document === moments[0]?.document;
  return (
    <Modal title={words.walk.sheet} shape="broad">
      <div className={`${split.split} ${css.dialog}`}>
        <div className={split.figure}>
          <ExportPreview title={title} answer={answer} possible={draws} />
        </div>
        <div className={css.chosen}>
          <p>{moments.length < all ? words.walk.firstOf(moments.length, all) : words.walk.sheetSays}</p>
          <label>
            <span>{words.export.format}</span>
            <select
              data-first
              value={format.id}
              onChange={({ target }) => choose(formatCalled(target.value))}
            >
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.walk.columns}</span>
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
          <div className={css.actions}>
            {format.copies && (
              <Button
                look="strong"
                disabled={!draws}
                onClick={() => void copyExport(format, format.write(wanted))}
              >
                {words.export.copy}
              </Button>
            )}
            <Button
              disabled={!draws}
              onClick={() => void downloadExport(format, format.write(wanted), title)}
            >
              {words.export.download}
            </Button>
            <Button disabled={!draws} onClick={() => void saveNumbered(format, wanted)}>
              {words.walk.numbered}
            </Button>
            {isOfRounds && <Button onClick={copyForBeamer}>{words.walk.beamer}</Button>}
          </div>
        </div>
      </div>
    </Modal>
  );
}
