/** Short and cyclic impartial games without entailing moves: Sprague–Grundy, and Smith–Fraenkel–Perl. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { anyOf, onCycles, oneSided } from '../../graph/marks.ts';
import type { Theory, Verdict } from '../theory.ts';
import { assignByMex } from './acyclic.ts';
import { nimbersByOptions } from './by-options.ts';
import { assignByReverting } from './cyclic.ts';
import { explainByOptions } from './explain.ts';
import { acyclicFacts, cyclicFacts } from './facts.ts';
import { outcomeOfValue, sumOfValues } from './sum-of-values.ts';
import { assignValueByValue } from './value-by-value.ts';

/** The reason why neither theory applies, if there is one. */
function hindrance(graph: GameGraph): string | undefined {
  if (!isImpartial(graph)) return 'some arcs are one player’s';
  if (graph.gray.includes(1)) return 'some nodes are gray';
  return undefined;
}

const questions = [explainByOptions] as const;

export const spragueGrundy: Theory<typeof questions> = {
  id: 'sg',
  name: 'Sprague–Grundy',
  source: cite('carry-on', 'Algorithm 1'),
  applies(graph): Verdict {
    const hindered = hindrance(graph);
    if (hindered !== undefined) return { applies: false, reason: hindered };
    return isAcyclic(graph.left)
      ? { applies: true, reason: 'all nodes white, no cycle' }
      : { applies: false, reason: 'there is a cycle' };
  },
  within: ['sfp', 'carry-on', 'lns'],
  hindrances: (graph) => anyOf(graph.gray, oneSided(graph), onCycles(graph)),
  solve: (graph) => assignByMex(graph),
  outcome: outcomeOfValue,
  reasons: reasonsByHeaps,
  sums: { zero: { kind: 'nimber', n: 0 }, add: sumOfValues },
  byOptions: nimbersByOptions,
  facts: acyclicFacts,
  questions,
};

export const smithFraenkelPerl: Theory<typeof questions> = {
  id: 'sfp',
  name: 'Smith–Fraenkel–Perl',
  source: cite('carry-on', 'Algorithm 2'),
  applies(graph): Verdict {
    const hindered = hindrance(graph);
    if (hindered !== undefined) return { applies: false, reason: hindered };
    return isAcyclic(graph.left)
      ? { applies: true, reason: 'all nodes white; without a cycle Sprague–Grundy says the same' }
      : { applies: true, reason: 'all nodes white, with a cycle' };
  },
  within: ['carry-on'],
  hindrances: (graph) => anyOf(graph.gray, oneSided(graph)),
  solve: (graph, options) => (options?.withoutSteps ? assignValueByValue(graph) : assignByReverting(graph)),
  outcome: outcomeOfValue,
  reasons: reasonsByHeaps,
  sums: { zero: { kind: 'nimber', n: 0 }, add: sumOfValues },
  facts: cyclicFacts,
  questions,
};
