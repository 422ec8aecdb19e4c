/** What the engine may tell a person who plays: the best move, what each move brings, and what a turn brings if it ends here; nothing that tells a hidden value. */
import type { PlayResult } from '../../engine/sums/index.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { setEvaluates, setHinted } from '../store/play.ts';
import { mayTell, whyNotTold } from '../store/telling.ts';
import { foundAt } from './judged.ts';
import { shownGame, shownJoint, standingOf } from './shown-game.ts';

/** What the turn at hand brings if it ends here, where moves are evaluated and nothing is hidden. */
export function endedHere(): PlayResult | undefined {
  const shown = shownGame();
  const { evaluates } = editor();
  const found = shown && evaluates ? foundAt(editor(), shown.at) : undefined;
  if (!shown || found?.kind !== 'turn') return undefined;
  return mayTell(editor(), standingOf(shown).pieces) ? found.ended?.result : undefined;
}

/** Whether what is said of moves would tell a value that is hidden: then it is said why it is not. */
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
