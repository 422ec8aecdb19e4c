/** The squares of simultaneous NoGo: their notation and picture, and which groups of stones keep a square without a colour beside them. */
import type { Problem } from '../../result.ts';
import type { Cells } from '../recipes/cells-rules.ts';
import { cellsOfText } from '../recipes/cells-rules.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { linesOn } from '../recipes/stones.ts';

const pieces = [
  { sign: 'B', name: 'blue stone', player: 'left' },
  { sign: 'R', name: 'red stone', player: 'right' },
  { sign: '#', name: 'spoiled square', player: 'neutral', drawn: '#' },
] as const;

/** Where there is no square. */
const GAP_SIGN = '_';

/** What a cell holds, and its places among these signs. */
export const nogoSigns = `${EMPTY_CELL}${pieces.map(({ sign }) => sign).join('')}${GAP_SIGN}`;
export const [UNCOLOURED, BLUE, RED, SPOILED] = [0, 1, 2, 3];

const isStone = (sign: number): boolean => sign === BLUE || sign === RED;
/** A spoiled square keeps a group alive as a free one does. */
const isOpen = (sign: number): boolean => sign === UNCOLOURED || sign === SPOILED;

/** Groups of one colour on squares of one shape. What is found is good until it is asked again. */
export type GroupsOfStones = {
  /** Finds all groups with their liberties, the squares without a colour beside them; false where one has none. Linear in the squares. */
  find(cells: Cells): boolean;
  /** The squares of groups without a liberty, once they were found. */
  taken(): readonly number[];
  /** Whether every group keeps a liberty if a stone is put there. Precondition: all groups were found, and each has one. */
  staysLegal(cells: Cells, cell: number, colour: number): boolean;
  /** Whether the group of a stone has a liberty; it needs nothing to be found. */
  lives(cells: Cells, stone: number): boolean;
  /** The squares beside each. */
  readonly beside: readonly (readonly number[])[];
};

export function groupsOnSquares(shape: GridPosition): GroupsOfStones {
  const { beside } = linesOn(shape);
  const { length } = shape.cells;
  /** The group of each stone by its first square, and of each such square how many liberties the group has. */
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

export const squaresOfNogo: CellsShape<GridPosition> = gridShape({
  pieces,
  wall: GAP_SIGN,
  row: 'row',
  cell: 'square',
  example: '..../.B.B',
  wrong(position): readonly Problem[] {
    const groups = groupsOnSquares(position);
    // What cannot be read is no stone.
    groups.find(cellsOfText(nogoSigns, position.cells.replace(/[^.BR#]/g, GAP_SIGN)));
    return groups.taken().map((cell) => ({
      place: squaresOfNogo.nameOf(cell, position),
      says: 'is of a group without a free or spoiled square beside it; clear a square there',
    }));
  },
});
