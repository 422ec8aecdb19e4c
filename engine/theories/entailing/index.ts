/** Acyclic impartial games with entailing moves: Larsson, Nowakowski and Santos. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import { anyOf, onCycles, oneSided } from '../../graph/marks.ts';
import type { Theory, Verdict } from '../theory.ts';
import { assignWithEntailing } from './acyclic.ts';
import { facts } from './facts.ts';
import { outcomeOfValue, sumOfValues } from './sum-of-values.ts';

export const entailing: Theory = {
  id: 'lns',
  name: 'Larsson–Nowakowski–Santos',
  source: cite('entailing', 'in the form of Abuku et al., Algorithm 4'),
  applies(graph): Verdict {
    if (!isImpartial(graph)) return { applies: false, reason: 'some arcs are one player’s' };
    if (!isAcyclic(graph.left)) return { applies: false, reason: 'there is a cycle' };
    return graph.gray.includes(1)
      ? { applies: true, reason: 'no cycle, some nodes gray' }
      : { applies: true, reason: 'no cycle; with all nodes white Sprague–Grundy says the same' };
  },
  hindrances: (graph) => anyOf(oneSided(graph), onCycles(graph)),
  solve: (graph) => assignWithEntailing(graph),
  outcome: outcomeOfValue,
  reasons: reasonsByHeaps,
  sums: { zero: { kind: 'nimber', n: 0 }, add: sumOfValues },
  facts,
};
