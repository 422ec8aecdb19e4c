/** What is done to drawings in their list: shown, named anew, doubled, deleted and brought back. One that another tab writes is left alone. */
import { setTitle } from '../../engine/index.ts';
import { retitle } from '../edits/drawing.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { flush } from './autosave.ts';
import { claimedElsewhere } from './claim.ts';
import { filesWritten } from './disk.ts';
import { keepAsNew, leave, open } from './drawings.ts';
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

/** Opens a drawing of the list; what keeps it from that is told. Who had the keyboard is for the caller to know. */
export async function showDrawing(id: string): Promise<void> {
  try {
    if (!(await open(id))) toast(words.keeping.gone);
  } catch {
    toast(words.keeping.listFailed, { stays: true });
  }
}

/** Whether it is left alone. A list of drawings may be older than what other tabs do. */
async function isElsewhere(id: string): Promise<boolean> {
  const elsewhere = (await claimedElsewhere()).has(id);
  if (elsewhere) toast(words.keeping.elsewhereFirst);
  return elsewhere;
}

/** The drawing as it would be opened. */
async function readNewest(id: string): Promise<DrawingRead | undefined> {
  const read = await readDrawing(id);
  return read && { ...read, kept: withRescue(id, read.kept) };
}

/** The drawing on the screen takes its new name as an edit; another one gets an undo step of its own. */
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
  if ((await writeDrawing(id, renamed)) === 'taken') toast(words.keeping.changedMeanwhile);
  else forgetRescue(id);
  tellOtherTabs({ kind: 'listed' });
}

export async function duplicateDrawing({ id }: AboutDrawing): Promise<void> {
  await flush();
  const read = await readNewest(id);
  if (!read) return;
  const { document } = read.kept;
  await keepAsNew(setTitle(document, words.keeping.copyOf(document.title)));
}

/** Deletes it; for six seconds it can be brought back as it was, its history too. `changed` hears of either. */
export async function deleteDrawing(about: AboutDrawing, changed: () => void): Promise<void> {
  const { id } = about;
  if (await isElsewhere(id)) return;
  const shown = id === editor().drawing;
  if (shown) await flush();
  // One that ends later would remember the file of a drawing that is gone.
  await filesWritten();
  const [read, file] = [await readNewest(id), await readFileOf(id)];
  if (!read) return;
  if (shown) await leave();
  await removeDrawing(id);
  forgetRescue(id);
  const restore = async (): Promise<void> => {
    await writeDrawing(id, read.kept, about.changed);
    if (file) await writeFileOf(id, file);
    if (shown) await open(id);
    tellOtherTabs({ kind: 'listed' });
    changed();
  };
  const run = (): void => {
    restore().catch(() => toast(words.keeping.notRestored, { stays: true }));
  };
  toast(words.keeping.deleted(about.title || words.untitled), { action: { label: words.keeping.undo, run } });
  tellOtherTabs({ kind: 'listed' });
  changed();
}
