/** The moves of a ruleset on cells whose rules are a text. */
import { known } from '../../result.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { boardsOfRules, type CompiledBoard } from './boards-of-rules.ts';
import { readRules } from './read-rules.ts';

export type MovesOfText = {
  readonly text: string;
  /**
   * The rules on boards of a position's shape; signs that it does not have, and that no rule puts anywhere,
   * are left out.
   */
  rulesFor(position: GridPosition): CellsRules;
  /** The same without clicks, by which positions are found. */
  codedRules(position: GridPosition): CellsRules;
  /** The same with all signs, in the order in which the text names the pieces. */
  partRules(position: GridPosition): CellsRules;
};

/**
 * Precondition: nothing is wrong with the text, which is on cells. It is read when a move is first asked for.
 */
export function movesOfText(text: string): MovesOfText {
  let boards: ReturnType<typeof boardsOfRules> | undefined;
  const compiled = (position: GridPosition, allSigns?: true): CompiledBoard => {
    boards ??= readBoards(text);
    const found = boards(position, allSigns);
    known(found.ok, 'a text of the program is compiled for every board');
    return found.value;
  };
  return {
    text,
    rulesFor: (position) => compiled(position).rules,
    codedRules: (position) => compiled(position).codedRules,
    partRules: (position) => compiled(position, true).codedRules,
  };
}

function readBoards(text: string): ReturnType<typeof boardsOfRules> {
  const { rules, problems } = readRules(text);
  known(
    problems.length === 0 && (rules.board === 'row' || rules.board === 'grid'),
    `the text is sound: ${text}`,
  );
  return boardsOfRules(rules, 'of any size');
}
