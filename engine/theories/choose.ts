/**
 * Which theory names the values of a graph, and why: "auto" is the first of the register that applies; a theory asked for
 * by its id that does not apply is an honest no, and so is a graph for which none is known.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { theories } from './index.ts';
import type { Theory } from './theory.ts';

export type Choice = { readonly theory: Theory | undefined; readonly reason: string };

export function chooseTheory(graph: GameGraph, id: string): Choice {
  if (id === 'auto') return firstThatApplies(graph);
  const theory = theories.find((candidate) => candidate.id === id);
  if (!theory) return { theory: undefined, reason: `there is no theory "${id}" here` };
  const { applies, reason } = theory.applies(graph);
  return { theory: applies ? theory : undefined, reason };
}

const entailingPartizan =
  'some arcs belong to one player and some nodes are gray: no theory of values is known for entailing partizan play';

function firstThatApplies(graph: GameGraph): Choice {
  const reasons: string[] = [];
  for (const theory of theories) {
    const { applies, reason } = theory.applies(graph);
    if (applies) return { theory, reason };
    reasons.push(reason);
  }
  if (!isImpartial(graph)) return { theory: undefined, reason: entailingPartizan };
  // What stands in the way of the last two: together they cover every impartial graph but these.
  return { theory: undefined, reason: reasons.slice(-2).join(', and ') };
}
