/**
 * Drawings that are made of others, of a form, a sum, a simplification, or of a board: each remembers what it
 * was made of, and a message and a button lead back there.
 */

import type { GameDocument } from '../../engine/document/index.ts';

import { canvas } from '../canvas/viewport.ts';
import { boardDocument } from '../edits/board.ts';
import { dismissToast, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import type { MadeFrom } from '../store/state/document.ts';
import { isBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { open, openAsNew } from './drawings.ts';
import { readDrawing } from './storage.ts';

/** What the open drawing would be if another one were made of it now. */
export function madeFromHere(): MadeFrom {
  const { drawing, document } = editor();
  return { drawing, title: document.title };
}

/** The drawing that was open when this board was made; undefined where there was none, or another board. */
export async function drawingBehind({ drawing, board }: MadeFrom): Promise<GameDocument | undefined> {
  const read = board ? undefined : await readDrawing(drawing).catch(() => undefined);
  const document = read?.kept.document;
  return document && !isBoard(document) && document.nodes.length > 0 ? document : undefined;
}

/** "Back to “A ring”", "Back to the board of Nim". */
export function backTo({ title, board }: MadeFrom): string {
  if (!board) return `Back to “${title || words.untitled}”`;
  return `Back to the board of ${rulesetCalled(board.ruleset)?.name ?? board.ruleset}`;
}

/**
 * Opens a new drawing that was made of the open one, or of the board that is open, and says how one comes
 * back.
 */
export async function openMadeHere(document: GameDocument): Promise<void> {
  const from = madeFromHere();
  await openAsNew(document, from);
  const action = { label: backTo(from), run: () => void goBack() };
  toast('This was opened as a new drawing.', { kind: 'made', action });
}

/**
 * Opens what the drawing was made of. A board that was no document when it was kept is opened as a new one.
 */
export async function goBack(): Promise<void> {
  const { from } = editor();
  if (!from) return;
  for (const { id, kind } of editor().toasts) if (kind === 'made') dismissToast(id);
  const { board } = from;
  const ruleset = board && rulesetCalled(board.ruleset);
  if (ruleset) {
    await openAsNew(boardDocument(ruleset, { position: board.position }));
    canvas()?.focus();
    return;
  }
  const isThere = await open(from.drawing).catch(() => false);
  if (isThere) canvas()?.focus();
  else toast(words.keeping.gone);
}
