/** Whether what is open is in misère play, in which the player who cannot move wins. */
import type { GameDocument } from '../../engine/document/index.ts';
import { rulesOnBoard } from './board-rounds.ts';
import { rulesetOf } from './rulesets.ts';
import { hasOrder } from './selectors.ts';
import { isBoard } from './subject.ts';

/** On a board only where its ruleset allows it. */
export function isMisere(document: GameDocument): boolean {
  if (!isBoard(document)) return document.view.rules.play === 'misere';
  const ruleset = rulesetOf(document);
  return ruleset !== undefined && rulesOnBoard({ document }, ruleset)?.play === 'misere';
}

/** Whether two nodes can be compared: by their order, or in misère play, where they are equal or not. */
export const canCompare = (document: GameDocument): boolean => hasOrder(document) || isMisere(document);
