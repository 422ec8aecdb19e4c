/** Who wins: the three outcome classes of impartial play and the nine of partizan play, as the contract spells them. */

/** Impartial: the Next player wins, the Previous player wins, or a Draw with best play. */
export type ImpartialOutcome = 'N' | 'P' | 'D';

/** Partizan adds Left, Right and the four classes that draw for one starter only; v is a check (háček). */
export type Outcome = ImpartialOutcome | 'L' | 'R' | 'N^' | 'Nv' | 'P^' | 'Pv';

/** Codes in typed arrays of impartial outcomes: 0 is a draw because retrograde analysis leaves it so. */
export const impartialOutcomes = ['D', 'P', 'N'] as const;

/** The calligraphic letter, as Unicode text. */
export const outcomeLetters: Readonly<Record<Outcome, string>> = {
  N: '𝒩',
  P: '𝒫',
  D: '𝒟',
  L: '𝓛',
  R: '𝓡',
  'N^': '𝒩̂',
  Nv: '𝒩̌',
  'P^': '𝒫̂',
  Pv: '𝒫̌',
};
