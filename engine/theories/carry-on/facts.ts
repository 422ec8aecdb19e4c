/** Example digraphs with carry-on moves: from the paper, from its definitions, and the erratum. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const facts: readonly Fact[] = [
  {
    name: 'Erratum: by a forced reply the mover gets to move to the terminal node, so d is a moon and no draw',
    graph: '(b) -> c\nc -> a, b\nd -> b, e\n(e) -> a',
    values: { a: '0', b: '?', c: '∞_0', d: '☾_0', e: 'ℕ∖{0}' },
    steps: { a: 0, e: 1, d: 1 },
    source: cite('carry-on', 'Algorithm 8, corrected'),
  },
  {
    name: 'New moon and full moon',
    graph: '(t)\nx -> t, z\n(g) -> x\n(h) -> g\ny -> g',
    values: { t: '●', x: '○', g: '●', h: '○', y: '○', z: '0' },
    steps: { t: 0, z: 0, x: 1, g: 2, h: 3, y: 3 },
    source: cite('carry-on', 'Figure 8'),
  },
  {
    name: 'A node that will be a full moon is not first a moon',
    graph: 'x -> g, z, k\n(g) -> y\ny -> h, y\n(h) -> i\n(i) -> (t)\n(k) -> z',
    values: { z: '0', t: '●', i: '○', h: '●', y: '○', g: '●', x: '○', k: 'ℕ∖{0}' },
    steps: { t: 0, z: 0, i: 1, k: 1, h: 2, y: 3, g: 4, x: 5 },
    source: cite('carry-on', 'Algorithm 8'),
  },
  {
    name: 'G = {0, carry-on to 0} has the phase {0}; G″ with carry-ons to 0 and *1 has {0, 1}',
    graph: 'G -> z, c\n(c) -> z\nH -> c, d\n(d) -> s\ns -> z',
    values: { G: '☾_0', H: '☾_{0,1}', s: '*1', c: 'ℕ∖{0}', d: 'ℕ∖{1}', z: '0' },
    source: cite('carry-on', 'Figure 16'),
  },
  {
    name: 'A carry-on to *n alone is as good as *n; with a pass it is a nymphet',
    graph: 'G -> c\n(c) -> s\ns -> z\nJ -> J, c',
    values: { G: '*1', J: '∞_{*1}', s: '*1' },
    source: cite('carry-on', 'Section 4'),
  },
  {
    name: 'A pass with exits to 0 and *1 and none by force',
    graph: 'J -> J, z, s\ns -> z',
    values: { J: '∞_{0,1}' },
    source: cite('carry-on', 'Section 4'),
  },
  {
    name: 'Hit and run: an unassigned option reverts by a carry-on within the cyclic zone',
    graph: 'x -> z, y\ny -> y, g\n(g) -> w\nw -> w, s\ns -> z',
    values: { z: '0', s: '*1', w: '∞_1', y: '∞_1', x: '*1', g: '?' },
    source: cite('carry-on', 'Figure 7'),
  },
  {
    name: 'Gray nodes on a cycle are never assigned',
    graph: '(a) -> (b)\n(b) -> (a)\nx -> a',
    values: { a: '?', b: '?', x: '∞' },
    source: cite('carry-on', 'Algorithm 5'),
  },
];
