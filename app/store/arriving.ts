/**
 * While a large drawing comes onto the canvas, the status line says so and offers to go back to what was
 * there before.
 */
import { setOpening } from './chrome.ts';
import { redo, undo } from './document.ts';
import { type EditorState, editor } from './editor.ts';
import { held } from './held.ts';

type Before = Pick<EditorState, 'drawing' | 'document'>;

const reopening = held<((drawing: string | undefined) => void) | undefined>(() => undefined);

/**
 * Sets how the drawing is opened again that was open before one that comes; an empty one where there was
 * none.
 */
export function reopenWhenStopped(reopen: (drawing: string | undefined) => void): void {
  reopening.now = reopen;
}

/** Goes through the history to this document. */
function goBackTo(document: EditorState['document']): void {
  while (editor().past.includes(document)) undo();
  while (editor().future.includes(document)) redo();
}

/** What gives back what was shown before; undefined where nothing can. */
function wayBack(before: Before | undefined): (() => void) | undefined {
  const { drawing, past, future, readOnly } = editor();
  const reopen = reopening.now;
  if (before?.drawing !== drawing) return reopen && (() => reopen(before?.drawing));
  const isKnown = past.includes(before.document) || future.includes(before.document);
  return isKnown && !readOnly ? () => goBackTo(before.document) : undefined;
}

/** The drawing that is open begins to come onto the canvas; `before` is what was there, if anything. */
export function tellArriving(before: Before | undefined): void {
  const name = editor().document.title || 'the drawing';
  const back = wayBack(before);
  const stop =
    back &&
    ((): void => {
      // A second stop is not possible.
      setOpening(undefined);
      back();
    });
  setOpening({ name, doing: 'drawing', since: performance.now(), stop });
}

/** It is there, or another one comes instead. */
export function tellArrived(): void {
  if (editor().opening?.doing === 'drawing') setOpening(undefined);
}
