/**
 * The coder of a ruleset on cells. The codes are those of `cells-boards.ts`. The moves of both players are
 * found in one search, once for a position, as a graph is generated. O(moves) for a position, and O(options²)
 * of them are compared, as few are.
 */
import { rational } from '../../numbers/rationals.ts';
import type { Coder } from '../ruleset.ts';
import { boardsFrom } from './cells-boards.ts';
import { type CellsRules, cellsOfText, type MoveRecorder, textOfCells } from './cells-rules.ts';

export type CodedCells<Position> = {
  /** The content of the cells at the start. */
  readonly start: string;
  readonly rules: CellsRules;
  readonly isImpartial: boolean;
  /** The position with these cells, in the notation. */
  print(cells: string): string;
  /** What a position has on the start's cells; undefined if it has others. */
  cellsIn(position: Position): string | undefined;
};

export function coderOfCells<Position>(asked: CodedCells<Position>): Coder<Position> {
  const { rules, isImpartial } = asked;
  const { signs, isEntailing, score } = rules;
  const scoreOf = score && ((code: number) => score(boards.read(code)));
  const boards = boardsFrom(cellsOfText(signs, asked.start), rules);
  const lefts: number[] = [];
  const rights: number[] = [];
  const note = (player: 'left' | 'right' | 'either', board: number): void => {
    if (player !== 'right') add(lefts, board);
    if (player !== 'left' && !isImpartial) add(rights, board);
  };
  const record: MoveRecorder = {
    put: boards.put,
    move: (player) => note(player, boards.next()),
    slide: (player, from, to) => note(player, boards.slid(from, to)),
  };
  let searched = -1;
  const optionsIn =
    (options: readonly number[]): Coder['left'] =>
    (code, out) => {
      if (code !== searched) {
        lefts.length = 0;
        rights.length = 0;
        rules.moves(boards.read(code), record);
        searched = code;
      }
      for (let i = 0; i < options.length; i++) out[i] = options[i];
      return options.length;
    };
  const left = optionsIn(lefts);
  return {
    start: boards.start,
    cells: asked.start.length,
    left,
    right: isImpartial ? left : optionsIn(rights),
    print: (code) => asked.print(textOfCells(signs, boards.read(code))),
    code(position) {
      const cells = asked.cellsIn(position);
      return cells === undefined || !areSigns(cells, signs)
        ? undefined
        : boards.find(cellsOfText(signs, cells));
    },
    ...(isEntailing && { gray: (code: number) => isEntailing(boards.read(code)) }),
    ...(scoreOf && { ends: { from: rational(0n), left: scoreOf, right: scoreOf } }),
  };
}

/** Several moves may lead to one option. */
function add(options: number[], board: number): void {
  for (let i = 0; i < options.length; i++) if (options[i] === board) return;
  options.push(board);
}

/** Whether cells hold nothing but signs of the rules. */
export const areSigns = (cells: string, signs: string): boolean =>
  [...cells].every((sign) => signs.includes(sign));
