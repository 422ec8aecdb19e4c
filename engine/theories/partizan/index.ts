/** Loopy partizan games: stoppers, sides and canonical forms (Conway; Siegel). */
import { cite } from '../../bibliography.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import type { Value } from '../../values/value.ts';
import type { Theory } from '../theory.ts';
import { sumOf } from './algebra/sum.ts';
import { partizanFacts } from './facts.ts';
import { sidesOfValue } from './forms-in-store.ts';
import { labelled, valueOfSides } from './labels.ts';
import { outcomeOf } from './outcome.ts';
import { sidesOf, THOROUGH_PAIRS, USUAL_PAIRS } from './solve.ts';
import { emptyStore } from './store/store.ts';

export const partizan: Theory = {
  id: 'partizan',
  name: 'Loopy partizan games',
  source: cite('loopy-games', 'sections 3 and 5'),
  applies(graph) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  solve(graph, options) {
    const pairs = options?.thorough ? THOROUGH_PAIRS : USUAL_PAIRS;
    return labelled(graph.order, sidesOf(graph, { pairs }), options?.infinitePlay ?? 'draw');
  },
  outcome: outcomeOf,
  sum: sumOfValues,
  facts: partizanFacts,
};

function sumOfValues(a: Value, b: Value): Value | undefined {
  const store = emptyStore();
  const [p, q] = [sidesOfValue(store, a), sidesOfValue(store, b)];
  if (!p || !q) return undefined;
  const on = sumOf(store, p.onside, q.onside)?.onside ?? -1;
  const off = sumOf(store, p.offside, q.offside)?.offside ?? -1;
  if (on < 0 || off < 0) return undefined;
  return valueOfSides(store, on, off);
}
