/**
 * Makes the record of a ruleset that counts points from its rules and its board. The score stands in front of the
 * notation and below the board, a move shows the points that it makes, and a player who cannot move pays what the
 * rules say.
 */
import { boxOfForm } from '../../figure/bounds.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { addRationals, printRational, rational } from '../../numbers/rationals.ts';
import { known, type Result } from '../../result.ts';
import type { Board, BoardMove, BoardText } from '../board.ts';
import type { Ruleset } from '../ruleset.ts';
import { type PointsPosition, printWithScore } from './points.ts';
import { cellsOfText, textOfCells } from './points-boards.ts';
import { coderOfPoints, type MovesTold, type PointsRules, type PrintCells } from './points-coder.ts';

export type PointsRuleset = Pick<
  Ruleset<PointsPosition>,
  'id' | 'name' | 'source' | 'rules' | 'starts' | 'facts'
> & {
  parse(text: string): Result<PointsPosition>;
  readonly printCells: PrintCells;
  /** The rules on boards of this shape. */
  rulesFor(position: PointsPosition): PointsRules;
  /** The board without the score, which is added below it. */
  board(position: PointsPosition): Board<PointsPosition>;
  /** The board's name for cell number `cell`, in reading order. */
  nameOf(cell: number, width: number): string;
};

const gains = { left: 1n, right: -1n } as const;

export function pointsRuleset(asked: PointsRuleset): Ruleset<PointsPosition> {
  const { id, name, source, rules, starts, facts, parse, printCells, rulesFor, nameOf } = asked;
  const moves = (position: PointsPosition): readonly BoardMove<PointsPosition>[] => {
    const { moves: tellMoves, inAnyOrder, signs } = rulesFor(position);
    const found: Readonly<Record<Mover, BoardMove<PointsPosition>[]>> = { left: [], right: [] };
    const before = cellsOfText(signs, position.cells);
    const after = before.slice();
    const put = (cell: number, sign: number): void => {
      after[cell] = sign;
    };
    const move: MovesTold['move'] = (player, points, by) => {
      const score = changed(position, gains[player] * BigInt(points));
      found[player].push({
        player,
        by: by.map((cell) => nameOf(cell, position.width)),
        ...(inAnyOrder && { inAnyOrder }),
        points,
        to: { ...position, cells: textOfCells(signs, after), score },
      });
      after.set(before);
    };
    const take: MovesTold['take'] = (player, points, from, to) => {
      put(from, 0);
      put(to, before[from]);
      move(player, points, [from, to]);
    };
    tellMoves(before, { put, move, take });
    return [...found.left, ...found.right];
  };
  return {
    id,
    name,
    players: 'partizan',
    infinitePlay: 'draw',
    source,
    rules,
    starts,
    facts,
    parse,
    print: ({ score, cells, width }) => printWithScore(score, printCells(cells, width)),
    coder: (position) => coderOfPoints(position, rulesFor(position), printCells),
    board: (position) => withScore(asked.board(position), position),
    moves,
    endScore(position, player) {
      const { signs, penalty: penaltyOf } = rulesFor(position);
      const penalty = penaltyOf(cellsOfText(signs, position.cells), player);
      return printRational(changed(position, -gains[player] * BigInt(penalty)));
    },
  };
}

const changed = ({ score }: PointsPosition, more: bigint): PointsPosition['score'] =>
  addRationals(score, rational(more));

const scoreSize = 16;
const belowBoard = 18;

function withScore(board: Board<PointsPosition>, { score }: PointsPosition): Board<PointsPosition> {
  const text = printRational(score);
  if (score.numerator === 0n) return { ...board, score: text };
  const boxes = board.places.map(({ area }) => boxOfForm(area));
  known(boxes.length > 0, 'a board has places');
  const [first] = boxes;
  let [x1, x2, y2] = [first.x1, first.x2, first.y2];
  for (const box of boxes) {
    x1 = Math.min(x1, box.x1);
    x2 = Math.max(x2, box.x2);
    y2 = Math.max(y2, box.y2);
  }
  const below: BoardText = {
    text: `score ${text.replace('-', '−')}`,
    at: { x: (x1 + x2) / 2, y: y2 + belowBoard },
    size: scoreSize,
    ink: 'ink',
  };
  return { ...board, score: text, texts: [...board.texts, below] };
}
