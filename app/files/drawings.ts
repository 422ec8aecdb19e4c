/**
 * Chooses the drawing that this tab shows: the one it showed before, else the last one. Opening never
 * overwrites another drawing.
 */

import { setTitle } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';

import { reopenWhenStopped } from '../store/arriving.ts';
import { openDialog, openTable, toast } from '../store/chrome.ts';
import { continueAs, followDocument, openDocument } from '../store/document.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { bringRulesets, readyFor } from '../store/rulesets.ts';
import type { MadeFrom, TaskOfDrawing } from '../store/state/document.ts';
import { subjectOf } from '../store/subject.ts';
import { words } from '../words.ts';
import { flush, isAllKept, settleStored } from './autosave.ts';
import { claim, claimedElsewhere, isMine } from './claim.ts';
import { disconnectFile, reconnectFile } from './disk.ts';
import { rememberDrawing, rememberedDrawings } from './last-drawing.ts';
import { carryReckoned } from './reckoned-list.ts';
import { isRescued, readRescue, readRescuedDraft, withRescue } from './rescue.ts';
import { saveToFile } from './save.ts';
import {
  type AboutDrawing,
  goOnFrom,
  hasContent,
  isInStorage,
  listDrawings,
  newId,
  readDrawing,
  removeDrawing,
  writeDrawing,
} from './storage.ts';
import { tellOtherTabs } from './tabs.ts';

/** The drawing that a killed page had changed and could not save any more. */
const leftBehind = (): string | undefined => rememberedDrawings().find(isRescued);

export const wasKilled = (): boolean => leftBehind() !== undefined;

/** An untouched empty drawing is not kept when another one is opened. */
export const isBlank = (): boolean => {
  const { document, past, future, draft, readOnly } = editor();
  const steps = past.length + future.length;
  const untouched = steps === 0 && draft === undefined;
  return !readOnly && subjectOf(document).isNew(document) && untouched;
};

type Shown = Pick<EditorState, 'document' | 'past' | 'draft' | 'hidden'>;

/** Whether nothing was changed on the screen since then. */
const isStill = (shown: Shown): boolean =>
  shown.document === editor().document && shown.past === editor().past && shown.draft === editor().draft;

/**
 * Saves what is on the screen before it is replaced, including changes made meanwhile; what cannot be saved
 * is offered as a file. Resolves to what was saved; if that is passed in again, it is saved again only if it
 * has changed.
 */
async function putAway(before?: Shown): Promise<Shown> {
  let shown = before;
  while (!shown || !isStill(shown)) {
    shown = editor();
    if (!isBlank()) await flush();
  }
  if (shown !== before && !isBlank() && !isAllKept()) offerAsFile(documentToKeep(shown));
  return shown;
}

function offerAsFile(document: GameDocument): void {
  const action = { label: words.keeping.download, run: () => void saveToFile(document) };
  toast(`“${document.title || words.untitled}” could not be saved in this browser.`, {
    about: 'editor',
    stays: true,
    action,
  });
}

/** An empty drawing, in whose place another comes. Not awaited, since an empty drawing is in no list. */
function forgetBlank(drawing: string, next: string): void {
  carryReckoned(next, drawing);
  removeDrawing(drawing).catch(() => undefined);
}

/**
 * Opens a document as a new drawing, perhaps made from another one, or an example with its task. The one that
 * was open stays in storage.
 */
export async function openAsNew(
  document: GameDocument,
  from?: MadeFrom,
  task?: TaskOfDrawing,
): Promise<void> {
  await readyFor(document);
  const shown = await putAway();
  const drawing = newId();
  await claim(drawing);
  await putAway(shown);
  const { drawing: former } = editor();
  const blank = isBlank();
  disconnectFile();
  openDocument(document, drawing, { readOnly: false, from, task });
  // A table that came with it is seen.
  if (document.view.sweep) openTable(true);
  rememberDrawing(drawing);
  if (blank) forgetBlank(former, drawing);
}

/** Leaves the drawing on the screen, which will be deleted; an empty one takes its place. */
export const leave = (): Promise<void> => openAsNew(emptyDocument);

/**
 * Stores a document as a new drawing without showing it, perhaps one of a lesson, or with a text that cannot
 * be read; resolves to its id. Rejects if storage refuses.
 */
export async function keepAsNew(
  document: GameDocument,
  { lesson, draft }: { readonly lesson?: string; readonly draft?: string | undefined } = {},
): Promise<string> {
  const id = newId();
  const kept = { format: 1, document, past: [], future: [], ...(draft !== undefined && { draft }) } as const;
  await writeDrawing(id, kept, Date.now(), lesson);
  tellOtherTabs({ kind: 'listed' });
  return id;
}

/**
 * A stored drawing, and the same with what a page that was killed has left of it, if this tab may write it.
 */
async function readToShow(drawing: string) {
  const read = await readDrawing(drawing);
  if (!read) return undefined;
  const newest = isMine(drawing) ? await withRescue(drawing, read.kept) : read.kept;
  await readyFor(newest.document);
  if (newest.from) await readyFor(newest.from);
  return { ...read, newest };
}

/**
 * Opens a drawing of the list; one that another tab writes is shown read-only. False if it does not exist any
 * more.
 */
export async function open(drawing: string): Promise<boolean> {
  if (!(await isInStorage(drawing))) return false;
  let shown = await putAway();
  await claim(drawing);
  // Read again, since another tab may have written it before it was claimed.
  let read = await readToShow(drawing);
  while (!isStill(shown)) {
    shown = await putAway(shown);
    read = await readToShow(drawing);
  }
  if (!read) {
    if (!editor().readOnly) await claim(editor().drawing);
    return false;
  }
  const { drawing: former } = editor();
  const blank = isBlank() && former !== drawing;
  const mine = isMine(drawing);
  const { kept, newest } = read;
  disconnectFile();
  goOnFrom(drawing, read);
  const { past, future, draft, from, task } = newest;
  const readOnly = mine ? false : 'elsewhere';
  openDocument(newest.document, drawing, { past, future, draft, from, task, readOnly });
  // A rescued state is new to storage and is saved at once.
  if (newest === kept) settleStored();
  rememberDrawing(drawing);
  if (mine) void reconnectFile(drawing);
  if (blank) forgetBlank(former, drawing);
  return true;
}

/**
 * Where a drawing that comes is stopped, opens the one again that was there before, or an empty one. What was
 * stopped stays among the drawings, and a message says so.
 */
export function letArrivalsStop(): void {
  reopenWhenStopped((former) => {
    const { title } = editor().document;
    const back = async (): Promise<void> => {
      const isBack = former !== undefined && (await open(former).catch(() => false));
      if (!isBack) await openAsNew(emptyDocument);
      toast(`“${title || words.untitled}” is among your drawings.`);
    };
    void back();
  });
}

/**
 * Continues with a drawing that storage does not contain, under its own id; its rescue is deleted once it is
 * saved. Resolves to false if there is none, or if another tab has it.
 */
async function revive(): Promise<boolean> {
  const drawing = leftBehind();
  if (drawing === undefined) return false;
  const mine = await claim(drawing);
  const document = mine ? await readRescue(drawing) : undefined;
  // Another tab may have saved it before it was claimed.
  if (!document) return await open(drawing);
  await readyFor(document);
  openDocument(document, drawing, { draft: readRescuedDraft(drawing) });
  rememberDrawing(drawing);
  return true;
}

/**
 * At the start: opens this tab's drawing, else the last one, else an empty one with a new id, and shows the
 * list if there are others.
 */
export async function restore(): Promise<void> {
  try {
    for (const drawing of rememberedDrawings()) {
      if (await open(drawing)) return;
      // It was never saved: a killed page's rescue comes before any other drawing.
      if (isRescued(drawing)) break;
    }
  } catch {
    // Storage is refused or damaged: begins empty; the autosave reports it if saving fails too.
  }
  if (await revive().catch(() => false)) return;
  const drawing = newId();
  await claim(drawing);
  openDocument(emptyDocument, drawing);
  settleStored();
  rememberDrawing(drawing);
  void offerOthers();
}

/** If there are drawings but none was the last, shows a choice instead of an empty page. */
async function offerOthers(): Promise<void> {
  const others = await listDrawings().catch(() => []);
  if (others.some(hasContent) && isBlank() && !editor().dialog) {
    openDialog({ kind: 'drawings' });
  }
}

/**
 * The drawings for a list that names them: where boards are among them, their rulesets have names by then.
 */
export async function listNamed(): Promise<readonly AboutDrawing[]> {
  const all = await listDrawings();
  if (all.some(({ board }) => board !== undefined)) await bringRulesets();
  return all;
}

/** Opens the drawing that was changed last before this one. */
export async function reopenPrevious(): Promise<void> {
  await flush();
  // A drawing that is open, here or in another tab, is not reopened.
  const taken = new Set([...(await claimedElsewhere()), editor().drawing]);
  const previous = (await listDrawings()).find((about) => !taken.has(about.id) && hasContent(about));
  if (!previous) {
    toast('No other drawing is saved in this browser.');
    return;
  }
  await open(previous.id);
}

/** Continues with a copy as a new drawing with its history. Resolves to its id. */
export async function goOnAsCopy(title?: string): Promise<string> {
  const drawing = newId();
  await claim(drawing);
  disconnectFile();
  const { past, future, draft, drawing: former } = editor();
  continueAs(drawing);
  carryReckoned(drawing, former);
  if (title !== undefined)
    followDocument({ document: setTitle(documentToKeep(), title), past, future, draft });
  rememberDrawing(drawing);
  return drawing;
}
