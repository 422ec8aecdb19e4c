/** Example acyclic digraphs with entailing moves, whose values the paper gives or its definitions give at once. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const facts: readonly Fact[] = [
  {
    name: 'A terminal gray node covers everything, and a move to it is loony',
    graph: '(t)\na -> t\nb -> a, z',
    values: { t: 'ℕ', a: '☾', b: '*1', z: '0' },
    steps: { t: 0, a: 1, z: 0, b: 2 },
    source: cite('carry-on', 'Definition 1.12'),
  },
  {
    name: 'All but 1 are protected: a forcing move that leads to *1, or on to 0',
    graph: 'g -> (e), two\n(e) -> one, u\nu -> (f), z\n(f) -> z\ntwo -> one, z\none -> z',
    values: { z: '0', one: '*1', two: '*2', f: 'ℕ∖{0}', u: '☾', e: 'ℕ∖{1}', g: '*1' },
    steps: { z: 0, one: 1, f: 1, two: 2, u: 2, e: 3, g: 4 },
    source: cite('carry-on', 'Figure 5'),
  },
  {
    name: 'Gray after gray covers the complement',
    graph: '(a) -> (b)\n(b) -> (c)\n(c) -> z\nx -> a\ny -> b',
    values: { c: 'ℕ∖{0}', b: '{0}', a: 'ℕ∖{0}', x: '0', y: '*1' },
    source: cite('carry-on', 'Definition 1.13'),
  },
  {
    name: 'An entailed player with a choice covers less',
    graph: '(g) -> h0, h1, h2\nh2 -> h1, h0\nh1 -> h0\nx -> g',
    values: { g: 'ℕ∖{0,1,2}', x: '0' },
    source: cite('carry-on', 'Algorithm 3'),
  },
];
