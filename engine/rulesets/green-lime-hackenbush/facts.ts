/** Drawings to begin with, and values that the paper gives. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A glass', position: '0-1:l 1-2:g 1-3:l' },
  { name: 'A full glass', position: '0-1:g 1-2:g 1-3:l 2-3:l' },
  {
    name: 'The bartender’s problem',
    position: '0-1:g 1-2:g 1-3:l 2-3:l + 0-1:l 1-2:g + 0-1:l 1-2:g 1-3:l + 0-1:g 1-2:l 2-3:l',
  },
] as const;

/** A stalk of these colours, from the ground up. */
const stalk = (colours: string): string =>
  [...colours].map((colour, i) => `${i}-${i + 1}:${colour}`).join(' ');

export const families: readonly RulesetFamily[] = [
  {
    id: 'stalk',
    says: 'a stalk of m lime edges with n green ones on top',
    parameters: [
      { name: 'm', least: 1, first: 1 },
      { name: 'n', least: 0, first: 1 },
    ],
    position: ([limes, greens]) => stalk('l'.repeat(limes) + 'g'.repeat(greens)),
  },
  {
    id: 'words',
    says: 'the stalk of n edges whose colours from the ground are the word w, counted from 0 as in a dictionary',
    parameters: wordParameters('gl', [3, 1]),
    position: ([n, w]) => stalk(wordOf('gl', n, w)),
  },
];

const paper = cite('carry-on', 'Section 4');
const bartender = cite('carry-on', 'Figure 11');

/** Two arms on a stem, by the colours of the stem and the arms, and of what joins the arms. */
const glass = ([stem, left, right, top]: string): string =>
  [`0-1:${stem}`, `1-2:${left}`, `1-3:${right}`, ...(top ? [`2-3:${top}`] : [])].join(' ');

export const facts: readonly RulesetFact[] = [
  ...Object.entries({
    g: '*1',
    l: '*1',
    gl: '0',
    lg: '*2',
    ggl: '☾_{0,1}',
    glg: '☾_0',
    gll: '☾_0',
    lgl: '*1',
    llg: '*3',
    lggl: '☾_{1,2}',
  }).map(([colours, value]) => ({ position: stalk(colours), value, source: paper })),
  ...Object.entries({
    ggg: '*1',
    lll: '*1',
    ggl: '☾_0',
    gll: '☾_0',
    lgl: '∞_{0,2}',
    gggg: '*2',
    glll: '0',
    lggl: '∞_{0,1}',
    llgg: '∞_{0,3}',
  }).map(([colours, value]) => ({ position: glass(colours), value, source: paper })),
  { position: starts[2].position, value: '∞_{0,2}', source: bartender },
];
