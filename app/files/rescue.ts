/**
 * A page that is being killed may not finish writing to the database. So it also writes what is on the screen
 * to localStorage, which is immediate, under the drawing's id, until the database has the same state. The
 * next page with that drawing continues from it. What is too large for localStorage goes to a database of its
 * own when the page ends, and localStorage has the stamp of that record.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { inSlices } from '../store/in-slices.ts';
import {
  asKept,
  fromKept,
  type KeptDocument,
  type KeptShape,
  keptInSlices,
  unkeptInSlices,
} from './kept-shape.ts';
import { forgetWritten, openRescues, readAgain, writeAtOnce } from './rescue-storage.ts';
import { type KeptDrawing, newId } from './storage.ts';

/** Beside it, the text of the drawing that could not be read. */
const draftPlaceOf = (drawing: string): string => `grundy/rescue-draft/${drawing}`;
const placeOf = (drawing: string): string => `grundy/rescue/${drawing}`;
const recordOf = (drawing: string): string => `rescue/${drawing}`;
/** In characters: browsers allow a page about five million there. */
const longest = 2_000_000;
/** In nodes and arcs: for larger drawings the text would be too long, so it is not made. */
const largest = 20_000;

const isLarge = ({ nodes, edges }: GameDocument): boolean => nodes.length + edges.length > largest;

/** Where the rescue of a large drawing is. */
type InDatabase = { readonly stored: string };
type LargeRescue = { readonly stamp: string; readonly document: KeptShape };

/** Called when something of a drawing begins to wait for its writing. */
export function awaitRescue(document: GameDocument): void {
  if (isLarge(document)) openRescues();
}

/** Not in slices, since the page ends after this. */
function leaveLarge(drawing: string, document: GameDocument): void {
  const stamp = newId();
  const work = keptInSlices(document);
  let slice = work.next();
  while (!slice.done) slice = work.next();
  writeAtOnce(recordOf(drawing), { stamp, document: slice.value } satisfies LargeRescue).catch(
    () => undefined,
  );
  localStorage.setItem(placeOf(drawing), JSON.stringify({ stored: stamp } satisfies InDatabase));
}

/**
 * Writes the screen's drawing to localStorage, a large one to its database where the page ends: one that is
 * only hidden continues to save. Where storage refuses, only the usual database is left.
 */
export function leaveRescue(
  drawing: string,
  document: GameDocument,
  draft: string | undefined,
  isEnding: boolean,
): void {
  const text = isLarge(document) ? '' : JSON.stringify(asKept(document));
  try {
    if (text && text.length < longest) localStorage.setItem(placeOf(drawing), text);
    else if (isEnding) leaveLarge(drawing, document);
    if (draft !== undefined && draft.length < longest) localStorage.setItem(draftPlaceOf(drawing), draft);
    else localStorage.removeItem(draftPlaceOf(drawing));
  } catch {
    // Storage is full or refused.
  }
}

function rescueIn(drawing: string): KeptDocument | InDatabase | undefined {
  try {
    const text = localStorage.getItem(placeOf(drawing));
    return text ? (JSON.parse(text) as KeptDocument | InDatabase) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a page that was killed has left something of the drawing. */
export const isRescued = (drawing: string): boolean => rescueIn(drawing) !== undefined;

/** The rescue of a drawing, if the database has only an older state or none. */
export async function readRescue(drawing: string): Promise<GameDocument | undefined> {
  const rescue = rescueIn(drawing);
  if (!rescue || !('stored' in rescue)) return rescue && fromKept(rescue);
  const large = await readAgain<LargeRescue>(recordOf(drawing));
  if (large?.stamp === rescue.stored) return await inSlices(unkeptInSlices(large.document));
  // The page ended before the record was there.
  forgetRescue(drawing);
  return undefined;
}

export function forgetRescue(drawing: string): void {
  const rescue = rescueIn(drawing);
  if (rescue && 'stored' in rescue) forgetWritten(recordOf(drawing));
  try {
    localStorage.removeItem(placeOf(drawing));
    localStorage.removeItem(draftPlaceOf(drawing));
  } catch {
    // Storage is refused, so there is no rescue.
  }
}

/** The unreadable text that was rescued with the drawing; it means something only beside that. */
export function readRescuedDraft(drawing: string): string | undefined {
  try {
    return localStorage.getItem(draftPlaceOf(drawing)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A stored drawing, with its rescue, if there is one, as the last step. */
export async function withRescue(drawing: string, kept: KeptDrawing): Promise<KeptDrawing> {
  const document = await readRescue(drawing);
  if (!document) return kept;
  const draft = readRescuedDraft(drawing);
  return { ...kept, document, past: [...kept.past, kept.document], future: [], draft };
}
