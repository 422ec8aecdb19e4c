/** Drawings to begin with, and what stalks and trees are worth; where the thesis errs, the corrected values. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A stalk', position: '0-1:b 1-2:r 2-3:b' },
  { name: 'Two stalks', position: '0-1:b 1-2:r 0-3:b 3-4:r' },
  { name: 'A loop and a triangle', position: '0-1:b 1-1:r 0-3:r 0-4:r 4-5:b 3-5:b' },
] as const;

/** A stalk of these colours, from the ground up, in which points are numbered from this one on. */
const stalkOf = (colours: string, first = 1): string =>
  [...colours].map((colour, i) => `${i === 0 ? 0 : first + i - 1}-${first + i}:${colour}`).join(' ');

export const families: readonly RulesetFamily[] = [
  {
    id: 'stalk',
    says: 'a stalk of m blue edges with n red ones on top',
    parameters: [
      { name: 'm', least: 1, first: 2 },
      { name: 'n', least: 0, first: 1 },
    ],
    position: ([blue, red]) => stalkOf('b'.repeat(blue) + 'r'.repeat(red)),
  },
  {
    id: 'stalks',
    says: 'the stalk of n edges, blue or red, whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r',
    parameters: wordParameters('br', [3, 2]),
    position: ([n, w]) => stalkOf(wordOf('br', n, w)),
  },
];

const stalks = cite('huggan', 'section 7.1');
const scoring = { convention: 'scoring' } as const;
const conjunctive = { sum: 'conjunctive' } as const;
const majority = { sum: 'continued', convention: 'majority' } as const;

export const facts: readonly RulesetFact[] = [
  ...Object.entries({ b: '1', br: '0', bbr: '1', brb: '1', brr: '0', bbrb: '1', rrb: '-1' }).map(
    ([colours, value]) => ({ position: stalkOf(colours), value, source: stalks }),
  ),
  ...Object.entries({ bbb: '3', bbr: '1', bbrb: '2', bbrbr: '1', brr: '0', rrb: '-1' }).map(
    ([colours, value]) => ({ position: stalkOf(colours), value, under: scoring, source: stalks }),
  ),
  { position: '0-1:b 1-1:r 0-3:r 0-4:r 4-5:b 3-5:b', value: '-1/4', source: stalks },
  // Conjecture 7.1.11 of the thesis is false: the smallest trees of alternating value above 2/3 that Left does not win.
  { position: '0-1:b 1-2:b 2-3:r 1-4:r', value: '0', source: stalks },
  { position: '0-1:b 1-2:r 0-3:b 3-4:r', value: '1/2', source: stalks },
  { position: '0-1:b 1-2:b + 0-1:b 1-2:r', value: '1', under: conjunctive, source: stalks },
  {
    position: '0-1:r 1-2:b 2-3:r + 0-1:b 1-2:r 2-3:b 3-4:r',
    value: '0',
    under: conjunctive,
    source: stalks,
  },
  { position: '0-1:b 1-2:b 2-3:r + 0-1:b 1-2:r 2-3:b', value: '1', under: conjunctive, source: stalks },
  { position: '0-1:b 1-2:b 2-3:r + 0-1:b 1-2:r', value: '0', under: conjunctive, source: stalks },
  // Each stalk that Left wins counts once, though by the letter of Theorem 7.1.14 these count twice.
  {
    position: '0-1:b 1-2:b 2-3:r 3-4:b + 0-1:b 1-2:b 2-3:r 3-4:b',
    value: '2',
    under: majority,
    source: stalks,
  },
];
