/**
 * A drawing in two tabs: one writes it, the others show it read-only and follow its changes. Another tab can
 * take over; the tab that had the drawing saves first, so nothing is lost.
 */

import { toast } from '../store/chrome.ts';
import { allowEditing, followDocument, forbidEditing } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { currentView } from '../store/lesson.ts';
import { words } from '../words.ts';
import { flush, hidesAsStored, isAllKept, settleStored, whenParted } from './autosave.ts';
import { answerTabs, claim, claimedElsewhere, isMine, letGo, takeOver, whenTaken } from './claim.ts';
import { disconnectFile, filesWritten, reconnectFile } from './disk.ts';
import { goOnAsCopy } from './drawings.ts';
import { withRescue } from './rescue.ts';
import { goOnFrom, readDrawing } from './storage.ts';
import { tabWaits } from './tab-waits.ts';
import { onTabMessage } from './tabs.ts';

/**
 * Shows the drawing from storage. Nothing happens if this tab has unsaved changes, or became the writing tab
 * while storage was read, since the result is then older than the screen.
 */
async function reread(): Promise<void> {
  const { drawing, revision } = editor();
  const read = await readDrawing(drawing);
  // After a tab was killed, the tab that takes over saves its rescue too.
  const newest = read && (isMine(drawing) ? await withRescue(drawing, read.kept) : read.kept);
  const now = editor();
  if (!newest || now.drawing !== drawing || now.revision !== revision) return;
  if (now.readOnly !== 'elsewhere' || !isAllKept()) return;
  goOnFrom(drawing, read);
  // What a view of a lesson hides, or a person hid here, must not be seen because another tab shows another
  // view.
  followDocument(newest, currentView(now)?.drawing === drawing || !hidesAsStored());
  if (newest === read.kept) settleStored(newest.document);
}

const reading = held<Promise<void> | undefined>(() => undefined);
const more = held<boolean>(() => false);

/** Reads one at a time, and once more at the end if something was written meanwhile. */
function follow(): void {
  if (reading.now) {
    more.now = true;
    return;
  }
  reading.now = reread()
    .catch(() => undefined)
    .then(() => {
      reading.now = undefined;
      if (more.now) follow();
    });
  more.now = false;
}

/** Another tab asked for the drawing: saves it, then releases it. */
async function yieldDrawing(): Promise<void> {
  const { drawing } = editor();
  forbidEditing('elsewhere');
  await flush();
  if (!isAllKept()) {
    await part();
    return;
  }
  // The next tab compares the file on disk with what this one left there.
  await filesWritten();
  if (editor().drawing !== drawing) return;
  disconnectFile();
  letGo();
}

/** Another tab did not wait: the drawing is that tab's now, and unsaved changes continue as a copy. */
async function taken(drawing: string): Promise<void> {
  if (editor().drawing !== drawing) return;
  if (isAllKept()) {
    disconnectFile();
    forbidEditing('elsewhere');
  } else await part();
}

/** A copy gets a title of its own, so that nobody confuses the two. */
async function part(): Promise<string> {
  const id = await goOnAsCopy(words.keeping.copyOf(editor().document.title));
  toast(
    'Another tab has changed this drawing too. Your version continues as a copy; the other is among your drawings.',
    { stays: true },
  );
  return id;
}

async function nowMine(): Promise<void> {
  const { drawing } = editor();
  await reread();
  if (editor().drawing !== drawing || !isMine(drawing) || !editor().readOnly) return;
  allowEditing();
  await reconnectFile(drawing);
  // What is hidden here is kept from now on.
  if (!hidesAsStored()) await flush();
}

/** Takes the drawing over from the tab that writes it. */
export async function editHere(): Promise<void> {
  if (editor().readOnly !== 'elsewhere') return;
  await takeOver(editor().drawing);
  await nowMine();
}

/** Continues here with a new drawing. */
export async function makeCopy(): Promise<void> {
  // The drawing that is left contains everything that was done in it.
  await flush();
  await goOnAsCopy(words.keeping.copyOf(editor().document.title));
}

/** A tab that is activated, and whose drawing no tab writes any more, becomes the writing tab. */
async function lookAgain(): Promise<void> {
  const { drawing, readOnly } = editor();
  if (readOnly === 'elsewhere' && document.hasFocus() && (await claim(drawing))) await nowMine();
}

const nextLook = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

/** The drawing that no tab wrote at the last look. */
const wasFree = held<string | undefined>(() => undefined);

/**
 * A page that is loaded again writes no drawing for a moment, so a drawing is claimed only if it was free at
 * two looks.
 */
async function lookFromTimeToTime(): Promise<void> {
  const { drawing } = editor();
  const before = wasFree.now;
  wasFree.now = (await claimedElsewhere()).has(drawing) ? undefined : drawing;
  if (wasFree.now !== undefined && wasFree.now === before) await lookAgain();
}

/**
 * Looks again from time to time as long as another tab has the drawing: a page that was closed or left
 * releases it later than this one was activated, and no event says so.
 */
function keepLooking(): void {
  if (nextLook.now !== undefined || editor().readOnly !== 'elsewhere') return;
  nextLook.now = setTimeout(() => {
    nextLook.now = undefined;
    void lookFromTimeToTime().finally(keepLooking);
  }, tabWaits.looking);
}

/** Listens to the other tabs from now on. */
export function attendTabs(): () => void {
  whenParted(part);
  whenTaken((drawing) => void taken(drawing));
  const ends = [
    answerTabs(),
    onTabMessage((word) => {
      const { drawing, readOnly } = editor();
      if (!('drawing' in word) || word.drawing !== drawing) return;
      if (word.kind === 'yield' && isMine(drawing)) void yieldDrawing();
      else if (word.kind === 'written' && readOnly === 'elsewhere') follow();
    }),
  ];
  const focused = (): void => void lookAgain();
  window.addEventListener('focus', focused);
  ends.push(useEditor.subscribe(keepLooking));
  return () => {
    clearTimeout(nextLook.now);
    nextLook.now = undefined;
    window.removeEventListener('focus', focused);
    for (const end of ends) end();
  };
}
