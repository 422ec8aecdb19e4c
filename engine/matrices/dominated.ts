/**
 * Dominated lines: a row against which some mixture of the others does at least as well in every column. It is strictly dominated when the
 * mixture does better everywhere. The matrix of what the others get more than this row has a positive value then, and an optimal row of it
 * is the mixture (see R. D. Luce and H. Raiffa, Games and decisions, appendix 2).
 */
import { rational } from '../numbers/rationals.ts';
import { type MatrixGame, mirrored } from './matrix-game.ts';
import { type MixedStrategy, someOptimalRow } from './strategies.ts';
import { matrixValue } from './value.ts';

export type DominatedLine = {
  readonly line: number;
  readonly strictly: boolean;
  /** The probability of every line; that of the dominated one is 0. */
  readonly mixture: MixedStrategy;
};

/** One linear program for each row. Yields after each. */
export function* dominatedRows(game: MatrixGame): Generator<number, readonly DominatedLine[], void> {
  const { rows, columns, cells, denominator } = game;
  const found: DominatedLine[] = [];
  for (let line = 0; line < rows && rows > 1; line++) {
    const more: bigint[] = [];
    for (let i = 0; i < rows; i++) {
      if (i === line) continue;
      for (let j = 0; j < columns; j++) more.push(cells[i * columns + j] - cells[line * columns + j]);
    }
    const excess: MatrixGame = { rows: rows - 1, columns, cells: more, denominator };
    const { numerator } = matrixValue(excess);
    if (numerator >= 0n) {
      const mixture = [...someOptimalRow(excess)];
      mixture.splice(line, 0, rational(0n));
      found.push({ line, strictly: numerator > 0n, mixture });
    }
    yield line;
  }
  return found;
}

/** The same of columns, where mixtures give Left less. */
export const dominatedColumns = (game: MatrixGame): Generator<number, readonly DominatedLine[], void> =>
  dominatedRows(mirrored(game));
