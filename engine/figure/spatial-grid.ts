/**
 * Finds the things near a place by grids of square cells, each cell with the things whose box touches it. A thing is in the
 * finest grid in which it touches few cells, so that adding and removing cost the same for a long thing as for a short one; a
 * query reads the cells of its box in each grid that has something in it. What has no cells, such as an endless box, is looked at in
 * every query.
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

type Entry<Thing> = {
  readonly thing: Thing;
  readonly box: Box;
  readonly cells: Cells<Thing>;
  readonly places: readonly number[];
  /** The number of the last query that returned this thing. */
  found: number;
};

/** One grid: its cells by number, and how many things are in it. */
type Cells<Thing> = {
  readonly size: number;
  readonly at: Map<number, Set<Entry<Thing>>>;
  readonly all: Set<Entry<Thing>>;
};

const touch = (a: Box, b: Box): boolean => a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1;

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
const numberOf = (column: number, row: number): number => column * 67_108_859 + row;

function placesOf({ left, right, top, bottom }: Range): number[] {
  const places: number[] = [];
  for (let column = left; column <= right; column++) {
    for (let row = top; row <= bottom; row++) places.push(numberOf(column, row));
  }
  return places;
}

/** An empty grid whose finest cells are of this size. */
export function createGrid<Thing>(cell: number): SpatialGrid<Thing> {
  /** Each with cells twice as large as those before. */
  const grids: Cells<Thing>[] = [];
  const withoutCells: Cells<Thing> = { size: cell, at: new Map(), all: new Set() };
  const entries = new Map<Thing, Entry<Thing>>();
  let questions = 0;

  const gridFor = (box: Box): Cells<Thing> => {
    if (!hasCells(box, cell)) return withoutCells;
    const { x1, y1, x2, y2 } = box;
    const side = Math.max(x2 - x1, y2 - y1, 0);
    const level = Math.max(0, Math.ceil(Math.log2(side / (widest * cell))));
    while (grids.length <= level) {
      grids.push({ size: cell * 2 ** grids.length, at: new Map(), all: new Set() });
    }
    return grids[level];
  };

  const take = (thing: Thing): void => {
    const entry = entries.get(thing);
    if (!entry) return;
    for (const place of entry.places) entry.cells.at.get(place)?.delete(entry);
    entry.cells.all.delete(entry);
    entries.delete(thing);
  };

  return {
    put(thing, box) {
      take(thing);
      const cells = gridFor(box);
      const places = cells === withoutCells ? [] : placesOf(rangeOf(box, cells.size));
      const entry = { thing, box, cells, places, found: 0 };
      entries.set(thing, entry);
      cells.all.add(entry);
      for (const place of entry.places) {
        const there = cells.at.get(place);
        if (there) there.add(entry);
        else cells.at.set(place, new Set([entry]));
      }
    },
    take,
    near(box) {
      questions++;
      const found: Thing[] = [];
      const look = (those: Iterable<Entry<Thing>>): void => {
        for (const entry of those) {
          // Marking each thing with the query's number costs less than a set of the things found.
          if (entry.found === questions || !touch(entry.box, box)) continue;
          entry.found = questions;
          found.push(entry.thing);
        }
      };
      look(withoutCells.all);
      const anywhere = !hasCells(box, cell);
      for (const { size, at, all } of grids) {
        if (all.size === 0) continue;
        const range = rangeOf(box, size);
        const count = (range.right - range.left + 1) * (range.bottom - range.top + 1);
        // For a box of very many cells, reading all things is as quick.
        if (anywhere || count > at.size) look(all);
        else for (const place of placesOf(range)) look(at.get(place) ?? []);
      }
      return found;
    },
    clear() {
      grids.length = 0;
      withoutCells.all.clear();
      entries.clear();
    },
  };
}
