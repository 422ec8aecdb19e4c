/** Edits of the rules of a board whose ruleset somebody writes as a text. */
import { setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { idOfRules, textOfRulesId } from '../../engine/rulesets/index.ts';
import { rulesetCalled, rulesetOf } from '../store/rulesets.ts';
import { type Typing, typingInto } from './typing.ts';

/** The text of the rules of the open board; undefined where they are no text. */
export const rulesTextOf = ({ board }: Pick<GameDocument, 'board'>): string | undefined =>
  board && textOfRulesId(board.ruleset);

/** The game that was played by the old rules goes with these; a title that only named them names the new ones. */
function withRulesText(document: GameDocument, text: string): GameDocument {
  const { board } = document;
  const before = rulesTextOf(document);
  if (!board || before === undefined || before === text) return document;
  const ruleset = idOfRules(text);
  const isNamedAfter = document.title === rulesetOf(document)?.name;
  return {
    ...setView(document, { variations: [] }),
    title: (isNamedAfter && rulesetCalled(ruleset)?.name) || document.title,
    board: { ruleset, position: board.position },
  };
}

/** A run of typing in the rules, or of painting their pictures. */
export const typingRules = (): Typing => typingInto(withRulesText);
