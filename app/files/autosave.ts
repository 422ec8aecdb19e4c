/**
 * Saves every change within half a second under the drawing's id, and at once when the page is hidden, which
 * may be its end. It never overwrites what another tab has written: then this tab continues under a new id.
 */

import type { GameDocument } from '../../engine/document/index.ts';
import { setSaved, toast } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { held } from '../store/held.ts';
import { hiddenFrom, hidesSame } from '../store/hidden.ts';
import { words } from '../words.ts';
import { rememberDrawing } from './last-drawing.ts';
import { awaitRescue, forgetRescue, leaveRescue } from './rescue.ts';
import { saveToFile } from './save.ts';
import {
  askToPersist,
  isStillThere,
  type KeptDrawing,
  newId,
  onStorageClosed,
  writeDrawing,
} from './storage.ts';
import { tellOtherTabs } from './tabs.ts';

/** A small drawing is written almost at once; a large one within half a second. */
const delayFor = (document: GameDocument): number => (size(document) < 600 ? 80 : 400);
const states = 50;
/**
 * In nodes and arcs: old states are saved while they are small together, so that undo does not slow down the
 * saving of a large drawing.
 */
const most = 60_000;

/**
 * In milliseconds: after a failure it tries again without an edit, since storage may have room or answer
 * again.
 */
const again = 15_000;

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
  const { past, future, draft, from, task } = editor();
  return {
    format: 1,
    document: documentToKeep(),
    past: recent(past),
    future: [...recent([...future].reverse())].reverse(),
    ...(draft !== undefined && { draft }),
    ...(from && { from }),
    ...(task && { task }),
  };
}

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const retry = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
/** After an undo the document is an old one, but the history has changed. */
type Standing = Pick<EditorState, 'drawing' | 'document' | 'past' | 'draft' | 'hidden' | 'task'>;

function standing(): Standing {
  const { drawing, document, past, draft, hidden, task } = editor();
  return { drawing, document, past, draft, hidden, task };
}

function stands({ drawing, document, past, draft, hidden, task }: Standing): boolean {
  const now = editor();
  // A tab that looks on may hide values too, but has nothing to write.
  const sameHidden = now.hidden === hidden || now.readOnly !== false;
  const same = now.drawing === drawing && now.document === document && now.past === past;
  return same && now.draft === draft && now.task === task && sameHidden;
}

/** What storage contains; anything else is unsaved. */
const stored = held<Standing | undefined>(() => undefined);

const writing = held<Promise<void>>(() => Promise.resolve());

/**
 * Marks what is on the screen as saved, since it was just read from storage; what is hidden there may be
 * other values.
 */
export function settleStored({ view } = documentToKeep()): void {
  clearTimeout(timer.now);
  timer.now = undefined;
  const inStorage = hiddenFrom(view.hidden);
  const { hidden } = editor();
  stored.now = { ...standing(), hidden: hidesSame(hidden, inStorage) ? hidden : inStorage };
  setSaved({ kind: 'saved' });
}

/** Whether what is hidden here is what storage says, so that it follows what another tab hides and shows. */
export const hidesAsStored = (): boolean => stored.now?.hidden === editor().hidden;

const isStored = (): boolean => stored.now !== undefined && stands(stored.now);

/** Whether nothing here waits to be written. */
export const isAllKept = (): boolean => isStored() && editor().saved.kind === 'saved';

const reasonOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError')
    return 'The browser’s storage is full: the last changes are not saved. Download this drawing, or delete others.';
  return name === 'TimeoutError'
    ? 'The browser’s storage does not answer: the drawing is not saved. Download it.'
    : words.keeping.refused;
};

type Parting = () => Promise<string>;
const part = held<Parting | undefined>(() => undefined);
const whenWritten = held<(drawing: string, document: GameDocument) => void>(() => () => undefined);

/**
 * Sets what happens if another tab has written this drawing: it resolves to the id under which this tab
 * continues.
 */
export function whenParted(parting: Parting): void {
  part.now = parting;
}

/** Calls back after each save, and after each failure, so that the drawing can be written elsewhere too. */
export function afterWriting(listen: (drawing: string, document: GameDocument) => void): void {
  whenWritten.now = listen;
}

/** What is on the screen is stored again; nothing is left of everything else that was stored. */
function tellCleared(): void {
  const run = (): void => void saveToFile(documentToKeep());
  toast(
    'The storage of this browser was cleared. This drawing is saved again. Other drawings are lost unless you have them in files.',
    {
      kind: 'cleared',
      about: 'editor',
      stays: true,
      action: { label: words.keeping.download, run },
    },
  );
}

/** In milliseconds: a database that is being cleared refuses for a moment. */
const soon = 300;
const looks = 10;
const nextLook = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

/** "Saved" refers to what is stored: if everything was cleared, the drawing is written again. */
async function lookAgain(left = looks): Promise<void> {
  clearTimeout(nextLook.now);
  const { drawing, readOnly } = editor();
  if (readOnly || !isAllKept()) return;
  const isThere = await isStillThere(drawing).catch(() => undefined);
  if (isThere === undefined && left > 1) nextLook.now = setTimeout(() => void lookAgain(left - 1), soon);
  if (isThere !== false || editor().drawing !== drawing) return;
  stored.now = undefined;
  setSaved({ kind: 'saving' });
  await flush();
}

async function keep(taken: Standing, kept: KeptDrawing): Promise<void> {
  const { drawing } = taken;
  try {
    let id = drawing;
    let written = taken;
    const how = await writeDrawing(id, kept);
    if (how === 'again') {
      rememberDrawing(id);
      tellCleared();
    }
    if (how === 'taken') {
      // A drawing that is no longer on the screen is saved as a copy; otherwise the screen continues with the
      // copy.
      const shown = editor().drawing === drawing;
      id = shown && part.now ? await part.now() : newId();
      if (shown) {
        written = standing();
        stored.now = written;
      }
      await writeDrawing(id, shown ? snapshot() : kept);
    }
    // If storage has something newer by now, the rescue of a page that was closed is older too.
    if (editor().drawing !== drawing || stands(written)) forgetRescue(drawing);
    tellOtherTabs({ kind: 'written', drawing: id });
    whenWritten.now(id, kept.document);
    if (!stands(written)) return;
    stored.now = written;
    setSaved({ kind: 'saved' });
    askToPersist();
  } catch (error) {
    stored.now = undefined;
    setSaved({ kind: 'failed', says: reasonOf(error) });
    whenWritten.now(drawing, kept.document);
    retry.now = setTimeout(() => void flush(), again);
  }
}

/** Writes what is unsaved now; several calls write one after another. */
export function flush(): Promise<void> {
  clearTimeout(timer.now);
  clearTimeout(retry.now);
  timer.now = undefined;
  if (isStored()) {
    // A cancelled drag had marked it unsaved, but there is nothing to write.
    const settled = (): void => {
      if (isStored() && editor().saved.kind === 'saving') setSaved({ kind: 'saved' });
    };
    void writing.now.then(settled);
    return writing.now;
  }
  const kept = snapshot();
  const taken = standing();
  stored.now = taken;
  writing.now = writing.now.then(() => keep(taken, kept));
  return writing.now;
}

/** Called when the page may end in a moment, and when it ends. */
function leave(isEnding: boolean): void {
  if (isAllKept()) return;
  leaveRescue(editor().drawing, documentToKeep(), editor().draft, isEnding);
  void flush();
}

export function startAutosave(): () => void {
  settleStored();
  const end = useEditor.subscribe((state, before) => {
    const same =
      state.document === before.document &&
      state.drawing === before.drawing &&
      state.past === before.past &&
      state.draft === before.draft &&
      state.task === before.task &&
      (state.hidden === before.hidden || state.readOnly !== false);
    if (same) return;
    if (isStored()) return;
    if (state.saved.kind === 'saved') setSaved({ kind: 'saving' });
    awaitRescue(state.document);
    timer.now ??= setTimeout(() => void flush(), delayFor(state.document));
  });
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leave(false);
    else void lookAgain();
  };
  const ending = (): void => leave(true);
  // The browser asks before closing a page with unsaved changes.
  const closing = (event: BeforeUnloadEvent): void => {
    if (editor().saved.kind === 'failed') event.preventDefault();
  };
  const looked = (): void => void lookAgain();
  onStorageClosed(looked);
  window.addEventListener('focus', looked);
  window.addEventListener('beforeunload', closing);
  window.addEventListener('pagehide', ending);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    end();
    window.removeEventListener('focus', looked);
    window.removeEventListener('beforeunload', closing);
    window.removeEventListener('pagehide', ending);
    document.removeEventListener('visibilitychange', hidden);
    void flush();
  };
}
