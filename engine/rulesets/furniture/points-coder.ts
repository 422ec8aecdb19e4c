/**
 * The coder of a ruleset that counts points. A board gets a number when it is first met, and a code combines that
 * number with the score, so the moves on a board are found once, whatever the scores with which play reaches it.
 * O(moves) for a board, O(options) for a position.
 */
import { addRationals, rational } from '../../numbers/rationals.ts';
import type { Coder } from '../ruleset.ts';
import { type PointsPosition, printWithScore } from './points.ts';

export type PointsMove = {
  /** The cells after the move. */
  readonly cells: string;
  /** The points that the mover makes; never negative. */
  readonly points: number;
  /** The numbers of the cells that a person clicks to make the move. */
  readonly by: readonly number[];
  readonly inAnyOrder?: true;
};

/**
 * The rules on boards of one shape; they do not depend on the score. Moves come from generators: a JavaScript engine compiles a
 * search that returns a list into each loop that asks for it, which takes longer than most boards.
 */
export type PointsRules = {
  /** The moves of a player, one after another; each leads to different cells. */
  moves(cells: string, player: 'left' | 'right'): Iterable<PointsMove>;
  /** What a player who must move and cannot has to pay; never negative. */
  penalty(cells: string, player: 'left' | 'right'): number;
  /** An upper bound on the points that either player can make in all from these cells. */
  mostPoints(cells: string): number;
  /** The initial size of the array for one player's moves. */
  mostMoves(cells: string): number;
};

export type PrintCells = (cells: string, width: number) => string;

export function coderOfPoints(start: PointsPosition, rules: PointsRules, printCells: PrintCells): Coder {
  const most = rules.mostPoints(start.cells);
  // A board's codes are one for each score, within this distance of the start's score.
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

  /** Per board the codes of its options from a score of 0. */
  const optionsOf = (player: 'left' | 'right', sign: 1 | -1): Coder['left'] => {
    const found: (readonly number[] | undefined)[] = [];
    return (code, out) => {
      const board = boardOf(code);
      const score = code - board * span;
      let options = found[board];
      if (options === undefined) {
        const fresh: number[] = [];
        for (const { cells, points } of rules.moves(boards[board], player))
          fresh.push(numberOf(cells) * span + sign * points);
        options = fresh;
        found[board] = options;
      }
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
