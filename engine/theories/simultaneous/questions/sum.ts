/**
 * The sum of several simultaneous games, by the kind of sum and the convention that the rules say: its
 * expected value, and what it is where one player sees the other's move. A sum that is not defined says why,
 * and so does one that a hole or a cycle keeps from a value.
 */
import type { Rules } from '../../../outcome/rules.ts';
import type { OverBudget } from '../../../result.ts';
import { mostSumPositions, type RoundSumFound, valueOfRoundsSum } from '../../../simultaneous/sum-value.ts';
import { addsValues, mostCounted, type RoundSum, whyNoRoundSum } from '../../../simultaneous/sums.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { jointGraph } from '../solve.ts';
import { expectedOf } from '../values.ts';
import { ofRounds } from './of-rounds.ts';

export type RoundsSum = {
  readonly kind: 'rounds-sum';
  readonly sum: Rules['sum'];
  readonly convention: Rules['convention'];
  readonly value: ExpectedValue;
  readonly outcome: ExpectedValue['class'];
  /** From the values of the pieces, where these add up. */
  readonly by: 'values' | 'play';
};

export type RoundsSumAsked = About['pieces'] & {
  /** Positions to be played out at most. */
  readonly positions?: number;
  /** How the pieces are played together; by default as the rules say. */
  readonly sum?: Rules['sum'];
};

/** A reason as a sentence of its own. */
export const asSentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

const over = (says: string): OverBudget => ({ kind: 'over-budget', says });

/** Why a sum that is defined has no value. */
export function noSumSaid({ hindrance }: Extract<RoundSumFound, { readonly kind: 'no-value' }>): string {
  if (hindrance.why === 'too-large') {
    const [rows, columns] = [hindrance.rows, hindrance.columns].map((count) =>
      count < mostCounted ? count.toLocaleString('en') : 'thousands of millions',
    );
    return `The sum has a matrix of ${rows} × ${columns}, which is too large to be solved.`;
  }
  return {
    hole: 'The sum has no value: a move that can be made in it has no result alone, or two have none together.',
    cycle: 'The sum has no value: play can come back to a position.',
    end: 'The sum has no value: what the lone player’s moves are worth where it is over cannot be told.',
  }[hindrance.why];
}

const names: Readonly<Record<RoundSum, string>> = {
  disjunctive: 'disjunctive',
  conjunctive: 'conjunctive',
  continued: 'continued conjunctive',
};

export const sumOfRounds: Question<'sum', 'pieces', RoundsSumAsked, RoundsSum> = {
  id: 'sum',
  needs: 'pieces',
  title: 'The sum of the pieces',
  says: 'the game the pieces make together: its expected value, and what it is where one player sees the other’s move',
  readsValues: false,
  space: 'joint',
  applies: ofRounds,
  *ask({ graph, rules }, { pieces, positions = mostSumPositions, sum = rules.sum }) {
    const { convention } = rules;
    const none = whyNoRoundSum(sum, convention);
    if (none) return over(asSentence(none));
    if (pieces.length === 0) return over('There are no pieces.');
    const kind = sum as RoundSum;
    const found = yield* valueOfRoundsSum(jointGraph(graph), pieces, kind, convention, positions);
    if ('kind' in found) return found.kind === 'over-budget' ? found : over(noSumSaid(found));
    const value = expectedOf(found, convention);
    return {
      kind: 'rounds-sum',
      sum: kind,
      convention,
      value,
      outcome: value.class,
      by: addsValues(kind, convention) ? 'values' : 'play',
    };
  },
  sentences: ({ sum, value }) => [
    `The ${names[sum as RoundSum]} sum is worth ${textOf(value)} on average.`,
    `Where Right sees Left’s moves it is ${value.rightSees}, where Left sees Right’s ${value.leftSees}.`,
  ],
};
