/** Opens boards as documents of their own; the drawing that was open is kept, and the board leads back to it. */

import { known } from '../../engine/result.ts';
import { rulesets } from '../../engine/rulesets/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { boardDocument } from '../edits/board.ts';
import { closeDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { rulesetCalled } from '../store/position-of.ts';
import type { BoardWork } from '../store/state/board.ts';
import { isBlank, openAsNew } from './drawings.ts';
import { madeFromHere } from './way-back.ts';

/** Opens a new board: of this ruleset, or of the first one, with its shortest start. */
export async function openNewBoard(ruleset = rulesets[0].id): Promise<void> {
  const entry = rulesetCalled(ruleset);
  known(entry !== undefined, `there is no ruleset "${ruleset}"`);
  const from = isBlank() || editor().document.board ? editor().from : madeFromHere();
  closeDialog();
  await openAsNew(boardDocument(entry), from);
  canvas()?.focus();
}

/** Opens a board that a figure carried or that was kept elsewhere. */
export async function openBoard({ ruleset, ...board }: BoardWork): Promise<void> {
  const entry = rulesetCalled(ruleset);
  known(entry !== undefined, `there is no ruleset "${ruleset}"`);
  closeDialog();
  await openAsNew(boardDocument(entry, board));
  canvas()?.focus();
}
