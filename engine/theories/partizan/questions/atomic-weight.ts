/**
 * The question about the atomic weight of a loopfree infinitesimal, with the two comparisons that prove it.
 */
import { known } from '../../../result.ts';
import { asCounts } from '../../../rounds.ts';
import { isDyadic } from '../../../values/form.ts';
import type { Value } from '../../../values/value.ts';
import { saidOf } from '../../../values/words.ts';
import type { About, Question, Verdict } from '../../question.ts';
import { valueOfSides } from '../labels.ts';
import { atomicWeightOf, noInfinitesimal } from '../operators/atomic-weight.ts';
import { proofIn, type WeightProof, type WinnerByWeight } from '../operators/weight-proof.ts';
import { internForm } from '../store/intern-form.ts';
import { emptyStore } from '../store/store.ts';
import { exactStops } from '../temperature/heat.ts';

export type WeightFound = {
  readonly kind: 'atomic-weight';
  readonly value: Value;
  readonly weight: Value;
  readonly proof: WeightProof;
};

const no = (reason: string): Verdict => ({ applies: false, reason });

/** O(the form). */
function applies(value: Value): Verdict {
  if (value.kind === 'nimber') return no('a nimber has the atomic weight 0');
  if (value.kind !== 'stopper') return no('loopfree games only');
  if (isDyadic(value.canonical))
    return no(
      value.canonical.numerator === 0
        ? '0 has the atomic weight 0'
        : 'it is a number other than 0, and only infinitesimals have an atomic weight',
    );
  const store = emptyStore();
  const id = internForm(store, value.canonical);
  if (id === undefined) return no('loopfree games only');
  const stops = exactStops(store, id);
  if (!stops) return no('its numbers are too large or too fine');
  if (stops.left === 0 && stops.right === 0) return { applies: true, reason: 'an infinitesimal' };
  return no(noInfinitesimal(stops));
}

export const atomicWeight: Question<'atomic-weight', 'value', About['value'], WeightFound> = {
  id: 'atomic-weight',
  needs: 'value',
  title: 'Atomic weight',
  says: 'how many ↑ an infinitesimal is worth beside a remote star, with the two comparisons that prove it, and what it says of the winner',
  readsValues: false,
  applies: (_, { value }) => applies(value),
  *ask(_, { value }) {
    const store = emptyStore();
    const isGame = value.kind === 'stopper' && !isDyadic(value.canonical);
    const id = isGame ? internForm(store, value.canonical) : undefined;
    known(id !== undefined, 'a question is asked only where it applies');
    const found = yield* asCounts(atomicWeightOf(store, id));
    if (!found) return { kind: 'over-budget', says: 'Its numbers are too large or too fine.' };
    if (found.kind === 'no-weight') return { kind: 'over-budget', says: sentence(found.says) };
    const weight = valueOfSides(store, found.weight, found.weight);
    return { kind: 'atomic-weight', value, weight, proof: proofIn(store, found) };
  },
  sentences: ({ value, weight, proof }) => [
    `Its atomic weight is ${saidOf(weight)}${proof.isEccentric ? ', the eccentric case' : ''}.`,
    `From the options, Left’s less 2 and Right’s plus 2: ${optionsSaid(proof)}.`,
    proofSaid(value, weight, proof),
    ...(winnerSaidByWeight[proof.winner] ? [winnerSaidByWeight[proof.winner]] : []),
  ],
};

const sentence = (says: string): string => `${says[0].toUpperCase()}${says.slice(1)}.`;

/** "{−1|3}". */
const optionsSaid = ({ ofOptions }: WeightProof): string =>
  `{${[ofOptions.left, ofOptions.right].map((side) => side.map(saidOf).join(', ')).join('|')}}`;

const proofSaid = (value: Value, weight: Value, { between: [low, high], difference }: WeightProof): string =>
  `Proof: ${saidOf(low)} <= G - W·↑ <= ${saidOf(high)}, where G is ${saidOf(value)}, W is ${saidOf(weight)}, and G - W·↑ is ${saidOf(difference)}.`;

/** What the weight says of the winner; empty where it says nothing. */
export const winnerSaidByWeight: Readonly<Record<WinnerByWeight, string>> = {
  left: 'It is at least 2: Left wins, no matter who begins.',
  'left first': 'It is at least 1: Left wins if she begins.',
  'right first': 'It is at most -1: Right wins if he begins.',
  right: 'It is at most -2: Right wins, no matter who begins.',
  nothing: '',
};
