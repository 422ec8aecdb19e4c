/**
 * Dominated lines: a row against which some mixture of the others does at least as well in every column. It
 * is strictly dominated when the mixture does better everywhere. The matrix of what the others get more than
 * this row has a positive value then, and an optimal row of it is the mixture (see R. D. Luce and H. Raiffa,
 * Games and decisions, appendix 2).
 */
import { rational } from '../numbers/rationals.ts';
import { type MatrixGame, mirrored } from './matrix-game.ts';
import { type MixedStrategy, someOptimalRow } from './strategies.ts';
import { matrixValue } from './value.ts';

// A strategy of Right's that is optimal but for rounding, found by the simplex method on doubles. No result
// depends on it alone: its callers prove what it suggests by multiplication of whole numbers, and use the
// exact method where it shows nothing.

/** Parts of a whole into which probabilities are rounded. */
const whole = 2 ** 24;
const tiny = 1e-11;

/** This many bits of the longest cell are kept, since a double has a limit. */
const mostKept = 1000;

/**
 * The probability of each column, times a common denominator. Usually some pivots for each line, O(cells)
 * each; undefined where it loses its way.
 */
function nearOptimalColumns(game: MatrixGame): readonly bigint[] | undefined {
  const { rows, columns } = game;
  const tableau = tableauOfDoubles(game);
  const basic = Array.from({ length: rows }, (_, i) => columns + i);
  const other = Array.from({ length: columns }, (_, j) => j);
  for (let pivots = 0; pivots < 4 * (rows + columns); pivots++) {
    const column = steepest(tableau[rows], columns);
    if (column < 0) return rounded(tableau, basic, columns);
    const row = leaving(tableau, rows, columns, column);
    if (row < 0) return undefined;
    exchange(tableau, row, column);
    [basic[row], other[column]] = [other[column], basic[row]];
  }
  return undefined;
}

/** The rows of a linear program as `openTableau` has them, over the longest cell. */
function tableauOfDoubles({ rows, columns, cells }: MatrixGame): readonly Float64Array[] {
  const bits = cells.reduce((most, cell) => Math.max(most, cell.toString(16).length * 4), 0);
  const cut = BigInt(Math.max(0, bits - mostKept));
  const numbers = Float64Array.from(cells, (cell) => Number(cell >> cut));
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const size = numbers.reduce((a, b) => Math.max(a, b)) - least || 1;
  const tableau = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) tableau[i][j] = 1 + (numbers[i * columns + j] - least) / size;
    tableau[i][columns] = 1;
  }
  tableau[rows].fill(-1, 0, columns);
  return tableau;
}

function steepest(objective: Float64Array, columns: number): number {
  let column = -1;
  for (let j = 0; j < columns; j++)
    if (objective[j] < -tiny && (column < 0 || objective[j] < objective[column])) column = j;
  return column;
}

function leaving(tableau: readonly Float64Array[], rows: number, columns: number, column: number): number {
  let [row, least] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < rows; i++) {
    const ratio = tableau[i][column] > tiny ? tableau[i][columns] / tableau[i][column] : least;
    if (ratio < least) [row, least] = [i, ratio];
  }
  return row;
}

function exchange(tableau: readonly Float64Array[], row: number, column: number): void {
  const through = tableau[row];
  const by = through[column];
  for (let j = 0; j < through.length; j++) through[j] /= by;
  through[column] = 1 / by;
  for (const [i, line] of tableau.entries()) {
    if (i === row) continue;
    const factor = line[column];
    if (factor === 0) continue;
    line[column] = 0;
    for (let j = 0; j < line.length; j++) line[j] -= factor * through[j];
  }
}

function rounded(
  tableau: readonly Float64Array[],
  basic: readonly number[],
  columns: number,
): readonly bigint[] {
  const shares = new Array<bigint>(columns).fill(0n);
  const total = tableau[basic.length][columns];
  for (const [i, variable] of basic.entries())
    if (variable < columns)
      shares[variable] = BigInt(Math.max(0, Math.round((tableau[i][columns] / total) * whole)));
  return shares;
}

/** The entry of a line that no mixture dominates. */
const settled = rational(-1n);

export type DominatedLine = {
  readonly line: number;
  readonly strictly: boolean;
  /** The probability of every line; that of the dominated one is 0. */
  readonly mixture: MixedStrategy;
};

/**
 * Whether some strategy of Right's gives this row more than any other, so that no mixture of the others does
 * as well. The strategy is found with doubles, and its result is computed exactly. Where it fails nothing is
 * known.
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
