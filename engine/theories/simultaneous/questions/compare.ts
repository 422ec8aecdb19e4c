/**
 * Whether two positions of a simultaneous game are equal in the continued conjunctive sum, and if they are
 * not, what they are worth beside a game that distinguishes them. No test is known for the other sums, where
 * the values of components decide nothing.
 */
import type { ValueBounds } from '../../../matrices/bounded.ts';
import { compareRationals, printRational } from '../../../numbers/rationals.ts';
import type { Convention } from '../../../outcome/rules.ts';
import type { OverBudget } from '../../../result.ts';
import { comparedRounds, type RoundsCompared, type Witness } from '../../../simultaneous/comparing.ts';
import { type ExpectedValue, shortFraction } from '../../../values/expected.ts';
import type { About, Question } from '../../question.ts';
import { jointGraph } from '../solve.ts';
import { expectedOf } from '../values.ts';
import { ofRounds, solvedRounds } from './of-rounds.ts';

/** Between the two, which are the same where it is exact: fractions as text. */
type WorthBeside = { readonly low: string; readonly high: string };

export type RoundsComparison = {
  readonly kind: 'rounds-compare';
  readonly convention: Convention;
  /**
   * `<` and `>` where values add up, so that their order holds in every sum; undefined where no known game
   * distinguishes the two.
   */
  readonly relation?: '=' | '<' | '>' | '!=';
  readonly values: readonly [ExpectedValue, ExpectedValue];
  /** For equal ones: what shows it. */
  readonly by?: 'value' | 'form' | 'class';
  /** For different positions: the game that is put beside both, and what they are worth there. */
  readonly witness?: Witness & { readonly worths: readonly [WorthBeside, WorthBeside] };
};

export const compareRounds: Question<'compare', 'pair', About['pair'], RoundsComparison> = {
  id: 'compare',
  needs: 'pair',
  title: 'Compared',
  says: 'whether two nodes are equal in the continued conjunctive sum, and if not, what distinguishes them',
  readsValues: true,
  space: 'joint',
  applies: ofRounds,
  *ask(evidence, { a, b }) {
    const { convention } = evidence.rules;
    const { game, values } = yield* solvedRounds(evidence);
    const [ofA, ofB] = [values[a], values[b]];
    if (!ofA || !ofB) return withoutValues(!ofA, !ofB);
    const graph = jointGraph(evidence.graph);
    const found = yield* comparedRounds(graph, game, [a, b], [ofA, ofB], convention);
    return {
      kind: 'rounds-compare',
      convention,
      values: [expectedOf(ofA, convention), expectedOf(ofB, convention)],
      ...told(found, convention),
    };
  },
  sentences: (answer) => roundsComparisonSaid(answer, ['the first', 'the second']),
};

const withoutValues = (first: boolean, second: boolean): OverBudget => {
  const which = first && second ? 'Neither has a value' : `The ${first ? 'first' : 'second'} has no value`;
  return { kind: 'over-budget', says: `${which}, without which they are not compared.` };
};

const printedWorth = ({ low, high }: ValueBounds): WorthBeside => ({
  low: printRational(low),
  high: printRational(high),
});

function told(
  found: RoundsCompared,
  convention: Convention,
): Pick<RoundsComparison, 'relation' | 'by' | 'witness'> {
  if (found.told === 'unknown') return {};
  if (found.told === 'equal') return { relation: '=', by: found.by };
  const [one, other] = found.worths;
  const witness = { ...found.witness, worths: [printedWorth(one), printedWorth(other)] as const };
  if (convention === 'normal') return { relation: '!=', witness };
  return { relation: compareRationals(one.low, other.low) < 0 ? '<' : '>', witness };
}

/** Names of nodes stay as they are. */
const begun = (words: string): string => words.replace(/^the /, 'The ');

/** A comparison in sentences, with what the two are called there. */
export function roundsComparisonSaid(
  answer: RoundsComparison,
  [one, other]: readonly [string, string],
): readonly string[] {
  const { relation, by, witness, values } = answer;
  const here = 'in the continued conjunctive sum';
  return [
    ...(by ? [`${begun(one)} equals ${other} ${here}: ${whyEqual[by](values[0].class)}.`] : []),
    ...(witness && (relation === '<' || relation === '>')
      ? [
          `${begun(one)} is ${relation === '<' ? 'less' : 'greater'} than ${other} ${here}, where the values of components add up.`,
        ]
      : []),
    ...(witness && relation === '!='
      ? [`${begun(one)} and ${other} differ ${here}.`, worthsSaid(witness, [one, other])]
      : []),
    ...(relation
      ? []
      : [
          `${begun(one)} and ${other} are not distinguished ${here}. Their trees differ, but their values are the same, and so are the values beside a win and beside a lottery. No test is known that decides whether they are equal.`,
        ]),
    'In the disjunctive and the conjunctive sum the values of components decide nothing, and no test for equality is known.',
  ];
}

const whyEqual: Readonly<
  Record<NonNullable<RoundsComparison['by']>, (its: ExpectedValue['class']) => string>
> = {
  value: () => 'their values are equal, and values of components add up there',
  form: () => 'their trees are the same once equal rows, and equal columns, are counted as one',
  class: (its) =>
    its === 'D'
      ? 'each player can be sure not to lose either of them, so that every sum with one of them is a draw'
      : `${its === 'L' ? 'Left' : 'Right'} can be sure to win either of them, whatever the other player does`,
};

/**
 * "Beside a lottery 2 : 1 that is settled last, which Left wins with 2/3 and Right with 1/3, a is worth 0,
 * and b is worth 1/9."
 */
function worthsSaid(
  { worths, ...witness }: NonNullable<RoundsComparison['witness']>,
  [one, other]: readonly [string, string],
): string {
  const [first, second] = worths.map(({ low, high }) => shortFraction(low, high));
  const worth = `${one} is worth ${first}, and ${other} is worth ${second}`;
  if (witness.kind === 'alone') return `${begun(worth)}.`;
  const { won, lost } = witness;
  if (lost === 0) return `Beside a game that Left has won, ${worth}.`;
  if (won === 0) return `Beside a game that Right has won, ${worth}.`;
  return `Beside a lottery ${won} : ${lost} that is settled last, which Left wins with ${won}/${won + lost} and Right with ${lost}/${won + lost}, ${worth}.`;
}
