/**
 * The coder of a ruleset that counts points. A board gets a number when it is first met, and a code combines
 * that number with the score, so the moves on a board are found once, regardless of the scores with which
 * play reaches it. O(moves) for a board, O(options) for a position.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { addRationals, rational } from '../../numbers/rationals.ts';
import type { Coder } from '../ruleset.ts';
import { boardsInOrder } from './cells-boards.ts';
import { areSigns } from './cells-coder.ts';
import { type Cells, type CellsRules, cellsOfText, type MoveRecorder, textOfCells } from './cells-rules.ts';
import type { PointsPosition } from './points.ts';

/**
 * The rules on boards of one shape; they do not depend on the score. Each move of a player leads to different
 * cells.
 */
export type PointsRules = Omit<CellsRules, 'isEntailing' | 'settle' | 'score'> & {
  /** What a player who must move and cannot has to pay; never negative. */
  penalty(cells: Cells, player: Mover): number;
  /** An upper bound on the points that either player can make in all from these cells. */
  mostPoints(cells: Cells): number;
};

export type CodedPoints = {
  readonly start: PointsPosition;
  readonly rules: PointsRules;
  print(position: PointsPosition): string;
  /** What a position has on the start's cells; undefined if it has others. */
  cellsIn(position: PointsPosition): string | undefined;
};

export function coderOfPoints({ start, rules, print, cellsIn }: CodedPoints): Coder<PointsPosition> {
  const { signs } = rules;
  const first = cellsOfText(signs, start.cells);
  const most = rules.mostPoints(first);
  // A board's codes are one for each score, within this distance of the start's score.
  const span = 2 * most + 1;
  const boards = boardsInOrder(first, rules);
  const opposite = rational(-start.score.numerator, start.score.denominator);
  const boardOf = (code: number): number => Math.floor(code / span);
  const moreAt = (code: number): number => (code % span) - most;

  /** Per board the codes of each player's options from a score of 0. */
  const leftOptions: number[][] = [];
  const rightOptions: number[][] = [];
  let lefts: number[] = [];
  let rights: number[] = [];
  const note = (player: Mover | 'either', points: number, board: number): void => {
    if (player !== 'right') lefts.push(board * span + points);
    if (player !== 'left') rights.push(board * span - points);
  };
  const record: MoveRecorder = {
    put: boards.put,
    move: (player, _by, points = 0) => note(player, points, boards.next()),
    slide: (player, from, to, points = 0) => note(player, points, boards.slid(from, to)),
  };
  const findMoves = (board: number): void => {
    lefts = [];
    rights = [];
    leftOptions[board] = lefts;
    rightOptions[board] = rights;
    rules.moves(boards.read(board), record);
  };
  const optionsIn =
    (options: readonly (readonly number[])[]): Coder['left'] =>
    (code, out) => {
      const board = boardOf(code);
      if (board >= options.length || options[board] === undefined) findMoves(board);
      const found = options[board];
      const score = code - board * span;
      for (let i = 0; i < found.length; i++) out[i] = found[i] + score;
      return found.length;
    };
  const penaltyOf = (player: Mover): ((code: number) => number) => {
    const found: (number | undefined)[] = [];
    return (code) => {
      const board = boardOf(code);
      found[board] ??= rules.penalty(boards.read(board), player);
      return found[board];
    };
  };
  const leftPays = penaltyOf('left');
  const rightPays = penaltyOf('right');

  return {
    cells: first.length,
    start: most,
    left: optionsIn(leftOptions),
    right: optionsIn(rightOptions),
    print(code) {
      const score = addRationals(start.score, rational(BigInt(moreAt(code))));
      return print({ ...start, score, cells: textOfCells(signs, boards.read(boardOf(code))) });
    },
    code(position) {
      const { numerator: more, denominator } = addRationals(position.score, opposite);
      const isNear = denominator === 1n && more <= most && -more <= most;
      const cells = cellsIn(position);
      if (!isNear || cells === undefined || !areSigns(cells, signs)) return undefined;
      const board = boards.find(cellsOfText(signs, cells));
      return board === undefined ? undefined : board * span + most + Number(more);
    },
    ends: {
      from: start.score,
      left: (code) => moreAt(code) - leftPays(code),
      right: (code) => moreAt(code) + rightPays(code),
    },
  };
}
