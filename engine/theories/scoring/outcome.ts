/**
 * Who wins a scoring game: Left where the score is positive, Right where it is negative; a score of 0 is a
 * draw.
 */
import { type Ending, endings, type Outcome, partizanOutcomes } from '../../outcome/outcome.ts';
import { scoreSign } from '../../values/scoring.ts';
import type { Value } from '../../values/value.ts';

/** By the two stops, whether the game is guaranteed or not; undefined for values of other theories. */
export function outcomeByScores(value: Value): Outcome | undefined {
  if (value.kind !== 'scoring') return undefined;
  const column = endings.indexOf(endingOf(value.ls));
  return partizanOutcomes[3 * endings.indexOf(endingOf(value.rs)) + column];
}

const endingOf = (score: string): Ending => {
  const sign = scoreSign(score);
  return sign > 0 ? 'left' : sign < 0 ? 'right' : 'draw';
};
