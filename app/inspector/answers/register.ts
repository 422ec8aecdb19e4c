/**
 * The register of answer cards, by the id of the question. A question without a card is shown in its own
 * sentences, so a new theory needs no card; a card is one file and one line here.
 */
import type { QuestionId } from '../../../engine/questions/index.ts';
import { canCompare } from '../../store/misere.ts';
import { hasOrder } from '../../store/selectors.ts';
import { AboutValueAnswer } from './AboutValue.tsx';
import { AtomicWeightAnswer } from './AtomicWeight.tsx';
import type { AnswerCard } from './answer-card.ts';
import { CompareWithField } from './CompareWithField.tsx';
import { ComparisonAnswer } from './Comparison.tsx';
import { GuaranteeAnswer } from './Guarantee.tsx';
import { MatrixAnswerCard } from './matrix/MatrixCard.tsx';
import { NimResponseAnswer } from './NimResponse.tsx';
import { OrderAnswer } from './Order.tsx';
import { QuotientAnswer } from './Quotient.tsx';
import { SumAnswer } from './SumAnswer.tsx';
import { SureCard } from './SureCard.tsx';
import { ThermographCard } from './thermograph/ThermographCard.tsx';
import { WhyAnswer } from './Why.tsx';

export const answerCards: { readonly [Id in QuestionId]?: AnswerCard<Id> } = {
  sum: { Card: SumAnswer },
  // Asked only by a person who opens it: during drawing it would appear and vanish with every arc.
  explain: { Card: WhyAnswer, isFirst: true, folded: () => true },
  'explain-sum': { Card: WhyAnswer },
  compare: {
    Card: ComparisonAnswer,
    wanted: canCompare,
  },
  'compare-with': { Field: CompareWithField, wanted: hasOrder },
  // Asked only by a person who opens it: many nodes are often selected for something else.
  hasse: { Card: OrderAnswer, folded: () => true },
  'misere-quotient': { Card: QuotientAnswer, folded: () => true },
  'about-value': { Card: AboutValueAnswer, stays: true },
  'atomic-weight': { Card: AtomicWeightAnswer, stays: true },
  thermograph: { Card: ThermographCard, stays: true, isOfValue: true },
  guarantee: { Card: GuaranteeAnswer },
  sure: { Card: SureCard, stays: true, isOfValue: true },
  matrix: { Card: MatrixAnswerCard, stays: true, isOfValue: true },
  'nim-response': {
    Card: NimResponseAnswer,
    // If a theory gives the values it is asked only on request; otherwise it is all that can be shown.
    folded: (labels) => labels === undefined || labels.chosen.theory !== undefined,
  },
};

/**
 * Questions whose answers are shown elsewhere: walls and cooled values in the thermographs of positions,
 * moves among the options, measures in the table of nodes, remoteness beside the value, temperature beside
 * the sum, the value of a typed game in its dialog, reductions on the canvas.
 */
export const shownElsewhere: ReadonlySet<string> = new Set<QuestionId>([
  'moves',
  'measures',
  'remoteness',
  'game-value',
  'cooled',
  'walls',
  'simplify',
  'temperature',
]);
