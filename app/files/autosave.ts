/**
 * Every change is kept within half a second, under the drawing's own id, and at once when the page is hidden.
 * A page that is being killed may not finish a write to the database, so then a copy also goes where writing
 * is immediate; the next start takes the newer of the two.
 */
import type { GameDocument } from '../../engine/index.ts';
import type { EditorState } from '../store/state.ts';
import { editor, setEditor, useEditor } from '../store/store.ts';
import { type KeptDrawing, writeDrawing } from './storage.ts';

/** A small drawing is written almost at once; a large one within half a second. */
const delayFor = (document: GameDocument): number => (size(document) < 600 ? 80 : 400);
const states = 50;
/** Old states are kept as far as they stay small together: undo must not make every save of a large drawing slow. */
const most = 60_000;

const rescuePlace = 'grundy/rescue';
/** Browsers give a page about five million characters there. */
const longestRescue = 2_000_000;

export type Rescue = { readonly drawing: string; readonly document: GameDocument };

const size = (document: GameDocument): number => document.nodes.length + document.edges.length;

function recent(past: readonly GameDocument[]): readonly GameDocument[] {
  let room = most;
  let from = past.length;
  while (from > 0 && past.length - from < states) {
    room -= size(past[from - 1]);
    if (room < 0) break;
    from--;
  }
  return past.slice(from);
}

function snapshot(): KeptDrawing {
  const { document, past, future } = editor();
  return { format: 1, document, past: recent(past), future: [...recent([...future].reverse())].reverse() };
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** What storage has: anything else is unsaved. After an undo the drawing is an old one, but its history is new. */
let stored: Pick<EditorState, 'drawing' | 'document' | 'past'> | undefined;
function standing(): typeof stored {
  const { drawing, document, past } = editor();
  return { drawing, document, past };
}

let writing: Promise<void> = Promise.resolve();

/** What is on the screen counts as kept already: it was just read from storage. */
export function settleStored(): void {
  clearTimeout(timer);
  timer = undefined;
  stored = standing();
  setEditor({ saved: { kind: 'saved' } });
}

const isStored = (): boolean => {
  const { drawing, document, past } = editor();
  return stored?.document === document && stored.drawing === drawing && stored.past === past;
};

const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The browser’s storage is full: the last changes are not kept.'
    : 'The browser refuses to store anything: the drawing is not kept.';

/** Writes what is unsaved now; several calls write one after another. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (isStored()) {
    if (editor().saved.kind === 'saving') void writing.then(() => setEditor({ saved: { kind: 'saved' } }));
    return writing;
  }
  const kept = snapshot();
  const { drawing } = editor();
  stored = standing();
  writing = writing.then(async () => {
    try {
      await writeDrawing(drawing, kept);
      forgetRescue(drawing);
      if (isStored()) setEditor({ saved: { kind: 'saved' } });
    } catch (error) {
      stored = undefined;
      setEditor({ saved: { kind: 'failed', says: reasonOf(error) } });
    }
  });
  return writing;
}

export function readRescue(): Rescue | undefined {
  try {
    const text = localStorage.getItem(rescuePlace);
    return text ? (JSON.parse(text) as Rescue) : undefined;
  } catch {
    return undefined;
  }
}

function forgetRescue(drawing: string): void {
  if (readRescue()?.drawing === drawing) localStorage.removeItem(rescuePlace);
}

/** Called where the page may be gone in a moment. */
function leave(): void {
  if (isStored() && editor().saved.kind === 'saved') return;
  const { drawing, document } = editor();
  const text = size(document) > 20_000 ? '' : JSON.stringify({ drawing, document } satisfies Rescue);
  try {
    if (text && text.length < longestRescue) localStorage.setItem(rescuePlace, text);
  } catch {
    // Full or refused: the write to the database below is the other chance.
  }
  void flush();
}

export function startAutosave(): () => void {
  settleStored();
  const end = useEditor.subscribe((state, before) => {
    if (state.document === before.document && state.drawing === before.drawing && state.past === before.past)
      return;
    if (isStored()) return;
    if (state.saved.kind === 'saved') setEditor({ saved: { kind: 'saving' } });
    timer ??= setTimeout(() => void flush(), delayFor(state.document));
  });
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    end();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hidden);
    void flush();
  };
}
