/**
 * A row of dominoes never falls apart; it is one part with the row read backwards, and the negative of that
 * with the colours changed.
 */

import { type KeyedParts, NEGATIVE_PART, type PartKey } from '../parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';

const players = { b: 'left', r: 'right', g: 'either' } as const;
const swapped: Readonly<Record<string, string>> = { b: 'r', r: 'b', g: 'g' };
/** The order of the letters, and that after the colours are changed. */
const asTheyAre: Readonly<Record<string, number>> = { b: 0, r: 1, g: 2 };
const changed: Readonly<Record<string, number>> = { b: 1, r: 0, g: 2 };

/** One of the four ways to read a row. */
type Reading = { readonly colours: typeof changed; readonly isBackwards: boolean };

const readings: readonly Reading[] = [
  { colours: asTheyAre, isBackwards: false },
  { colours: asTheyAre, isBackwards: true },
  { colours: changed, isBackwards: false },
  { colours: changed, isBackwards: true },
];

/** Whether a reading of a row comes before another one. */
function isBefore(row: string, one: Reading, other: Reading): boolean {
  const last = row.length - 1;
  for (let i = 0; i <= last; i++) {
    const there = one.colours[row[one.isBackwards ? last - i : i]];
    const here = other.colours[row[other.isBackwards ? last - i : i]];
    if (there !== here) return there < here;
  }
  return false;
}

/** The first of the four readings. Linear in the dominoes at most. */
function partsOfRow(row: string): readonly PartKey[] {
  if (row === '') return [];
  let first = readings[0];
  for (let i = 1; i < readings.length; i++) if (isBefore(row, readings[i], first)) first = readings[i];
  if (first === readings[0]) return [row];
  let key = '';
  for (let i = 0; i < row.length; i++) {
    const domino = row[first.isBackwards ? row.length - 1 - i : i];
    key += first.colours === changed ? swapped[domino] : domino;
  }
  return [first.colours === changed ? NEGATIVE_PART + key : key];
}

export const openWordParts = (): KeyedParts<GridPosition> => ({
  kind: 'keys',
  of: ({ cells }) => partsOfRow(cells.replaceAll('.', '')),
  options(row, record) {
    for (let pushed = 0; pushed < row.length; pushed++) {
      const player = players[row[pushed] as keyof typeof players];
      record(player, partsOfRow(row.slice(pushed + 1)), false);
      record(player, partsOfRow(row.slice(0, pushed)), false);
    }
  },
});
