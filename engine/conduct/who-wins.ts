/**
 * Who wins from every vertex, read off the values where every vertex has one that says it. Play gives the same, which the
 * laws of theories hold each theory to; reading off spares the play. Cost: O(order).
 */
import { impartialOutcomes, type Outcome } from '../outcome/outcome.ts';
import type { WhoWins } from '../outcome/who-wins.ts';
import type { Labelling, Theory } from '../theories/theory.ts';

/** Of an impartial graph; undefined unless every vertex has a value that says who wins. */
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
