/**
 * Moves of One-Dimensional Phutball (Siegel, Coping with cycles, Section 5). The men that are jumped are taken, so that a ball that has
 * jumped one way can jump on that way alone, and where it comes to rest says what the move was.
 */
import type { Cells, CellsRules, MovesTold } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';

/** After a goal the first cell says whose it is, and the others are empty. */
const SIGNS = '.BmLR';
const [IS_FREE, IS_BALL, IS_MAN, LEFT_HAS_SCORED, RIGHT_HAS_SCORED] = [0, 1, 2, 3, 4];

export function rulesOfPhutball({ cells: { length } }: GridPosition): CellsRules {
  return {
    signs: SIGNS,
    moves(cells, told) {
      const ball = cells.indexOf(IS_BALL);
      // After a goal there is no ball.
      if (ball < 0) return;
      for (let cell = 0; cell < length; cell++) {
        if (cells[cell] !== IS_FREE) continue;
        told.put(cell, IS_MAN);
        told.move('either', [cell]);
      }
      tellJumps(cells, ball, 1, told);
      tellJumps(cells, ball, -1, told);
    },
  };
}

/** Every place at which the ball can come to rest this way. Right's goal is the first square, Left's the last one. */
function tellJumps(cells: Cells, ball: number, step: 1 | -1, told: MovesTold): void {
  const { length } = cells;
  let rest = ball;
  while (cells[rest + step] === IS_MAN) {
    do rest += step;
    while (cells[rest] === IS_MAN);
    const isOver = rest < 0 || rest >= length;
    if (rest <= 0 || rest >= length - 1) {
      const scorer = step > 0 ? 'left' : 'right';
      for (let cell = 1; cell < length; cell++) told.put(cell, IS_FREE);
      told.put(0, step > 0 ? LEFT_HAS_SCORED : RIGHT_HAS_SCORED);
      told.move(scorer, [ball, isOver ? goalCell(length, scorer) : rest]);
      return;
    }
    for (let cell = ball; cell !== rest; cell += step) told.put(cell, IS_FREE);
    told.put(rest, IS_BALL);
    told.move('either', [ball, rest]);
  }
}

/** What the cells of a move call the place beyond the goal line at which this player scores. */
export const goalCell = (length: number, scorer: 'left' | 'right'): number =>
  scorer === 'left' ? length + 1 : length;
