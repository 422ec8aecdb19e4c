/**
 * The atomic weight of an infinitesimal: from its options, the two comparisons that prove it, and what it
 * says of the winner.
 */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { formDrawing } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { winnerSaidByWeight } from '../../../engine/theories/index.ts';
import { type CanonicalForm, graphOf, negateForm, type Value } from '../../../engine/values/index.ts';
import { words } from '../../words.ts';
import css from './about-value.module.css';
import { answers } from './about-words.ts';
import type { AnswerProps } from './answer-card.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { OpenMade, positionsOfForm } from './OpenForm.tsx';

const { atomicWeights: said } = words;

type Found = AnswerTo<'atomic-weight'>;

const Several = ({ values }: { readonly values: readonly Value[] }) =>
  values.map((value, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values of a list are not moved
    <span key={place}>
      {place > 0 && ', '}
      <CopiedValue value={value} />
    </span>
  ));

const formsOf = (value: Value): readonly CanonicalForm[] =>
  value.kind === 'stopper' ? [value.canonical] : [];

/**
 * One of the two bounds of G − W·↑, and the sum in which it is played out: G, −W·↑ and the negative of the
 * bound.
 */
function Bound({ found, isLow }: { readonly found: Found; readonly isLow: boolean }) {
  const { value, proof } = found;
  const bound = proof.between[isLow ? 0 : 1];
  const forms = [
    ...formsOf(value),
    ...formsOf(proof.minusProduct),
    ...formsOf(bound).map((form) => negateForm(form)),
  ];
  return (
    <Row name={isLow ? said.atLeast : said.atMost} says={isLow ? said.atLeastSays : said.atMostSays}>
      <CopiedValue value={bound} />
      <OpenMade
        positions={forms.reduce((sum, form) => sum + positionsOfForm(form), 0)}
        document={() => setTitle(formDrawing(...forms.map(graphOf)), said.title(isLow))}
        says={said.openSum}
      />
    </Row>
  );
}

export function AtomicWeightAnswer({ answer }: Pick<AnswerProps<Found>, 'answer'>) {
  const { weight, proof } = answer;
  const winner = winnerSaidByWeight[proof.winner];
  return (
    <>
      <dl>
        <Row name={said.weight} says={said.weightSays}>
          <CopiedValue value={weight} />
        </Row>
        {proof.isEccentric && (
          <Row name={said.eccentric} says={said.eccentricSays}>
            {said.yes}
          </Row>
        )}
        <Row name={said.options} says={said.optionsSays}>
          {'{'}
          <Several values={proof.ofOptions.left} />
          {' | '}
          <Several values={proof.ofOptions.right} />
          {'}'}
        </Row>
        <Row name={said.difference} says={said.differenceSays}>
          <CopiedValue value={proof.difference} />
        </Row>
        <Bound found={answer} isLow />
        <Bound found={answer} isLow={false} />
      </dl>
      {winner !== '' && <p className={css.winner}>{answers.onScreen(winner)}</p>}
    </>
  );
}
