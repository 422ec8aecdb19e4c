/**
 * The simplex method on whole numbers. The game, with a constant added so that every cell is 1 at least, is
 * the linear program: maximise the sum of y where B y ≤ 1 and y ≥ 0. Pivots are free of fractions (J.
 * Edmonds; E. H. Bareiss): every entry is a minor of B, and the last pivot is the common denominator of all
 * entries, so that each division leaves no rest. Bland's rule keeps it from going round. Cost of a pivot:
 * O(rows · columns) products of numbers as long as the minors.
 */
import { known } from '../result.ts';
import type { MatrixGame } from './matrix-game.ts';

/**
 * A condensed tableau: a row for each basic variable and one for the objective, a column for each other
 * variable and one for the right-hand sides. Variables 0 … columns − 1 are the y, those after them the slacks
 * of the rows. A pivot changes it in place.
 */
export type Tableau = {
  readonly rows: number;
  readonly columns: number;
  /** rows + 1 lists of columns + 1 entries, all over `denominator`. */
  readonly entries: bigint[][];
  /** The variable of each row, and of each column. */
  readonly basic: number[];
  readonly other: number[];
  denominator: bigint;
  /** What was added to each cell. */
  readonly shift: bigint;
};

export function openTableau({ rows, columns, cells }: MatrixGame): Tableau {
  let least = cells[0];
  for (const cell of cells) if (cell < least) least = cell;
  const shift = 1n - least;
  const entries = Array.from({ length: rows }, (_, i) => {
    const row = cells.slice(i * columns, (i + 1) * columns).map((cell) => cell + shift);
    row.push(1n);
    return row;
  });
  entries.push([...new Array<bigint>(columns).fill(-1n), 0n]);
  return {
    rows,
    columns,
    entries,
    basic: Array.from({ length: rows }, (_, i) => columns + i),
    other: Array.from({ length: columns }, (_, j) => j),
    denominator: 1n,
    shift,
  };
}

/** A copy that pivots of its own change. O(rows · columns). */
export const copyOfTableau = (tableau: Tableau): Tableau => ({
  ...tableau,
  entries: tableau.entries.map((row) => [...row]),
  basic: [...tableau.basic],
  other: [...tableau.other],
});

/** The variables of a row and a column change places. Precondition: their entry is positive. */
export function pivot(tableau: Tableau, row: number, column: number): void {
  const { rows, columns, entries, basic, other, denominator } = tableau;
  const through = entries[row];
  const by = through[column];
  for (let i = 0; i <= rows; i++) {
    if (i === row) continue;
    const line = entries[i];
    const factor = line[column];
    for (let j = 0; j <= columns; j++) {
      if (j === column) continue;
      const whole = factor === 0n ? line[j] * by : line[j] * by - factor * through[j];
      line[j] = denominator === 1n ? whole : whole / denominator;
    }
    line[column] = -factor;
  }
  through[column] = denominator;
  tableau.denominator = by;
  [basic[row], other[column]] = [other[column], basic[row]];
}

/**
 * The rows that may leave when this column enters: those of the least ratio of right-hand side to entry. None
 * where nothing bounds it.
 */
export function leavingRows({ rows, columns, entries }: Tableau, column: number): readonly number[] {
  let least: number[] = [];
  for (let i = 0; i < rows; i++) {
    if (entries[i][column] <= 0n) continue;
    const [best] = least;
    if (best === undefined) {
      least = [i];
      continue;
    }
    const [one, other] = [
      entries[i][columns] * entries[best][column],
      entries[best][columns] * entries[i][column],
    ];
    if (one < other) least = [i];
    else if (one === other) least.push(i);
  }
  return least;
}

/**
 * Pivots until the tableau is optimal, by Bland's rule: the first variable that helps enters, and of ties the
 * first variable leaves.
 */
export function optimise(tableau: Tableau): void {
  const { rows, columns, entries, basic, other } = tableau;
  for (;;) {
    let column = -1;
    for (let j = 0; j < columns; j++)
      if (entries[rows][j] < 0n && (column < 0 || other[j] < other[column])) column = j;
    if (column < 0) return;
    const leaving = leavingRows(tableau, column);
    known(leaving.length > 0, 'a matrix game with positive cells is bounded');
    pivot(
      tableau,
      leaving.reduce((first, row) => (basic[row] < basic[first] ? row : first)),
      column,
    );
  }
}
