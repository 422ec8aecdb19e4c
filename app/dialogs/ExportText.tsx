/** An export that is a text, to be read: it cannot be edited, and the first focus selects all of it. */
import { type ClipboardEvent, useEffect, useRef } from 'react';
import type { Result } from '../../engine/result.ts';
import type { WrittenExport } from '../export/exportable.ts';
import type { Format } from '../export/formats.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words.ts';
import css from './export.module.css';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** In characters: a field with more would block the page for longer than a frame. */
const mostShown = 30_000;

export function ExportText({
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
    // If the format was chosen by keyboard the focus stays there; the text is selected, and marked when it gets the
    // focus.
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
        <p className={css.note}>{words.export.firstShown(shown.length, body.length)}</p>
      )}
    </div>
  );
}
