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
import type { Theory, ValuesByOptions, Verdict } from '../theory.ts';
import { facts } from './facts.ts';
import { assignWithCarryOn } from './rounds.ts';
import { hasSeveralOptions } from './state.ts';

// The table of sums and the outcomes of games with carry-on moves (Abuku et al., Theorems 2.4 and 2.5). All kinds but
// the absorbing ○ have a set: {n}, the phase, {f} or the exits. A sum's set is the nim-sum of the two sets, and its
// kind is the first of ∞, ☾, nymphet, nimber among the two kinds. Only ∞ + ∞ loses its exits: nobody can leave both
// at once.

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

// Values of positions from which play ends, found from those of their options, without a graph. An option is white, or it is gray and
// its only move passes the turn, so that whoever has moved there moves again from the position after it.
// With such options Algorithm 8, corrected, comes to this, since nothing is cyclic and there is no ● and no ○. Let D be the numbers
// of white options, and F what the mover can force: the number of each position from which she moves again, and the phase of each such
// position that is a moon. A gray option whose position has the number n covers all numbers but n, and one whose position is a moon
// covers all. So with no gray option the value is the mex of D; if F is one number, forced by numbers alone, and not in D, it is that number;
// else it is the moon of phase F. Sums are as Theorem 2.4 says: phases and numbers add as sets of nim-sums.

/** A handle is twice a number, or one more than twice the place of a phase among those that were met. O(options and phases) a value. */
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
