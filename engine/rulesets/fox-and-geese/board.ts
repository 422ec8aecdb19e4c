/** The board of Fox and Geese as it is to be drawn. */
import type { Cell } from '../ruleset.ts';
import { type FoxAndGeese, isDark } from './position.ts';

export function boardOfFoxAndGeese({ width, height, geese, fox }: FoxAndGeese): readonly (readonly Cell[])[] {
  const goosed = new Set(geese);
  const cellAt = (row: number, column: number): Cell => {
    const square = row * width + column;
    const shade = isDark(row, column) ? 'dark' : 'light';
    if (square === fox) return { shade, piece: { letter: 'F', player: 'right' } };
    return goosed.has(square) ? { shade, piece: { letter: 'G', player: 'left' } } : { shade };
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellAt(row, column)),
  );
}
