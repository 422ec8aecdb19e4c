/**
 * Also keeps a drawing in a file on the person's disk: where the browser allows it, every save writes the
 * chosen file too. The file is remembered with the drawing; after a reload the browser asks for permission
 * again. A file that another program has changed is not overwritten without asking.
 */

import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { siteOfSchemas } from '../site.ts';
import { setDisk, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { held } from '../store/held.ts';
import type { OnDisk } from '../store/state/chrome.ts';
import { afterWriting } from './autosave.ts';
import { fileName } from './save.ts';
import { forgetFileOf, type KeptFile, readFileOf, writeFileOf } from './storage.ts';

/** Functions that some browsers have beyond the standard types. */
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

/**
 * A drawing and its file. What was queued is written to it even if another drawing is on the screen by then.
 */
type Target = {
  readonly drawing: string;
  file: KeptFile;
  /** The person does not want the file written any more. */
  stopped?: true;
};

/** The file of the drawing on the screen; late answers for an earlier drawing are ignored. */
const connected = held<Target | undefined>(() => undefined);

const show = (of: Target, disk: OnDisk): void => {
  if (of === connected.now) setDisk(disk);
};

export const canKeepInFile = (): boolean => typeof (window as Picking).showSaveFilePicker === 'function';

export function disconnectFile(): void {
  connected.now = undefined;
  if (editor().disk) setDisk(undefined);
}

const failureOf = (error: unknown, name: string): OnDisk => {
  const kind = error instanceof DOMException ? error.name : '';
  if (kind === 'NotAllowedError' || kind === 'SecurityError') return { kind: 'asks', name };
  const says =
    kind === 'NotFoundError'
      ? `${name} is no longer where it was: choose a file again.`
      : kind === 'QuotaExceededError'
        ? `The disk is full: ${name} is not written. Make room, or choose another place.`
        : `${name} cannot be written: choose another file.`;
  return { kind: 'failed', name, says };
};

/**
 * Whether a file contains this text already; a file whose size cannot match is not read. A character takes
 * one to three bytes.
 */
const holds = async (file: File, text: string): Promise<boolean> =>
  file.size >= text.length && file.size <= 3 * text.length && (await file.text()) === text;

type Writing = { readonly document: GameDocument; readonly evenChanged: boolean };

/** The browser replaces the old file by the complete new one, so there is never half a drawing. */
async function put(to: Target, { document, evenChanged }: Writing): Promise<void> {
  const { handle, modified } = to.file;
  const { name } = handle;
  show(to, { kind: 'writing', name });
  try {
    const text = writeDocument(document, siteOfSchemas());
    const there = evenChanged ? undefined : await handle.getFile();
    if (!there || !(await holds(there, text))) {
      if (there && there.lastModified !== modified) {
        show(to, { kind: 'changed', name });
        return;
      }
      const writer = await handle.createWritable();
      await writer.write(text);
      await writer.close();
    }
    to.file = { handle, modified: (await handle.getFile()).lastModified };
    show(to, { kind: 'written', name });
  } catch (error) {
    show(to, failureOf(error, name));
    return;
  }
  if (to.stopped) return;
  // If storage refuses, the autosave reports it; the file is written anyway, until the page is closed.
  await writeFileOf(to.drawing, to.file).catch(() => undefined);
}

const writing = held<Promise<void>>(() => Promise.resolve());
const waiting = held<Map<Target, Writing>>(() => new Map());

/** Writes one after another; further changes for the same file wait as one. */
function write(to: Target, document: GameDocument, evenChanged = false): Promise<void> {
  const former = waiting.now.get(to);
  waiting.now.set(to, { document, evenChanged: evenChanged || (former?.evenChanged ?? false) });
  if (former) return writing.now;
  show(to, { kind: 'writing', name: to.file.handle.name });
  writing.now = writing.now.then(async () => {
    const now = waiting.now.get(to);
    waiting.now.delete(to);
    if (now && !to.stopped) await put(to, now);
  });
  return writing.now;
}

async function writeShown(evenChanged = false): Promise<void> {
  if (connected.now) await write(connected.now, documentToKeep(), evenChanged);
}

/** Resolves when no file waits to be written. */
export const filesWritten = (): Promise<void> => writing.now;

/**
 * After each save in the browser, and after each failure, writes the file too, unless it waits for the
 * person.
 */
export function followInFile(): void {
  afterWriting((drawing, document) => {
    const { disk } = editor();
    const ready = disk?.kind === 'written' || disk?.kind === 'writing' || disk?.kind === 'failed';
    if (connected.now?.drawing === drawing && ready) void write(connected.now, document);
  });
}

/** Lets the person choose the file, writes it now, and from then on at every save. */
export async function keepInFile(): Promise<void> {
  const picker = (window as Picking).showSaveFilePicker;
  if (!picker) return;
  const { drawing, document } = editor();
  let handle: FileSystemFileHandle;
  try {
    handle = await picker.call(window, {
      id: 'grundy',
      suggestedName: fileName(document.title),
      types: [{ description: 'Grundy drawing', accept: { 'application/json': ['.json'] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
  if (editor().drawing !== drawing) return;
  if (connected.now) connected.now.stopped = true;
  connected.now = { drawing, file: { handle, modified: 0 } };
  await writeShown(true);
}

/** Keeps the drawing in the browser only; the file stays as it is. */
export async function stopKeepingInFile(): Promise<void> {
  const { drawing, disk } = editor();
  if (connected.now) connected.now.stopped = true;
  disconnectFile();
  await forgetFileOf(drawing);
  if (disk) toast(`${disk.name} stays as it is; the drawing is now saved in this browser only.`);
}

/**
 * Finds the file of a drawing that was just opened, and writes it unless it has the same content; the browser
 * may ask for permission first.
 */
export async function reconnectFile(drawing: string): Promise<void> {
  // The last writing of this file may still be running.
  await filesWritten();
  const file = await readFileOf(drawing).catch(() => undefined);
  if (!file || editor().drawing !== drawing || editor().readOnly) return;
  const to: Target = { drawing, file };
  connected.now = to;
  const { handle } = file;
  const may = await (handle as Asking).queryPermission?.({ mode: 'readwrite' });
  if (connected.now !== to) return;
  if (may === 'granted') await writeShown();
  else show(to, { kind: 'asks', name: handle.name });
}

/** Asks the browser for permission again, then writes the file. */
export async function allowFile(): Promise<void> {
  const to = connected.now;
  if (!to) return;
  const may = await (to.file.handle as Asking).requestPermission?.({ mode: 'readwrite' });
  if (may === 'granted' && to === connected.now) await writeShown();
}

/** Overwrites what another program has written. */
export const writeOverFile = (): Promise<void> => writeShown(true);

/** Whether Ctrl+S has a file to write. */
export const isKeptInFile = (): boolean => connected.now !== undefined && editor().disk !== undefined;

/** Writes the file now, without any further wait. */
export async function saveKeptFile(): Promise<void> {
  if (editor().disk?.kind === 'asks') await allowFile();
  else await writeShown();
  const { disk } = editor();
  if (disk?.kind === 'written') toast(`Saved to ${disk.name}`, { kind: 'saved' });
}
