/**
 * Edits of a board: its position, its ruleset. Each is one undo step, and a game that was played from the old
 * position goes with that.
 */

import { setRules, setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import { type CarriedBoard, type RulesetEntry, rulesOfRuleset } from '../../engine/rulesets/index.ts';
import type { RulesOfSweep } from '../../engine/sweeps/index.ts';
import { applyEdit } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { rulesetCalled, rulesetIdOf, rulesetOf } from '../store/rulesets.ts';
import type { BoardWork } from '../store/state/board.ts';
import { setUpOf } from '../store/subject.ts';
import { type Typing, typingInto } from './typing.ts';

/** A new board has the shortest start, which is solved at once. */
export const shortestStart = ({ starts }: RulesetEntry): string =>
  starts.map(({ position }) => position).toSorted((a, b) => a.length - b.length)[0] ?? '';

/** A board of this ruleset as a document, called after it. */
export const boardDocument = (
  ruleset: RulesetEntry,
  { play, ...board }: Omit<CarriedBoard, 'ruleset'> = { position: shortestStart(ruleset) },
): GameDocument => ({
  ...emptyDocument,
  title: ruleset.name,
  board: { ...board, ruleset: ruleset.id },
  // By turns a ruleset says the rules itself.
  view: ruleset.rounds ? { ...emptyDocument.view, rules: rulesOfRuleset(ruleset) } : viewUnder(play),
});

const viewUnder = (play: CarriedBoard['play']): GameDocument['view'] =>
  play ? { ...emptyDocument.view, rules: { ...emptyDocument.view.rules, play } } : emptyDocument.view;

/** They belong to the line of a game, which goes with the position from which it was played. */
const withoutVariations = (document: GameDocument): GameDocument => setView(document, { variations: [] });

function at(document: GameDocument, position: string): GameDocument {
  const setUp = setUpOf(document);
  return !setUp || setUp.position === position
    ? document
    : { ...withoutVariations(document), board: { ...setUp, position } };
}

export const setUp = (position: string): void => applyEdit((document) => at(document, position));

/** A title that only named the ruleset before names the new one. */
function withRuleset(document: GameDocument, ruleset: RulesetEntry): GameDocument {
  if (rulesetIdOf(document) === ruleset.id) return document;
  const made = boardDocument(ruleset);
  const isNamedAfter = document.title === rulesetOf(document)?.name;
  return {
    ...made,
    title: isNamedAfter ? made.title : document.title,
    view: { ...setView(withoutVariations(document), { facts: undefined }).view, rules: made.view.rules },
  };
}

/** Another ruleset's board in place of this one. */
export const chooseRuleset = (ruleset: RulesetEntry): void =>
  applyEdit((document) => withRuleset(document, ruleset));

/** Sets up a board of a ruleset that may be another one, perhaps by the rules of a table. */
export function setBoard(
  { ruleset, position }: Pick<BoardWork, 'ruleset' | 'position'>,
  table?: RulesOfSweep,
): void {
  const entry = rulesetCalled(ruleset);
  if (!entry || editor().readOnly) return;
  applyEdit((document) => {
    const board = at(withRuleset(document, entry), position);
    return table ? underTable(board, entry, table) : board;
  });
}

/**
 * The document by the rules of a table of its ruleset: where players take turns, in normal or misère play;
 * where both move at once, by its convention and sum. What the table does not say is as the ruleset has it.
 */
export const underTable = (
  document: GameDocument,
  { rounds }: RulesetEntry,
  { play, convention, sum }: RulesOfSweep,
): GameDocument =>
  setRules(
    document,
    rounds
      ? { convention: convention ?? rounds.convention, sum: sum ?? usualRules.sum }
      : { play: play ?? usualRules.play },
  );

export const typingPosition = (): Typing => typingInto(at);
