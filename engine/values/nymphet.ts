/**
 * The nymphet "ninny n" (Abuku et al., section 2). Written ∞ with a starred subscript, as in their section 4,
 * which keeps it apart from ∞ with the exit n.
 */
import type { ValueKind } from './kind.ts';
import { base, parseNumber, sub } from './wording.ts';

/** Nymphet, "ninny n": a cyclic zone in which the opponent can be forced to *n. Infinite rank. */
export type Nymphet = { readonly kind: 'nymphet'; readonly n: number };

export const nymphet: ValueKind<Nymphet> = {
  kind: 'nymphet',
  counted: { one: 'nymphet', more: 'nymphets', spoken: 'nymphets' },
  rank: 'infinite',
  text: ({ n }) => `∞_{*${n}}`,
  latex: ({ n }) => `\\infty_{{\\ast}${n}}`,
  spoken: ({ n }) => `ninny ${n}`,
  mark: ({ n }) => [base('∞'), sub(`∗${n}`)],
  legend: ({ n }) =>
    `A nymphet, “ninny ${n}”: a node in a cyclic zone, from which the opponent can be forced to the nimber ${n}.`,
  parse(text) {
    const inside = /^∞_(?:\*(\d+)|\{\*(\d+)\})$/.exec(text);
    const n = inside ? parseNumber(inside[1] ?? inside[2]) : undefined;
    return n === undefined ? undefined : { kind: 'nymphet', n };
  },
  besideHeap: ({ n }, m) => (n === m ? 'D' : 'N'),
};
