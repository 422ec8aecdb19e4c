/**
 * Another kind of board for rules that a person writes, with a position on it: the one before, the drawing
 * from which the board was made, or a start.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import {
  positionOfDrawing,
  type RulesDraft,
  readRules,
  withBoardNamed,
} from '../../engine/rulesets/index.ts';
import { applyEdit } from '../store/document.ts';
import { rulesetOf, rulesTextOf } from '../store/rulesets.ts';
import { setUpOf } from '../store/subject.ts';
import { shortestStart } from './board.ts';
import { withRulesText } from './rules.ts';

export type BoardOfRules = RulesDraft['rules']['board'];

const isCells = (board: BoardOfRules): boolean => board === 'row' || board === 'grid';

/**
 * The position on the new board: the same one where it is still one, the drawing behind, or else a start of
 * the rules.
 */
function positionThere(
  document: GameDocument,
  { position, was }: { readonly position: string; readonly was: BoardOfRules },
  board: BoardOfRules,
  behind: GameDocument | undefined,
): string {
  const ruleset = rulesetOf(document);
  if (!ruleset) return position;
  if (board === 'drawing' && behind) {
    const found = positionOfDrawing(behind, rulesTextOf(document) ?? '');
    if (found.ok) return found.value;
  }
  const stays = isCells(was) && isCells(board) && ruleset.read(position).problems.length === 0;
  return stays ? position : shortestStart(ruleset);
}

/**
 * Why the nodes and arcs of a drawing cannot be the board of these rules, as the end of a sentence about it;
 * undefined where they can. O(nodes² + arcs)
 */
export function whyNoBoard(behind: GameDocument, text: string): string | undefined {
  const found = positionOfDrawing(behind, withBoardNamed(text, 'drawing'));
  return found.ok ? undefined : found.problems.map(({ says }) => says).join(' and ');
}

function withBoardOfRules(
  document: GameDocument,
  board: BoardOfRules,
  behind: GameDocument | undefined,
): GameDocument {
  const [text, setUp] = [rulesTextOf(document), setUpOf(document)];
  if (text === undefined || !setUp) return document;
  const was = readRules(text).rules.board;
  if (was === board) return document;
  const changed = withRulesText(document, withBoardNamed(text, board));
  const position = positionThere(changed, { position: setUp.position, was }, board, behind);
  return { ...changed, board: { ...(setUpOf(changed) ?? setUp), position } };
}

/**
 * The rules on another board, in one step of undo; on a drawing, on the one behind the board if there is one.
 */
export const chooseBoardOfRules = (board: BoardOfRules, behind?: GameDocument): void =>
  applyEdit((document) => withBoardOfRules(document, board, behind));
