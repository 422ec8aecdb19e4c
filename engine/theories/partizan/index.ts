/** Loopy partizan games: stoppers, sides and canonical forms (Conway; Siegel). */
import { cite } from '../../bibliography.ts';
import { isImpartial } from '../../graph/game-graph.ts';
import { type Rules, usualRules } from '../../outcome/rules.ts';
import type { Value } from '../../values/value.ts';
import type { ValueOrder } from '../capabilities.ts';
import type { Fact, Theory } from '../theory.ts';
import { sumOfForms } from './algebra/sum-of-forms.ts';
import { openValueSums } from './algebra/value-sums.ts';
import { partizanByOptions } from './by-options.ts';
import { relationOf } from './comparing/compare.ts';
import { sidesOfValue } from './forms-in-store.ts';
import { labelled, valueOfSides } from './labels.ts';
import { partizanMeasures } from './measures/index.ts';
import { atLeast } from './order/known.ts';
import { outcomeOf } from './outcome.ts';
import { aboutValue } from './questions/about-value.ts';
import { compare } from './questions/compare.ts';
import { compareWithValue } from './questions/compare-with.ts';
import { gameValue } from './questions/game-value.ts';
import { guessPartizan } from './questions/guess.ts';
import { simplify } from './questions/simplify.ts';
import { thermographOfVertex } from './questions/thermograph.ts';
import { thermographOfValue } from './questions/walls.ts';
import { reasonsByOrder } from './reasons.ts';
import { type Relation, relationUnder } from './relations.ts';
import { THOROUGH_PAIRS, USUAL_PAIRS } from './sides.ts';
import { sidesOf } from './solve.ts';
import { negative } from './store/negative.ts';
import { emptyStore } from './store/store.ts';
import { taxedPlayOf } from './temperature/of-value.ts';

// The order of partizan values that are given as data: each is found once in a store, where all of them are
// compared.

/**
 * In both signed orders together, or in the one that infinite play makes the only one. Cost: as in
 * `order/known.ts`.
 */
function orderOfPartizanValues(rules: Rules = usualRules): ValueOrder {
  const store = emptyStore();
  const found = new Map<Value, ReturnType<typeof sidesOfValue>>();
  const sidesOf = (value: Value): ReturnType<typeof sidesOfValue> => {
    if (!found.has(value)) found.set(value, sidesOfValue(store, value));
    return found.get(value);
  };
  const relation = (a: number, b: number): Relation => relationOf(atLeast(store, a, b), atLeast(store, b, a));
  const isAtLeast = (sign: Relation): boolean => sign === '=' || sign === '>';
  const isAtMost = (sign: Relation): boolean => sign === '=' || sign === '<';
  return {
    // One comparison is a slice: the forms of values are small beside the graphs in which they are found.
    *compare(a, b) {
      yield 1;
      // No two different nimbers can be compared, and large ones are not written out as games.
      if (a.kind === 'nimber' && b.kind === 'nimber') return a.n === b.n ? '=' : '||';
      const [x, y] = [sidesOf(a), sidesOf(b)];
      if (!x || !y) return undefined;
      const [plus, minus] = [relation(x.onside, y.onside), relation(x.offside, y.offside)];
      const whole = relationOf(isAtLeast(plus) && isAtLeast(minus), isAtMost(plus) && isAtMost(minus));
      return relationUnder(rules, { whole, plus, minus });
    },
    // A loopy value plus its negative need not be zero, so that nothing would be said of how far two of them
    // are apart.
    difference(a, b) {
      const [x, y] = [sidesOf(a), sidesOf(b)];
      if (!x || !y || [x, y].some(({ onside, offside }) => onside !== offside || store.loopy[onside] === 1))
        return undefined;
      const sum = sumOfForms(store, x.onside, negative(store, y.onside));
      return sum && sum.onside >= 0 && sum.offside >= 0
        ? valueOfSides(store, sum.onside, sum.offside)
        : undefined;
    },
  };
}

/** Games whose values the papers give. Blue arcs are written ->L, red ones ->R. */
const partizanFacts: readonly Fact[] = [
  {
    name: 'on, off, over, under, upon and their kin',
    graph:
      'on ->L on\noff ->R off\nover ->L zero\nover ->R over\nunder ->L under\nunder ->R zero\nupon ->L upon\nupon ->R star\nstar -> zero\ndud -> dud',
    values: {
      on: 'on',
      off: 'off',
      over: 'over',
      under: 'under',
      upon: 'upon',
      star: '*',
      zero: '0',
      dud: 'dud',
    },
    source: cite('coping', 'section 3'),
  },
  {
    name: 'A 2-cycle of Left’s moves is on: it reduces to a pass',
    graph: 't ->L u ->L t',
    values: { t: 'on' },
    source: cite('loopy-games', 'Figure 1'),
  },
  {
    name: 'Two forms of over',
    graph: 's ->L zero\ns ->R s\nt ->L zero\nt ->R u ->R t\nu ->L zero',
    values: { s: 'over', t: 'over', u: 'over' },
    source: cite('loopy-games', 'Figure 2'),
  },
  {
    name: 'With exits 0, *, 0, * the cycle of τ falls apart',
    graph: 'v0 ->L v1 ->L v2 ->R v3 ->R v0\nv0 ->R zero\nv1 ->R star\nv2 ->L zero\nv3 ->L star\nstar -> zero',
    values: { v0: '*', v1: '0' },
    source: cite('loopy-games', 'Figure 5'),
  },
  {
    name: 'tis is 1 & 0, tisn is 0 & −1',
    graph: 'tis ->L tisn ->R tis',
    values: { tis: 'tis', tisn: 'tisn' },
    source: cite('coping', 'section 4'),
  },
  {
    name: 'Bach’s Carousel is not stopper-sided; where Left may wait before it, the onside alone is known',
    graph:
      'v0 ->L v1\nv0 ->L v2\nv2 ->L v3\nv3 ->L v1\nv4 ->L v5\nv4 ->L v6\nv5 ->L v1\nv6 ->L v7\nv7 ->L v8\nv7 ->L v9\nv8 ->L v10\nv9 ->L v10\nv11 ->L v12\nv11 ->L v13\nv12 ->L v14\nv13 ->L v14\nv0 ->R v1\nv2 ->R v3\nv2 ->R v4\nv4 ->R v5\nv5 ->R v1\nv6 ->R v0\nv6 ->R v11\nv7 ->R v8\nv9 ->R v10\nv11 ->R v12\nv13 ->R v14\np ->L p\np ->R v0',
    values: { v0: 'not stopper-sided', p: '1under & ?' },
    source: cite('coping', 'section 4, “Carousels”'),
  },
];

const zero: Value = { kind: 'stopper', canonical: { numerator: 0, exponent: 0 } };

const questions = [
  compare,
  compareWithValue,
  aboutValue,
  thermographOfVertex,
  thermographOfValue,
  simplify,
  gameValue,
  guessPartizan,
] as const;

export const partizan: Theory<typeof questions> = {
  id: 'partizan',
  name: 'Loopy partizan games',
  source: cite('loopy-games', 'sections 3 and 5'),
  applies(graph) {
    if (isImpartial(graph)) return { applies: false, reason: 'every arc is either player’s' };
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    return { applies: true, reason: 'all nodes white, some arcs one player’s' };
  },
  hindrances: ({ gray }) => gray.slice(),
  solve(graph, options) {
    const pairs = options?.thorough ? THOROUGH_PAIRS : USUAL_PAIRS;
    return labelled(graph.order, sidesOf(graph, { pairs }), options?.rules ?? usualRules);
  },
  reasons: reasonsByOrder,
  outcome: outcomeOf,
  sums: { zero, add: (a, b, rules) => openValueSums(rules).add(a, b) },
  byOptions: partizanByOptions,
  order: orderOfPartizanValues,
  measures: partizanMeasures,
  taxed: taxedPlayOf,
  facts: partizanFacts,
  questions,
};
