/**
 * The coder of a ruleset that counts points. A board gets a number when it is first met, and a code combines that
 * number with the score, so the moves on a board are found once, whatever the scores with which play reaches it.
 * O(moves) for a board, O(options) for a position.
 */
import type { Mover } from '../../graph/game-graph.ts';
import { addRationals, rational } from '../../numbers/rationals.ts';
import type { Coder } from '../ruleset.ts';
import { type PointsPosition, printWithScore } from './points.ts';
import { boardsFrom, type Cells, cellsOfText, textOfCells } from './points-boards.ts';

/** Is told of moves: first what is put on cells, each cell once, and then whose move it is. */
export type MovesTold = {
  put(cell: number, sign: number): void;
  /** The points are those that the mover makes, never negative; a person clicks the cells `by` to make the move. */
  move(player: Mover, points: number, by: readonly number[]): void;
  /** A move in which a piece takes the piece of another cell; sign 0 is left behind. It is clicked from cell to cell. */
  take(player: Mover, points: number, from: number, to: number): void;
};

/** The rules on boards of one shape; they do not depend on the score. Cells hold places among `signs`. */
export type PointsRules = {
  readonly signs: string;
  /**
   * Tells every move of either player. Each move of a player leads to different cells. Moves are told and not listed, and of both
   * players in one search: most boards are looked at once, and to gather what a search found would take as long as the search.
   */
  moves(cells: Cells, told: MovesTold): void;
  /** True where the cells of a move may be clicked in any order. */
  readonly inAnyOrder?: true;
  /** What a player who must move and cannot has to pay; never negative. */
  penalty(cells: Cells, player: Mover): number;
  /** An upper bound on the points that either player can make in all from these cells. */
  mostPoints(cells: Cells): number;
};

export type PrintCells = (cells: string, width: number) => string;

export function coderOfPoints(
  start: PointsPosition,
  rules: PointsRules,
  printCells: PrintCells,
): Coder<PointsPosition> {
  const { signs } = rules;
  const first = cellsOfText(signs, start.cells);
  const most = rules.mostPoints(first);
  // A board's codes are one for each score, within this distance of the start's score.
  const span = 2 * most + 1;
  const boards = boardsFrom(first, signs.length);
  const opposite = rational(-start.score.numerator, start.score.denominator);
  const boardOf = (code: number): number => Math.floor(code / span);
  const moreAt = (code: number): number => (code % span) - most;

  /** Per board the codes of each player's options from a score of 0. */
  const leftOptions: number[][] = [];
  const rightOptions: number[][] = [];
  let lefts: number[] = [];
  let rights: number[] = [];
  const note = (player: Mover, points: number, board: number): void => {
    if (player === 'left') lefts.push(board * span + points);
    else rights.push(board * span - points);
  };
  const told: MovesTold = {
    put: boards.put,
    move: (player, points) => note(player, points, boards.next()),
    take: (player, points, from, to) => note(player, points, boards.taken(from, to)),
  };
  const findMoves = (board: number): void => {
    lefts = [];
    rights = [];
    leftOptions[board] = lefts;
    rightOptions[board] = rights;
    rules.moves(boards.read(board), told);
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
    start: most,
    left: optionsIn(leftOptions),
    right: optionsIn(rightOptions),
    print(code) {
      const score = addRationals(start.score, rational(BigInt(moreAt(code))));
      const cells = textOfCells(signs, boards.read(boardOf(code)));
      return printWithScore(score, printCells(cells, start.width));
    },
    code({ score, width, cells }) {
      const { numerator: more, denominator } = addRationals(score, opposite);
      const isNear = denominator === 1n && more <= most && -more <= most;
      const isSameShape = width === start.width && cells.length === start.cells.length;
      if (!isNear || !isSameShape || [...cells].some((sign) => !signs.includes(sign))) return undefined;
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
