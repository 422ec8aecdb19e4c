/**
 * Diskonnect: a stone jumps over one enemy onto the empty cell right behind it, and may jump on in the same
 * direction; each stone that it jumps over is taken and makes a point. A player who cannot jump pays for each
 * of her stones that the other player could take if only that player moved.
 */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { boardsInOrder } from '../recipes/cells-boards.ts';
import type { Cells, MoveRecorder } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { PointsPosition } from '../recipes/points.ts';
import type { PointsRules } from '../recipes/points-coder.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import {
  LEFT_STONE,
  type Lines,
  linesOn,
  RIGHT_STONE,
  recordJumps,
  signsOfStones,
  stones,
  stonesOn,
} from '../recipes/stones.ts';
import type { Ruleset, RulesetFact } from '../ruleset.ts';

function rulesOfDiskonnect(position: GridPosition): PointsRules {
  const lines = linesOn(position);
  const signs = signsOfStones(position);
  return {
    signs,
    moves(cells, record) {
      for (let start = 0; start < cells.length; start++)
        if (cells[start] === LEFT_STONE || cells[start] === RIGHT_STONE)
          recordJumps(cells, lines, start, 1, record);
    },
    penalty: (cells, player) => countDead(cells, player, lines, signs),
    mostPoints: stonesOn,
  };
}

/**
 * The stones of a stuck player that are taken in some play of the other player alone. The search visits each
 * board of such play once, and ends when all stones are known to be dead.
 */
function countDead(cells: Cells, stuck: Mover, lines: Lines, signs: string): number {
  const own = stuck === 'left' ? LEFT_STONE : RIGHT_STONE;
  const other = LEFT_STONE + RIGHT_STONE - own;
  const alive = new Set<number>();
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === own) alive.add(cell);
  const all = alive.size;
  const boards = boardsInOrder(cells, { signs });
  let met = 1;
  const meet = (board: number): void => {
    met = Math.max(met, board + 1);
  };
  const record: MoveRecorder = {
    put: boards.put,
    move: () => meet(boards.next()),
    slide: (_, from, to) => meet(boards.slid(from, to)),
  };
  for (let board = 0; board < met && alive.size > 0; board++) {
    const here = boards.read(board);
    // The stuck player's stones never move, so each is where it was or was taken.
    for (const cell of alive) if (here[cell] !== own) alive.delete(cell);
    for (let start = 0; start < here.length; start++)
      if (here[start] === other) recordJumps(here, lines, start, 1, record);
  }
  return all - alive.size;
}

const starts = [
  { name: 'Three stones', position: '.../..r/lr.' },
  { name: 'A line and room', position: '...../...../lr.r.' },
  { name: 'Two rows of stones', position: '.../r../lr.' },
  { name: 'Not guaranteed', position: 'lr.rrlrl' },
] as const;

const rules = cite('scoring-calculator', 'Diskonnect');

const facts: readonly RulesetFact[] = [
  { position: '.../..r/lr.', value: '<<2|^2>|^2>', source: rules },
  { position: 'lr...', value: '<1|^1>', source: rules },
  { position: '.llrr.', value: '0', source: rules },
];

export const diskonnect: Ruleset<PointsPosition> = pointsRuleset({
  ...stones,
  id: 'diskonnect',
  name: 'Diskonnect',
  source: cite('scoring-calculator', 'Diskonnect'),
  notation:
    'The rows stand from the top down, with / between them. l is a blue stone, r a red one, a dot an empty cell, and x a cell that nobody can use. A number before it is the score so far; without one the score is 0.',
  rules:
    'Left’s blue stones and Right’s red ones jump over one enemy onto the empty cell behind it, and may jump on in the same line; each stone that is jumped over is taken and makes a point. A player without a jump pays a point for each own stone that the other player could still take. Then the game ends, and the higher score wins.',
  starts,
  facts,
  rulesFor: rulesOfDiskonnect,
});
