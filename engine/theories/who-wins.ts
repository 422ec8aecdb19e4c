/**
 * Reads off the values who wins from every vertex, where every vertex has a value that says so. Play gives
 * the same outcomes, and the laws of theories test that for each theory; reading them off is quicker. Cost:
 * O(order).
 */
import type { Space } from '../graph/space.ts';
import {
  impartialOutcomes,
  type Outcome,
  partizanOutcomes,
  simultaneousOutcomes,
} from '../outcome/outcome.ts';
import type { WhoWins } from '../outcome/who-wins.ts';
import type { Labelling, Theory } from './theory.ts';

/** The code of a vertex without an outcome. */
const UNSAID = 0xff;

/** For an impartial graph; undefined unless every vertex has a value that says who wins. */
export function whoWinsByValues(theory: Theory, { table, codes }: Labelling): WhoWins | undefined {
  const classes: readonly Outcome[] = impartialOutcomes;
  const said = Uint8Array.from(table, (value) => {
    const outcome = theory.outcome?.(value);
    const place = outcome === undefined ? -1 : classes.indexOf(outcome);
    return place < 0 ? UNSAID : place;
  });
  const outcomes = new Uint8Array(codes.length);
  for (let v = 0; v < codes.length; v++) {
    const code = codes[v];
    if (code < 0 || said[code] === UNSAID) return undefined;
    outcomes[v] = said[code];
  }
  return { outcomes, classes };
}

/** One vertex of a graph of that order with its outcome, and nothing of the others. */
export function whoWinsFromOne(order: number, vertex: number, outcome: Outcome): WhoWins {
  const outcomes = new Uint8Array(order).fill(UNSAID);
  const classes: readonly Outcome[] = partizanOutcomes;
  outcomes[vertex] = classes.indexOf(outcome);
  return { outcomes, classes };
}

/**
 * With scores, and where both players move at once, no player wins by making the last move: the values say
 * who wins at each vertex, and a vertex without a value has no winner. Precondition: `theoryAt` gives the
 * theory that named the vertex.
 */
export function whoWinsByScores(
  { table, codes }: Labelling,
  theoryAt: (vertex: number) => Theory | undefined,
  space: Space,
): WhoWins {
  const classes: readonly Outcome[] = space === 'joint' ? simultaneousOutcomes : partizanOutcomes;
  const outcomes = Uint8Array.from(codes, (code, vertex) => {
    const outcome = code < 0 ? undefined : theoryAt(vertex)?.outcome?.(table[code]);
    return outcome === undefined ? UNSAID : classes.indexOf(outcome);
  });
  return { outcomes, classes };
}
