/**
 * The engine's advice to a player: the best move, the result of each move, and the result of a turn if it
 * ends here; nothing that reveals a hidden value.
 */
import type { PlayResult } from '../../engine/sums/index.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { setEvaluates, setHinted } from '../store/play.ts';
import { mayTell, whyNotTold } from '../store/telling.ts';
import { foundAt } from './judged.ts';
import { shownGame, shownJoint, standingOf } from './shown-game.ts';

/** The result of the present turn if it ends here, if moves are evaluated and nothing is hidden. */
export function endedHere(): PlayResult | undefined {
  const shown = shownGame();
  const { evaluates } = editor();
  const found = shown && evaluates ? foundAt(editor(), shown.at) : undefined;
  if (!shown || found?.kind !== 'turn') return undefined;
  return mayTell(editor(), standingOf(shown).pieces) ? found.ended?.result : undefined;
}

/** Whether advice about moves would reveal a hidden value; if so, a message says why there is none. */
function wouldTell(): boolean {
  const shown = shownGame();
  const position = shownJoint()?.standing?.position;
  const pieces = shown ? standingOf(shown).pieces : position === undefined ? [] : [position];
  const why = pieces.length > 0 ? whyNotTold(editor(), pieces) : undefined;
  if (why !== undefined) toast(why, { kind: 'play' });
  return why !== undefined;
}

export function hint(): void {
  if (!wouldTell()) setHinted(true);
}

export function toggleEvaluates(): void {
  const { evaluates } = editor();
  if (evaluates || !wouldTell()) setEvaluates(!evaluates);
}
