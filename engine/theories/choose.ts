/**
 * Chooses the theory that gives a graph its values, and says why. "auto" takes the first in the register that
 * applies to the whole graph. If none does, each closed part gets the theory that covers it: the value of a
 * vertex depends on its followers alone, so a gray vertex takes no value away from vertices that never reach
 * it. A theory asked for by its id gives values to the parts that it covers. Cost: O(order + arcs) a theory.
 */
import { buildArcs, unionOfArcs } from '../graph/build.ts';
import { type ClosedPart, closedPart, verticesAvoiding } from '../graph/closed-part.ts';
import { weakComponents } from '../graph/components.ts';
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { spaceOf, whyNotIn } from '../graph/space.ts';
import { type Rules, ruledBy, sidesMatter } from '../outcome/rules.ts';
import type { GameToSolve } from './question.ts';
import { theories } from './register.ts';
import type { Theory } from './theory.ts';

/**
 * A closed part and the theory that covers it. Parts may share vertices, to which their theories give the
 * same values.
 */
export type TheoryPart = {
  readonly theory: Theory;
  /** The reason in words for the person: "all nodes white, with a cycle". */
  readonly reason: string;
  readonly part: ClosedPart;
  /** How many vertices get their value from it; those of an earlier part are not counted again. */
  readonly count: number;
};

export type ChosenTheory = {
  /** The theory of the whole graph; undefined where none covers all of it. */
  readonly theory: Theory | undefined;
  /** Why that theory was chosen, or why none covers the whole. */
  readonly reason: string;
  /**
   * If no theory covers the whole: the closed parts that a theory covers, the largest first. Otherwise empty.
   */
  readonly parts: readonly TheoryPart[];
  /** How many vertices no theory covers. */
  readonly uncovered: number;
};

export type TheoryOfWhole = Pick<ChosenTheory, 'theory' | 'reason'>;

/** The theories that the rules ask for, or why none of them can give values in the graph's space of games. */
function candidatesFor(
  { graph, rules: { theory: id } }: GameToSolve,
  among: readonly Theory[],
): readonly Theory[] | string {
  const meant = among.filter((each) => (id === 'auto' ? !each.onRequest : each.id === id));
  if (meant.length === 0) return `there is no theory "${id}"`;
  const candidates = meant.filter(({ space = 'graph' }) => space === spaceOf(graph));
  return candidates.length > 0 ? candidates : (whyNotIn(meant[0].space ?? 'graph', graph) ?? '');
}

/**
 * Chooses the theory for a game: the one that its rules ask for, or the first that applies. `among` is the
 * register, unless a test has another one.
 */
export function chooseTheory(game: GameToSolve, among: readonly Theory[] = theories): ChosenTheory {
  const { graph, rules } = game;
  const candidates = candidatesFor(game, among);
  if (typeof candidates === 'string') return none(graph, candidates);
  const { theory, reason } = firstThatApplies(graph, candidates);
  if (theory) return { theory, reason, parts: [], uncovered: 0 };
  return { theory: undefined, reason, ...partsOf(graph, candidates, sidesMatter(rules)) };
}

/**
 * The same theory of the whole graph for the same reason, without the parts, which cost the most where there
 * is none.
 */
export function theoryOfWhole(game: GameToSolve): TheoryOfWhole {
  const candidates = candidatesFor(game, theories);
  if (typeof candidates === 'string') return { theory: undefined, reason: candidates };
  return firstThatApplies(game.graph, candidates);
}

const none = ({ order }: GameGraph, reason: string): ChosenTheory => ({
  theory: undefined,
  reason,
  parts: [],
  uncovered: order,
});

const entailingPartizan =
  'some arcs are one player’s and some nodes are gray, and no theory of values is known for entailing partizan play';

function firstThatApplies(graph: GameGraph, candidates: readonly Theory[]): TheoryOfWhole {
  const reasons = new Map<Theory, string>();
  for (const theory of candidates) {
    const { applies, reason } = theory.applies(graph);
    if (applies) return { theory, reason };
    reasons.set(theory, reason);
  }
  if (candidates.length > 1 && !isImpartial(graph)) return { theory: undefined, reason: entailingPartizan };
  const said = nearest(graph, candidates).flatMap((theory) => reasons.get(theory) ?? []);
  return { theory: undefined, reason: [...new Set(said)].join(', and ') };
}

/**
 * The theories whose reasons say what is in the way: those for this kind of play that no other one contains.
 * What hinders a theory within another does not matter where the wider one is hindered too.
 */
function nearest({ left, right }: GameGraph, candidates: readonly Theory[]): readonly Theory[] {
  if (candidates.length === 1) return candidates;
  const nothing = buildArcs(0, [], []);
  const empty: GameGraph = {
    order: 0,
    gray: new Uint8Array(0),
    left: nothing,
    right: left === right ? nothing : buildArcs(0, [], []),
  };
  const suitable = candidates.filter((theory) => theory.space !== undefined || theory.applies(empty).applies);
  const ids = new Set(suitable.map(({ id }) => id));
  return suitable.filter(({ within = [] }) => !within.some((id) => ids.has(id)));
}

type Parts = Pick<ChosenTheory, 'parts' | 'uncovered'>;

/**
 * A component that some theory covers gets the first such theory. In the other components, the largest part
 * that a theory covers is taken first, then the largest part of the rest, until no theory covers anything.
 */
function partsOf(graph: GameGraph, candidates: readonly Theory[], sided: boolean): Parts {
  const covers = candidates.map((theory) => verticesAvoiding(graph, theory.hindrances(graph)));
  const named = new Uint8Array(graph.order);
  const found = new Map<
    Theory,
    { readonly inside: Uint8Array; count: number; part: ClosedPart | undefined }
  >();
  const give = (inside: Uint8Array): void => {
    const whole = closedPart(graph, inside, sided);
    const part = whole.graph;
    // A theory already in use is not joined by a second one that gives the same values to a small rest.
    const theory =
      [...found.keys()].find((each) => each.applies(part).applies) ??
      firstThatApplies(part, candidates).theory;
    // A theory that was asked for by its id may be made for another kind of game than what is left without
    // its hindrances.
    if (!theory) return;
    const known = found.get(theory);
    const its = known ?? { inside: new Uint8Array(graph.order), count: 0, part: undefined };
    // What it covers is made again only where it is more than what was given at once.
    its.part = known ? undefined : whole;
    its.count += countOf(inside, named);
    for (let v = 0; v < graph.order; v++) {
      its.inside[v] |= inside[v];
      named[v] |= inside[v];
    }
    found.set(theory, its);
  };
  for (const inside of wholeComponents(graph, covers)) give(inside);
  // A component with a theory of its own says nothing of the theory of the others.
  for (const inside of covers) for (let v = 0; v < graph.order; v++) if (named[v] === 1) inside[v] = 0;
  for (;;) {
    const fresh = covers.map((inside) => countOf(inside, named));
    const most = Math.max(...fresh);
    if (most === 0) break;
    const inside = covers[fresh.indexOf(most)];
    give(inside);
    inside.fill(0);
  }
  const parts = [...found].map(([theory, { inside, count, part: known }]): TheoryPart => {
    const part = known ?? closedPart(graph, inside, sided);
    return { theory, reason: theory.applies(part.graph).reason, part, count };
  });
  const uncovered = parts.reduce((rest, { count }) => rest - count, graph.order);
  return { parts: parts.toSorted((one, other) => other.count - one.count), uncovered };
}

/** The components that at least one theory covers, grouped by the set of theories that cover them. */
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

/** The number of vertices that are inside and have no theory yet. */
function countOf(inside: Uint8Array, named: Uint8Array): number {
  let count = 0;
  for (let v = 0; v < inside.length; v++) if (inside[v] === 1 && named[v] === 0) count++;
  return count;
}

/** Whether a theory chosen by a person would give values to any vertex, to how many, and why or why not. */
export function offerOf(
  graph: GameGraph,
  id: string,
  rules?: Rules,
): { readonly covered: number; readonly reason: string } {
  const { reason, uncovered } = chooseTheory({ graph, rules: ruledBy({ theory: id }, rules) });
  return { covered: graph.order - uncovered, reason };
}
