/** Simultaneous NoGo: both colour a square at once, and squares that are illegal together are spoiled. */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import type { Problem } from '../../result.ts';
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { emptyRectangles } from '../recipes/domino-squares.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { type MoveOnCells, type RoundsOnCells, roundsOnCells } from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import { linesOn } from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

// The squares of simultaneous NoGo: their notation and picture, and which groups of stones keep a square
// without a colour beside them.

const pieces = [
  { sign: 'B', name: 'blue stone', player: 'left' },
  { sign: 'R', name: 'red stone', player: 'right' },
  { sign: '#', name: 'spoiled square', player: 'neutral', drawn: '#' },
] as const;

/** Where there is no square. */
const GAP_SIGN = '_';

/** What a cell holds, and its places among these signs. */
const nogoSigns = `${EMPTY_CELL}${pieces.map(({ sign }) => sign).join('')}${GAP_SIGN}`;
const [UNCOLOURED, BLUE, RED, SPOILED] = [0, 1, 2, 3];

const isStone = (sign: number): boolean => sign === BLUE || sign === RED;
/** A spoiled square keeps a group alive as a free one does. */
const isOpen = (sign: number): boolean => sign === UNCOLOURED || sign === SPOILED;

/** Groups of one colour on squares of one shape. What is found is good until it is asked again. */
type GroupsOfStones = {
  /**
   * Finds all groups with their liberties, the squares without a colour beside them; false where one has
   * none. Linear in the squares.
   */
  find(cells: Cells): boolean;
  /** The squares of groups without a liberty, once they were found. */
  taken(): readonly number[];
  /**
   * Whether every group keeps a liberty if a stone is put there. Precondition: all groups were found, and
   * each has one.
   */
  staysLegal(cells: Cells, cell: number, colour: number): boolean;
  /** Whether the group of a stone has a liberty; it needs nothing to be found. */
  lives(cells: Cells, stone: number): boolean;
  /** The squares beside each. */
  readonly beside: readonly (readonly number[])[];
};

function groupsOnSquares(shape: GridPosition): GroupsOfStones {
  const { beside } = linesOn(shape);
  const { length } = shape.cells;
  /**
   * The group of each stone by its first square, and of each such square how many liberties the group has.
   */
  const group = new Int32Array(length);
  const liberties = new Int32Array(length);
  const queue = new Int32Array(length);
  /** For which group, or in which search, a square was met last. */
  const met = new Int32Array(length);
  let searches = 0;
  return {
    beside,
    find(cells) {
      let isLegal = true;
      group.fill(-1);
      for (let first = 0; first < length; first++) {
        if (group[first] >= 0 || !isStone(cells[first])) continue;
        let free = 0;
        searches++;
        group[first] = first;
        queue[0] = first;
        for (let i = 0, end = 1; i < end; i++) {
          for (const next of beside[queue[i]]) {
            if (isOpen(cells[next])) {
              if (met[next] === searches) continue;
              met[next] = searches;
              free++;
            } else if (cells[next] === cells[first] && group[next] < 0) {
              group[next] = first;
              queue[end++] = next;
            }
          }
        }
        liberties[first] = free;
        if (free === 0) isLegal = false;
      }
      return isLegal;
    },
    taken: () => [...group.keys()].filter((cell) => group[cell] >= 0 && liberties[group[cell]] === 0),
    staysLegal(cells, cell, colour) {
      let hasOwn = false;
      for (const next of beside[cell]) {
        if (isOpen(cells[next])) hasOwn = true;
        else if (isStone(cells[next])) {
          // The square itself is one of their liberties, and no longer without a colour.
          const hasMore = liberties[group[next]] > 1;
          if (cells[next] === colour) hasOwn ||= hasMore;
          else if (!hasMore) return false;
        }
      }
      return hasOwn;
    },
    lives(cells, stone) {
      searches++;
      met[stone] = searches;
      queue[0] = stone;
      for (let i = 0, end = 1; i < end; i++) {
        for (const next of beside[queue[i]]) {
          if (isOpen(cells[next])) return true;
          if (cells[next] !== cells[stone] || met[next] === searches) continue;
          met[next] = searches;
          queue[end++] = next;
        }
      }
      return false;
    },
  };
}

const squaresOfNogo: CellsShape<GridPosition> = gridShape({
  pieces,
  wall: GAP_SIGN,
  row: 'row',
  cell: 'square',
  example: '..../.B.B',
  wrong(position): readonly Problem[] {
    const groups = groupsOnSquares(position);
    // A sign that cannot be read is not a stone.
    groups.find(cellsOfText(nogoSigns, position.cells.replace(/[^.BR#]/g, GAP_SIGN)));
    return groups.taken().map((cell) => ({
      place: squaresOfNogo.nameOf(cell, position),
      says: 'is of a group without a free or spoiled square beside it; clear a square there',
    }));
  },
});

const colours = { left: BLUE, right: RED } as const;
const players = ['left', 'right'] as const;

function roundsOfNogo(shape: GridPosition): RoundsOnCells {
  const groups = groupsOnSquares(shape);
  const { beside } = groups;
  const both = new Uint8Array(shape.cells.length);
  /**
   * Whether every group has a liberty with both stones on the board. Only groups beside them can have lost
   * one.
   */
  const areLegal = (cells: Cells, blue: number, red: number): boolean => {
    both.set(cells);
    both[blue] = BLUE;
    both[red] = RED;
    for (const cell of [blue, red]) {
      if (!groups.lives(both, cell)) return false;
      for (const next of beside[cell])
        if ((both[next] === BLUE || both[next] === RED) && !groups.lives(both, next)) return false;
    }
    return true;
  };
  return {
    signs: nogoSigns,
    moves(cells) {
      const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
      groups.find(cells);
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] !== UNCOLOURED) continue;
        for (const player of players)
          if (groups.staysLegal(cells, cell, colours[player]))
            found[player].push({ by: [cell], puts: [[cell, colours[player]]] });
      }
      return found;
    },
    joint(cells, left, right) {
      const [[blue], [red]] = [left.by, right.by];
      if (blue !== red && areLegal(cells, blue, red)) return [...left.puts, ...right.puts];
      return [
        [blue, SPOILED],
        [red, SPOILED],
      ];
    },
  };
}

const star = '__B__/__.__/B...B/__.__/__B__';

const starts = [
  { name: 'Two rows of four, with two stones', position: '..../.B.B' },
  { name: 'A star', position: star },
  { name: 'Three free squares beside four', position: '... + ../..' },
] as const;

const families: readonly RulesetFamily[] = [
  { ...emptyRectangles, parameters: emptyRectangles.parameters.map((each) => ({ ...each, first: 2 })) },
  {
    id: 'beside-blue',
    says: 'n free squares in a row behind a blue stone',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `B${'.'.repeat(free)}`,
  },
];

const byHand = cite('huggan', 'Chapter 6, and the values by play by hand');
const example = cite('huggan', 'Example 6.0.3, and the value by play by hand');

/** Huggan gives the value of the star; playing by hand gave the others. */
const facts: readonly RulesetFact[] = [
  { position: '.', value: '0', source: byHand },
  { position: 'B....', value: '1/2', source: byHand },
  { position: '..../.B.B', value: '1/3', source: byHand },
  { position: '..../.B.B', value: '1/3', under: { convention: 'scoring' }, source: byHand },
  { position: star, value: '1', source: example },
  { position: star, value: '4', under: { convention: 'scoring' }, source: example },
];

export const simultaneousNogo: Ruleset<readonly GridPosition[]> = simultaneousForm({
  id: 'simultaneous-nogo',
  name: 'Simultaneous NoGo',
  source: cite('huggan', 'Chapter 6'),
  notation:
    'The rows stand from the top down, with / between them. B is blue, R red, a dot a free square, # a spoiled one, and _ a place without a square. A + stands between boards.',
  rules:
    'Both move at once: Left colours a free square blue and Right colours a free square red, each so that every group of one colour keeps a square without a colour beside it. If both choose the same square, or the two moves are not legal together, the squares are spoiled and never get a colour. Play is over as soon as one player cannot move; if the other can, the other has won.',
  starts,
  facts,
  families,
  one: squaresOfNogo,
  rounds: (start) => roundsOnCells({ ...squaresOfNogo, start, rounds: roundsOfNogo(start) }),
});
