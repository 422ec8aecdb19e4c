/**
 * The three outcome classes of impartial play and the nine of partizan play, spelled as in the file and
 * command-line contract. What is written and said of each is in classes.ts.
 */

import { known } from '../result.ts';

/** Impartial: the Next player wins, the Previous player wins, or a Draw with best play. */
export type ImpartialOutcome = 'N' | 'P' | 'D';

/** Partizan adds Left, Right and the four classes that draw for one starter only; v is a check (háček). */
type PartizanOutcome = ImpartialOutcome | 'L' | 'R' | 'N^' | 'Nv' | 'P^' | 'Pv';

/**
 * The classes of simultaneous play, in extended normal play: what Left can guarantee when Right answers each
 * of her moves, and what Right can guarantee when Left answers his. A class of two letters has the first in
 * the one case and the second in the other.
 */
export type SimultaneousOutcome = 'L' | 'LD' | 'D' | 'LR' | 'DR' | 'R';

export type Outcome = PartizanOutcome | SimultaneousOutcome;

/**
 * The outcome of each code in a typed array of impartial outcomes; 0 is a draw because retrograde analysis
 * leaves draws at 0.
 */
export const impartialOutcomes = ['D', 'P', 'N'] as const;

/**
 * The outcome of each code in a typed array of partizan outcomes. They form a table read row by row: the row
 * says what happens if Right starts (Left wins, a draw, Right wins), the column what happens if Left starts.
 * Code = 3·row + column.
 */
export const partizanOutcomes = [
  ...(['L', 'P^', 'P'] as const),
  ...(['N^', 'D', 'Pv'] as const),
  ...(['N', 'Nv', 'R'] as const),
] as const;

/**
 * The outcome of each code in a typed array of outcomes of simultaneous play, from the best for Left to the
 * best for Right.
 */
export const simultaneousOutcomes = ['L', 'LD', 'D', 'LR', 'DR', 'R'] as const;

/**
 * Its class, by the signs of what is reached where Right sees Left's move, and of what is reached where Left
 * sees Right's.
 */
export function simultaneousClass(rightSees: number, leftSees: number): SimultaneousOutcome {
  if (rightSees > 0) return 'L';
  if (leftSees < 0) return 'R';
  if (rightSees === 0) return leftSees === 0 ? 'D' : 'LD';
  return leftSees === 0 ? 'DR' : 'LR';
}

/**
 * Whether these classes distinguish Left's start from Right's. The classes of impartial play do not, since
 * both starts are alike there. Nor do those of simultaneous play, where neither player starts.
 */
export const tellsStartsApart = (classes: readonly Outcome[]): boolean => classes.includes('N^');

/** The result of best play: Left wins, a draw, Right wins. */
export const endings = ['left', 'draw', 'right'] as const;
export type Ending = (typeof endings)[number];

/** The result in an outcome class of alternating play if that player starts. */
export function endingWhen(outcome: Outcome, starter: 'left' | 'right'): Ending {
  const classes: readonly Outcome[] = partizanOutcomes;
  const code = classes.indexOf(outcome);
  known(code >= 0, 'nobody starts in simultaneous play');
  return endings[starter === 'left' ? code % 3 : Math.floor(code / 3)];
}

/** Who wins a play that never ends: neither player (a draw), or always the same player. */
export type InfinitePlay = 'draw' | 'left' | 'right';
