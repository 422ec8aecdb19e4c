/** Which drawing this tab shows: the one it showed before, else the last one; opening never writes over another. */
import { emptyDocument, type GameDocument, setTitle } from '../../engine/index.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { continueAs, followDocument, openDocument } from '../store/document.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { flush, isAllKept, settleStored } from './autosave.ts';
import { claim, claimedElsewhere, isMine } from './claim.ts';
import { disconnectFile, reconnectFile } from './disk.ts';
import { readRescue, withRescue } from './rescue.ts';
import { saveToFile } from './save.ts';
import { goOnFrom, listDrawings, newId, readDrawing, removeDrawing, writeDrawing } from './storage.ts';
import { tellOtherTabs } from './tabs.ts';

/** This tab's drawing, which outlives a reload, and every tab's last one. */
const here = 'grundy/drawing';
const last = 'grundy/last';

function remember(drawing: string): void {
  try {
    sessionStorage.setItem(here, drawing);
    localStorage.setItem(last, drawing);
  } catch {
    // Refused: the autosave says so when it fails.
  }
}

/** Its own first. */
function remembered(): readonly string[] {
  try {
    const both = [sessionStorage.getItem(here), localStorage.getItem(last)];
    return [...new Set(both.filter((id) => id !== null))];
  } catch {
    return [];
  }
}

/** The drawing of which a page that was killed had more on the screen than it could write. */
const leftBehind = (): string | undefined => remembered().find((drawing) => readRescue(drawing));

export const wasKilled = (): boolean => leftBehind() !== undefined;

/** An untouched empty drawing is not worth keeping when another one is opened. */
const isBlank = (): boolean => {
  const { document, past, future, readOnly } = editor();
  const steps = past.length + future.length;
  return !readOnly && document.nodes.length === 0 && document.title === '' && steps === 0;
};

type Shown = Pick<EditorState, 'document' | 'past'>;

/** Whether nothing was done on the screen since. */
const isStill = (shown: Shown): boolean =>
  shown.document === editor().document && shown.past === editor().past;

/**
 * Writes what is on the screen before something else comes there, and what is done there while it is written; what cannot be
 * written is offered as a file. Resolves to what was put away: given back, it is put away again only if it has changed.
 */
async function putAway(before?: Shown): Promise<Shown> {
  let shown = before;
  while (!shown || !isStill(shown)) {
    shown = editor();
    if (!isBlank()) await flush();
  }
  if (shown !== before && !isBlank() && !isAllKept()) offerAsFile(shown.document);
  return shown;
}

function offerAsFile(document: GameDocument): void {
  const action = { label: words.keeping.download, run: () => void saveToFile(document) };
  toast(words.keeping.notKept(document.title || words.untitled), { stays: true, action });
}

/** Nobody waits for it: an empty drawing is in no list. */
function forgetBlank(drawing: string): void {
  removeDrawing(drawing).catch(() => undefined);
}

/** Opens a document as a drawing of its own. The one that was open stays in storage. */
export async function openAsNew(document: GameDocument): Promise<void> {
  const shown = await putAway();
  const drawing = newId();
  await claim(drawing);
  await putAway(shown);
  const { drawing: former } = editor();
  const blank = isBlank();
  disconnectFile();
  openDocument(document, drawing, { readOnly: false });
  remember(drawing);
  if (blank) forgetBlank(former);
}

/** Leaves the drawing on the screen, which is about to go: an empty one takes its place. */
export const leave = (): Promise<void> => openAsNew(emptyDocument);

/** Keeps a document as a drawing of its own, without showing it. Rejects when storage refuses. */
export async function keepAsNew(document: GameDocument): Promise<void> {
  await writeDrawing(newId(), { format: 1, document, past: [], future: [] });
  tellOtherTabs({ kind: 'listed' });
}

/** Opens a drawing of the list; one that another tab writes is looked at here. False when it is not there any more. */
export async function open(drawing: string): Promise<boolean> {
  if (!(await readDrawing(drawing))) return false;
  let shown = await putAway();
  await claim(drawing);
  // Read again: until it was claimed another tab may have written it.
  let read = await readDrawing(drawing);
  while (!isStill(shown)) {
    shown = await putAway(shown);
    read = await readDrawing(drawing);
  }
  if (!read) {
    if (!editor().readOnly) await claim(editor().drawing);
    return false;
  }
  const { drawing: former } = editor();
  const blank = isBlank() && former !== drawing;
  const mine = isMine(drawing);
  const { kept } = read;
  const newest = mine ? withRescue(drawing, kept) : kept;
  disconnectFile();
  goOnFrom(drawing, read);
  const { past, future } = newest;
  openDocument(newest.document, drawing, { past, future, readOnly: mine ? false : 'elsewhere' });
  // A rescued state is new to storage and will be written at once.
  if (newest === kept) settleStored();
  remember(drawing);
  if (mine) void reconnectFile(drawing);
  if (blank) forgetBlank(former);
  return true;
}

/**
 * Goes on with a drawing that storage does not give, under its own id: what was left behind of it is forgotten once it is
 * written. Resolves to false when there is none, or when it is another tab's and not to be looked at yet.
 */
async function revive(): Promise<boolean> {
  const drawing = leftBehind();
  if (drawing === undefined) return false;
  const mine = await claim(drawing);
  const document = readRescue(drawing);
  // Until it was claimed another tab may have brought it into storage.
  if (!mine || !document) return await open(drawing);
  openDocument(document, drawing);
  remember(drawing);
  return true;
}

/** At the start: this tab's drawing, else the last one, else an empty one under a new id, beside the list of those that are kept. */
export async function restore(): Promise<void> {
  try {
    for (const drawing of remembered()) {
      if (await open(drawing)) return;
      // It never came into storage: what the page that was killed left of it goes before any other drawing.
      if (readRescue(drawing)) break;
    }
  } catch {
    // Storage refused or damaged: begin empty; the autosave tells when it cannot write either.
  }
  if (await revive().catch(() => false)) return;
  const drawing = newId();
  await claim(drawing);
  openDocument(emptyDocument, drawing);
  settleStored();
  remember(drawing);
  void offerOthers();
}

/** There are drawings and none of them was the last: a choice, instead of an empty page. */
async function offerOthers(): Promise<void> {
  const others = await listDrawings().catch(() => []);
  if (others.some(({ nodes }) => nodes > 0) && isBlank() && !editor().dialog) {
    openDialog({ kind: 'drawings' });
  }
}

/** The drawing changed last before this one. */
export async function reopenPrevious(): Promise<void> {
  await flush();
  // Not this one, nor one that another tab has open.
  const taken = new Set([...(await claimedElsewhere()), editor().drawing]);
  const previous = (await listDrawings()).find((about) => !taken.has(about.id) && about.nodes > 0);
  if (!previous) {
    toast(words.keeping.noOther);
    return;
  }
  await open(previous.id);
}

/** What stands here goes on as a drawing of its own, with its history. Resolves to its id. */
export async function goOnAsCopy(title?: string): Promise<string> {
  const drawing = newId();
  await claim(drawing);
  disconnectFile();
  const { document, past, future } = editor();
  continueAs(drawing);
  if (title !== undefined) followDocument({ document: setTitle(document, title), past, future });
  remember(drawing);
  return drawing;
}
