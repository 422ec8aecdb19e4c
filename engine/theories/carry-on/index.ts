/** Cyclic impartial games with carry-on moves: Abuku, Carvalho, Larsson, Nowakowski, Santos and Suetsugu. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { anyOf, oneSided } from '../../graph/marks.ts';
import type { Theory, Verdict } from '../theory.ts';
import { carryOnByOptions } from './by-options.ts';
import { facts } from './facts.ts';
import { assignWithCarryOn } from './rounds.ts';
import { hasSeveralOptions } from './state.ts';
import { outcomeOfValue, sumOfValues } from './sum-of-values.ts';

export const carryOn: Theory = {
  id: 'carry-on',
  name: 'Cyclic with carry-on moves',
  source: cite('carry-on', 'Algorithm 8'),
  applies(graph): Verdict {
    if (!isImpartial(graph)) return { applies: false, reason: 'some arcs are one player’s' };
    const many = severalOptionsOnGray(graph).reduce((sum, mark) => sum + mark, 0);
    if (many > 0) {
      const which =
        many === 1 ? 'a gray node has several options' : `${many} gray nodes have several options`;
      return { applies: false, reason: which };
    }
    if (!graph.gray.includes(1)) {
      return { applies: true, reason: 'all nodes white; Smith–Fraenkel–Perl says the same' };
    }
    const cycle = isAcyclic(graph.left) ? 'no cycle' : 'with a cycle';
    return { applies: true, reason: `gray nodes have one option at most, ${cycle}` };
  },
  hindrances: (graph) => anyOf(severalOptionsOnGray(graph), oneSided(graph)),
  solve: (graph, options) => assignWithCarryOn(graph, options?.rules?.asPublished ?? false),
  outcome: outcomeOfValue,
  reasons: reasonsByHeaps,
  sums: { zero: { kind: 'nimber', n: 0 }, add: sumOfValues },
  byOptions: carryOnByOptions,
  hasPublishedVariant: true,
  facts,
};

/** Marks the gray vertices at which some player has a choice. */
function severalOptionsOnGray({ order, gray, left, right }: GameGraph): Uint8Array {
  const marks = new Uint8Array(order);
  for (let v = 0; v < order; v++) {
    if (gray[v] !== 0 && (hasSeveralOptions(left, v) || hasSeveralOptions(right, v))) marks[v] = 1;
  }
  return marks;
}
