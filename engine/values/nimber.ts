/** The nimber *n. On paper and canvas a node shows the plain numeral n. */
import type { ValueKind } from './kind.ts';
import { base, parseNumber } from './wording.ts';

/** The nimber *n. */
export type Nimber = { readonly kind: 'nimber'; readonly n: number };

export const nimber: ValueKind<Nimber> = {
  kind: 'nimber',
  counted: { one: 'nimber', more: 'nimbers', spoken: 'nimbers' },
  rank: 'finite',
  text: ({ n }) => (n === 0 ? '0' : `*${n}`),
  // As a game of both players it is a stopper.
  keyAsGame: ({ n }) => `stopper ${n === 0 ? '0' : n === 1 ? '*' : `*${n}`}`,
  latex: ({ n }) => (n === 0 ? '0' : `{\\ast}${n}`),
  spoken: ({ n }) => (n === 0 ? 'zero' : `star ${n}`),
  mark: ({ n }) => [base(String(n))],
  // Beside the number 1, *1 is distinguished from it.
  markAmongOthers: ({ n }) => [base(n === 0 ? '0' : `∗${n}`)],
  legend: ({ n }) =>
    n === 0
      ? 'The nimber 0: with nothing beside it, the player to move loses.'
      : `The nimber *${n}, written ${n} where all values are nimbers: in every sum it is worth the same as a nim-heap of ${n}.`,
  parse(text) {
    const n = text === '*' ? 1 : parseNumber(text.startsWith('*') ? text.slice(1) : text);
    return n === undefined ? undefined : { kind: 'nimber', n };
  },
  order: (a, b) => a.n - b.n,
  besideHeap: ({ n }, m) => (n === m ? 'P' : 'N'),
};
