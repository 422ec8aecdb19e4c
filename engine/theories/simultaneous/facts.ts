/** Games of Huggan's thesis as joint arcs, with their expected values; where the thesis errs, the corrected ones. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const simultaneousFacts: readonly Fact[] = [
  {
    name: 'Squares, of which Left takes one and Right two, from either end',
    graph: `3 ->L(l,r) 2
3 ->R(l,r) 1
3 ->J(l/l, r/r) 1
3 ->J(l/r, r/l) 0
2 ->L(l,r) 1
2 ->R(l,r) 0
2 ->J(l/l, l/r, r/l, r/r) 0
1 ->L(l,r) 0`,
    values: { 0: '0', 1: '1', 2: '0', 3: '1/2' },
    steps: { 0: 0, 1: 0, 2: 1, 3: 1 },
    source: cite('huggan', 'section 7.3'),
  },
  {
    name: 'Matching pennies: worth 0, and no draw',
    graph: `p ->J(a/a, b/b) w
p ->J(a/b, b/a) l
w ->L 0
l ->R 0`,
    values: { p: '0', w: '1', l: '-1' },
    source: cite('huggan', 'section 6.3'),
  },
  {
    name: 'The game that refutes the multiplication of profiles',
    graph: `s ->J(a1/b1) l
s ->J(a1/b2, a2/b1) r
s ->J(a2/b2) d
l ->L 0
r ->R 0
d ->J(a/a) 0`,
    values: { s: '-1/3', d: '0' },
    source: cite('huggan', 'Lemma 6.3.14, which it contradicts'),
  },
];
