/**
 * A text that is a board in place of a drawing: what it holds, and whether its line of play keeps the rules.
 */
import { formOf } from '../document/any-text.ts';
import type { WrittenHidden } from '../document/document.ts';
import { type PiecesOrWhole, readDocument } from '../document/read.ts';
import type { Rules } from '../outcome/rules.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { type MoveOfLine, movesOfLine } from '../rulesets/line-of-play.ts';
import { type Ruleset, rulesOfBoard } from '../rulesets/ruleset.ts';
import { rulesetById } from './ruleset-by-id.ts';

export type BoardFile = {
  readonly ruleset: Ruleset;
  /** As it was written. */
  readonly position: string;
  /** The positions of a game played from there. */
  readonly line: readonly string[];
  /** Under which it is played. */
  readonly rules: Rules;
  /** Whose values it hides. */
  readonly hidden?: WrittenHidden | undefined;
};

/**
 * What is wrong with the board that the drawing in a text says it was made from. Nothing else of the drawing
 * depends on it.
 */
export function originProblems(text: string | PiecesOrWhole): readonly Problem[] {
  const read = mayHaveBoard(text) ? readDocument(text) : undefined;
  const origin = read?.ok ? read.value.document.origin : undefined;
  if (!origin) return [];
  const ruleset = rulesetById(origin.ruleset);
  if (!ruleset.ok) return ruleset.problems.map(({ says }) => ({ place: 'board.ruleset', says }));
  const position = ruleset.value.parse(origin.position);
  return position.ok ? [] : within('board.position', position.problems);
}

const mayHaveBoard = (text: string | PiecesOrWhole): text is string =>
  typeof text === 'string' && formOf(text) === 'grundy' && text.includes('"board"');

/**
 * The board in a text; undefined where it has none. Refused where the file breaks a rule of the format, or
 * there is no such ruleset.
 */
export function boardIn(text: string | PiecesOrWhole): Result<BoardFile> | undefined {
  if (!mayHaveBoard(text)) return undefined;
  const read = readDocument(text);
  if (!read.ok) return read;
  const { board, view } = read.value.document;
  if (!board) return undefined;
  const ruleset = rulesetById(board.ruleset);
  const { position, line = [] } = board;
  if (ruleset.ok) {
    const rules = rulesOfBoard(ruleset.value, view.rules);
    return accepted({ ruleset: ruleset.value, position, line, rules, hidden: view.hidden });
  }
  return refused(ruleset.problems.map(({ says }) => ({ place: 'board.ruleset', says })));
}

/** A board whose positions have all been read. */
export type BoardChecked = {
  /** As its ruleset prints it. */
  readonly position: string;
  readonly moves: readonly MoveOfLine[];
};

/**
 * Refused with the places of what is not a position, or at the first position of the line that no move of the
 * player in turn reaches.
 */
export function checkedBoard({
  ruleset,
  position,
  line,
}: Pick<BoardFile, 'ruleset' | 'position' | 'line'>): Result<BoardChecked> {
  const start = ruleset.parse(position);
  if (!start.ok) return refused(within('board.position', start.problems));
  const moves = movesOfLine(ruleset, position, line);
  if (moves.ok) return accepted({ position: ruleset.print(start.value), moves: moves.value });
  return refused(
    moves.problems.map(({ place, says }) => ({
      place: place === '' ? 'board.line' : `board.line: ${place}`,
      says,
    })),
  );
}

const within = (place: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ place, says: `${problem.place}: ${problem.says}` }));
