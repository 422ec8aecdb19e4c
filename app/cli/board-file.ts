/** A file that is a board in place of a drawing: what it holds, and whether its line of play keeps the rules. */
import { formOf, type PiecesOrWhole, readDocument } from '../../engine/document/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { Ruleset } from '../../engine/run.ts';
import { askedRuleset } from './ruleset-position.ts';

export type BoardFile = {
  readonly ruleset: Ruleset;
  /** As it was written. */
  readonly position: string;
  /** The positions of a game played from there. */
  readonly line: readonly string[];
};

/** What is wrong with the board that the drawing in a text says it was made from. Nothing else of the drawing depends on it. */
export function originProblems(text: string | PiecesOrWhole): readonly Problem[] {
  const read = mayHaveBoard(text) ? readDocument(text) : undefined;
  const origin = read?.ok ? read.value.document.origin : undefined;
  if (!origin) return [];
  const ruleset = askedRuleset(origin.ruleset);
  if (!ruleset.ok) return ruleset.problems.map(({ says }) => ({ place: 'board.ruleset', says }));
  const position = ruleset.value.parse(origin.position);
  return position.ok ? [] : within('board.position', position.problems);
}

const mayHaveBoard = (text: string | PiecesOrWhole): text is string =>
  typeof text === 'string' && formOf(text) === 'grundy' && text.includes('"board"');

/** The board in a text; undefined where it has none. Refused where the file breaks a rule of the format, or there is no such ruleset. */
export function boardIn(text: string | PiecesOrWhole): Result<BoardFile> | undefined {
  if (!mayHaveBoard(text)) return undefined;
  const read = readDocument(text);
  if (!read.ok) return read;
  const { board } = read.value.document;
  if (!board) return undefined;
  const ruleset = askedRuleset(board.ruleset);
  const { position, line = [] } = board;
  if (ruleset.ok) return accepted({ ruleset: ruleset.value, position, line });
  return refused(ruleset.problems.map(({ says }) => ({ place: 'board.ruleset', says })));
}

/**
 * The position as its ruleset prints it; refused by the places of one that is none, and at the first position of the line to
 * which no move of the player in turn leads. O(moves along the line).
 */
export function checkedPosition({ ruleset, position, line }: BoardFile): Result<string> {
  const start = ruleset.parse(position);
  if (!start.ok) return refused(within('board.position', start.problems));
  const printed = ruleset.print(start.value);
  let [from, name] = [start.value, printed];
  // Nothing says who began: it is either, as long as that player can have made every other move of the line.
  let movers: readonly ('left' | 'right')[] = ['left', 'right'];
  for (const to of line) {
    const wrong = (says: string): Result<never> => refused([{ place: 'board.line', says }]);
    const read = ruleset.parse(to);
    if (!read.ok) return refused(within(`board.line: ${to}`, read.problems));
    const leading = ruleset.moves(from).filter((move) => ruleset.print(move.to) === to);
    if (leading.length === 0) return wrong(`no move leads from ${name} to ${to}`);
    const able = movers.filter((mover) =>
      leading.some(({ player }) => player === mover || player === 'either'),
    );
    if (able.length === 0)
      return wrong(`the move from ${name} to ${to} is not of the player whose turn it is`);
    movers = able.map((mover) => (mover === 'left' ? 'right' : 'left'));
    [from, name] = [read.value, to];
  }
  return accepted(printed);
}

const within = (place: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ place, says: `${problem.place}: ${problem.says}` }));
