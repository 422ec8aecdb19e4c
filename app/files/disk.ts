/**
 * A drawing in a file on the person's own disk as well: where the browser allows it, every save writes the chosen file too.
 * The file is remembered with the drawing; after a reload the browser wants to be asked again. A file that another program
 * has changed since is not written over unasked.
 */
import { type GameDocument, writeDocument } from '../../engine/index.ts';
import type { OnDisk } from '../store/state.ts';
import { editor, setEditor, toast } from '../store/store.ts';
import { words } from '../words.ts';
import { afterWriting } from './autosave.ts';
import { fileName } from './save.ts';
import { forgetFileOf, type KeptFile, readFileOf, writeFileOf } from './storage.ts';

/** What some browsers have beyond the standard's own types. */
type Asking = FileSystemFileHandle & {
  queryPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
};
type Picking = {
  showSaveFilePicker?(options: {
    id: string;
    suggestedName: string;
    types: readonly { description: string; accept: Record<string, readonly string[]> }[];
  }): Promise<FileSystemFileHandle>;
};

let connected: { readonly drawing: string; file: KeptFile } | undefined;
/** Grows whenever the file is another one or none: what a former one still answers is not heard. */
let era = 0;

const show = (disk: OnDisk | undefined): void => setEditor({ disk });

export const canKeepInFile = (): boolean => typeof (window as Picking).showSaveFilePicker === 'function';

export function disconnectFile(): void {
  era += 1;
  connected = undefined;
  if (editor().disk) show(undefined);
}

const failureOf = (error: unknown, name: string): OnDisk => {
  const kind = error instanceof DOMException ? error.name : '';
  if (kind === 'NotAllowedError' || kind === 'SecurityError') return { kind: 'asks', name };
  const says =
    kind === 'NotFoundError'
      ? words.keeping.fileGone(name)
      : kind === 'QuotaExceededError'
        ? words.keeping.diskFull(name)
        : words.keeping.fileRefused(name);
  return { kind: 'failed', name, says };
};

/** The swap of a whole new file for the old one, as the browser does it: never half a drawing. */
async function put(document: GameDocument, evenChanged: boolean): Promise<void> {
  const to = connected;
  if (!to) return;
  const { handle, modified } = to.file;
  const { name } = handle;
  const of = era;
  show({ kind: 'writing', name });
  try {
    if (!evenChanged && (await handle.getFile()).lastModified !== modified) {
      if (of === era) show({ kind: 'changed', name });
      return;
    }
    const writer = await handle.createWritable();
    await writer.write(writeDocument(document));
    await writer.close();
    to.file = { handle, modified: (await handle.getFile()).lastModified };
    await writeFileOf(to.drawing, to.file);
    if (of === era) show({ kind: 'written', name });
  } catch (error) {
    if (of === era) show(failureOf(error, name));
  }
}

let writing: Promise<void> = Promise.resolve();
let next: { readonly document: GameDocument; readonly evenChanged: boolean } | undefined;

/** One writing after another; what comes meanwhile waits as one. */
function write(document: GameDocument, evenChanged = false): Promise<void> {
  const waits = next !== undefined;
  next = { document, evenChanged: evenChanged || (next?.evenChanged ?? false) };
  if (waits) return writing;
  writing = writing.then(async () => {
    const now = next;
    next = undefined;
    if (now) await put(now.document, now.evenChanged);
  });
  return writing;
}

/** After each save in the browser the file is written too, unless it waits for the person. */
export function followInFile(): void {
  afterWriting((drawing, document) => {
    const { disk } = editor();
    const ready = disk?.kind === 'written' || disk?.kind === 'writing' || disk?.kind === 'failed';
    if (connected?.drawing === drawing && ready) void write(document);
  });
}

/** Lets the person choose the file, writes it, and from then on at every save. */
export async function keepInFile(): Promise<void> {
  const picker = (window as Picking).showSaveFilePicker;
  if (!picker) return;
  const { drawing, document } = editor();
  let handle: FileSystemFileHandle;
  try {
    handle = await picker.call(window, {
      id: 'grundy',
      suggestedName: fileName(document.title),
      types: [{ description: words.keeping.kindOfFile, accept: { 'application/json': ['.json'] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
  if (editor().drawing !== drawing) return;
  era += 1;
  connected = { drawing, file: { handle, modified: 0 } };
  await write(editor().document, true);
}

/** The drawing is kept in the browser alone again; the file stays as it is. */
export async function stopKeepingInFile(): Promise<void> {
  const { drawing, disk } = editor();
  disconnectFile();
  await forgetFileOf(drawing);
  if (disk) toast(words.keeping.fileLeft(disk.name));
}

/** Finds the file of a drawing that was just opened; the browser may want to be asked before it is written. */
export async function reconnectFile(drawing: string): Promise<void> {
  const file = await readFileOf(drawing).catch(() => undefined);
  if (!file || editor().drawing !== drawing || editor().readOnly) return;
  era += 1;
  connected = { drawing, file };
  const { handle } = file;
  const may = await (handle as Asking).queryPermission?.({ mode: 'readwrite' });
  if (connected?.file !== file) return;
  show({ kind: may === 'granted' ? 'written' : 'asks', name: handle.name });
}

/** Asks the browser for the file again, then writes it. */
export async function allowFile(): Promise<void> {
  if (!connected) return;
  const { handle } = connected.file;
  const may = await (handle as Asking).requestPermission?.({ mode: 'readwrite' });
  if (may === 'granted') await write(editor().document);
}

/** Writes over what another program has put there. */
export const writeOverFile = (): Promise<void> => write(editor().document, true);

/** Whether Ctrl+S has a file to write. */
export const isKeptInFile = (): boolean => connected !== undefined && editor().disk !== undefined;

/** Writes the file now, whatever it has waited for. */
export async function saveKeptFile(): Promise<void> {
  if (editor().disk?.kind === 'asks') await allowFile();
  else await write(editor().document);
  const { disk } = editor();
  if (disk?.kind === 'written') toast(words.keeping.savedTo(disk.name));
}
