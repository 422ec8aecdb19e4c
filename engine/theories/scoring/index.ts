/** Guaranteed scoring games: stops, the order, canonical forms (Larsson, Neto, Nowakowski, Santos). */
import { cite } from '../../bibliography.ts';
import { reasonsByScores } from '../../explain/by-scores.ts';
import { onCycles } from '../../graph/marks.ts';
import type { Value } from '../../values/value.ts';
import type { Theory } from '../theory.ts';
import { canonicalSum } from './algebra/sum.ts';
import { emptyArena } from './arena/games.ts';
import { scoringFacts } from './facts.ts';
import { labelledByScores } from './labels.ts';
import { scoringMeasures } from './measures.ts';
import { orderOfScoringValues } from './order-of-values.ts';
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

/** Of guaranteed values; undefined where a form is not at hand. */
function add(a: Value, b: Value): Value | undefined {
  const arena = emptyArena();
  const [g, h] = [gameOfValue(arena, a), gameOfValue(arena, b)];
  return g === undefined || h === undefined ? undefined : valueOfCanonical(arena, canonicalSum(arena, g, h));
}
