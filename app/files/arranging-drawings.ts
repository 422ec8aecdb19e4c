/** What is done to drawings in their list: named anew, doubled, deleted and brought back. One that another tab writes is left alone. */
import { setTitle } from '../../engine/index.ts';
import { applyEdit, editor, toast } from '../store/store.ts';
import { words } from '../words.ts';
import { flush } from './autosave.ts';
import { filesWritten } from './disk.ts';
import { keepAsNew, leave, open } from './drawings.ts';
import {
  type AboutDrawing,
  readDrawing,
  readFileOf,
  removeDrawing,
  writeDrawing,
  writeFileOf,
} from './storage.ts';
import { tell } from './tabs.ts';

/** The drawing on the screen takes its new name as an edit; another one gets an undo step of its own. */
export async function renameDrawing({ id }: AboutDrawing, title: string): Promise<void> {
  if (id === editor().drawing) {
    applyEdit((document) => setTitle(document, title));
    await flush();
    return;
  }
  const kept = await readDrawing(id);
  if (!kept || kept.document.title === title) return;
  const { document, past } = kept;
  const renamed = { ...kept, document: setTitle(document, title), past: [...past, document], future: [] };
  if ((await writeDrawing(id, renamed)) === 'taken') toast(words.keeping.changedMeanwhile);
  tell({ kind: 'listed' });
}

export async function duplicateDrawing({ id }: AboutDrawing): Promise<void> {
  await flush();
  const kept = await readDrawing(id);
  if (!kept) return;
  await keepAsNew(setTitle(kept.document, words.keeping.copyOf(kept.document.title)));
}

/** Deletes it; for six seconds it can be brought back as it was, its history too. `changed` hears of either. */
export async function deleteDrawing(about: AboutDrawing, changed: () => void): Promise<void> {
  const { id } = about;
  const shown = id === editor().drawing;
  if (shown) await flush();
  // One that ends later would remember the file of a drawing that is gone.
  await filesWritten();
  const [kept, file] = [await readDrawing(id), await readFileOf(id)];
  if (!kept) return;
  if (shown) await leave();
  await removeDrawing(id);
  const restore = async (): Promise<void> => {
    await writeDrawing(id, kept, about.changed);
    if (file) await writeFileOf(id, file);
    if (shown) await open(id);
    tell({ kind: 'listed' });
    changed();
  };
  const run = (): void => {
    restore().catch(() => toast(words.keeping.notRestored, { stays: true }));
  };
  toast(words.keeping.deleted(about.title || words.untitled), { action: { label: words.keeping.undo, run } });
  tell({ kind: 'listed' });
  changed();
}
