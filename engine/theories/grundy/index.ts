/** Short and cyclic impartial games without entailing moves: Sprague–Grundy, and Smith–Fraenkel–Perl. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { anyOf, onCycles, oneSided } from '../../graph/marks.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';
import type { Fact, Theory, ValuesByOptions, Verdict } from '../theory.ts';
import { assignByMex } from './acyclic.ts';
import { assignByReverting } from './cyclic.ts';
import { explainByOptions } from './explain.ts';
import { assignValueByValue } from './value-by-value.ts';

/** Example all-white digraphs, whose values the papers give or the definitions give at once. */
const acyclicFacts: readonly Fact[] = [
  {
    name: 'Nim heaps: *n has the options *0 … *(n − 1)',
    graph: 'h3 -> h2, h1, h0\nh2 -> h1, h0\nh1 -> h0',
    values: { h0: '0', h1: '*1', h2: '*2', h3: '*3' },
    steps: { h0: 0, h1: 1, h2: 2, h3: 3 },
    source: cite('carry-on', 'Algorithm 1'),
  },
  {
    name: 'A path alternates; every node waits for its option',
    graph: 'a -> b -> c',
    values: { a: '0', b: '*1', c: '0' },
    steps: { a: 2, b: 1, c: 0 },
    source: cite('carry-on', 'Algorithm 1'),
  },
  {
    name: "Wythoff's game up to (1, 2)",
    graph: 'w12 -> w02, w11, w10, w01\nw11 -> w01, w10, w00\nw02 -> w01, w00\nw01 -> w00\nw10 -> w00',
    values: { w00: '0', w01: '*1', w10: '*1', w11: '*2', w02: '*2', w12: '0' },
    steps: { w00: 0, w01: 1, w10: 1, w11: 2, w02: 2, w12: 3 },
    source: cite('wythoff', 'the cold positions'),
  },
];

const cyclicFacts: readonly Fact[] = [
  {
    name: 'On the same path a move that reverts need not be waited for',
    graph: 'a -> b -> c',
    values: { a: '0', b: '*1', c: '0' },
    steps: { a: 1, b: 1, c: 0 },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: 'A loop alone is a pass for ever: no exits',
    graph: 'a -> a',
    values: { a: '∞' },
    source: cite('carry-on', 'Theorem 1.11'),
  },
  {
    name: 'A loop with exits to *0 and *2',
    graph: 'x -> x, h0, h2\nh2 -> h1, h0\nh1 -> h0',
    values: { x: '∞_{0,2}' },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: 'Two nodes on a cycle, and both finite by reversing',
    graph: 'r -> z, s\ns -> r, a\na -> z',
    values: { z: '0', a: '*1', s: '0', r: '*1' },
    steps: { z: 0, a: 1, s: 1, r: 2 },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: "A digraph with the features of Fraenkel's: values 0 … 3, and ∞ with exits 2 and 3",
    graph: 'd -> c, b, a\nc -> b, a\nb -> a\nx -> y, c, d\ny -> x, d\ne -> d, f\nf -> e, a, y',
    values: { a: '0', b: '*1', c: '*2', d: '*3', x: '∞_{2,3}', y: '∞_3', e: '0', f: '∞_0' },
    steps: { a: 0, b: 1, c: 2, d: 3, e: 1 },
    source: cite('carry-on', 'Figure 1'),
  },
];

// Sums and outcomes of the values of all-white digraphs: *a + *b = *(a ⊕ b); *a + ∞ with exits D = ∞ with
// exits a ⊕ D; two cyclic values make ∞ without exits. (Siegel, Coping with cycles, section 6; Abuku et al.,
// section 2.)

/** The value of a sum; undefined if the table has no entry. */
function sumOfValues(a: Value, b: Value): Value | undefined {
  if (a.kind === 'nimber' && b.kind === 'nimber') return { kind: 'nimber', n: a.n ^ b.n };
  if (a.kind === 'cyclic' && b.kind === 'cyclic') return { kind: 'cyclic', exits: [] };
  if (a.kind === 'nimber' && b.kind === 'cyclic') return shifted(a.n, b.exits);
  if (a.kind === 'cyclic' && b.kind === 'nimber') return shifted(b.n, a.exits);
  return undefined;
}

const shifted = (n: number, exits: readonly number[]): Value => ({
  kind: 'cyclic',
  exits: exits.map((exit) => exit ^ n).sort((a, b) => a - b),
});

/** The outcome of a value; undefined if it does not determine one. */
function outcomeOfValue(value: Value): Outcome | undefined {
  if (value.kind === 'nimber') return value.n === 0 ? 'P' : 'N';
  if (value.kind === 'cyclic') return value.exits.includes(0) ? 'N' : 'D';
  return undefined;
}

// Nim values found from those of options, without a graph: mex, and nim-sums (Abuku et al., Algorithm 1). A
// handle is the nim value.

/** O(options) a value. */
export function nimbersByOptions(): ValuesByOptions {
  let seen = new Uint32Array(64);
  let asked = 0;
  return {
    zero: 0,
    of(left) {
      // The mex is at most the number of options.
      if (left.length >= seen.length) seen = new Uint32Array(2 * left.length);
      asked++;
      for (let i = 0; i < left.length; i++) if (left[i] < seen.length) seen[left[i]] = asked;
      let mex = 0;
      while (seen[mex] === asked) mex++;
      return mex;
    },
    add: (a, b) => a ^ b,
    negative: (a) => a,
    value: (n) => ({ kind: 'nimber', n }),
  };
}

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
