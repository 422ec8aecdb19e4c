/** Judges a guess of an expected value, written as a fraction or a decimal, or of an outcome class. */
import {
  compareRationals,
  parseRational,
  printedRational,
  printRational,
} from '../../../numbers/rationals.ts';
import { simultaneousOutcomes } from '../../../outcome/outcome.ts';
import { withPlainFractions } from '../../../spelling.ts';
import { textOf } from '../../../values/words.ts';
import {
  type GuessAnswer,
  guessInText,
  noGuess,
  outcomeIn,
  outcomeJudged,
  unreadGuess,
} from '../../guess.ts';
import { valueAt } from '../../labelling.ts';
import type { About, Question } from '../../question.ts';
import { ofRounds } from './of-rounds.ts';

export const guessExpected: Question<'guess', 'typed', About['typed'], GuessAnswer> = {
  id: 'guess',
  needs: 'typed',
  title: 'Guess',
  says: 'whether a node has the expected value, or the outcome, that is typed',
  readsValues: true,
  space: 'joint',
  applies: ofRounds,
  *ask(evidence, { vertex, text }) {
    const labelling = yield* evidence.labelling();
    const value = labelling && valueAt(labelling, vertex);
    if (value?.kind !== 'expected') return noGuess('This node has no value that could be guessed.');
    const outcome = outcomeIn(text, simultaneousOutcomes);
    if (outcome)
      return value.class
        ? outcomeJudged(outcome, value.class)
        : noGuess('Only normal play has these outcomes.');
    const typed = parseRational(withPlainFractions(text.trim()));
    if (!typed) return unreadGuess(text, 'write a number such as 3/8 or -0.5, or L, LD, D, LR, DR or R');
    const guess = { kind: 'text', text: printRational(typed) } as const;
    const judged = { kind: 'guess', guess, known: true } as const;
    if (value.low !== value.high && text.trim() !== textOf(value).replace('≈', '')) {
      const [low, high] = [printedRational(value.low), printedRational(value.high)];
      if (compareRationals(typed, low) >= 0 && compareRationals(typed, high) <= 0)
        return noGuess('The value is known between two bounds only, and this lies between them.');
    } else if (value.low !== value.high || compareRationals(typed, printedRational(value.low)) === 0)
      return { ...judged, verdict: 'right', against: [] };
    return {
      ...judged,
      verdict: 'wrong',
      against: [{ kind: 'compared', says: [[`The expected value is ${textOf(value)}.`]] }],
    };
  },
  sentences: (answer, called) => guessInText(answer, called),
};
