/** The covered set of a gray node, finite or cofinite (Abuku et al., Definition 1.13). */

import { nimSumOfSets } from '../numbers/naturals.ts';
import type { ValueKind } from './kind.ts';
import type { Run } from './mark.ts';
import { base, parseNumbers, spokenList } from './wording.ts';

/**
 * The value of a gray node: the player who must move here loses next to *k exactly for the k in this finite
 * or cofinite set.
 */
export type CoveredSet =
  | { readonly kind: 'covered'; readonly finite: readonly number[] }
  | { readonly kind: 'covered'; readonly cofinite: readonly number[] };

/** The covered set of a gray node beside a nim-heap of n: each number k of it becomes k ⊕ n. */
export function coveredBeside(set: CoveredSet, n: number): CoveredSet {
  return 'finite' in set
    ? { kind: 'covered', finite: nimSumOfSets(set.finite, [n]) }
    : { kind: 'covered', cofinite: nimSumOfSets(set.cofinite, [n]) };
}

const allNumbers: Run = base('ℕ', 'blackboard');

function inWords(set: CoveredSet): string {
  if ('cofinite' in set) return set.cofinite.length === 0 ? 'all' : `all but ${spokenList(set.cofinite)}`;
  return set.finite.length === 0 ? 'nothing' : spokenList(set.finite);
}

function written(set: CoveredSet): string {
  if ('cofinite' in set) return set.cofinite.length === 0 ? 'ℕ' : `ℕ∖{${set.cofinite.join(',')}}`;
  return set.finite.length === 0 ? '∅' : `{${set.finite.join(',')}}`;
}

export const covered: ValueKind<CoveredSet> = {
  kind: 'covered',
  counted: { one: 'covered set', more: 'covered sets', spoken: 'covered sets' },
  rank: 'finite',
  nodes: 'gray',
  text: written,
  latex: (set) =>
    written(set)
      .replace(/[{}]/g, (brace) => `\\${brace}`)
      .replace('ℕ', '\\mathbb{N}')
      .replace('∖', '\\setminus')
      .replace('∅', '\\emptyset'),
  spoken: (set) => `covers ${inWords(set)}`,
  mark(set) {
    const text = written(set);
    if (!text.startsWith('ℕ')) return [base(text)];
    return text === 'ℕ' ? [allNumbers] : [allNumbers, base(text.slice(1))];
  },
  legend: () =>
    'Covered set of a gray node: the player who must move from here loses beside the nim-heaps in it, and wins beside the others.',
  parse(text) {
    if (text === '∅' || text === '{}') return { kind: 'covered', finite: [] };
    if (text === 'ℕ') return { kind: 'covered', cofinite: [] };
    const inside = /^(ℕ∖)?\{([\d,]+)\}$/.exec(text);
    const numbers = inside && parseNumbers(inside[2]);
    if (!inside || !numbers) return undefined;
    return inside[1] ? { kind: 'covered', cofinite: numbers } : { kind: 'covered', finite: numbers };
  },
  besideHeap: (set, m) =>
    ('finite' in set ? set.finite.includes(m) : !set.cofinite.includes(m)) ? 'P' : 'N',
};
