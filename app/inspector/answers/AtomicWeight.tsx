/**
 * The atomic weight of an infinitesimal: from its options, the two comparisons that prove it, and what it
 * says of the winner.
 */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { formDrawing } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { winnerSaidByWeight } from '../../../engine/theories/index.ts';
import { type CanonicalForm, graphOf, negateForm, type Value } from '../../../engine/values/index.ts';
import css from './about-value.module.css';
import { answers } from './about-words.ts';
import type { AnswerProps } from './answer-card.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { OpenMade, positionsOfForm } from './OpenForm.tsx';

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
    <Row
      name={isLow ? 'It is at least' : 'It is at most'}
      says={
        isLow
          ? 'Proof: Left, who moves second, wins G − W·↑ less this.'
          : 'Proof: Right, who moves second, wins G − W·↑ less this.'
      }
    >
      <CopiedValue value={bound} />
      <OpenMade
        positions={forms.reduce((sum, form) => sum + positionsOfForm(form), 0)}
        document={() =>
          setTitle(
            formDrawing(...forms.map(graphOf)),
            isLow ? 'G − W·↑ is at least this' : 'G − W·↑ is at most this',
          )
        }
        says="Open as a sum"
      />
    </Row>
  );
}

const eccentricSays =
  'The options alone give another integer. A game above the remote star gets the greatest integer that its options allow, one below it the least.';

export function AtomicWeightAnswer({ answer }: Pick<AnswerProps<Found>, 'answer'>) {
  const { weight, proof } = answer;
  const winner = winnerSaidByWeight[proof.winner];
  return (
    <>
      <dl>
        <Row
          name="Atomic weight"
          says="How many ↑ it is worth beside a remote star, which is a nimber larger than all that follow in it."
        >
          <CopiedValue value={weight} />
        </Row>
        {proof.isEccentric && (
          <Row name="Eccentric" says={eccentricSays}>
            yes
          </Row>
        )}
        <Row
          name="From its options"
          says="The atomic weights of Left’s options, less 2, and of Right’s options, plus 2."
        >
          {'{'}
          <Several values={proof.ofOptions.left} />
          {' | '}
          <Several values={proof.ofOptions.right} />
          {'}'}
        </Row>
        <Row
          name="G − W·↑"
          says="The value less its weight times ↑, in Norton’s product. It must be near to 0."
        >
          <CopiedValue value={proof.difference} />
        </Row>
        <Bound found={answer} isLow />
        <Bound found={answer} isLow={false} />
      </dl>
      {winner !== '' && <p className={css.winner}>{answers.onScreen(winner)}</p>}
    </>
  );
}
