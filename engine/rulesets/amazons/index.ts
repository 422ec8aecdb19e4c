/**
 * Amazons: chess queens that shoot arrows onto squares, which no piece can enter any more. An amazon goes
 * over empty squares as a queen does, and its arrow flies from there in the same way, perhaps to the square
 * that the amazon has left. To move, a player clicks the amazon, its new square and the square of the arrow.
 */
import { cite } from '../../bibliography.ts';
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import {
  BOTH_STONES,
  LEFT_STONE,
  NO_STONE,
  RIGHT_STONE,
  STONE_WALL,
  signsWithWalls,
  squaresOfStones,
  swappedStones,
} from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

const ways = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across) => (down === 0 && across === 0 ? [] : [[down, across] as const])),
);

function rulesOfAmazons({ cells: all, width }: GridPosition): CellsRules {
  /** Found only when they are first needed, since a long row has many. */
  const rays: (readonly (readonly number[])[])[] = [];
  const raysOf = (cell: number): readonly (readonly number[])[] => {
    rays[cell] ??= raysFrom(cell, width, all.length / width);
    return rays[cell];
  };
  /** Calls `reach` with each cell that a queen reaches from a cell. `left` is the cell that the amazon has left, which is empty now. */
  const fromCell = (cells: Cells, cell: number, left: number, reach: (to: number) => void): void => {
    for (const ray of raysOf(cell)) {
      for (const to of ray) {
        if (cells[to] !== NO_STONE && to !== left) break;
        reach(to);
      }
    }
  };
  return {
    signs: signsWithWalls,
    moves(cells, record) {
      for (let from = 0; from < cells.length; from++) {
        const amazon = cells[from];
        if (amazon !== LEFT_STONE && amazon !== RIGHT_STONE) continue;
        const player = amazon === LEFT_STONE ? 'left' : 'right';
        fromCell(cells, from, from, (to) =>
          fromCell(cells, to, from, (arrow) => {
            record.put(to, amazon);
            if (arrow !== from) record.put(from, NO_STONE);
            record.put(arrow, STONE_WALL);
            record.move(player, [from, to, arrow]);
          }),
        );
      }
    },
  };
}

/** For each of the eight directions, the cells from one cell to the board's edge, nearest first. */
function raysFrom(cell: number, width: number, height: number): readonly (readonly number[])[] {
  return ways.map(([down, across]) => {
    const ray: number[] = [];
    let [row, column] = [Math.floor(cell / width) + down, (cell % width) + across];
    while (row >= 0 && row < height && column >= 0 && column < width) {
      ray.push(row * width + column);
      row += down;
      column += across;
    }
    return ray;
  });
}

const starts = [
  { name: 'One against one', position: 'L.../...R' },
  { name: 'Two in a row', position: 'L...R' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'corners',
    says: 'one against one, in the corners of r rows of c squares',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 2, first: 3 },
    ],
    position: ([rows, columns]) => {
      const free = '.'.repeat(columns - 1);
      if (rows === 1) return `L${free.slice(1)}R`;
      return [`L${free}`, ...new Array<string>(rows - 2).fill(`.${free}`), `${free}R`].join('/');
    },
  },
  {
    id: 'row',
    says: 'one against one in a row, with n squares between them',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}R`,
  },
  {
    id: 'alone',
    says: 'one of Left’s in a row, with n squares to herself',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}`,
  },
];

const small = cite('amazons', 'Section 2');

const facts: readonly RulesetFact[] = [
  { position: 'L.', value: '1', source: small },
  { position: 'L..', value: '2', source: small },
  { position: 'L....', value: '4', source: small },
  { position: 'L.R', value: '*', source: small },
  { position: 'L..R', value: '±1', source: small },
  { position: 'L...R', value: '±2', source: small },
  { position: 'L../...', value: '5', source: small },
];

export const amazons: Ruleset<GridPosition> = cellsRuleset({
  ...squaresOfStones('amazon', 'L.../...R'),
  id: 'amazons',
  name: 'Amazons',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('amazons', 'Section 1'),
  notation:
    'The rows stand from the top down, with / between them. L is a blue amazon, R a red one, a dot an empty square, and # a square that nobody can use.',
  rules:
    'A player moves an own amazon (Left’s are blue, Right’s are red) over empty squares like a queen in chess. From its new square the amazon shoots an arrow, which flies in the same way: the square that it hits becomes a wall, and nothing passes walls or amazons. A player who cannot move loses.',
  clicks: ['Click an amazon.', 'Click the square to which it goes.', 'Click the square that its arrow hits.'],
  starts,
  facts,
  families,
  rulesFor: rulesOfAmazons,
  // Nothing passes walls, but in a diagonal between two of them.
  openParts: () =>
    openGridParts({
      signs: signsWithWalls,
      nothing: STONE_WALL,
      touches: true,
      canMove: (signs) => (signs & BOTH_STONES) > 0 && (signs & (1 << NO_STONE)) > 0,
      swapped: swappedStones,
      rulesFor: rulesOfAmazons,
    }),
});
