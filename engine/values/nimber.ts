/** The words of *n. On paper and canvas a node's value is the plain numeral. */
import type { Nimber } from './value.ts';
import { base, parseNumber, type Wording } from './wording.ts';

export const nimber: Wording<Nimber> = {
  kind: 'nimber',
  text: ({ n }) => (n === 0 ? '0' : `*${n}`),
  latex: ({ n }) => (n === 0 ? '0' : `{\\ast}${n}`),
  spoken: ({ n }) => (n === 0 ? 'zero' : `star ${n}`),
  mark: ({ n }) => [base(String(n))],
  legend: ({ n }) =>
    n === 0
      ? 'The nimber 0: who must move here, with nothing else to move, loses.'
      : `The nimber ${n}: adds to other games as a nim-heap of ${n} does.`,
  parse(text) {
    const n = text === '*' ? 1 : parseNumber(text.startsWith('*') ? text.slice(1) : text);
    return n === undefined ? undefined : { kind: 'nimber', n };
  },
};
