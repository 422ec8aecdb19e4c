/** Acyclic impartial games with entailing moves: Larsson, Nowakowski and Santos. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import { anyOf, onCycles, oneSided } from '../../graph/marks.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';
import type { Fact, Theory, Verdict } from '../theory.ts';
import { assignWithEntailing } from './acyclic.ts';

// Sums and outcomes of acyclic entailing games: the nim-sum of nimbers, and ☾ plus anything is ☾ (Abuku et
// al., Theorems 1.15, 1.16).

/** The value of a sum; undefined if the table has no entry. */
function sumOfValues(a: Value, b: Value): Value | undefined {
  if (a.kind === 'nimber' && b.kind === 'nimber') return { kind: 'nimber', n: a.n ^ b.n };
  const positions = [a, b].every(({ kind }) => kind === 'nimber' || kind === 'loony');
  return positions ? { kind: 'loony' } : undefined;
}

/** The outcome of a value; undefined if it does not determine one. */
function outcomeOfValue(value: Value): Outcome | undefined {
  if (value.kind === 'nimber') return value.n === 0 ? 'P' : 'N';
  return value.kind === 'loony' ? 'N' : undefined;
}

/**
 * Example acyclic digraphs with entailing moves, whose values the paper gives or its definitions give at
 * once.
 */
const facts: readonly Fact[] = [
  {
    name: 'A terminal gray node covers everything, and a move to it is loony',
    graph: '(t)\na -> t\nb -> a, z',
    values: { t: 'ℕ', a: '☾', b: '*1', z: '0' },
    steps: { t: 0, a: 1, z: 0, b: 2 },
    source: cite('carry-on', 'Definition 1.12'),
  },
  {
    name: 'All but 1 are protected: a forcing move that leads to *1, or on to 0',
    graph: 'g -> (e), two\n(e) -> one, u\nu -> (f), z\n(f) -> z\ntwo -> one, z\none -> z',
    values: { z: '0', one: '*1', two: '*2', f: 'ℕ∖{0}', u: '☾', e: 'ℕ∖{1}', g: '*1' },
    steps: { z: 0, one: 1, f: 1, two: 2, u: 2, e: 3, g: 4 },
    source: cite('carry-on', 'Figure 5'),
  },
  {
    name: 'Gray after gray covers the complement',
    graph: '(a) -> (b)\n(b) -> (c)\n(c) -> z\nx -> a\ny -> b',
    values: { c: 'ℕ∖{0}', b: '{0}', a: 'ℕ∖{0}', x: '0', y: '*1' },
    source: cite('carry-on', 'Definition 1.13'),
  },
  {
    name: 'An entailed player with a choice covers less',
    graph: '(g) -> h0, h1, h2\nh2 -> h1, h0\nh1 -> h0\nx -> g',
    values: { g: 'ℕ∖{0,1,2}', x: '0' },
    source: cite('carry-on', 'Algorithm 3'),
  },
];

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
