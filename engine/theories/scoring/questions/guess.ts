/**
 * Judges a guessed scoring game: it is compared with the vertex, so that any form of a value is right. Against a guess
 * that is not equal speaks a game X beside which one of the two comes to less.
 */
import { parseScoring } from '../../../values/scoring-parse.ts';
import {
  type Against,
  type GuessAnswer,
  guessInText,
  noGuess,
  outcomeIn,
  outcomeJudged,
  unreadGuess,
} from '../../guess.ts';
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
    const read = parseScoring(text);
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
