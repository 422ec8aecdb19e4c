/** Example all-white digraphs, whose values the papers give or the definitions give at once. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const acyclicFacts: readonly Fact[] = [
  {
    name: 'Nim heaps: *n has the options *0 … *(n − 1)',
    graph: 'h3 -> h2, h1, h0\nh2 -> h1, h0\nh1 -> h0',
    values: { h0: '0', h1: '*1', h2: '*2', h3: '*3' },
    steps: { h0: 0, h1: 1, h2: 2, h3: 3 },
    source: cite('carry-on', 'Algorithm 1'),
  },
  {
    name: 'A path alternates; every node waits for its option',
    graph: 'a -> b -> c',
    values: { a: '0', b: '*1', c: '0' },
    steps: { a: 2, b: 1, c: 0 },
    source: cite('carry-on', 'Algorithm 1'),
  },
  {
    name: "Wythoff's game up to (1, 2)",
    graph: 'w12 -> w02, w11, w10, w01\nw11 -> w01, w10, w00\nw02 -> w01, w00\nw01 -> w00\nw10 -> w00',
    values: { w00: '0', w01: '*1', w10: '*1', w11: '*2', w02: '*2', w12: '0' },
    steps: { w00: 0, w01: 1, w10: 1, w11: 2, w02: 2, w12: 3 },
    source: cite('wythoff', 'the cold positions'),
  },
];

export const cyclicFacts: readonly Fact[] = [
  {
    name: 'On the same path a move that reverts need not be waited for',
    graph: 'a -> b -> c',
    values: { a: '0', b: '*1', c: '0' },
    steps: { a: 1, b: 1, c: 0 },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: 'A loop alone is a pass for ever: no exits',
    graph: 'a -> a',
    values: { a: '∞' },
    source: cite('carry-on', 'Theorem 1.11'),
  },
  {
    name: 'A loop with exits to *0 and *2',
    graph: 'x -> x, h0, h2\nh2 -> h1, h0\nh1 -> h0',
    values: { x: '∞_{0,2}' },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: 'Two nodes on a cycle, and both finite by reversing',
    graph: 'r -> z, s\ns -> r, a\na -> z',
    values: { z: '0', a: '*1', s: '0', r: '*1' },
    steps: { z: 0, a: 1, s: 1, r: 2 },
    source: cite('carry-on', 'Algorithm 2'),
  },
  {
    name: "A digraph with the features of Fraenkel's: values 0 … 3, and ∞ with exits 2 and 3",
    graph: 'd -> c, b, a\nc -> b, a\nb -> a\nx -> y, c, d\ny -> x, d\ne -> d, f\nf -> e, a, y',
    values: { a: '0', b: '*1', c: '*2', d: '*3', x: '∞_{2,3}', y: '∞_3', e: '0', f: '∞_0' },
    steps: { a: 0, b: 1, c: 2, d: 3, e: 1 },
    source: cite('carry-on', 'Figure 1'),
  },
];
