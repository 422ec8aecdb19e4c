/** Games whose values the paper gives, the smallest example of each reduction, and a form that its calculator leaves as it is. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

/** Ends that several of the games below share. */
const ends = 'zero: 0\none: 1\ntwo: 2\nthree: 3\nfour: 4\nminus: -1';

export const scoringFacts: readonly Fact[] = [
  {
    name: 'A number is where it ends, or not the same as moving to it; a switch; waiting moves',
    graph: `${ends}
s ->L three2
s ->R three2
three2: 3
switch ->L one
switch ->R zero
wait ->L zero
wait: 0 | 0
later ->R zero
later: 0 | 0`,
    values: { three2: '3', s: '<3|3>', switch: '<1|0>', wait: '<0|^0>', later: '<^0|0>' },
    source: cite('guaranteed', 'Section 2.1 and Definition 22'),
  },
  {
    name: 'The smallest example of each reduction',
    graph: `${ends}
a ->L zero, one
a ->R zero
b ->L c
b: 0 | 4
c ->L two
c ->R d
d ->L one
d ->R zero
e ->L zero, f
e: 0 | 1
f ->L zero
f ->R zero
g ->L zero, h
g: 0 | 1
h ->L one
h ->R one
i ->L j
i: 0 | 2
j ->R one
j: 1 | 0`,
    values: { a: '<1|0>', b: '<1|^4>', e: '<0|^1>', g: '<0,<^1|1>|^1>', i: '<^1|^2>' },
    source: cite('guaranteed', 'Theorems 30, 32, 34 and 35'),
  },
  {
    name: 'A tied option that can only wait goes, where the calculator keeps it',
    graph: `zero: 0
one: 1
game ->L later, other
game: 0 | 1
later ->R zero
later: 0 | 0
other ->L zero
other ->R first
first ->R one
first: 1 | 0`,
    values: { game: '<<0|<^1|1>>|^1>' },
    source: cite('guaranteed', 'Theorem 34'),
  },
  {
    name: 'Less to lose at the end than the rules promise: not guaranteed',
    graph: 'start ->R bad\nstart: 1 | 0\nbad: 0 | -1',
    values: { start: '(1 | 0) not guaranteed', bad: '(0 | -1) not guaranteed' },
    source: cite('guaranteed', 'Definition 3'),
  },
];
