/** Thickets to begin with, and what they are worth. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Two leaves', position: '1>0:b 2>1:g 3>1:g' },
  { name: 'A stalk', position: '1>0:b 2>1:r 3>2:b 4>3:r' },
  { name: 'Arcs that go round', position: '1>0:b 2>1:b 1>2:r 3>2:g' },
] as const;

/** A stalk of these colours, from the ground up. */
const stalkOfArcs = (colours: string): string =>
  [...colours].map((colour, i) => `${i + 1}>${i}:${colour}`).join(' ');

export const families: readonly RulesetFamily[] = [
  {
    id: 'stalks',
    says: 'the stalk of n arcs whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [3, 5]),
    position: ([n, w]) => stalkOfArcs(wordOf('brg', n, w)),
  },
];

const source = cite('huggan', 'section 8.2');

export const facts: readonly RulesetFact[] = [
  { position: '1>0:b 2>1:g 3>1:g', value: '1/2', source },
  { position: '1>0:b', value: '1', source },
  { position: '1>0:b 2>1:r 3>2:b 4>3:r', value: '0', source },
  { position: '1>0:b 2>1:b 1>2:r 3>2:g', value: '0', source },
  { position: '1>0:g 2>1:b', value: '1', source },
  // Left alone has moves, which is no score of 1: she loses it beside no free move of Right's.
  { position: '1>0:g 2>1:b', value: '0', under: { convention: 'scoring' }, source },
];
