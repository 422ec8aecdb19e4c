/**
 * Places in a matrix: a cell has a row and a column, the name of a row its row alone, that of a column its
 * column; and how numbers are written there.
 */
import type { FractionText, MatrixAnswer } from '../../../../engine/theories/index.ts';
import { shortFraction } from '../../../../engine/values/index.ts';

export type MatrixPlace = { readonly row?: number; readonly column?: number };

export const keyOfPlace = ({ row, column }: MatrixPlace): string => `${row ?? 'n'} ${column ?? 'n'}`;

export function placeOfKey(key: string): MatrixPlace {
  const [row, column] = key.split(' ').map((part) => (part === 'n' ? undefined : Number(part)));
  return { ...(row !== undefined && { row }), ...(column !== undefined && { column }) };
}

/** The minus sign of mathematics. */
export const onMatrix = (text: string): string => text.replace('-', '−');
export const worthOnMatrix = (low: FractionText, high?: FractionText): string =>
  onMatrix(shortFraction(low, high));

/** The places and names of a side's lines. */
export type MatrixSide = 'rows' | 'columns';

/** How a line that is in the game is dominated, by its place in the whole matrix. */
export type Dominance = ReadonlyMap<
  number,
  { readonly strictly: boolean; readonly mixture: readonly FractionText[] }
>;

export function dominanceIn({ solution, inGame }: MatrixAnswer, side: MatrixSide): Dominance {
  const found = side === 'rows' ? solution?.dominatedRows : solution?.dominatedColumns;
  return new Map(
    found?.map(({ line, strictly, mixture }) => [inGame[side][line], { strictly, mixture }] as const),
  );
}

/** The share of each line by its place in the whole matrix; lines that are left out have none. */
export function sharesIn(
  { solution, inGame }: MatrixAnswer,
  side: MatrixSide,
): ReadonlyMap<number, FractionText> {
  const shown = (side === 'rows' ? solution?.left : solution?.right)?.shown ?? [];
  return new Map(shown.map((share, i) => [inGame[side][i], share] as const));
}
