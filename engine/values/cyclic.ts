/** ∞ with its exits (Fraenkel, Perl; Abuku et al., Algorithm 2). */
import type { ValueKind } from './kind.ts';
import { base, latexSubscripted, parseSubscripted, spokenList, sub, subscripted } from './wording.ts';

/** ∞ with its exits: a cyclic zone that can be left to the nimbers listed. Infinite rank. */
export type Cyclic = { readonly kind: 'cyclic'; readonly exits: readonly number[] };

export const cyclic: ValueKind<Cyclic> = {
  kind: 'cyclic',
  counted: { one: '∞', more: '∞', spoken: 'infinite' },
  rank: 'infinite',
  text: ({ exits }) => subscripted('∞', exits),
  latex: ({ exits }) => latexSubscripted('\\infty', exits),
  spoken: ({ exits }) =>
    exits.length === 0
      ? 'infinity without exits'
      : `infinity with ${exits.length === 1 ? 'exit' : 'exits'} ${spokenList(exits)}`,
  mark: ({ exits }) => (exits.length === 0 ? [base('∞')] : [base('∞'), sub(exits.join(','))]),
  legend: ({ exits }) =>
    exits.length === 0
      ? 'None of its options is worth a nimber, and play can go round.'
      : 'In a cyclic zone: play can go round. The small numbers are its exits, the nimbers to which a player can leave it.',
  parse(text) {
    const exits = parseSubscripted('∞', text);
    return exits && { kind: 'cyclic', exits };
  },
  besideHeap: ({ exits }, m) => (exits.includes(m) ? 'N' : 'D'),
};
