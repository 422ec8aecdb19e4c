/** The steps of the open walkthrough side by side: as one figure, as numbered files, or as slides for Beamer. */
import { useMemo, useState } from 'react';
import { copyExport, downloadExport } from '../export/deliver.ts';
import { writtenIn } from '../export/exportable.ts';
import { figureFormats, formatCalled } from '../export/formats.ts';
import { noCaption, optionsFor, rememberOptions, useOptions } from '../export/remembered.ts';
import { drawingToExport, exportRequest } from '../export/request.ts';
import { momentsOf, saveNumbered, sheetAsked } from '../export/sheet.ts';
import { lostIn, useExport } from '../export/use-export.ts';
import { Button } from '../parts/Button.tsx';
import { editor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import css from './contact-sheet.module.css';
import { ExportWarnings } from './ExportActions.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

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
          <p>{moments.length < all ? words.walk.firstOf(moments.length, all) : words.walk.sheetSays}</p>
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
              {words.walk.numbered}
            </Button>
            {isOfRounds && <Button onClick={copyForBeamer}>{words.walk.beamer}</Button>}
          </div>
        </div>
      </div>
    </Modal>
  );
}
