/**
 * The three outcome classes of impartial play and the nine of partizan play, spelled as in the file and command-line
 * contract. What is written and said of each is in classes.ts.
 */

/** Impartial: the Next player wins, the Previous player wins, or a Draw with best play. */
export type ImpartialOutcome = 'N' | 'P' | 'D';

/** Partizan adds Left, Right and the four classes that draw for one starter only; v is a check (háček). */
export type Outcome = ImpartialOutcome | 'L' | 'R' | 'N^' | 'Nv' | 'P^' | 'Pv';

/**
 * The outcome of each code in a typed array of impartial outcomes; 0 is a draw because retrograde analysis leaves
 * draws at 0.
 */
export const impartialOutcomes = ['D', 'P', 'N'] as const;

/**
 * The outcome of each code in a typed array of partizan outcomes. They form a table read row by row: the row says
 * what happens if Right starts (Left wins, a draw, Right wins), the column what happens if Left starts. Code = 3·row
 * + column.
 */
export const partizanOutcomes = [
  ...(['L', 'P^', 'P'] as const),
  ...(['N^', 'D', 'Pv'] as const),
  ...(['N', 'Nv', 'R'] as const),
] as const;

/**
 * Whether these classes tell Left's start from Right's. The classes of impartial play do not: there both starts are alike.
 */
export const tellsStartsApart = (classes: readonly Outcome[]): boolean =>
  classes.length > impartialOutcomes.length;

/** The result of best play: Left wins, a draw, Right wins. */
export const endings = ['left', 'draw', 'right'] as const;
export type Ending = (typeof endings)[number];

/** The result in an outcome class if that player starts. */
export function endingWhen(outcome: Outcome, starter: 'left' | 'right'): Ending {
  const code = partizanOutcomes.indexOf(outcome);
  return endings[starter === 'left' ? code % 3 : Math.floor(code / 3)];
}

/** Who wins a play that never ends: nobody (a draw), or always the same player. */
export type InfinitePlay = 'draw' | 'left' | 'right';
