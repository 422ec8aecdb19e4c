/**
 * Rewrites a local graph one reduction at a time, in an order that reads well: dominated options everywhere, then
 * reversible ones, until there are neither; then equal vertices, one after the other; and again. Only what can still
 * be reached from the starts is rewritten.
 *
 * Equal vertices are fused only when nothing else is left: fused earlier, they might create an alternating cycle.
 */

import type { Mover } from '../../../graph/game-graph.ts';
import type { NormalPlayReduction } from '../../reduction.ts';
import { redirect } from '../component/onside.ts';
import { type Local, sortedSet } from '../local.ts';
import type { ReductionRules } from './rules.ts';

/** Rewriting is given up after this many sweeps; a handful is usual. */
const MOST_SWEEPS = 200;

export type Rewriting = {
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
export function* rewriteBy(rewriting: Rewriting, rules: ReductionRules, may: Uint8Array): Sweeps {
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

/** The vertex that stands for a given one after all fusions. */
export function standFor(stands: Int32Array, v: number): number {
  let stand = v;
  while (stands[stand] !== stand) stand = stands[stand];
  return stand;
}

/** The vertices that can be reached now from the starts, with the starts first. */
export function reached({ local: { left, right }, stands, starts }: Rewriting): ReadonlySet<number> {
  const met = new Set<number>();
  for (let v = 0; v < starts; v++) met.add(standFor(stands, v));
  // A Set's iteration also visits members added meanwhile.
  for (const v of met) for (const options of [left[v], right[v]]) for (const w of options) met.add(w);
  return met;
}
