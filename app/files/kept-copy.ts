/**
 * The last copy that went to the clipboard with letters in place of names, whole, in the browser's database:
 * so that only another tab of this browser pastes the drawing itself, names and all.
 */
import { get, set } from 'idb-keyval';
import { type GameDocument, readDocument, writeDocument } from '../../engine/document/index.ts';
import { inTime, store } from './storage.ts';

/** What is on the clipboard, as text and as JSON, and the JSON of the drawing that it means. */
export type KeptCopy = { readonly text: string; readonly json: string; readonly whole: string };

const key = 'copy';

/** Where storage refuses, this page alone remembers its copy. */
export async function keepCopy(text: string, json: string, whole: GameDocument): Promise<void> {
  const copy: KeptCopy = { text, json, whole: writeDocument(whole) };
  await inTime('writing', set(key, copy, store())).catch(() => undefined);
}

/** The drawing that was copied last with letters, if this is what it put on the clipboard. */
export async function keptCopy(
  isIt: (copy: KeptCopy) => boolean,
): Promise<ReturnType<typeof readDocument> | undefined> {
  const copy = await inTime('reading', get<KeptCopy>(key, store())).catch(() => undefined);
  return copy && isIt(copy) ? readDocument(copy.whole) : undefined;
}
