/**
 * Dominated lines: a row against which some mixture of the others does at least as well in every column. It is strictly dominated when the
 * mixture does better everywhere. The matrix of what the others get more than this row has a positive value then, and an optimal row of it
 * is the mixture (see R. D. Luce and H. Raiffa, Games and decisions, appendix 2).
 */
import { rational } from '../numbers/rationals.ts';
import { type MatrixGame, mirrored } from './matrix-game.ts';
import { nearOptimalColumns } from './near-optimal.ts';
import { type MixedStrategy, someOptimalRow } from './strategies.ts';
import { matrixValue } from './value.ts';

/** Of a line that no mixture dominates. */
const settled = rational(-1n);

export type DominatedLine = {
  readonly line: number;
  readonly strictly: boolean;
  /** The probability of every line; that of the dominated one is 0. */
  readonly mixture: MixedStrategy;
};

/**
 * Whether some strategy of Right's gives this row more than any other, so that no mixture of the others does as well. The strategy is
 * found with doubles, and what it gives is reckoned exactly. Where it fails nothing is known.
 */
function isBestSomewhere({ rows, columns, cells }: MatrixGame, excess: MatrixGame, line: number): boolean {
  const shares = nearOptimalColumns(excess);
  if (!shares) return false;
  const played = shares.flatMap((share, j) => (share > 0n ? [{ share, j }] : []));
  const gets = (i: number): bigint =>
    played.reduce((sum, { share, j }) => sum + share * cells[i * columns + j], 0n);
  const own = gets(line);
  for (let i = 0; i < rows; i++) if (i !== line && gets(i) >= own) return false;
  return played.length > 0;
}

/** One linear program for each row: with doubles where that settles it, else exactly. Yields after each. */
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
    const { numerator } = isBestSomewhere(game, excess, line) ? settled : matrixValue(excess);
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
