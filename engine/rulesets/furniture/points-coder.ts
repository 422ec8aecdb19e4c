/**
 * The coder of a ruleset that counts points. A board is numbered when it is first met, and a code is that number together with the
 * score: what can be played on a board is found once, whatever the scores are with which play comes to it. O(moves) for a board,
 * O(options) for a position.
 */
import { addRationals, rational } from '../../numbers/rationals.ts';
import type { Coder } from '../ruleset.ts';
import { type PointsPosition, printWithScore } from './points.ts';

export type PointsMove = {
  /** The cells after it. */
  readonly cells: string;
  /** What the mover makes by it; never negative. */
  readonly points: number;
  /** Numbers of the cells that it goes by, in the order of clicks. */
  readonly by: readonly number[];
  readonly inAnyOrder?: true;
};

/** What can be played on boards of one shape, whatever the score. */
export type PointsRules = {
  /** Each move leads to other cells. */
  moves(cells: string, player: 'left' | 'right'): readonly PointsMove[];
  /** What a player who is to move and cannot must pay; never negative. */
  penalty(cells: string, player: 'left' | 'right'): number;
  /** Nobody can make more points than this in all, beginning with these cells. */
  mostPoints(cells: string): number;
  /** Room for the moves of one player, to begin with. */
  mostMoves(cells: string): number;
};

export type PrintCells = (cells: string, width: number) => string;

export function coderOfPoints(start: PointsPosition, rules: PointsRules, printCells: PrintCells): Coder {
  const most = rules.mostPoints(start.cells);
  // Codes of one board are those of its scores: so many less than the start's to so many more.
  const span = 2 * most + 1;
  const boards: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (cells: string): number => {
    const known = numbers.get(cells);
    if (known !== undefined) return known;
    numbers.set(cells, boards.length);
    return boards.push(cells) - 1;
  };
  const boardOf = (code: number): number => Math.floor(code / span);
  const moreAt = (code: number): number => (code % span) - most;

  /** Per board the codes of its options, from a score of 0. */
  const optionsOf = (player: 'left' | 'right', sign: 1 | -1): Coder['left'] => {
    const found: (readonly number[] | undefined)[] = [];
    return (code, out) => {
      const board = boardOf(code);
      const score = code - board * span;
      found[board] ??= rules
        .moves(boards[board], player)
        .map(({ cells, points }) => numberOf(cells) * span + sign * points);
      const options = found[board];
      for (let i = 0; i < options.length; i++) out[i] = options[i] + score;
      return options.length;
    };
  };
  const penaltyOf = (player: 'left' | 'right'): ((code: number) => number) => {
    const found: (number | undefined)[] = [];
    return (code) => {
      const board = boardOf(code);
      found[board] ??= rules.penalty(boards[board], player);
      return found[board];
    };
  };
  const [leftPays, rightPays] = [penaltyOf('left'), penaltyOf('right')];

  return {
    start: numberOf(start.cells) * span + most,
    mostOptions: rules.mostMoves(start.cells),
    left: optionsOf('left', 1),
    right: optionsOf('right', -1),
    print(code) {
      const score = addRationals(start.score, rational(BigInt(moreAt(code))));
      return printWithScore(score, printCells(boards[boardOf(code)], start.width));
    },
    ends: {
      from: start.score,
      left: (code) => moreAt(code) - leftPays(code),
      right: (code) => moreAt(code) + rightPays(code),
    },
  };
}
