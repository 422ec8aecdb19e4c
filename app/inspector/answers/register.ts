/**
 * The register of answers, by the id of the question. A question that is not in it is shown all the same, as the sentences it
 * answers with, so that a new theory needs no card; a card is one file and one line here.
 */
import type { QuestionId } from '../../../engine/index.ts';
import { allEither } from '../../store/selectors.ts';
import { AboutValueAnswer } from './AboutValue.tsx';
import type { AnswerCard } from './answer-card.ts';
import { ComparisonAnswer } from './Comparison.tsx';
import { NimResponseAnswer } from './NimResponse.tsx';
import { SumAnswer } from './SumAnswer.tsx';

export const answerCards: { readonly [Id in QuestionId]?: AnswerCard<Id> } = {
  sum: { Card: SumAnswer },
  // Asked by whoever opens it: while somebody draws, it would come and go with every arc.
  explain: { folded: () => true },
  compare: { Card: ComparisonAnswer, wanted: (document) => !allEither(document) },
  'about-value': { Card: AboutValueAnswer },
  'nim-response': {
    Card: NimResponseAnswer,
    // Where a theory names the values, only who asks wants to know; elsewhere it is all there is.
    folded: (labels) => labels === undefined || labels.chosen.theory !== undefined,
  },
};

/** Questions whose answers stand elsewhere: moves among the options, the value of a typed game in its dialog, reductions on the canvas. */
export const shownElsewhere: ReadonlySet<string> = new Set<QuestionId>(['moves', 'game-value', 'simplify']);
