/**
 * How two vertices compare as scoring games, and where one is not at least the other, a game that shows it.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import type { OverBudget } from '../../../result.ts';
import { asCounts } from '../../../rounds.ts';
import type { Scoring } from '../../../values/scoring.ts';
import type { ScoringForm } from '../../../values/scoring-form.ts';
import { saidScore, signsOfForm, textOfSigns } from '../../../values/scoring-words.ts';
import type { About, Evidence, Question } from '../../question.ts';
import type { Arena } from '../arena/arena.ts';
import { scoringFormOf } from '../arena/forms.ts';
import { distinguish } from '../comparing/distinguish.ts';
import { relationInSlices, type ScoringRelation } from '../order/at-least.ts';
import { MOST_CARRIED, valueOfCanonical } from '../values.ts';
import { gamesBehindEvidence, ofScoringGames, withinRoom } from './behind.ts';

/** A game X beside which the one that is not at least the other does worse than it. */
export type Refutation = {
  /** What is refuted: that the first is at least the second, or the second at least the first. */
  readonly refutes: 'first' | 'second';
  readonly x: ScoringForm;
  /** Who moves first then, and the scores of the first + X and of the second + X. */
  readonly first: Mover;
  readonly scores: readonly [string, string];
};

export type ScoringComparison = {
  readonly kind: 'scoring-compare';
  readonly relation: ScoringRelation;
  readonly values: readonly [Scoring, Scoring];
  readonly refutations: readonly Refutation[];
};

type Pair = About['pair'] & { readonly withoutProofs?: boolean };

export const compareScores: Question<'compare', 'pair', Pair, ScoringComparison> = {
  id: 'compare',
  needs: 'pair',
  title: 'Compared',
  says: 'how two nodes compare as games (>, <, = or ||), and what proves it',
  readsValues: true,
  space: 'scored',
  applies: ofScoringGames,
  ask: (evidence, about) => withinRoom(compared(evidence, about)),
  sentences: (answer) => comparisonSaid(answer, ofPair),
};

const ofPair = ['the first', 'the second'] as const;

/** A comparison in sentences, with what the two games are called there: "the first", "the second". */
export const comparisonSaid = (
  { relation, refutations }: ScoringComparison,
  [one, other]: readonly [string, string],
): readonly string[] => [
  `${begun(one)} ${meanings[relation]} ${other}.`,
  ...refutations.map((each) => refuted(each, [one, other])),
];

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const meanings: Readonly<Record<ScoringRelation, string>> = {
  '=': 'equals',
  '>': 'is greater than',
  '<': 'is less than',
  '||': 'is confused with',
};

/** Why two games are not compared, with what they are called; undefined where both are guaranteed. */
export function unguaranteed(
  { facts }: Arena,
  [g, h]: readonly [number, number],
  [one, other]: readonly [string, string],
): OverBudget | undefined {
  const [keeps, otherKeeps] = [g, h].map((game) => facts.guaranteed[game] === 1);
  if (keeps && otherKeeps) return undefined;
  const who =
    keeps || otherKeeps ? `${begun(keeps ? other : one)} is not guaranteed` : 'Neither is guaranteed';
  return {
    kind: 'over-budget',
    says: `${who}: the order of scoring games is known for guaranteed ones alone.`,
  };
}

function* compared(
  evidence: Evidence,
  { a, b, withoutProofs = false }: Pair,
): Generator<number, ScoringComparison | OverBudget, void> {
  const { arena, games } = yield* gamesBehindEvidence(evidence);
  const [g, h] = [games[a], games[b]];
  const refused = unguaranteed(arena, [g, h], ofPair);
  if (refused) return refused;
  return yield* comparedForms(arena, arena.canonical[g], arena.canonical[h], withoutProofs);
}

/** Precondition: both are canonical. */
export function* comparedForms(
  arena: Arena,
  x: number,
  y: number,
  withoutProofs: boolean,
): Generator<number, ScoringComparison, void> {
  const relation = yield* asCounts(relationInSlices(arena, x, y));
  const refutations: Refutation[] = [];
  if (!withoutProofs) {
    if (relation === '<' || relation === '||') refutations.push(...(yield* refutation(arena, x, y, 'first')));
    if (relation === '>' || relation === '||')
      refutations.push(...(yield* refutation(arena, y, x, 'second')));
  }
  return {
    kind: 'scoring-compare',
    relation,
    values: [valueOfCanonical(arena, x), valueOfCanonical(arena, y)],
    refutations,
  };
}

/** None where the game that shows it would be too large. */
function* refutation(
  arena: Arena,
  lesser: number,
  greater: number,
  refutes: Refutation['refutes'],
): Generator<number, readonly Refutation[], void> {
  const found = yield* asCounts(distinguish(arena, lesser, greater));
  const form = found && scoringFormOf(arena, found.x, MOST_CARRIED);
  if (!form) return [];
  const [ofLesser, ofGreater] = [found.ofFirst, found.ofSecond].map((atom) => arena.atoms.texts[atom]);
  const scores = refutes === 'first' ? ([ofLesser, ofGreater] as const) : ([ofGreater, ofLesser] as const);
  return [{ refutes, x: form, first: found.first, scores }];
}

/** Signs of X that a sentence writes out. */
const mostSigns = 60;

function refuted({ refutes, x, first, scores }: Refutation, [one, other]: readonly [string, string]): string {
  const signs = signsOfForm(x, mostSigns);
  const game = signs ? textOfSigns(signs, saidScore) : `a game of ${x.count} positions`;
  const [lesser, greater] = refutes === 'first' ? [one, other] : [other, one];
  const who = first === 'left' ? 'Left' : 'Right';
  const [p, q] = scores.map(saidScore);
  return `${begun(lesser)} is not at least ${greater}: beside X = ${game}, with ${who} to move, ${one} comes to ${p} and ${other} to ${q}.`;
}
