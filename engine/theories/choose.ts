/**
 * Which theory names the values of a graph, and why. "auto" is the first of the register that applies to all of it; where none
 * does, each closed part has the theory that covers it: what a vertex is worth depends on its followers alone, so that one
 * gray vertex takes no value from those that never come to it. A theory asked for by its id names what it covers.
 * Cost: O(order + arcs) a theory.
 */
import { unionOfArcs } from '../graph/build.ts';
import { type ClosedPart, closedPart, verticesAvoiding } from '../graph/closed-part.ts';
import { weakComponents } from '../graph/components.ts';
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { spaceOf, whyNotIn } from '../graph/space.ts';
import { theories } from './index.ts';
import type { Theory } from './theory.ts';

/** A closed part and the theory that covers it. Parts may share vertices, to which their theories give the same values. */
export type TheoryPart = {
  readonly theory: Theory;
  /** Why, as a person is told it: "all nodes white, with a cycle". */
  readonly reason: string;
  readonly part: ClosedPart;
  /** How many vertices have their value from it; those that an earlier part names are not counted again. */
  readonly count: number;
};

export type ChosenTheory = {
  /** The theory of the whole graph; undefined where none covers all of it. */
  readonly theory: Theory | undefined;
  /** Why it is that theory, or why none covers the whole. */
  readonly reason: string;
  /** Where no theory covers the whole: the closed parts that one covers, the largest first. Else none. */
  readonly parts: readonly TheoryPart[];
  /** How many vertices no theory covers. */
  readonly uncovered: number;
};

export function chooseTheory(graph: GameGraph, id: string): ChosenTheory {
  const meant = theories.filter((each) => (id === 'auto' ? !each.onRequest : each.id === id));
  if (meant.length === 0) return none(graph, `there is no theory "${id}" here`);
  const candidates = meant.filter(({ space = 'graph' }) => space === spaceOf(graph));
  if (candidates.length === 0) return none(graph, whyNotIn(meant[0].space ?? 'graph', graph) ?? '');
  const { theory, reason } = firstThatApplies(graph, candidates);
  if (theory) return { theory, reason, parts: [], uncovered: 0 };
  return { theory: undefined, reason, ...partsOf(graph, candidates) };
}

const none = ({ order }: GameGraph, reason: string): ChosenTheory => ({
  theory: undefined,
  reason,
  parts: [],
  uncovered: order,
});

const entailingPartizan =
  'some arcs belong to one player and some nodes are gray: no theory of values is known for entailing partizan play';

type First = Pick<ChosenTheory, 'theory' | 'reason'>;

function firstThatApplies(graph: GameGraph, candidates: readonly Theory[]): First {
  const reasons: string[] = [];
  for (const theory of candidates) {
    const { applies, reason } = theory.applies(graph);
    if (applies) return { theory, reason };
    reasons.push(reason);
  }
  if (candidates.length > 1 && !isImpartial(graph)) return { theory: undefined, reason: entailingPartizan };
  // What stands in the way of the last two: together they cover every impartial graph but these.
  return { theory: undefined, reason: reasons.slice(-2).join(', and ') };
}

type Parts = Pick<ChosenTheory, 'parts' | 'uncovered'>;

/**
 * Components that one theory covers whole have the first such theory. In the others the largest part that a theory covers
 * comes first, then the largest of what is left, until no theory covers any more.
 */
function partsOf(graph: GameGraph, candidates: readonly Theory[]): Parts {
  const covers = candidates.map((theory) => verticesAvoiding(graph, theory.hindrances(graph)));
  const named = new Uint8Array(graph.order);
  const found = new Map<Theory, { readonly inside: Uint8Array; count: number }>();
  const give = (inside: Uint8Array): void => {
    const part = closedPart(graph, inside).graph;
    // A theory that is at work already is not joined by another that says the same of a small rest.
    const theory =
      [...found.keys()].find((each) => each.applies(part).applies) ??
      firstThatApplies(part, candidates).theory;
    // A theory asked for by its id may be meant for another kind of game than what is left without its hindrances.
    if (!theory) return;
    const its = found.get(theory) ?? { inside: new Uint8Array(graph.order), count: 0 };
    its.count += countOf(inside, named);
    for (let v = 0; v < graph.order; v++) {
      its.inside[v] |= inside[v];
      named[v] |= inside[v];
    }
    found.set(theory, its);
  };
  for (const inside of wholeComponents(graph, covers)) give(inside);
  // What has its theory by itself says nothing of the theory of the rest.
  for (const inside of covers) for (let v = 0; v < graph.order; v++) if (named[v] === 1) inside[v] = 0;
  for (;;) {
    const fresh = covers.map((inside) => countOf(inside, named));
    const most = Math.max(...fresh);
    if (most === 0) break;
    const inside = covers[fresh.indexOf(most)];
    give(inside);
    inside.fill(0);
  }
  const parts = [...found].map(([theory, { inside, count }]): TheoryPart => {
    const part = closedPart(graph, inside);
    return { theory, reason: theory.applies(part.graph).reason, part, count };
  });
  const uncovered = parts.reduce((rest, { count }) => rest - count, graph.order);
  return { parts: parts.toSorted((one, other) => other.count - one.count), uncovered };
}

/** Components that one theory at least covers whole, those that the same theories cover together. */
function wholeComponents(
  { order, left, right }: GameGraph,
  covers: readonly Uint8Array[],
): Iterable<Uint8Array> {
  const of = weakComponents(unionOfArcs(left, right));
  const all = 2 ** covers.length - 1;
  const covering = new Uint32Array(order).fill(all);
  for (const [at, inside] of covers.entries()) {
    for (let v = 0; v < order; v++) if (inside[v] === 0) covering[of[v]] &= ~(1 << at);
  }
  const groups = new Map<number, Uint8Array>();
  for (let v = 0; v < order; v++) {
    const theirs = covering[of[v]];
    if (theirs === 0) continue;
    const group = groups.get(theirs) ?? new Uint8Array(order);
    group[v] = 1;
    groups.set(theirs, group);
  }
  return groups.values();
}

/** How many vertices are inside and have no theory yet. */
function countOf(inside: Uint8Array, named: Uint8Array): number {
  let count = 0;
  for (let v = 0; v < inside.length; v++) if (inside[v] === 1 && named[v] === 0) count++;
  return count;
}

/** Whether a theory would name anything of a graph if a person chose it, how many vertices, and why or why not. */
export function offerOf(graph: GameGraph, id: string): { readonly covered: number; readonly reason: string } {
  const { reason, uncovered } = chooseTheory(graph, id);
  return { covered: graph.order - uncovered, reason };
}
