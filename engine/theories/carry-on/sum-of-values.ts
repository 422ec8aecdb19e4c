/**
 * The table of sums and the outcomes of games with carry-on moves (Abuku et al., Theorems 2.4 and 2.5). All kinds but
 * the absorbing ○ have a set: {n}, the phase, {f} or the exits. A sum's set is the nim-sum of the two sets, and its
 * kind is the first of ∞, ☾, nymphet, nimber among the two kinds. Only ∞ + ∞ loses its exits: nobody can leave both
 * at once.
 */
import { nimSumOfSets } from '../../numbers/naturals.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';

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
export function sumOfValues(a: Value, b: Value): Value | undefined {
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
export function outcomeOfValue(value: Value): Outcome | undefined {
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
