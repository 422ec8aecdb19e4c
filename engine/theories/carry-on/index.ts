/** Cyclic impartial games with carry-on moves: Abuku, Carvalho, Larsson, Nowakowski, Santos and Suetsugu. */
import { cite } from '../../bibliography.ts';
import { reasonsByHeaps } from '../../explain/by-heaps.ts';
import { isAcyclic } from '../../graph/components.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { anyOf, oneSided } from '../../graph/marks.ts';
import { nimSumOfSets } from '../../numbers/naturals.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { Rules } from '../../outcome/rules.ts';
import type { Value } from '../../values/value.ts';
import type { Fact, Theory, ValuesByOptions, Verdict } from '../theory.ts';
import { assignWithCarryOn } from './rounds.ts';
import { hasSeveralOptions } from './state.ts';

/** Example digraphs with carry-on moves: from the paper, from its definitions, and the erratum. */
const facts: readonly Fact[] = [
  {
    name: 'Erratum: by a forced reply the mover gets to move to the terminal node, so d is a moon and no draw',
    graph: '(b) -> c\nc -> a, b\nd -> b, e\n(e) -> a',
    values: { a: '0', b: '?', c: '∞_0', d: '☾_0', e: 'ℕ∖{0}' },
    steps: { a: 0, e: 1, d: 1 },
    source: cite('carry-on', 'Algorithm 8, corrected'),
  },
  {
    name: 'New moon and full moon',
    graph: '(t)\nx -> t, z\n(g) -> x\n(h) -> g\ny -> g',
    values: { t: '●', x: '○', g: '●', h: '○', y: '○', z: '0' },
    steps: { t: 0, z: 0, x: 1, g: 2, h: 3, y: 3 },
    source: cite('carry-on', 'Figure 8'),
  },
  {
    name: 'A node that will be a full moon is not first a moon',
    graph: 'x -> g, z, k\n(g) -> y\ny -> h, y\n(h) -> i\n(i) -> (t)\n(k) -> z',
    values: { z: '0', t: '●', i: '○', h: '●', y: '○', g: '●', x: '○', k: 'ℕ∖{0}' },
    steps: { t: 0, z: 0, i: 1, k: 1, h: 2, y: 3, g: 4, x: 5 },
    source: cite('carry-on', 'Algorithm 8'),
  },
  {
    name: 'G = {0, carry-on to 0} has the phase {0}; G″ with carry-ons to 0 and *1 has {0, 1}',
    graph: 'G -> z, c\n(c) -> z\nH -> c, d\n(d) -> s\ns -> z',
    values: { G: '☾_0', H: '☾_{0,1}', s: '*1', c: 'ℕ∖{0}', d: 'ℕ∖{1}', z: '0' },
    source: cite('carry-on', 'Figure 16'),
  },
  {
    name: 'A carry-on to *n alone is as good as *n; with a pass it is a nymphet',
    graph: 'G -> c\n(c) -> s\ns -> z\nJ -> J, c',
    values: { G: '*1', J: '∞_{*1}', s: '*1' },
    source: cite('carry-on', 'Section 4'),
  },
  {
    name: 'A pass with exits to 0 and *1 and none by force',
    graph: 'J -> J, z, s\ns -> z',
    values: { J: '∞_{0,1}' },
    source: cite('carry-on', 'Section 4'),
  },
  {
    name: 'Hit and run: an unassigned option reverts by a carry-on within the cyclic zone',
    graph: 'x -> z, y\ny -> y, g\n(g) -> w\nw -> w, s\ns -> z',
    values: { z: '0', s: '*1', w: '∞_1', y: '∞_1', x: '*1', g: '?' },
    source: cite('carry-on', 'Figure 7'),
  },
  {
    name: 'Gray nodes on a cycle are never assigned',
    graph: '(a) -> (b)\n(b) -> (a)\nx -> a',
    values: { a: '?', b: '?', x: '∞' },
    source: cite('carry-on', 'Algorithm 5'),
  },
];

// The table of sums and the outcomes of games with carry-on moves (Abuku et al., Theorems 2.4 and 2.5). All
// kinds but the absorbing ○ have a set: {n}, the phase, {f} or the exits. A sum's set is the nim-sum of the
// two sets, and its kind is the first of ∞, ☾, nymphet, nimber among the two kinds. Only ∞ + ∞ loses its
// exits: no player can leave both at once.

/** A value of a white vertex other than ○: the rank of its kind, and its set. */
type Ranked = { readonly rank: number; readonly set: readonly number[] };

const NIMBER = 0;
const NYMPHET = 1;
const MOON = 2;
const CYCLIC = 3;

function ranked(value: Value): Ranked | undefined {
  switch (value.kind) {
    case 'nimber':
      return { rank: NIMBER, set: [value.n] };
    case 'nymphet':
      return { rank: NYMPHET, set: [value.n] };
    case 'moon':
      return { rank: MOON, set: value.phase };
    case 'cyclic':
      return { rank: CYCLIC, set: value.exits };
    default:
      return undefined;
  }
}

/** The value of a sum; undefined if the table has no entry. */
function sumOfValues(a: Value, b: Value): Value | undefined {
  const [first, second] = [ranked(a), ranked(b)];
  if (!first && a.kind !== 'full-moon') return undefined;
  if (!second && b.kind !== 'full-moon') return undefined;
  if (!first || !second) return { kind: 'full-moon' };
  if (first.rank === CYCLIC && second.rank === CYCLIC) return { kind: 'cyclic', exits: [] };
  const set = nimSumOfSets(first.set, second.set);
  const rank = Math.max(first.rank, second.rank);
  if (rank === CYCLIC) return { kind: 'cyclic', exits: set };
  if (rank === MOON) return { kind: 'moon', phase: set };
  return rank === NYMPHET ? { kind: 'nymphet', n: set[0] } : { kind: 'nimber', n: set[0] };
}

/** The outcome of a value; undefined if it does not determine one. */
function outcomeOfValue(value: Value): Outcome | undefined {
  switch (value.kind) {
    case 'nimber':
      return value.n === 0 ? 'P' : 'N';
    case 'full-moon':
    case 'moon':
      return 'N';
    case 'nymphet':
      return value.n === 0 ? 'D' : 'N';
    case 'cyclic':
      return value.exits.includes(0) ? 'N' : 'D';
    default:
      return undefined;
  }
}

// Values of positions from which play ends, found from those of their options, without a graph. An option is
// white, or it is gray and its only move passes the turn, so that the player who has moved there moves again
// from the position after it. With such options the corrected Algorithm 8 becomes what follows, since nothing
// is cyclic and there is no ● and no ○. Let D be the numbers of white options, and F what the mover can
// force: the number of each position from which she moves again, and the phase of each such position that is
// a moon. A gray option whose position has the number n covers all numbers but n, and one whose position is a
// moon covers all. So with no gray option the value is the mex of D; if F is one number, forced by numbers
// alone, and not in D, it is that number; else it is the moon of phase F. Sums are as Theorem 2.4 says:
// phases and numbers add as sets of nim-sums.

/**
 * A handle is twice a number, or one more than twice the place of a phase among those that were met.
 * O(options and phases) a value.
 */
function carryOnByOptions({ asPublished }: Rules): ValuesByOptions | undefined {
  if (asPublished) return undefined;
  const phases: (readonly number[])[] = [];
  const places = new Map<string, number>();
  const moon = (phase: readonly number[]): number => {
    const key = phase.join();
    const known = places.get(key);
    if (known !== undefined) return known;
    const handle = 2 * phases.push(phase) - 1;
    places.set(key, handle);
    return handle;
  };
  const isMoon = (handle: number): boolean => handle % 2 === 1;
  const setOf = (handle: number): readonly number[] => (isMoon(handle) ? phases[handle >> 1] : [handle >> 1]);
  return {
    zero: 0,
    of(white, _, gray) {
      const again = Array.from(gray);
      const offered = new Set(Array.from(white).filter((handle) => !isMoon(handle)));
      if (again.length === 0) {
        let mex = 0;
        while (offered.has(mex)) mex += 2;
        return mex;
      }
      const [first] = again;
      const isNumber = !isMoon(first) && again.every((handle) => handle === first);
      if (isNumber && !offered.has(first)) return first;
      return moon([...new Set(again.flatMap(setOf))].sort((a, b) => a - b));
    },
    add(a, b) {
      if (!isMoon(a) && !isMoon(b)) return a ^ b;
      return moon(nimSumOfSets(setOf(a), setOf(b)));
    },
    negative: (a) => a,
    value: (handle) =>
      isMoon(handle) ? { kind: 'moon', phase: phases[handle >> 1] } : { kind: 'nimber', n: handle >> 1 },
  };
}

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
