/** The value of a matrix game as a linear program for a solver of the registry, in floating point: it shares nothing with the exact simplex method. */
import { solve } from 'yalps';

/** Nearer than that two numbers are taken for one. */
export const nearly = 1e-6;

/**
 * To the row player, who wants much: the greatest v for which some mixture of the rows gets v at least in every column. Something is added to
 * every cell, so that v need not be negative.
 */
export function valueByProgram(matrix: readonly (readonly number[])[]): number {
  const added = 1 - Math.min(...matrix.flat());
  const { status, result } = solve({
    direction: 'maximize',
    objective: 'gets',
    constraints: [
      ['whole', { equal: 1 }] as const,
      ...matrix[0].map((_, j) => [`column ${j}`, { min: 0 }] as const),
    ],
    variables: [
      ['value', [['gets', 1] as const, ...matrix[0].map((_, j) => [`column ${j}`, -1] as const)]] as const,
      ...matrix.map(
        (row, i) =>
          [
            `row ${i}`,
            [['whole', 1] as const, ...row.map((cell, j) => [`column ${j}`, cell + added] as const)],
          ] as const,
      ),
    ],
  });
  if (status !== 'optimal') throw new Error(`the program is ${status}`);
  return result - added;
}
