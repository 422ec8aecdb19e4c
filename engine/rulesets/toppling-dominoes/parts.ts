/** A row of dominoes never falls apart; it is one part with the row read backwards, and the negative of that with the colours changed. */

import { type KeyedParts, NEGATIVE_PART, type PartKey } from '../parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';

const players = { b: 'left', r: 'right', g: 'either' } as const;
const swapped: Readonly<Record<string, string>> = { b: 'r', r: 'b', g: 'g' };

/** Linear in the dominoes for each option. */
function partsOfRow(row: string): readonly PartKey[] {
  if (row === '') return [];
  const backwards = [...row].toReversed().join('');
  const first = row < backwards ? row : backwards;
  const changed = [...first].map((domino) => swapped[domino]).join('');
  const changedBack = [...changed].toReversed().join('');
  const other = [changed, changedBack].toSorted((a, b) => (a < b ? -1 : 1))[0];
  return [other < first ? NEGATIVE_PART + other : first];
}

export const openWordParts = (): KeyedParts<GridPosition> => ({
  kind: 'keys',
  of: ({ cells }) => partsOfRow(cells.replaceAll('.', '')),
  options(row, told) {
    for (let pushed = 0; pushed < row.length; pushed++) {
      const player = players[row[pushed] as keyof typeof players];
      told(player, partsOfRow(row.slice(pushed + 1)), false);
      told(player, partsOfRow(row.slice(0, pushed)), false);
    }
  },
});
