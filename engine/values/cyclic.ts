/** The words of ∞ with its exits (Fraenkel, Perl; Abuku et al., Algorithm 2). */
import type { Cyclic } from './value.ts';
import {
  base,
  latexSubscripted,
  parseSubscripted,
  spokenList,
  sub,
  subscripted,
  type Wording,
} from './wording.ts';

export const cyclic: Wording<Cyclic> = {
  kind: 'cyclic',
  text: ({ exits }) => subscripted('∞', exits),
  latex: ({ exits }) => latexSubscripted('\\infty', exits),
  spoken: ({ exits }) =>
    exits.length === 0
      ? 'infinity without exits'
      : `infinity with ${exits.length === 1 ? 'exit' : 'exits'} ${spokenList(exits)}`,
  mark: ({ exits }) => (exits.length === 0 ? [base('∞')] : [base('∞'), sub(exits.join(','))]),
  legend: ({ exits }) =>
    exits.length === 0
      ? 'In a cyclic zone that cannot be left to any nimber.'
      : 'In a cyclic zone; the small numbers are its exits, the nimbers it can be left to.',
  parse(text) {
    const exits = parseSubscripted('∞', text);
    return exits && { kind: 'cyclic', exits };
  },
};
