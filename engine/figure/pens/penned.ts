/** What every pen gives: the figure in its language, and what could not be said in it. Numbers are written one way. */

export type Penned = {
  readonly text: string;
  /** Sentences for the person: "2 names have signs that LaTeX lacks: …". Empty when nothing was lost. */
  readonly unsaid: readonly string[];
};

/** A length with at most so many places after the point, and no sign on zero: the same drawing gives the same bytes. */
export function rounded(length: number, places = 2): string {
  const power = 10 ** places;
  const near = Math.round(length * power) / power;
  return String(near === 0 ? 0 : near);
}

/** To a multiple of a twentieth. */
export const toTwentieths = (length: number): string => rounded(Math.round(length * 20) / 20);
