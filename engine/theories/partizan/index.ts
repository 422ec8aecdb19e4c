/** Loopy partizan games: stoppers, sides and canonical forms (Conway; Siegel). */
import { cite } from '../../bibliography.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import { type Rules, usualRules } from '../../outcome/rules.ts';
import type { Value } from '../../values/value.ts';
import type { Theory } from '../theory.ts';
import { sumOfForms } from './algebra/sum-of-forms.ts';
import { partizanByOptions } from './by-options.ts';
import { partizanFacts } from './facts.ts';
import { sidesOfValue } from './forms-in-store.ts';
import { labelled, valueOfSides } from './labels.ts';
import { orderOfPartizanValues } from './order-of-values.ts';
import { outcomeOf } from './outcome.ts';
import { aboutValue } from './questions/about-value.ts';
import { compare } from './questions/compare.ts';
import { compareWithValue } from './questions/compare-with.ts';
import { cooledValue } from './questions/cooled.ts';
import { gameValue } from './questions/game-value.ts';
import { guessPartizan } from './questions/guess.ts';
import { simplify } from './questions/simplify.ts';
import { thermographOfVertex } from './questions/thermograph.ts';
import { thermographOfValue } from './questions/walls.ts';
import { reasonsByOrder } from './reasons.ts';
import { THOROUGH_PAIRS, USUAL_PAIRS } from './sides.ts';
import { sidesOf } from './solve.ts';
import { emptyStore } from './store/store.ts';
import { partizanMeasures } from './temperature/measures.ts';
import { taxedPlayOf } from './temperature/of-value.ts';

const zero: Value = { kind: 'stopper', canonical: { numerator: 0, exponent: 0 } };

const questions = [
  compare,
  compareWithValue,
  aboutValue,
  thermographOfVertex,
  thermographOfValue,
  cooledValue,
  simplify,
  gameValue,
  guessPartizan,
] as const;

export const partizan: Theory<typeof questions> = {
  id: 'partizan',
  name: 'Loopy partizan games',
  source: cite('loopy-games', 'sections 3 and 5'),
  applies(graph) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  hindrances: ({ gray }) => gray.slice(),
  solve(graph, options) {
    const pairs = options?.thorough ? THOROUGH_PAIRS : USUAL_PAIRS;
    return labelled(graph.order, sidesOf(graph, { pairs }), options?.rules ?? usualRules);
  },
  reasons: reasonsByOrder,
  outcome: outcomeOf,
  sums: { zero, add },
  byOptions: partizanByOptions,
  order: orderOfPartizanValues,
  measures: partizanMeasures,
  taxed: taxedPlayOf,
  facts: partizanFacts,
  questions,
};

/** If one player wins infinite play, a sum is worth the side in which that holds. */
function add(a: Value, b: Value, { infinitePlay }: Rules = usualRules): Value | undefined {
  const store = emptyStore();
  const [p, q] = [sidesOfValue(store, a), sidesOfValue(store, b)];
  if (!p || !q) return undefined;
  const on = sumOfForms(store, p.onside, q.onside)?.onside ?? -1;
  const off = sumOfForms(store, p.offside, q.offside)?.offside ?? -1;
  if (on < 0 || off < 0) return undefined;
  if (infinitePlay === 'draw') return valueOfSides(store, on, off);
  const won = infinitePlay === 'left' ? on : off;
  return valueOfSides(store, won, won);
}
