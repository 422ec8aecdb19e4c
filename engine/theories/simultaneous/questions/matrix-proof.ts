/**
 * The proof of a matrix's value from any pair of strategies, by multiplication alone: what each pure answer
 * to them gets.
 */
import { certificateOf } from '../../../matrices/certificate.ts';
import { printedRational, printRational } from '../../../numbers/rationals.ts';
import type { FractionText, MatrixAnswer } from './matrix-answer.ts';

export type MatrixProof = {
  /** What Left's strategy gets against each column, and each row against Right's. */
  readonly againstColumns: readonly FractionText[];
  readonly againstRows: readonly FractionText[];
  /**
   * Whether they prove the value: the first are at least the value, the others at most, and both are
   * strategies.
   */
  readonly proves: boolean;
};

/** The proof for the lines that are in the game. Undefined where a cell is not exact. O(cells) products. */
export function matrixProof(
  { cells, inGame, solution }: MatrixAnswer,
  left: readonly FractionText[],
  right: readonly FractionText[],
): MatrixProof | undefined {
  if (!solution) return undefined;
  const payoffs = inGame.rows.map((i) => inGame.columns.flatMap((j) => cells[i][j].low ?? []));
  if (payoffs.some((row) => row.length < inGame.columns.length)) return undefined;
  const { againstColumns, againstRows, proves } = certificateOf(
    payoffs.map((row) => row.map(printedRational)),
    printedRational(solution.value),
    left.map(printedRational),
    right.map(printedRational),
  );
  return {
    againstColumns: againstColumns.map(printRational),
    againstRows: againstRows.map(printRational),
    proves,
  };
}
