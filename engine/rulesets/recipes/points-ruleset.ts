/**
 * Makes the record of a ruleset that counts points from its shape and its rules. The score is in front of the
 * notation and below the board, a move shows the points that it makes, and a player who cannot move pays what
 * the rules say.
 */
import { boxOfForm } from '../../figure/bounds.ts';
import { addRationals, printRational, rational } from '../../numbers/rationals.ts';
import { known } from '../../result.ts';
import type { Board, BoardJoin, BoardMove, BoardText } from '../board.ts';
import type { Draft } from '../draft.ts';
import type { Ruleset } from '../ruleset.ts';
import { cellsOfText } from './cells-rules.ts';
import { type CellsShape, cellsRuleset, movesOnCells, type RulesetWords } from './cells-ruleset.ts';
import type { GridPosition } from './grid-shape.ts';
import { type PointsPosition, printWithScore, readScore } from './points.ts';
import { coderOfPoints, type PointsRules } from './points-coder.ts';

export type PointsRuleset = Omit<RulesetWords, 'players' | 'infinitePlay'> &
  CellsShape<GridPosition> & {
    /** The rules on boards of this shape. */
    rulesFor(position: GridPosition): PointsRules;
  };

const gains = { left: 1n, right: -1n } as const;

export function pointsRuleset(asked: PointsRuleset): Ruleset<PointsPosition> {
  const { rulesFor, cellsIn, nameOf } = asked;
  const print = ({ score, ...cells }: PointsPosition): string => printWithScore(score, asked.print(cells));
  const moves = (position: PointsPosition): readonly BoardMove<PointsPosition>[] =>
    movesOnCells(position, rulesFor(position), nameOf).map((move) => {
      // Points have a player: a move of either player would be recorded as one of each.
      known(move.player !== 'either' && move.points !== undefined, 'a move is one player’s and makes points');
      const score = changed(position, gains[move.player] * BigInt(move.points));
      return { ...move, to: { ...move.to, score } };
    });
  const onCells = cellsRuleset<PointsPosition>({
    ...asked,
    players: 'partizan',
    infinitePlay: 'draw',
    read: (text) => withScoreRead(text, asked.read),
    print,
    board: (position) => withScore(asked.board(position), position),
    resize(position, side, way) {
      const { score } = position;
      const onCells = asked.resize?.(position, side, way);
      return onCells === undefined ? undefined : { ...onCells, to: { ...onCells.to, score } };
    },
    coder: (start) =>
      coderOfPoints({
        start,
        rules: rulesFor(start),
        print,
        cellsIn: (position) => cellsIn(position, start),
      }),
  });
  return {
    ...onCells,
    moves,
    endScore(position, player) {
      const { signs, penalty: penaltyOf } = rulesFor(position);
      const penalty = penaltyOf(cellsOfText(signs, position.cells), player);
      return printRational(changed(position, -gains[player] * BigInt(penalty)));
    },
  };
}

function withScoreRead(text: string, read: CellsShape<GridPosition>['read']): Draft<PointsPosition> {
  const { score, rest, problems } = readScore(text);
  const draft = read(rest);
  return { position: { ...draft.position, score }, problems: [...problems, ...draft.problems] };
}

const changed = ({ score }: PointsPosition, more: bigint): PointsPosition['score'] =>
  addRationals(score, rational(more));

const scoreSize = 16;
const belowBoard = 18;

function withScore(
  { join, ...cells }: Board<GridPosition>,
  { score }: PointsPosition,
): Board<PointsPosition> {
  const text = printRational(score);
  const places = cells.places.map((place) => ({
    ...place,
    edits: place.edits.map((edit) => ({ ...edit, to: { ...edit.to, score } })),
  }));
  const draw: BoardJoin<PointsPosition>['draw'] = (from, to, sign) => {
    const drawn = join?.draw(from, to, sign);
    return drawn === undefined ? undefined : { ...drawn, score };
  };
  const board = { ...cells, ...(join && { join: { ...join, draw } }) };
  if (score.numerator === 0n) return { ...board, places, score: text };
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
  return { ...board, places, score: text, texts: [...board.texts, below] };
}
