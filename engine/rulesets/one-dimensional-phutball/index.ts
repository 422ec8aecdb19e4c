/**
 * One-Dimensional Phutball (Siegel, Coping with cycles, Section 5). A strip with a ball and men is written
 * `.B.m`; after a goal of Left's or Right's it is `L` or `R` alone. Beyond each goal line is a place to which
 * the ball may jump. A jump removes the men, so a ball that has jumped one way can continue only that way,
 * and the square on which it stops determines the move.
 */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import type { Board, BoardPlace } from '../board.ts';
import { box, side, straight } from '../furniture/shapes.ts';
import type { Cells, CellsRules, MoveRecorder } from '../recipes/cells-rules.ts';
import { type CellsShape, cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

/** After a goal, the first cell says whose goal it was, and the others are empty. */
const SIGNS = '.BmLR';
const [IS_FREE, IS_BALL, IS_MAN, LEFT_HAS_SCORED, RIGHT_HAS_SCORED] = [0, 1, 2, 3, 4];

function rulesOfPhutball({ cells: { length } }: GridPosition): CellsRules {
  return {
    signs: SIGNS,
    moves(cells, record) {
      const ball = cells.indexOf(IS_BALL);
      // After a goal there is no ball.
      if (ball < 0) return;
      for (let cell = 0; cell < length; cell++) {
        if (cells[cell] !== IS_FREE) continue;
        record.put(cell, IS_MAN);
        record.move('either', [cell]);
      }
      recordJumps(cells, ball, 1, record);
      recordJumps(cells, ball, -1, record);
    },
  };
}

/**
 * Every place at which the ball can stop in this direction. Right's goal is the first square, Left's the last
 * one.
 */
function recordJumps(cells: Cells, ball: number, step: 1 | -1, record: MoveRecorder): void {
  const { length } = cells;
  let rest = ball;
  while (cells[rest + step] === IS_MAN) {
    do rest += step;
    while (cells[rest] === IS_MAN);
    const isOver = rest < 0 || rest >= length;
    if (rest <= 0 || rest >= length - 1) {
      const scorer = step > 0 ? 'left' : 'right';
      for (let cell = 1; cell < length; cell++) record.put(cell, IS_FREE);
      record.put(0, step > 0 ? LEFT_HAS_SCORED : RIGHT_HAS_SCORED);
      record.move(scorer, [ball, isOver ? goalCell(length, scorer) : rest]);
      return;
    }
    for (let cell = ball; cell !== rest; cell += step) record.put(cell, IS_FREE);
    record.put(rest, IS_BALL);
    record.move('either', [ball, rest]);
  }
}

/**
 * The number that the cells of a move have for the place beyond the goal line at which this player scores.
 */
const goalCell = (length: number, scorer: 'left' | 'right'): number =>
  scorer === 'left' ? length + 1 : length;

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

/** The player who has scored: the position begins with it. */
const scorerOf = ({ cells }: GridPosition): string | undefined => /^[LR]/.exec(cells)?.[0];

const places = { left: 'beyond the right end', right: 'beyond the left end' } as const;

const phutballStrip: CellsShape<GridPosition> = {
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

/** The board after a goal, when the game is over. */
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

const starts = [
  { name: 'Seven squares', position: '...B...' },
  { name: 'Eight squares', position: '.B......' },
  { name: 'Between two men', position: 'mB...m' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'empty',
    says: 'the ball with a free squares before it and b behind it',
    parameters: [
      { name: 'a', least: 1, first: 3 },
      { name: 'b', least: 1, first: 3 },
    ],
    position: ([before, behind]) => `${'.'.repeat(before)}B${'.'.repeat(behind)}`,
  },
  {
    id: 'between-men',
    says: 'a man, the ball, k free squares and a man',
    parameters: [{ name: 'k', least: 1, first: 3 }],
    position: ([free]) => `mB${'.'.repeat(free)}m`,
  },
];

const survey = cite('coping', 'Section 5, One-Dimensional Phutball');

const facts: readonly RulesetFact[] = [
  { position: '.B..', value: '*2', source: survey },
  { position: '.B...', value: '↓*3', source: survey },
  { position: '..B..', value: '*', source: survey },
  { position: '.B....', value: '{0,*|0,*2‖0}', source: survey },
  { position: '..B...', value: '↓', source: survey },
  { position: '.B.....', value: '{0,↑*|0,*‖0}', source: survey },
  { position: '..B....', value: '{0,*,*2|0,*‖0}', source: survey },
  { position: '...B...', value: '*', source: survey },
  { position: '...B....', value: '*2', source: survey },
  { position: 'L', value: '0', source: survey },
];

export const oneDimensionalPhutball: Ruleset<GridPosition> = cellsRuleset({
  ...phutballStrip,
  id: 'one-dimensional-phutball',
  name: 'One-Dimensional Phutball',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 5, One-Dimensional Phutball'),
  notation:
    'A sign for each square, from left to right: B is the ball, m a man, and a dot a free square. L or R alone says that this player has scored.',
  rules:
    'Either player puts a man on a free square, or jumps with the ball over men in a row to the next free square, takes these men, and may jump again. Left scores at the right end, on the last square or beyond it, and Right scores at the left end; nobody moves the ball into the goal of the other player. When a player has scored, nobody can move, and a player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfPhutball,
});
