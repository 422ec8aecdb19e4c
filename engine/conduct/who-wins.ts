/**
 * Reads off the values who wins from every vertex, where every vertex has a value that says so. Play gives the
 * same outcomes, and the laws of theories test that for each theory; reading them off is quicker. Cost:
 * O(order).
 */
import { impartialOutcomes, type Outcome } from '../outcome/outcome.ts';
import type { WhoWins } from '../outcome/who-wins.ts';
import type { Labelling, Theory } from '../theories/theory.ts';

/** For an impartial graph; undefined unless every vertex has a value that says who wins. */
export function whoWinsByValues(theory: Theory, { table, codes }: Labelling): WhoWins | undefined {
  const unsaid = 0xff;
  const classes: readonly Outcome[] = impartialOutcomes;
  const said = Uint8Array.from(table, (value) => {
    const outcome = theory.outcome?.(value);
    const place = outcome === undefined ? -1 : classes.indexOf(outcome);
    return place < 0 ? unsaid : place;
  });
  const outcomes = new Uint8Array(codes.length);
  for (let v = 0; v < codes.length; v++) {
    const code = codes[v];
    if (code < 0 || said[code] === unsaid) return undefined;
    outcomes[v] = said[code];
  }
  return { outcomes, classes };
}
