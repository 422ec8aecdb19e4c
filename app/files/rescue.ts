/**
 * A page that is being killed may not finish a write to the database: what it has on the screen also goes where writing is
 * immediate, under the drawing's id, until a state as new is in the database. The next page with that drawing goes on with it.
 */
import type { GameDocument } from '../../engine/index.ts';
import type { KeptDrawing } from './storage.ts';

const placeOf = (drawing: string): string => `grundy/rescue/${drawing}`;
/** Browsers give a page about five million characters there. */
const longest = 2_000_000;
/** Nodes and arcs beyond which the text is not even made: it would be too long. */
const largest = 20_000;

/** Leaves what is on the screen behind. One that is too large, or refused, is not: writing to the database is the other chance. */
export function leaveRescue(drawing: string, document: GameDocument): void {
  const text = document.nodes.length + document.edges.length > largest ? '' : JSON.stringify(document);
  try {
    if (text && text.length < longest) localStorage.setItem(placeOf(drawing), text);
  } catch {
    // Full or refused.
  }
}

/** What was left behind of a drawing, and is in the database in an older state or not at all. */
export function readRescue(drawing: string): GameDocument | undefined {
  try {
    const text = localStorage.getItem(placeOf(drawing));
    return text ? (JSON.parse(text) as GameDocument) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetRescue(drawing: string): void {
  try {
    localStorage.removeItem(placeOf(drawing));
  } catch {
    // Refused: then there is none.
  }
}

/** A drawing as it was kept, or with what was left behind of it as its last step. */
export function withRescue(drawing: string, kept: KeptDrawing): KeptDrawing {
  const document = readRescue(drawing);
  return document ? { ...kept, document, past: [...kept.past, kept.document], future: [] } : kept;
}
