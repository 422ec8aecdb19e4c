/**
 * Lists the reductions that lead to the simplest form, one at a time; their number is known only at the end.
 */
import { type Arcs, type GameGraph, isImpartial, type Mover } from '../../../graph/game-graph.ts';
import type { About, Question } from '../../question.ts';
import {
  type Invariant,
  MOST_REDUCTIONS,
  MOST_VERTICES,
  type NormalPlayReduction,
  type Simplification,
} from '../../reduction.ts';
import { type Lives, livesOf } from '../../reduction-lives.ts';
import { sentenceOf } from '../../reduction-sentences.ts';
import { alternation, stopperVertices } from '../component/alternating.ts';
import { deleteSparedArc } from '../component/deletion.ts';
import { redirect } from '../component/onside.ts';
import { type Local, sortedSet } from '../local.ts';
import { compareAll } from '../order/pairs.ts';
import { onsideRules, type ReductionRules, stopperRules } from '../reductions/rules.ts';
import { emptyStore } from '../store/store.ts';

/** Rewriting is given up after this many sweeps; a handful is usual. */
const MOST_SWEEPS = 200;

/**
 * Rewrites a local graph one reduction at a time, in an order that reads well: dominated options everywhere,
 * then reversible ones, until there are neither; then equal vertices, one after the other; and again. Only
 * what can still be reached from the starts is rewritten.
 *
 * Equal vertices are fused only when nothing else is left: fused earlier, they might create an alternating
 * cycle.
 */
type Rewriting = {
  readonly local: Local;
  /** Per core vertex: itself, or the vertex into which it was fused. */
  readonly stands: Int32Array;
  /** The number of vertices asked for; they come first in the core. */
  readonly starts: number;
  /** The reductions made so far, in local numbers. */
  readonly done: NormalPlayReduction[];
};

/** A rewriting in steps; each yields the number of reductions so far. */
type Sweeps = Generator<number, void, void>;

/** Rewrites until no rule applies to any vertex with may[v] = 1. */
function* rewriteBy(rewriting: Rewriting, rules: ReductionRules, may: Uint8Array): Sweeps {
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const before = rewriting.done.length;
    yield* eachOption(rewriting, rules, may, dropDominated);
    yield* eachOption(rewriting, rules, may, bypass);
    if (rewriting.done.length > before) continue;
    yield* fuse(rewriting, rules, may);
    if (rewriting.done.length === before) return;
  }
}

type Rewrite = (rewriting: Rewriting, rules: ReductionRules, player: Mover, v: number) => void;

function* eachOption(rewriting: Rewriting, rules: ReductionRules, may: Uint8Array, rewrite: Rewrite): Sweeps {
  const { done } = rewriting;
  const isReached = reachedNow(rewriting);
  for (const v of reached(rewriting)) {
    if (may[v] === 0) continue;
    for (const player of ['left', 'right'] as const) if (isReached(v)) rewrite(rewriting, rules, player, v);
    yield done.length;
  }
}

/** Whether a vertex can still be reached; computed again only after a reduction. */
function reachedNow(rewriting: Rewriting): (v: number) => boolean {
  let vertices = reached(rewriting);
  let since = rewriting.done.length;
  return (v) => {
    if (rewriting.done.length > since) {
      vertices = reached(rewriting);
      since = rewriting.done.length;
    }
    return vertices.has(v);
  };
}

const dropDominated: Rewrite = ({ local, done }, rules, player, v) => {
  const own = local[player];
  for (const option of [...own[v]]) {
    const by = rules.dominator(player, v, option);
    if (by === undefined) continue;
    own[v] = own[v].filter((other) => other !== option);
    done.push({ kind: 'dominated', player, from: v, option, by });
    rules.changed();
  }
};

/**
 * Bypasses reversible options one after the other; each candidate is tried once, and one that is met again is
 * dropped.
 */
const bypass: Rewrite = ({ local, done }, rules, player, v) => {
  const own = local[player];
  const met = new Set(own[v]);
  const open = [...own[v]];
  for (let i = 0; i < open.length; i++) {
    const option = open[i];
    const through = rules.through(player, v, option);
    if (through === undefined) continue;
    const replies = own[through];
    own[v] = sortedSet([
      ...own[v].filter((other) => other !== option),
      ...replies.filter((next) => !met.has(next)),
    ]);
    for (const next of replies) {
      if (met.has(next)) continue;
      met.add(next);
      open.push(next);
    }
    const stays = (next: number): boolean => own[v].includes(next);
    done.push({
      kind: 'reversible',
      player,
      from: v,
      option,
      through,
      instead: replies.filter(stays),
      bypassed: replies.filter((next) => !stays(next)),
    });
    rules.changed();
  }
};

/** If the rules leave a choice, the vertex further from the starts is removed. */
function* fuse(rewriting: Rewriting, rules: ReductionRules, may: Uint8Array): Sweeps {
  const { local, stands, done } = rewriting;
  const vertices = [...reached(rewriting)].filter((v) => may[v] === 1).sort((a, b) => a - b);
  const isReached = reachedNow(rewriting);
  for (const gone of vertices.toReversed()) {
    if (!isReached(gone)) continue;
    const into = vertices.find(
      (u) => u !== gone && stands[u] === u && isReached(u) && rules.fusible(u, gone),
    );
    yield done.length;
    if (into === undefined) continue;
    redirect(local, gone, into);
    stands[gone] = into;
    done.push({ kind: 'fused', gone, into });
    rules.changed();
  }
}

/** The vertex that represents a given one after all fusions. */
function standFor(stands: Int32Array, v: number): number {
  let stand = v;
  while (stands[stand] !== stand) stand = stands[stand];
  return stand;
}

/** The vertices that can be reached now from the starts, with the starts first. */
function reached({ local: { left, right }, stands, starts }: Rewriting): ReadonlySet<number> {
  const met = new Set<number>();
  for (let v = 0; v < starts; v++) met.add(standFor(stands, v));
  // A Set's iteration also visits members added meanwhile.
  for (const v of met) for (const options of [left[v], right[v]]) for (const w of options) met.add(w);
  return met;
}

// The reductions that lead from a game graph to its simplest form (Siegel, New results in loopy games,
// sections 3 and 5), one at a time. All preserve the value of every vertex, so one comparison of all pairs
// serves throughout. If there are alternating cycles, γ⁺ or γ⁻ is preserved and the onside or offside is
// reached: by the conditional rules of component/onside.ts, then by removing unneeded arcs, then, as far as
// stoppers are reached, without conditions. The offside is found on the negative.

type SimplifyOptions = {
  /** What is preserved if infinite play can occur: γ⁺ unless the offside is asked for. */
  readonly side?: Exclude<Invariant, 'value'>;
};

/**
 * Simplifies everything that can be reached from the starts, which come first; if none are given, all
 * vertices are starts. Gray vertices are treated as white. Each slice yields the number of reductions so far.
 * O(vertices² + pairs of arcs) for the comparison.
 */
export function* reductionsOf(
  graph: GameGraph,
  starts: readonly number[] = [],
  { side = 'onside' }: SimplifyOptions = {},
): Generator<number, Simplification<NormalPlayReduction>, void> {
  const asked = starts.length > 0 ? eachOnce(starts) : Array.from({ length: graph.order }, (_, v) => v);
  const members = followersOf(graph, asked);
  if (members.length > MOST_VERTICES)
    return { kind: 'too-large', vertices: members.length, most: MOST_VERTICES };
  let local = localOf(graph, members);
  const cyclic = alternation(local).cyclic;
  const kept: Invariant = cyclic ? side : 'value';
  if (kept === 'offside') local = { ...local, left: local.right, right: local.left };
  yield 0;
  const store = emptyStore();
  const order = compareAll(store, local, cyclic);
  const stands = Int32Array.from(members, (_, v) => v);
  const rewriting: Rewriting = { local, stands, starts: asked.length, done: [] };
  const all = new Uint8Array(members.length).fill(1);
  if (cyclic) {
    const spent = { pairs: 0 };
    for (;;) {
      yield* withinReason(rewriteBy(rewriting, onsideRules(local, order), all));
      if (rewriting.done.length > MOST_REDUCTIONS) return { kind: 'too-long', most: MOST_REDUCTIONS };
      const arc = alternation(local).cyclic ? deleteSparedArc(store, local, spent) : undefined;
      if (!arc) break;
      rewriting.done.push({ kind: 'spared', player: arc.side, from: arc.from, option: arc.to });
    }
  }
  const stopper = stopperVertices(local, alternation(local));
  yield* withinReason(rewriteBy(rewriting, stopperRules(local, order), stopper));
  if (rewriting.done.length > MOST_REDUCTIONS) return { kind: 'too-long', most: MOST_REDUCTIONS };
  const left = reached(rewriting);
  const unreachable = members.flatMap((_, v) => (stands[v] === v && !left.has(v) ? [v] : []));
  if (unreachable.length > 0) rewriting.done.push({ kind: 'unreachable', vertices: unreachable });
  return {
    kind: 'simplified',
    kept,
    reductions: rewriting.done.map((reduction) => told(reduction, members, kept === 'offside')),
    stopper: [...left].every((v) => stopper[v] === 1),
    members,
  };
}

/** Stops when there are too many reductions. */
function* withinReason(sweeps: Generator<number, void, void>): Generator<number, void, void> {
  for (const count of sweeps) {
    if (count > MOST_REDUCTIONS) return;
    yield count;
  }
}

const eachOnce = (starts: readonly number[]): number[] => [...new Set(starts)];

/** All followers of the starts, breadth first, Left's options before Right's. */
function followersOf({ left, right }: GameGraph, starts: readonly number[]): readonly number[] {
  const met = new Set(starts);
  for (const v of met)
    for (const arcs of [left, right]) for (const option of optionsOf(arcs, v)) met.add(option);
  return [...met];
}

const optionsOf = ({ starts, targets }: Arcs, v: number): Uint32Array =>
  targets.subarray(starts[v], starts[v + 1]);

/** The local graph in which all of these vertices form the core and none is a value yet. */
function localOf({ left, right }: GameGraph, members: readonly number[]): Local {
  const place = new Map(members.map((v, i) => [v, i]));
  const lists = (arcs: Arcs): number[][] =>
    members.map((v) => sortedSet(Array.from(optionsOf(arcs, v), (option) => place.get(option) as number)));
  return { core: members.length, order: members.length, left: lists(left), right: lists(right), ids: [] };
}

/** A reduction in the graph's own numbers; one of the negative has its players exchanged back. */
function told(
  reduction: NormalPlayReduction,
  members: readonly number[],
  turned: boolean,
): NormalPlayReduction {
  const at = (v: number): number => members[v];
  const of = (player: Mover): Mover => (turned ? (player === 'left' ? 'right' : 'left') : player);
  switch (reduction.kind) {
    case 'dominated': {
      const { player, from, option, by } = reduction;
      return { ...reduction, player: of(player), from: at(from), option: at(option), by: at(by) };
    }
    case 'reversible': {
      const { player, from, option, through, instead, bypassed } = reduction;
      const ends = { from: at(from), option: at(option), through: at(through) };
      return {
        ...reduction,
        player: of(player),
        ...ends,
        instead: instead.map(at),
        bypassed: bypassed.map(at),
      };
    }
    case 'spared': {
      const { player, from, option } = reduction;
      return { ...reduction, player: of(player), from: at(from), option: at(option) };
    }
    case 'fused':
      return { ...reduction, gone: at(reduction.gone), into: at(reduction.into) };
    case 'unreachable':
      return { ...reduction, vertices: reduction.vertices.map(at) };
  }
}

export type SimplifyAnswer = {
  readonly kind: 'simplify';
  readonly found: Simplification<NormalPlayReduction>;
  /** When each arc and each vertex exists; empty if the reductions are not listed. */
  readonly lives: Lives;
};

/** If no vertices are given, the whole graph is simplified. */
type Starts = About['vertices'] & {
  /** If there are alternating cycles: γ⁺ is preserved, unless γ⁻ is asked for. */
  readonly side?: Exclude<Invariant, 'value'>;
};

export const simplify: Question<'simplify', 'vertices', Starts, SimplifyAnswer> = {
  id: 'simplify',
  needs: 'vertices',
  title: 'Simplified',
  says: 'the reductions that lead to the simplest form of what the nodes lead to, one at a time',
  readsValues: false,
  applies({ graph }) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  *ask({ graph, rules }, { vertices, side = rules.infinitePlay === 'right' ? 'offside' : 'onside' }) {
    const found = yield* reductionsOf(graph, vertices, { side });
    const lives = found.kind === 'simplified' ? livesOf(graph, found) : { arcs: [], vertices: [] };
    return { kind: 'simplify', found, lives };
  },
  sentences({ found }, called) {
    if (found.kind === 'too-large')
      return [`There are ${found.vertices} positions; reductions are listed for at most ${found.most}.`];
    if (found.kind === 'too-long') return [`There are more than ${found.most} reductions, too many to list.`];
    if (found.reductions.length === 0) return ['It is in simplest form.'];
    return found.reductions.map((reduction) => `${sentenceOf(reduction, found.kept, called)}.`);
  },
};
