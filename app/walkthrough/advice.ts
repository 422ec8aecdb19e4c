/** What the engine may tell a person who plays: the best move, what each move brings, and what a turn brings if it ends here; nothing that tells a hidden value. */
import type { PlayResult } from '../../engine/sums/index.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { whyNotTold } from '../store/hiding.ts';
import { setEvaluates, setHinted } from '../store/play.ts';
import { tellsHidden } from '../store/selectors.ts';
import { foundAt } from './judged.ts';
import { shownGame, shownJoint, standingOf } from './shown-game.ts';

/** What the turn at hand brings if it ends here, where moves are evaluated and nothing is hidden. */
export function endedHere(): PlayResult | undefined {
  const shown = shownGame();
  const { document, hidden, evaluates } = editor();
  const found = shown && evaluates ? foundAt(editor(), shown.at) : undefined;
  if (!shown || found?.kind !== 'turn') return undefined;
  return tellsHidden(document, hidden, standingOf(shown).pieces) ? undefined : found.ended?.result;
}

/** Whether what is said of moves would tell a value that is hidden: then it is said why it is not. */
function wouldTell(): boolean {
  const shown = shownGame();
  const { document, hidden } = editor();
  const position = shownJoint()?.standing?.position;
  const pieces = shown ? standingOf(shown).pieces : position === undefined ? [] : [position];
  const tells = pieces.length > 0 && tellsHidden(document, hidden, pieces);
  if (tells) toast(whyNotTold(editor()), { kind: 'play' });
  return tells;
}

export function hint(): void {
  if (!wouldTell()) setHinted(true);
}

export function toggleEvaluates(): void {
  const { evaluates } = editor();
  if (evaluates || !wouldTell()) setEvaluates(!evaluates);
}
