/**
 * Impartial games without a cycle in misère play, in which a player who cannot move wins: canonical forms and
 * genera.
 */
import { cite } from '../../bibliography.ts';
import { isAcyclic } from '../../graph/components.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { anyOf, onCycles, oneSided } from '../../graph/marks.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import { graphOfMisere, type Misere, textOfGenus } from '../../values/misere.ts';
import type { Value } from '../../values/value.ts';
import type { Measurement, MeasuresOfValues, ValueMeasure } from '../measure.ts';
import type { Fact, Theory, Verdict } from '../theory.ts';
import { misereNim } from './genus.ts';
import { assignForms } from './solve.ts';
import { misereByOptions, misereSums } from './sums.ts';

export { misereQuotientOf } from './quotient/quotient.ts';

type Way = ValueMeasure & { find(value: Misere): Measurement };

const ways: readonly Way[] = [
  {
    id: 'genus',
    title: 'Genus',
    says: 'The nim value, with the misère nim values beside 0, 1, 2, … heaps of size 2 as superscript.',
    find: ({ genus }) => ({
      kind: 'words',
      text: textOfGenus(genus),
      rank: [genus.nim, ...genus.superscript],
      data: textOfGenus(genus),
    }),
  },
  {
    id: 'misere-grundy',
    title: 'Misère nim value',
    says: 'The mex of the options’ misère nim values; a position without moves has 1. It is 0 where the previous player wins.',
    find: ({ genus }) => ({ kind: 'number', x: misereNim(genus) }),
  },
  {
    id: 'misere-size',
    title: 'Misère size',
    says: 'How many positions the misère canonical form has, the form itself included.',
    find: ({ canonical }) =>
      canonical
        ? { kind: 'number', x: 'nimber' in canonical ? canonical.nimber + 1 : graphOfMisere(canonical).count }
        : { kind: 'none', says: 'too large' },
  },
  {
    id: 'tame',
    title: 'Tame',
    says: 'Whether the genus of the position, and of all that follow it, is that of a nim position.',
    words: ['yes', 'no'],
    find: ({ tame }) => ({ kind: 'words', text: tame ? 'yes' : 'no', rank: [tame ? 0 : 1], data: tame }),
  },
  {
    id: 'partial-quotient',
    title: 'Partial quotient',
    says: 'The order of the misère quotient of the heaps up to this one, in tables of heaps.',
    ofHeaps: true,
    find: () => ({ kind: 'none', says: 'no heap' }),
  },
];

const misereMeasures: MeasuresOfValues = {
  list: ways.map(({ find: _, ...measure }) => measure),
  kinds: ['misere'],
  open: () => ({
    measure(id, value) {
      const way = ways.find((each) => each.id === id);
      return way && value.kind === 'misere' ? way.find(value) : { kind: 'none', says: 'no misère value' };
    },
  }),
};

const source = cite('winning-ways', 'Chapter 13');

/** Small games with their forms: nim-heaps, sums of them, and the first game that is not one. */
const misereFacts: readonly Fact[] = [
  {
    name: 'Nim heaps are in canonical form',
    graph: 'h3 -> h2, h1, h0\nh2 -> h1, h0\nh1 -> h0',
    values: { h0: '0', h1: '*', h2: '*2', h3: '*3' },
    steps: { h0: 0, h1: 1, h2: 2, h3: 3 },
    source,
  },
  {
    name: 'Two heaps of size 2 are not 0, since a move to *2 + 1 need not be undone',
    graph: 'twos -> two, three\nthree -> two, one, zero\ntwo -> one, zero\none -> zero',
    values: { two: '*2', three: '*3', twos: '{*2,*3}' },
    source,
  },
  {
    name: 'A move that can be answered back is left out only where the game is won by the player who moves',
    graph: 'back -> one\none -> zero\nwild -> two\ntwo -> one, zero',
    values: { zero: '0', one: '*', back: '0', two: '*2', wild: '{*2}' },
    source,
  },
];

export const misereTheory: Theory = {
  id: 'misere',
  name: 'Misère canonical forms',
  source,
  space: 'misere',
  applies(graph) {
    if (!graph.misere) return { applies: false, reason: 'play is not misère' };
    if (!isImpartial(graph)) return without('some arcs are one player’s');
    return isAcyclic(graph.left)
      ? { applies: true, reason: 'every arc is either player’s, and no cycle' }
      : without('there is a cycle');
  },
  hindrances: (graph: GameGraph) => anyOf(onCycles(graph), oneSided(graph)),
  solve: assignForms,
  outcome: (value: Value): Outcome | undefined =>
    value.kind === 'misere' ? (misereNim(value.genus) === 0 ? 'P' : 'N') : undefined,
  sums: misereSums,
  byOptions: misereByOptions,
  measures: misereMeasures,
  facts: misereFacts,
};

const without = (why: string): Verdict => ({
  applies: false,
  reason: `${why}: in misère play such games have no theory of values, and play says who wins`,
});
