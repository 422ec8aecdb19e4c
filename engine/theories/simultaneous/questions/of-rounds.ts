/**
 * What the questions of simultaneous play have in common: to which games they apply, and the matrices behind
 * the values.
 */
import type { AskedGame, Evidence, Verdict } from '../../question.ts';
import { labelledByRounds, roundsOfLabelling, type SolvedRounds } from '../solve.ts';

export const ofRounds = ({ graph }: AskedGame): Verdict =>
  graph.joint
    ? { applies: true, reason: 'both players move at once' }
    : { applies: false, reason: 'the players take turns' };

/**
 * The matrices behind the values: those that the solve left, or found again where the values came over a
 * wire.
 */
export function* solvedRounds(evidence: Evidence): Generator<number, SolvedRounds, void> {
  const labelling = yield* evidence.labelling();
  const before = labelling && roundsOfLabelling(labelling);
  if (before) return before;
  const solving = labelledByRounds(evidence.graph, { rules: evidence.rules });
  for (let count = 0; ; ) {
    const round = solving.next();
    if (round.done) return roundsOfLabelling(round.value)!;
    count += round.value.vertices.length;
    yield count;
  }
}
