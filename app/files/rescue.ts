/**
 * A page that is being killed may not finish writing to the database. So it also writes what is on the screen to
 * localStorage, which is immediate, under the drawing's id, until the database has the same state. The next page with
 * that drawing continues from it.
 */
import type { GameDocument } from '../../engine/index.ts';
import { asKept, fromKept, type KeptDocument } from './kept-shape.ts';
import type { KeptDrawing } from './storage.ts';

/** Beside it, the text of the drawing that could not be read. */
const draftPlaceOf = (drawing: string): string => `grundy/rescue-draft/${drawing}`;
const placeOf = (drawing: string): string => `grundy/rescue/${drawing}`;
/** In characters: browsers allow a page about five million there. */
const longest = 2_000_000;
/** In nodes and arcs: for larger drawings the text would be too long, so it is not made. */
const largest = 20_000;

/** Writes the screen's drawing to localStorage. If it is too large, or refused, only the database is left. */
export function leaveRescue(drawing: string, document: GameDocument, draft: string | undefined): void {
  const text =
    document.nodes.length + document.edges.length > largest ? '' : JSON.stringify(asKept(document));
  try {
    if (text && text.length < longest) localStorage.setItem(placeOf(drawing), text);
    if (draft !== undefined && draft.length < longest) localStorage.setItem(draftPlaceOf(drawing), draft);
    else localStorage.removeItem(draftPlaceOf(drawing));
  } catch {
    // Storage is full or refused.
  }
}

/** The rescue of a drawing, if the database has only an older state or none. */
export function readRescue(drawing: string): GameDocument | undefined {
  try {
    const text = localStorage.getItem(placeOf(drawing));
    return text ? fromKept(JSON.parse(text) as KeptDocument) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetRescue(drawing: string): void {
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
export function withRescue(drawing: string, kept: KeptDrawing): KeptDrawing {
  const document = readRescue(drawing);
  if (!document) return kept;
  const draft = readRescuedDraft(drawing);
  return { ...kept, document, past: [...kept.past, kept.document], future: [], draft };
}
