/**
 * Drawings that are made of others, of a form, a sum, a simplification, or of a ruleset's board: each remembers what it was made of,
 * and a message and a button lead back there.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { rulesets } from '../../engine/rulesets/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { dismissToast, openDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import type { BoardShown } from '../store/state/board.ts';
import type { MadeFrom } from '../store/state/document.ts';
import { words } from '../words.ts';
import { open, openAsNew } from './drawings.ts';

/** What the open drawing would be if another one were made of it now. */
export function madeFromHere(board?: BoardShown): MadeFrom {
  const { drawing, document } = editor();
  return { drawing, title: document.title, ...(board && { board }) };
}

/** "Back to “A ring”", "Back to the board of Nim". */
export function backTo({ title, board }: MadeFrom): string {
  if (!board) return words.keeping.backTo(title || words.untitled);
  return words.keeping.backToBoard(rulesets.find(({ id }) => id === board.ruleset)?.name ?? board.ruleset);
}

/** Opens a new drawing that was made of the open one, or of the board that is shown over it, and says how one comes back. */
export async function openMadeHere(document: GameDocument, board?: BoardShown): Promise<void> {
  const from = madeFromHere(board);
  await openAsNew(document, from);
  const action = { label: backTo(from), run: () => void goBack() };
  toast(words.keeping.openedApart, { kind: 'made', action });
}

/** Opens what the drawing was made of; a board's dialog is shown over it, or, where it is gone, over the open one. */
export async function goBack(): Promise<void> {
  const { from } = editor();
  if (!from) return;
  for (const { id, kind } of editor().toasts) if (kind === 'made') dismissToast(id);
  const isThere = await open(from.drawing).catch(() => false);
  if (from.board) openDialog({ kind: 'board', ...from.board });
  else if (isThere) canvas()?.focus();
  else toast(words.keeping.gone);
}
