/**
 * Opens boards as documents of their own; the drawing that was open is kept, and the board leads back to it.
 */

import { accepted, known, type Result, refused } from '../../engine/result.ts';
import { type CarriedBoard, idOfRules, type RulesetEntry } from '../../engine/rulesets/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { boardDocument } from '../edits/board.ts';
import { closeDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { bringRulesets, rulesetCalled } from '../store/rulesets.ts';
import { isOnBoard } from '../store/subject.ts';
import { isBlank, openAsNew } from './drawings.ts';
import { madeFromHere } from './way-back.ts';

/** Undefined if the rulesets could not be fetched. */
async function rulesetBrought(id?: string): Promise<RulesetEntry | undefined> {
  const rulesets = await bringRulesets();
  if (id === undefined || rulesets.length === 0) return rulesets[0];
  const entry = rulesetCalled(id);
  known(entry !== undefined, `there is no ruleset "${id}"`);
  return entry;
}

/** Opens a new board: of this ruleset, or of the first one, with its shortest start or with this position. */
export async function openNewBoard(ruleset?: string, position?: string): Promise<void> {
  const entry = await rulesetBrought(ruleset);
  if (!entry) return;
  const from = isBlank() || isOnBoard(editor()) ? editor().from : madeFromHere();
  closeDialog();
  await openAsNew(boardDocument(entry, position === undefined ? undefined : { position }), from);
  canvas()?.focus();
}

/**
 * Opens a new board with rules that a person writes from now on; `position` is one of them, or the shortest
 * start is set up.
 */
export const openOwnRules = (text: string, position?: string): Promise<void> =>
  openNewBoard(idOfRules(text), position);

/** The same with the rules of another ruleset, under a name that says whose they are now. */
export const openOwnCopy = (text: string, position?: string): Promise<void> =>
  openOwnRules(
    text.replace(/^name: (.*)$/m, (_, name: string) => `name: ${name} (my own)`),
    position,
  );

/** A board that was found in a file; refused where no ruleset has its id. */
export async function knownBoard(board: CarriedBoard): Promise<Result<CarriedBoard>> {
  const { ruleset } = board;
  const rulesets = await bringRulesets();
  if (rulesets.length === 0 || rulesetCalled(ruleset)) return accepted(board);
  return refused([
    {
      place: 'board',
      says: `has the ruleset “${ruleset}”, which this version of Grundy does not know; load the editor again to get a newer version`,
    },
  ]);
}

/** Opens a board that a figure carried or that was kept elsewhere. */
export async function openBoard({ ruleset, ...board }: CarriedBoard): Promise<void> {
  const entry = await rulesetBrought(ruleset);
  if (!entry) return;
  closeDialog();
  await openAsNew(boardDocument(entry, board));
  canvas()?.focus();
}
