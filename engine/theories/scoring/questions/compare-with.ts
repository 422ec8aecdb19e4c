/**
 * How a vertex compares with a game that is not drawn, a number above all: G ≽ s says that G is
 * left-s-protected, G ≼ s that it is right-s-protected (Theorem 27), and Theorem 44 compares with any game,
 * numbers among them.
 */
import { accepted, type OverBudget, type Result } from '../../../result.ts';
import { asCounts } from '../../../rounds.ts';
import type { ScoringForm } from '../../../values/scoring-form.ts';
import { saidScore } from '../../../values/scoring-words.ts';
import { readScoringGame } from '../../../values/typed-values.ts';
import type { About, Evidence, Question } from '../../question.ts';
import { gameOfForm } from '../arena/forms.ts';
import { canonicalInSlices } from '../reductions/canonical.ts';
import { gamesBehindEvidence, ofScoringGames, withinRoom } from './behind.ts';
import { comparedForms, comparisonSaid, type ScoringComparison, unguaranteed } from './compare.ts';

export type ComparedWith = {
  readonly kind: 'compare-with';
  readonly comparison: ScoringComparison;
  /**
   * Where the other game is a number s: that, and whether the vertex is left-s-protected and
   * right-s-protected.
   */
  readonly isProtected:
    | { readonly from: string; readonly left: boolean; readonly right: boolean }
    | undefined;
};

/** The game that is not drawn; 0 where none is given. */
type With = About['vertex'] & { readonly other?: ScoringForm; readonly withoutProofs?: boolean };

const zero: ScoringForm = { count: 1, left: [], right: [], leftScores: ['0'], rightScores: ['0'] };

export const compareWith: Question<'compare-with', 'vertex', With, ComparedWith> = {
  id: 'compare-with',
  needs: 'vertex',
  title: 'Compare with…',
  says: 'how a node of a scoring game compares with a game that is not drawn, or with 0 where none is given',
  readsValues: true,
  space: 'scored',
  besides: {
    is: 'perhaps a scoring game',
    read(text): Result<Pick<With, 'other'>> {
      const read = readScoringGame(text);
      return read.ok ? accepted({ other: read.value }) : read;
    },
  },
  applies: ofScoringGames,
  ask: (evidence, about) => withinRoom(compared(evidence, about)),
  sentences: ({ comparison, isProtected }) => [
    ...comparisonSaid(comparison, ofNodeAndGame),
    ...(isProtected ? [protectedSaid(isProtected)] : []),
  ],
};

const ofNodeAndGame = ['the node', 'the other game'] as const;

function protectedSaid({ from, left, right }: NonNullable<ComparedWith['isProtected']>): string {
  const s = saidScore(from);
  const says = (holds: boolean): string => (holds ? '' : 'not ');
  return `With s = ${s} it is ${says(left)}left-s-protected and ${says(right)}right-s-protected.`;
}

function* compared(
  evidence: Evidence,
  { vertex, other = zero, withoutProofs = false }: With,
): Generator<number, ComparedWith | OverBudget, void> {
  const { arena, games } = yield* gamesBehindEvidence(evidence);
  const drawn = games[vertex];
  const typed = gameOfForm(arena, other);
  const refused = unguaranteed(arena, [drawn, typed], ofNodeAndGame);
  if (refused) return refused;
  const form = yield* asCounts(canonicalInSlices(arena, typed));
  const comparison = yield* comparedForms(arena, arena.canonical[drawn], form, withoutProofs);
  const { relation, values } = comparison;
  return {
    kind: 'compare-with',
    comparison,
    isProtected:
      values[1].scoreKind === 'number'
        ? {
            from: values[1].ls,
            left: relation === '>' || relation === '=',
            right: relation === '<' || relation === '=',
          }
        : undefined,
  };
}
