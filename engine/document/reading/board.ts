/**
 * The board of a file: a ruleset's id and a position in its notation, which need not be one yet. Whether there is such a ruleset
 * is for those to say who know the rulesets.
 */
import type { BoardOrigin, WrittenBoard } from '../document.ts';
import { boardVersion } from '../write.ts';
import { type Checks, type Fields, fieldsAt, isFields, listAt, nameAt, textAt } from './checks.ts';

const members = ['ruleset', 'position', 'line'];
const membersOfDrawings = ['edges', 'pieces', 'compact'];

/** In UTF-16 units: the text of a board of more squares than anybody can look at. */
export const longestPosition = 100_000;

/** In positions. */
export const longestLine = 10_000;

/** What is said of a board where only a drawing will do. */
export function saysNoDrawing({ ruleset, position }: WrittenBoard): string {
  const asked = `${ruleset} ${JSON.stringify(position)}`;
  return `is a position of ${ruleset}, and not a drawing; grundy solve --ruleset ${asked} solves it, and grundy graph ${asked} writes its graph as a drawing`;
}

/** The board of these fields of a file in place of nodes; undefined, with problems, where they are none. */
export function readWrittenBoard(checks: Checks, file: Fields): WrittenBoard | undefined {
  checkVersion(checks, file);
  for (const member of membersOfDrawings) {
    if (file[member] !== undefined)
      checks.add(member, 'is of a drawing; a file with "board" and without "nodes" is a board');
  }
  return boardAt(checks, 'board', file.board);
}

/** The board beside the nodes of a file: what the drawing was made from. It has no game of its own. */
export function readOrigin(checks: Checks, file: Fields): BoardOrigin | undefined {
  checkVersion(checks, file);
  const board = boardAt(checks, 'board', file.board);
  if (isFields(file.board) && file.board.line !== undefined)
    checks.add(
      'board.line',
      'is of a game on a board; beside nodes "board" says what the drawing was made from',
    );
  return board && originOf(board);
}

export const originOf = ({ ruleset, position }: WrittenBoard): BoardOrigin => ({ ruleset, position });

function checkVersion(checks: Checks, { version }: Fields): void {
  if (version !== boardVersion)
    checks.add('board', `needs "version": ${boardVersion}, the first that has boards`);
}

export function boardAt(checks: Checks, place: string, value: unknown): WrittenBoard | undefined {
  const fields = fieldsAt(checks, place, value, members);
  if (!fields) return undefined;
  const ruleset = nameAt(checks, `${place}.ruleset`, fields.ruleset);
  const position = positionAt(checks, `${place}.position`, fields.position);
  const line = fields.line === undefined ? [] : listAt(checks, `${place}.line`, fields.line);
  if (line.length > longestLine)
    checks.add(`${place}.line`, `has ${line.length} positions; a game has at most ${longestLine}`);
  const positions = line
    .slice(0, longestLine)
    .flatMap((each, at) => positionAt(checks, `${place}.line[${at}]`, each) ?? []);
  if (ruleset === undefined || position === undefined) return undefined;
  // Somebody else may have begun the list with the position that the game began from, from which no move leads to itself.
  const after = positions[0] === position ? positions.slice(1) : positions;
  return { ruleset, position, ...(after.length > 0 && { line: after }) };
}

function positionAt(checks: Checks, place: string, value: unknown): string | undefined {
  const text = textAt(checks, place, value);
  if (text === undefined || text.length <= longestPosition) return text;
  checks.add(place, `has ${text.length} letters; a position has at most ${longestPosition}`);
  return undefined;
}
