/**
 * Finds the things near a place by a grid of square cells, each with a list of the things whose box touches it.
 * Adding and removing cost the number of cells that a thing touches, a query the cells of its box. Things larger than
 * `widest` cells a side are kept in a separate list, which every query reads.
 */
import type { Box } from './curves.ts';

export type SpatialGrid<Thing> = {
  put(thing: Thing, box: Box): void;
  take(thing: Thing): void;
  /** Every thing that may touch the box, each once, in no particular order. */
  near(box: Box): readonly Thing[];
  clear(): void;
};

const widest = 24;

type Entry<Thing> = {
  readonly thing: Thing;
  readonly box: Box;
  readonly cells: readonly number[];
  /** The number of the last query that returned this thing. */
  found: number;
};

const touch = (a: Box, b: Box): boolean => a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1;

/** An empty grid with cells of this size. */
export function createGrid<Thing>(cell: number): SpatialGrid<Thing> {
  const cells = new Map<number, Set<Entry<Thing>>>();
  const entries = new Map<Thing, Entry<Thing>>();
  const large = new Set<Entry<Thing>>();
  let questions = 0;
  // Cell numbers differ in drawings up to a hundred million cells wide.
  const number = (column: number, row: number): number => column * 67_108_859 + row;

  const touched = ({ x1, y1, x2, y2 }: Box): number[] | undefined => {
    const [left, right] = [Math.floor(x1 / cell), Math.floor(x2 / cell)];
    const [top, bottom] = [Math.floor(y1 / cell), Math.floor(y2 / cell)];
    if (right - left > widest || bottom - top > widest) return undefined;
    const all: number[] = [];
    for (let column = left; column <= right; column++) {
      for (let row = top; row <= bottom; row++) all.push(number(column, row));
    }
    return all;
  };

  const take = (thing: Thing): void => {
    const entry = entries.get(thing);
    if (!entry) return;
    large.delete(entry);
    for (const place of entry.cells) cells.get(place)?.delete(entry);
    entries.delete(thing);
  };

  return {
    put(thing, box) {
      take(thing);
      const all = touched(box);
      const entry = { thing, box, cells: all ?? [], found: 0 };
      entries.set(thing, entry);
      if (!all) large.add(entry);
      for (const place of entry.cells) {
        const there = cells.get(place);
        if (there) there.add(entry);
        else cells.set(place, new Set([entry]));
      }
    },
    take,
    near(box) {
      const all = touched(box);
      // For a box of very many cells, reading all things is as quick.
      if (!all || all.length > cells.size) return [...entries.keys()];
      questions++;
      const found: Thing[] = [];
      for (const { thing, box: its } of large) if (touch(its, box)) found.push(thing);
      for (const place of all) {
        for (const entry of cells.get(place) ?? []) {
          // Marking each thing with the query's number costs less than a set of the things found.
          if (entry.found === questions) continue;
          entry.found = questions;
          found.push(entry.thing);
        }
      }
      return found;
    },
    clear() {
      cells.clear();
      entries.clear();
      large.clear();
    },
  };
}
