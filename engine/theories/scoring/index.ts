/** Guaranteed scoring games: stops, the order, canonical forms (Larsson, Neto, Nowakowski, Santos). */
import { cite } from '../../bibliography.ts';
import { reasonsByScores } from '../../explain/by-play.ts';
import { onCycles } from '../../graph/marks.ts';
import { asCounts } from '../../rounds.ts';
import { type Scoring, scoreNear } from '../../values/scoring.ts';
import { fromBelow, type ScoreText, type ScoringForm } from '../../values/scoring-form.ts';
import type { Value } from '../../values/value.ts';
import type { ValueOrder } from '../capabilities.ts';
import type { Measurement, MeasuresOfValues, ValueMeasure } from '../measure.ts';
import type { Fact, Theory } from '../theory.ts';
import { canonicalSum } from './algebra/sum.ts';
import { emptyArena, isFull } from './arena/games.ts';
import { labelledByScores } from './labels.ts';
import { relationInSlices } from './order/at-least.ts';
import { outcomeByScores } from './outcome.ts';
import { aboutScoringValue } from './questions/about-value.ts';
import { compareScores } from './questions/compare.ts';
import { compareWith } from './questions/compare-with.ts';
import { cycleAhead } from './questions/cycle.ts';
import { scoringGameValue } from './questions/game-value.ts';
import { guarantee } from './questions/guarantee.ts';
import { guessScoring } from './questions/guess.ts';
import { explainScores, scoringMoves } from './questions/moves.ts';
import { playForScores } from './questions/play.ts';
import { simplifyScores } from './questions/simplify.ts';
import { sumOfScores } from './questions/sum.ts';
import { gameOfValue, valueOfCanonical } from './values.ts';

/** Ends that several of the games below share. */
const ends = 'zero: 0\none: 1\ntwo: 2\nthree: 3\nfour: 4\nminus: -1';

/**
 * Games whose values the paper gives, the smallest example of each reduction, and a form that its calculator
 * leaves as it is.
 */
const scoringFacts: readonly Fact[] = [
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

type Way = ValueMeasure & { find(value: Scoring): Measurement };

const none = (says: string): Measurement => ({ kind: 'none', says });
const count = (n: number): Measurement => ({ kind: 'words', text: String(n), rank: [n], data: n });
const unguaranteed = none('the game is not guaranteed');

/**
 * Scores are exact fractions, in thirds too, so they are words that are sorted as the numbers that they are.
 */
const scored = (score: ScoreText): Measurement => ({ kind: 'words', text: score, rank: [scoreNear(score)] });

/** In the order in which they are sorted. */
const byHeat = ['number', 'zugzwang', 'tepid', 'hot'] as const;

const ways: readonly Way[] = [
  {
    id: 'heat',
    title: 'Heat',
    says: 'Hot: moving first is better. Zugzwang: moving first is worse. Tepid: neither, and not a number.',
    words: byHeat,
    find: ({ scoreKind }) =>
      scoreKind ? { kind: 'words', text: scoreKind, rank: [byHeat.indexOf(scoreKind)] } : unguaranteed,
  },
  {
    id: 'left-stop',
    title: 'Left stop',
    says: 'The score that best play comes to when Left moves first.',
    find: ({ ls }) => scored(ls),
  },
  {
    id: 'right-stop',
    title: 'Right stop',
    says: 'The score that best play comes to when Right moves first.',
    find: ({ rs }) => scored(rs),
  },
  {
    id: 'birthday',
    title: 'Birthday',
    says: 'The length of the longest play in its canonical form; no equal game has a smaller one.',
    find({ canonical, large }) {
      if (canonical) return count(heightOf(canonical));
      return large ? count(large.birthday) : unguaranteed;
    },
  },
  {
    id: 'stops',
    title: 'Stops',
    says: 'The Left stop and the Right stop.',
    isLong: true,
    find: ({ ls, rs }) => ({
      kind: 'words',
      text: `${ls}, ${rs}`,
      rank: [scoreNear(ls), scoreNear(rs)],
      data: [ls, rs],
    }),
  },
];

/** The length of the longest play. O(the form). */
function heightOf(form: ScoringForm): number {
  const options = Array.from({ length: form.count }, (): number[] => []);
  for (const pairs of [form.left, form.right])
    for (let i = 0; i < pairs.length; i += 2) options[pairs[i]].push(pairs[i + 1]);
  const heights = new Int32Array(form.count);
  for (const at of fromBelow(form))
    for (const option of options[at]) heights[at] = Math.max(heights[at], heights[option] + 1);
  return heights[0];
}

/**
 * The measures of scoring values: their stops, whether they are hot, and the birthday of their canonical
 * form.
 */
const scoringMeasures: MeasuresOfValues = {
  list: ways.map(({ find: _, ...measure }) => measure),
  kinds: ['scoring'],
  open: () => ({
    measure(id, value) {
      const way = ways.find((each) => each.id === id);
      return way && value.kind === 'scoring' ? way.find(value) : unguaranteed;
    },
  }),
};

// The order of guaranteed scoring games that are given as values, all of them in one arena.

/** Unknown of games that are not guaranteed, and once the arena is full. Cost: as in `order/at-least.ts`. */
function orderOfScoringValues(): ValueOrder {
  const arena = emptyArena();
  const found = new Map<Value, number | undefined>();
  const gameOf = (value: Value): number | undefined => {
    if (!found.has(value)) found.set(value, gameOfValue(arena, value));
    return found.get(value);
  };
  return {
    *compare(a, b) {
      try {
        const [g, h] = [gameOf(a), gameOf(b)];
        if (g === undefined || h === undefined) return undefined;
        return yield* asCounts(relationInSlices(arena, arena.canonical[g], arena.canonical[h]));
      } catch (error) {
        if (isFull(error)) return undefined;
        throw error;
      }
    },
  };
}

const zero: Value = {
  kind: 'scoring',
  ls: '0',
  rs: '0',
  guaranteed: true,
  passing: { lsUnder: '0', rsUnder: '0', lsOver: '0', rsOver: '0' },
  scoreKind: 'number',
  canonical: { count: 1, left: [], right: [], leftScores: ['0'], rightScores: ['0'] },
};

const questions = [
  compareScores,
  compareWith,
  aboutScoringValue,
  guarantee,
  scoringMoves,
  explainScores,
  sumOfScores,
  playForScores,
  simplifyScores,
  scoringGameValue,
  cycleAhead,
  guessScoring,
] as const;

export const scoringGames: Theory<typeof questions> = {
  id: 'scoring',
  name: 'Guaranteed scoring games',
  source: cite('guaranteed', 'Theorems 44 and 45'),
  space: 'scored',
  applies(graph) {
    if (graph.gray.includes(1)) return { applies: false, reason: 'some nodes are gray' };
    if (onCycles(graph).includes(1))
      return { applies: false, reason: 'play can come back to a node, and the theory needs play that ends' };
    return { applies: true, reason: 'with scores, all nodes white, no cycle' };
  },
  hindrances: (graph) => onCycles(graph).map((mark, v) => mark | graph.gray[v]),
  solve: labelledByScores,
  reasons: reasonsByScores,
  outcome: outcomeByScores,
  sums: { zero, add },
  order: orderOfScoringValues,
  measures: scoringMeasures,
  facts: scoringFacts,
  questions,
};

/** The sum of guaranteed values; undefined where a form is not at hand. */
function add(a: Value, b: Value): Value | undefined {
  const arena = emptyArena();
  const [g, h] = [gameOfValue(arena, a), gameOfValue(arena, b)];
  return g === undefined || h === undefined ? undefined : valueOfCanonical(arena, canonicalSum(arena, g, h));
}
