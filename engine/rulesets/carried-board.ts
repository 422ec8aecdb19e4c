/**
 * The position that the figure of a board carries, so that the file opens its board again: a line of JSON in
 * a picture, or in a comment of TikZ.
 */
import { idOfRules, textOfRulesId } from '../document/rules-id.ts';
import { accepted, type Result, refused } from '../result.ts';

/**
 * A position in its ruleset's notation, the positions of the game that the figure shows, if it shows one, and
 * whether play is misère.
 */
export type CarriedBoard = {
  readonly ruleset: string;
  readonly position: string;
  readonly line?: readonly string[];
  readonly play?: 'misere';
};

const begins = /^\s*\{\s*"format":\s*"grundy-board"/;
const inComment = /^%%\s*(\{"format":"grundy-board".*\})\s*$/m;

/** One line. Rules that a person wrote are in the place of an id. */
export function writeBoard({ ruleset, position, line, play }: CarriedBoard): string {
  const rules = textOfRulesId(ruleset);
  return JSON.stringify({
    format: 'grundy-board',
    version: 1,
    ...(rules === undefined ? { ruleset } : { rules }),
    position,
    ...(line?.length && { line }),
    ...(play && { play }),
  });
}

/**
 * The board in a text; undefined if it carries none. Whether there is such a ruleset, the register says, and
 * whether the position is one, the ruleset. Linear.
 */
export function readBoard(text: string): Result<CarriedBoard> | undefined {
  const written = begins.test(text) ? text : inComment.exec(text)?.[1];
  if (written === undefined) return undefined;
  const wrong = (says: string): Result<never> => refused([{ place: 'board', says }]);
  let board: Readonly<Record<'version' | 'ruleset' | 'rules' | 'position' | 'line' | 'play', unknown>>;
  try {
    board = JSON.parse(written);
  } catch {
    return wrong(
      'is damaged: a part of it is missing or changed. Take the file from the place where it was saved first',
    );
  }
  const { version, rules, position, line } = board;
  const play: Pick<CarriedBoard, 'play'> = board.play === 'misere' ? { play: 'misere' } : {};
  if (typeof board.ruleset === 'string' && textOfRulesId(board.ruleset) !== undefined)
    return wrong('has rules in place of the id of a ruleset; a board has them as “rules”');
  const ruleset = typeof rules === 'string' ? idOfRules(rules) : board.ruleset;
  if (version !== 1)
    return wrong('was made by a later version of Grundy. Load the editor again to get that version');
  if (typeof ruleset !== 'string' || typeof position !== 'string')
    return wrong('has no ruleset or no position');
  if (line === undefined) return accepted({ ruleset, position, ...play });
  if (!Array.isArray(line) || !line.every((each): each is string => typeof each === 'string'))
    return wrong('has a line of play that is not a list of positions');
  return accepted({ ruleset, position, line, ...play });
}
