/**
 * The strip, its notation and its picture: `.B.m` for a ball and men, and `L` or `R` alone after a goal of Left's or Right's. Beyond
 * each goal line is a place, to which the ball may jump.
 */
import type { Problem } from '../../result.ts';
import type { Board, BoardPlace } from '../board.ts';
import { box, side, straight } from '../furniture/shapes.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { goalCell } from './moves.ts';

const strip = gridShape({
  pieces: [
    { sign: 'B', name: 'ball', player: 'neutral', single: true },
    { sign: 'm', name: 'man', player: 'neutral' },
  ],
  owners: [
    { name: 'the goal at the right', player: 'left' },
    { name: 'the goal at the left', player: 'right' },
  ],
  cell: 'square',
  example: '...B...',
  wrong: wrongBall,
});

function wrongBall(position: GridPosition): readonly Problem[] {
  const { cells } = position;
  const ball = cells.indexOf('B');
  if (ball < 0 || (ball > 0 && ball < cells.length - 1)) return [];
  const says =
    ball > 0
      ? 'is Left’s goal, where play is over; write L alone, or put the ball on another square'
      : 'is Right’s goal, where play is over; write R alone, or put the ball on another square';
  return [{ place: strip.nameOf(ball, position), says }];
}

/** The player who has scored, as the position says at its beginning. */
const scorerOf = ({ cells }: GridPosition): string | undefined => /^[LR]/.exec(cells)?.[0];

const places = { left: 'beyond the right end', right: 'beyond the left end' } as const;

export const phutballStrip: CellsShape<GridPosition> = {
  read(text) {
    const scored = /^\s*([lr])\s*$/i.exec(text);
    if (scored) return { position: { width: 1, cells: scored[1].toUpperCase() }, problems: [] };
    return strip.read(text);
  },
  print: (position) => scorerOf(position) ?? strip.print(position),
  nameOf(cell, position) {
    const { length } = position.cells;
    if (cell === goalCell(length, 'left')) return places.left;
    return cell === goalCell(length, 'right') ? places.right : strip.nameOf(cell, position);
  },
  cellsIn(position, start) {
    const scorer = scorerOf(position);
    return scorer === undefined
      ? strip.cellsIn(position, start)
      : scorer.padEnd(start.cells.length, EMPTY_CELL);
  },
  resize: (position, side, way) =>
    scorerOf(position) === undefined ? strip.resize?.(position, side, way) : undefined,
  board(position) {
    const scorer = scorerOf(position);
    return scorer === undefined ? withGoals(strip.board(position), position) : afterGoal(scorer);
  },
};

const goalAt = (x: number, player: 'left' | 'right') => ({
  look: `${player} edge` as const,
  form: straight({ x, y: -side / 4 }, { x, y: 1.25 * side }),
});

function withGoals(board: Board<GridPosition>, { width }: GridPosition): Board<GridPosition> {
  const beyond = (scorer: 'left' | 'right', x: number): BoardPlace<GridPosition> => ({
    name: places[scorer],
    area: box(x, 0, side, side),
    holds: 'empty',
    edits: [],
  });
  return {
    ...board,
    shapes: [...board.shapes, goalAt(0, 'right'), goalAt(width * side, 'left')],
    places: [beyond('right', -side), ...board.places, beyond('left', width * side)],
  };
}

/** Nothing is left to play for. */
function afterGoal(scorer: string): Board<GridPosition> {
  const [player, name] = scorer === 'L' ? (['left', 'Left'] as const) : (['right', 'Right'] as const);
  const says = `${name} has scored`;
  return {
    says,
    shapes: [goalAt(0, player)],
    texts: [{ text: says, at: { x: 2 * side, y: side / 2 }, size: 16, ink: 'ink' }],
    places: [
      { name: places[player], area: box(side / 4, 0, 3.5 * side, side), holds: 'the ball', edits: [] },
    ],
    pieces: [],
  };
}
