/** The value of a matrix game (J. von Neumann), exactly. */
import { type Rational, rational } from '../numbers/rationals.ts';
import { type MatrixGame, pureValues } from './matrix-game.ts';
import { openTableau, optimise, type Tableau } from './tableau.ts';

/**
 * Where pure choices settle it, no tableau is made. Else the pivots of the simplex method, usually no more
 * than a few for each line.
 */
export function matrixValue(game: MatrixGame): Rational {
  const { maximin, minimax } = pureValues(game);
  if (maximin === minimax) return rational(maximin, game.denominator);
  const tableau = openTableau(game);
  optimise(tableau);
  return valueInTableau(tableau, game.denominator);
}

/**
 * The value of the game that an optimal tableau was made of: the shift and the common denominator are undone.
 */
export function valueInTableau(tableau: Tableau, common: bigint): Rational {
  const { rows, columns, entries, denominator, shift } = tableau;
  const whole = entries[rows][columns];
  return rational(denominator - shift * whole, whole * common);
}
