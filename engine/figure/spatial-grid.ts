/**
 * Which things lie near a place: a grid of square cells, each a list of the things whose box touches it. Putting in and
 * taking out cost the number of cells a thing touches; asking costs the cells of the box asked for. Things larger than
 * `widest` cells a side are kept apart and looked through every time.
 */
import type { Box } from './curves.ts';

export type SpatialGrid<Thing> = {
  put(thing: Thing, box: Box): void;
  take(thing: Thing): void;
  /** Everything that may touch the box, each once, in no order. */
  near(box: Box): Set<Thing>;
  clear(): void;
};

const widest = 24;

export function createGrid<Thing>(cell: number): SpatialGrid<Thing> {
  const cells = new Map<number, Set<Thing>>();
  const places = new Map<Thing, readonly number[]>();
  const large = new Set<Thing>();
  // Cell numbers of drawings a hundred million cells wide still differ.
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
    large.delete(thing);
    for (const place of places.get(thing) ?? []) cells.get(place)?.delete(thing);
    places.delete(thing);
  };

  return {
    put(thing, box) {
      take(thing);
      const all = touched(box);
      if (!all) {
        large.add(thing);
        return;
      }
      places.set(thing, all);
      for (const place of all) {
        const there = cells.get(place);
        if (there) there.add(thing);
        else cells.set(place, new Set([thing]));
      }
    },
    take,
    near(box) {
      const all = touched(box);
      // A box of many cells: everything is as quickly looked through.
      if (!all || all.length > cells.size) return new Set([...places.keys(), ...large]);
      const found = new Set(large);
      for (const place of all) {
        const there = cells.get(place);
        if (there) for (const thing of there) found.add(thing);
      }
      return found;
    },
    clear() {
      cells.clear();
      places.clear();
      large.clear();
    },
  };
}
