/**
 * Finds the things near a place by grids of square cells, each cell with the things whose box touches it. A
 * thing is in the finest grid in which it touches few cells, so that adding and removing cost the same for a
 * long thing as for a short one; a query reads the cells of its box in each grid that has something in it.
 * What has no cells, such as an endless box, is looked at in every query.
 */
import type { Box } from './curves.ts';

export type SpatialGrid<Thing> = {
  put(thing: Thing, box: Box): void;
  take(thing: Thing): void;
  /** Every thing that may touch the box, each once, in no particular order. */
  near(box: Box): readonly Thing[];
  clear(): void;
};

/** A thing touches no more than one cell more than this on a side. */
const widest = 2;

/** A thing in the grid. Its number finds its box, and the last query that returned it. */
type Entry = { readonly number: number; readonly cells: Cells; readonly places: readonly number[] };

/** One grid: the numbers of things by the number of their cell, and of all things in it. */
type Cells = {
  readonly size: number;
  readonly at: Map<number, Set<number>>;
  readonly all: Set<number>;
};

type Range = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const rangeOf = ({ x1, y1, x2, y2 }: Box, size: number): Range => ({
  left: Math.floor(x1 / size),
  right: Math.floor(x2 / size),
  top: Math.floor(y1 / size),
  bottom: Math.floor(y2 / size),
});

/** In cells: further out a number no longer tells a cell from the next one. */
const furthest = 2 ** 40;

/** Whether a box has cells: its sides are numbers in order, and none of them is too far out. */
const hasCells = ({ x1, y1, x2, y2 }: Box, cell: number): boolean =>
  x1 <= x2 && y1 <= y2 && [x1, y1, x2, y2].every((side) => Math.abs(side) <= furthest * cell);

/** Cell numbers differ in drawings up to a hundred million cells wide. */
export const numberOfCell = (column: number, row: number): number => column * 67_108_859 + row;

function placesOf({ left, right, top, bottom }: Range): number[] {
  const places: number[] = [];
  for (let column = left; column <= right; column++) {
    for (let row = top; row <= bottom; row++) places.push(numberOfCell(column, row));
  }
  return places;
}

/** An empty grid whose finest cells are of this size. */
export function createGrid<Thing>(cell: number): SpatialGrid<Thing> {
  /** Each with cells twice as large as those before. */
  const grids: Cells[] = [];
  const withoutCells: Cells = { size: cell, at: new Map(), all: new Set() };
  const entries = new Map<Thing, Entry>();
  // By number, and boxes as plain rows: a query reads thousands of boxes, and records of records would be
  // slow to reach.
  const things: (Thing | undefined)[] = [];
  const free: number[] = [];
  let sides = new Float64Array(4 * 64);
  let lastFound = new Uint32Array(64);
  let questions = 0;

  const gridFor = (box: Box): Cells => {
    if (!hasCells(box, cell)) return withoutCells;
    const { x1, y1, x2, y2 } = box;
    const side = Math.max(x2 - x1, y2 - y1, 0);
    const level = Math.max(0, Math.ceil(Math.log2(side / (widest * cell))));
    while (grids.length <= level) {
      grids.push({ size: cell * 2 ** grids.length, at: new Map(), all: new Set() });
    }
    return grids[level];
  };

  const numberFor = (thing: Thing, { x1, y1, x2, y2 }: Box): number => {
    const number = free.pop() ?? things.length;
    if (number === lastFound.length) {
      sides = doubled(sides, new Float64Array(2 * sides.length));
      lastFound = doubled(lastFound, new Uint32Array(2 * lastFound.length));
    }
    things[number] = thing;
    sides.set([x1, y1, x2, y2], 4 * number);
    return number;
  };

  const take = (thing: Thing): void => {
    const entry = entries.get(thing);
    if (!entry) return;
    const { number, cells, places } = entry;
    for (const place of places) cells.at.get(place)?.delete(number);
    cells.all.delete(number);
    entries.delete(thing);
    things[number] = undefined;
    free.push(number);
  };

  return {
    put(thing, box) {
      take(thing);
      const cells = gridFor(box);
      const places = cells === withoutCells ? [] : placesOf(rangeOf(box, cells.size));
      const number = numberFor(thing, box);
      entries.set(thing, { number, cells, places });
      cells.all.add(number);
      for (const place of places) {
        const there = cells.at.get(place);
        if (there) there.add(number);
        else cells.at.set(place, new Set([number]));
      }
    },
    take,
    near(box) {
      questions++;
      const { x1, y1, x2, y2 } = box;
      const found: Thing[] = [];
      const look = (those: ReadonlySet<number>): void => {
        for (const number of those) {
          // Marking each thing with the query's number costs less than a set of the things found.
          if (lastFound[number] === questions) continue;
          const i = 4 * number;
          if (!(sides[i] <= x2 && sides[i + 2] >= x1 && sides[i + 1] <= y2 && sides[i + 3] >= y1)) continue;
          lastFound[number] = questions;
          found.push(things[number] as Thing);
        }
      };
      look(withoutCells.all);
      const anywhere = !hasCells(box, cell);
      for (const { size, at, all } of grids) {
        if (all.size === 0) continue;
        const { left, right, top, bottom } = rangeOf(box, size);
        const count = (right - left + 1) * (bottom - top + 1);
        // For a box of very many cells, reading all things is as quick.
        if (anywhere || count > at.size) look(all);
        else
          for (let column = left; column <= right; column++)
            for (let row = top; row <= bottom; row++) {
              const there = at.get(numberOfCell(column, row));
              if (there) look(there);
            }
      }
      return found;
    },
    clear() {
      grids.length = 0;
      withoutCells.all.clear();
      entries.clear();
      things.length = 0;
      free.length = 0;
    },
  };
}

/** Rows of numbers, copied to the beginning of longer ones. */
function doubled<Row extends Float64Array | Uint32Array>(row: Row, longer: Row): Row {
  longer.set(row);
  return longer;
}
