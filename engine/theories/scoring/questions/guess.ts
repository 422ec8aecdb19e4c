/**
 * Judges a guessed scoring game: it is compared with the vertex, so that any form of a value is right. The
 * evidence against a guess that is not equal is a game X beside which one of the two has a lower score.
 */
import { readScoringGame } from '../../../values/typed-values.ts';
import type { Value } from '../../../values/value.ts';
import { parseValue, sameValue } from '../../../values/words.ts';
import {
  type Against,
  type GuessAnswer,
  guessInText,
  noGuess,
  outcomeIn,
  outcomeJudged,
  unreadGuess,
} from '../../guess.ts';
import { type Labelling, valueAt } from '../../labelling.ts';
import type { About, Question } from '../../question.ts';
import { outcomeByScores } from '../outcome.ts';
import { ofScoringGames } from './behind.ts';
import { comparisonSaid } from './compare.ts';
import { compareWith } from './compare-with.ts';

export const guessScoring: Question<'guess', 'typed', About['typed'], GuessAnswer> = {
  id: 'guess',
  needs: 'typed',
  title: 'Guess',
  says: 'whether a node has the value, or the outcome, that is typed, and what speaks against it',
  readsValues: true,
  space: 'scored',
  applies: ofScoringGames,
  *ask(evidence, { vertex, text }) {
    const outcome = outcomeIn(text);
    if (outcome) {
      const { outcomes, classes } = yield* evidence.whoWins();
      return outcomeJudged(outcome, classes[outcomes[vertex]]);
    }
    const stops = parseValue(text, ['scoring']);
    if (stops) return stopsJudged(stops, yield* evidence.labelling(), vertex);
    const read = readScoringGame(text);
    if (!read.ok) return unreadGuess(text, read.problems[0].says);
    const compared = yield* compareWith.ask(evidence, { vertex, other: read.value });
    if (compared.kind === 'over-budget') return noGuess(compared.says);
    const { comparison } = compared;
    const [is, guessed] = comparison.values;
    const judged = { kind: 'guess', guess: { kind: 'value', value: guessed }, known: true } as const;
    if (comparison.relation === '=') return { ...judged, verdict: 'right', against: [] };
    const [found, expected] = [outcomeByScores(is), outcomeByScores(guessed)];
    const [relation, ...proofs] = comparisonSaid(comparison, ['the node', 'the guess']);
    const against: Against[] = [{ kind: 'compared', says: [[relation], ...proofs.map((each) => [each])] }];
    if (found && expected && found !== expected)
      against.unshift({ kind: 'outcome', guessed: expected, found, by: undefined });
    return { ...judged, verdict: found === expected ? 'outcome' : 'wrong', against };
  },
  sentences: (answer, called) => guessInText(answer, called),
};

/** A guess that the game is not guaranteed and has these stops: no more is known of such a game. */
function stopsJudged(guessed: Value, labelling: Labelling | undefined, vertex: number): GuessAnswer {
  const is = labelling && valueAt(labelling, vertex);
  const judged = {
    kind: 'guess',
    guess: { kind: 'value', value: guessed },
    known: is !== undefined,
  } as const;
  if (is?.kind === 'scoring' && sameValue(is, guessed)) return { ...judged, verdict: 'right', against: [] };
  const says =
    is?.kind === 'scoring' && is.guaranteed ? 'The node is guaranteed.' : 'The stops of the node are others.';
  return { ...judged, verdict: 'wrong', against: [{ kind: 'compared', says: [[says]] }] };
}
