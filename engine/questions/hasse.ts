/** The order of several nodes as a Hasse diagram. */
import type { OverBudget } from '../result.ts';
import { valueAt } from '../theories/labelling.ts';
import { orderOfTheory } from '../theories/ordering.ts';
import type { About, AskedGame, Evidence, Question, Verdict } from '../theories/question.ts';
import { noneInOrder, type OrderFound, orderFound, orderSentences, whyNoOrder } from './order-found.ts';

/** The numbers in it are vertices. */
export type HasseFound = OrderFound & { readonly kind: 'hasse' };

function applies({ theory }: AskedGame, { vertices }: About['vertices']): Verdict {
  const no = (reason: string): Verdict => ({ applies: false, reason });
  if (!theory) return no('no theory gives the values of these nodes');
  if (!orderOfTheory(theory)) return no(`values of ${theory.name} have no order here`);
  const why = whyNoOrder(new Set(vertices).size, 'nodes');
  return why === undefined ? { applies: true, reason: 'their values are in an order' } : no(why);
}

function* ask(
  evidence: Evidence,
  { vertices }: About['vertices'],
): Generator<number, HasseFound | OverBudget, void> {
  const labelling = yield* evidence.labelling();
  const order = evidence.theory && orderOfTheory(evidence.theory, evidence.rules);
  if (!labelling || !order) return { kind: 'over-budget', says: 'The values of these nodes are not known.' };
  const given = [...new Set(vertices)].map((number) => ({ number, value: valueAt(labelling, number) }));
  const found = yield* orderFound(given, order);
  return found.classes.length > 0 ? { kind: 'hasse', ...found } : noneInOrder('nodes');
}

/** O(nodes²) comparisons of values. */
export const hasse: Question<'hasse', 'vertices', About['vertices'], HasseFound> = {
  id: 'hasse',
  needs: 'vertices',
  title: 'Order',
  says: 'the order of two to sixty nodes as a Hasse diagram: which values are equal, and which are just above others',
  readsValues: true,
  applies,
  ask,
  sentences: orderSentences,
};

/** The same of drawings with scores. */
export const hasseOfScored: typeof hasse = { ...hasse, space: 'scored' };
