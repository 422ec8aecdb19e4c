/** Loopy partizan games: stoppers, sides and canonical forms (Conway; Siegel). */
import { cite } from '../../bibliography.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import { partizanOutcomes } from '../../outcome/outcome.ts';
import { outcomesOfPartizan } from '../../outcome/partizan.ts';
import { type CanonicalForm, graphOf } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import type { Theory } from '../theory.ts';
import { sumOf } from './algebra/sum.ts';
import { partizanFacts } from './facts.ts';
import { sidesOfValue } from './forms-in-store.ts';
import { labelled, valueOfSides } from './labels.ts';
import { sidesOf } from './solve.ts';
import { graphOfForm } from './store/form.ts';
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
  solve: (graph, options) => labelled(graph.order, sidesOf(graph), options?.infinitePlay ?? 'draw'),
  outcome(value) {
    if (value.kind === 'stopper') return partizanOutcomes[codeOfForm(value.canonical)];
    if (value.kind !== 'sided') return undefined;
    // Left's wins are those of the offside, where draws are Right's; Right's those of the onside. A code is 3·row + column.
    const [on, off] = [codeOfForm(value.onside), codeOfForm(value.offside)];
    const row = who(Math.floor(on / 3), Math.floor(off / 3));
    return partizanOutcomes[3 * row + who(on % 3, off % 3)];
  },
  sum: sumOfValues,
  facts: partizanFacts,
};

/** Endings are Left wins, a draw, Right wins: what both sides say, or else a draw. */
const who = (onside: number, offside: number): number => (onside === offside ? onside : 1);

const codeOfForm = (form: CanonicalForm): number => outcomesOfPartizan(graphOfForm(graphOf(form)))[0];

function sumOfValues(a: Value, b: Value): Value | undefined {
  const store = emptyStore();
  const [p, q] = [sidesOfValue(store, a), sidesOfValue(store, b)];
  if (!p || !q) return undefined;
  const on = sumOf(store, p.onside, q.onside)?.onside ?? -1;
  const off = sumOf(store, p.offside, q.offside)?.offside ?? -1;
  if (on < 0 || off < 0) return undefined;
  return valueOfSides(store, on, off);
}
