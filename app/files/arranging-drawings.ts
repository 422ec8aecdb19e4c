/**
 * Actions on the list of drawings: open, rename, duplicate, delete and restore. A drawing that another tab
 * writes is not changed.
 */
import { setTitle } from '../../engine/document/edits/index.ts';
import { retitle } from '../edits/drawing.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { flush } from './autosave.ts';
import { claimedElsewhere } from './claim.ts';
import { filesWritten } from './disk.ts';
import { keepAsNew, leave, open } from './drawings.ts';
import { lessonShowing } from './lessons/lesson-storage.ts';
import { keepReckoned, reckonedBeside } from './reckoned-list.ts';
import { forgetRescue, withRescue } from './rescue.ts';
import {
  type AboutDrawing,
  type DrawingRead,
  goOnFrom,
  readDrawing,
  readFileOf,
  removeDrawing,
  writeDrawing,
  writeFileOf,
} from './storage.ts';
import { tellOtherTabs } from './tabs.ts';

/** Opens a drawing of the list; a message says if that fails. The caller takes care of the focus. */
export async function showDrawing(id: string): Promise<void> {
  try {
    if (!(await open(id))) toast(words.keeping.gone);
  } catch {
    toast(words.keeping.listFailed, { stays: true });
  }
}

/** Whether another tab writes it. The list may be older than what other tabs did. */
async function isElsewhere(id: string): Promise<boolean> {
  const elsewhere = (await claimedElsewhere()).has(id);
  if (elsewhere) toast(words.keeping.elsewhereFirst);
  return elsewhere;
}

/** Whether a lesson shows it: then it cannot be deleted alone. */
async function isShownInLesson(id: string): Promise<boolean> {
  const lesson = await lessonShowing(id);
  if (lesson !== undefined)
    toast(
      `The lesson “${lesson || words.untitled}” shows this drawing: delete the lesson, or its view of the drawing, first.`,
    );
  return lesson !== undefined;
}

/** The drawing as it would be opened. */
async function readNewest(id: string): Promise<DrawingRead | undefined> {
  const read = await readDrawing(id);
  return read && { ...read, kept: await withRescue(id, read.kept) };
}

/** Renames a drawing: the open one by an edit, another one by an undo step of its own. */
export async function renameDrawing({ id }: AboutDrawing, title: string): Promise<void> {
  if (await isElsewhere(id)) return;
  if (id === editor().drawing) {
    retitle(title);
    await flush();
    return;
  }
  const read = await readNewest(id);
  if (!read || read.kept.document.title === title) return;
  const { document, past } = read.kept;
  const renamed = {
    ...read.kept,
    document: setTitle(document, title),
    past: [...past, document],
    future: [],
  };
  goOnFrom(id, read);
  if ((await writeDrawing(id, renamed)) === 'taken')
    toast('Another tab has changed this drawing: it was not renamed.');
  else forgetRescue(id);
  tellOtherTabs({ kind: 'listed' });
}

export async function duplicateDrawing({ id }: AboutDrawing): Promise<void> {
  await flush();
  const read = await readNewest(id);
  if (!read) return;
  const { document, draft } = read.kept;
  await keepAsNew(setTitle(document, words.keeping.copyOf(document.title)), { draft });
}

/** Deletes a drawing; for six seconds it can be restored with its history. `changed` is called after both. */
export async function deleteDrawing(about: AboutDrawing, changed: () => void): Promise<void> {
  const { id } = about;
  if ((await isElsewhere(id)) || (await isShownInLesson(id))) return;
  const shown = id === editor().drawing;
  if (shown) await flush();
  // A writing that ended later would remember the file of a deleted drawing.
  await filesWritten();
  const [read, file] = [await readNewest(id), await readFileOf(id)];
  if (!read) return;
  const reckoned = reckonedBeside(id);
  if (shown) await leave();
  await removeDrawing(id);
  forgetRescue(id);
  const restore = async (): Promise<void> => {
    await writeDrawing(id, read.kept, about.changed, about.lesson);
    if (file) await writeFileOf(id, file);
    keepReckoned(reckoned, id);
    if (shown) await open(id);
    tellOtherTabs({ kind: 'listed' });
    changed();
  };
  const run = (): void => {
    restore().catch(() => toast(words.keeping.notRestored, { stays: true }));
  };
  toast(`Deleted “${about.title || words.untitled}”`, {
    about: 'editor',
    action: { label: words.keeping.undo, run },
  });
  tellOtherTabs({ kind: 'listed' });
  changed();
}
