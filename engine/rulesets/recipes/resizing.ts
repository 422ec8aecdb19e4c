/**
 * How boards grow and shrink at their sides: rows of signs by whole lines, and things in a row, such as
 * heaps, by the first or the last one. Linear in the board.
 */
import type { BoardSide, Growth, ResizedBoard } from '../board.ts';

/** More lines or more places in a line are not drawn. */
const largest = 50;

/** A cell of rows, both numbers counting from 0. */
export type RowCell = readonly [row: number, column: number];

export type ResizedRows = {
  readonly rows: readonly string[];
  /** The cells that were taken away, as they were numbered before. */
  readonly gone: readonly RowCell[];
};

/**
 * Adds or removes this number of lines at a side; new cells hold `fill`, and new rows are as long as those at
 * that side. Undefined where nothing would be left.
 */
export function resizedRows(
  rows: readonly string[],
  side: BoardSide,
  way: Growth,
  lines: number,
  fill: string,
): ResizedRows | undefined {
  const isAcross = side === 'left' || side === 'right';
  const isFirst = side === 'left' || side === 'top';
  const shortest = rows.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
  const present = isAcross ? shortest : rows.length;
  if (way === 'shrink' ? present <= lines : present + lines > largest) return undefined;
  if (way === 'grow') {
    if (isAcross) {
      const more = fill.repeat(lines);
      return { rows: rows.map((row) => (isFirst ? more + row : row + more)), gone: [] };
    }
    const like = Array.from({ length: lines }, (_, i) =>
      isFirst ? rows[i % rows.length] : rows[rows.length - 1 - (i % rows.length)],
    );
    const more = (isFirst ? like : like.toReversed()).map(({ length }) => fill.repeat(length));
    return { rows: isFirst ? [...more, ...rows] : [...rows, ...more], gone: [] };
  }
  const isGone = ([row, column]: RowCell): boolean => {
    if (isAcross) return isFirst ? column < lines : column >= rows[row].length - lines;
    return isFirst ? row < lines : row >= rows.length - lines;
  };
  const all = rows.flatMap((signs, row) => [...signs].map((_, column): RowCell => [row, column]));
  const left = isAcross
    ? rows.map((row) => (isFirst ? row.slice(lines) : row.slice(0, -lines)))
    : rows.slice(isFirst ? lines : 0, isFirst ? undefined : -lines);
  return { rows: left, gone: all.filter(isGone) };
}

/** "add a column at the left", "take 2 ranks away at the top". */
export function sayResized(way: Growth, lines: number, one: string, side: BoardSide): string {
  const what = lines === 1 ? `a ${one}` : `${lines} ${one}s`;
  return way === 'grow' ? `add ${what} at the ${side}` : `take ${what} away at the ${side}`;
}

/** A list of things in a row, with one more or one less at an end. */
export function resizedList<Item, Position>(
  items: readonly Item[],
  { side, way, one, fresh, lost, to }: ListResizing<Item, Position>,
): ResizedBoard<Position> | undefined {
  if (side !== 'left' && side !== 'right') return undefined;
  const isFirst = side === 'left';
  if (way === 'shrink' ? items.length <= 1 : items.length >= largest) return undefined;
  const says = sayResized(way, 1, one, side);
  if (way === 'grow') return { says, to: to(isFirst ? [fresh, ...items] : [...items, fresh]), lost: [] };
  const at = isFirst ? 0 : items.length - 1;
  return { says, to: to(items.toSpliced(at, 1)), lost: lost(items[at], at) };
}

export type ListResizing<Item, Position> = {
  readonly side: BoardSide;
  readonly way: Growth;
  /** What an item is called: "heap". */
  readonly one: string;
  /** What is added. */
  readonly fresh: Item;
  lost(item: Item, at: number): readonly string[];
  to(items: readonly Item[]): Position;
};
