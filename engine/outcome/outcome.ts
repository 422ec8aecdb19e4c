/** Who wins: the three outcome classes of impartial play and the nine of partizan play, as the contract spells them. */

/** Impartial: the Next player wins, the Previous player wins, or a Draw with best play. */
export type ImpartialOutcome = 'N' | 'P' | 'D';

/** Partizan adds Left, Right and the four classes that draw for one starter only; v is a check (háček). */
export type Outcome = ImpartialOutcome | 'L' | 'R' | 'N^' | 'Nv' | 'P^' | 'Pv';

/** Codes in typed arrays of impartial outcomes: 0 is a draw because retrograde analysis leaves it so. */
export const impartialOutcomes = ['D', 'P', 'N'] as const;

/**
 * Codes in typed arrays of partizan outcomes, as a table of three rows read line by line: rows say what happens when
 * Right moves first (Left wins, a draw, Right wins), columns the same when Left does. Code = 3·row + column.
 */
export const partizanOutcomes = [
  ...(['L', 'P^', 'P'] as const),
  ...(['N^', 'D', 'Pv'] as const),
  ...(['N', 'Nv', 'R'] as const),
] as const;

/** What comes of a start with best play: Left wins, a draw, Right wins. */
export const endings = ['left', 'draw', 'right'] as const;
export type Ending = (typeof endings)[number];

/** What comes of it in a class when that player starts. */
export function endingWhen(outcome: Outcome, starter: 'left' | 'right'): Ending {
  const code = partizanOutcomes.indexOf(outcome);
  return endings[starter === 'left' ? code % 3 : Math.floor(code / 3)];
}

/** Who wins a play that never ends: nobody, as in a free game, or always the same player. */
export type InfinitePlay = 'draw' | 'left' | 'right';

/** As the papers set them. */
export const outcomeLatex: Readonly<Record<Outcome, string>> = {
  N: '\\mathcal{N}',
  P: '\\mathcal{P}',
  D: '\\mathcal{D}',
  L: '\\mathcal{L}',
  R: '\\mathcal{R}',
  'N^': '\\hat{\\mathcal{N}}',
  Nv: '\\check{\\mathcal{N}}',
  'P^': '\\hat{\\mathcal{P}}',
  Pv: '\\check{\\mathcal{P}}',
};

/** As they are read out. */
export const outcomesSpoken: Readonly<Record<Outcome, string>> = {
  N: 'N',
  P: 'P',
  D: 'D',
  L: 'L',
  R: 'R',
  'N^': 'N hat',
  Nv: 'N check',
  'P^': 'P hat',
  Pv: 'P check',
};

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
