/**
 * What is sure at a position: what best play comes to where one player sees the other's move, and in extended normal play the probability of
 * winning of which each player can be sure, from two games in which only that win pays, and the lottery that a position is, if it is one.
 */
import { isExactBound } from '../../../matrices/bounded.ts';
import { negateRational, printRational, type Rational } from '../../../numbers/rationals.ts';
import type { Convention } from '../../../outcome/rules.ts';
import { followersInRounds } from '../../../simultaneous/followers.ts';
import { lotteriesOf } from '../../../simultaneous/lotteries.ts';
import { valuesFor } from '../../../simultaneous/payoffs.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import type { About, Evidence, Question, Slot } from '../../question.ts';
import { jointGraph, type SolvedRounds } from '../solve.ts';
import { expectedOf } from '../values.ts';
import type { MatrixAnswer } from './matrix-answer.ts';
import { sureInSentences } from './matrix-sentences.ts';
import { ofRounds, solvedRounds } from './of-rounds.ts';

type Chances = Pick<MatrixAnswer, 'wins' | 'lottery'>;

export type SureAnswer = Chances & {
  readonly kind: 'sure';
  readonly convention: Convention;
  readonly value: ExpectedValue;
};

export const whatIsSure: Question<'sure', 'vertex', About['vertex'], SureAnswer> = {
  id: 'sure',
  needs: 'vertex',
  title: 'What is sure',
  says: 'what each player can be sure of: where one sees the other’s move, and the probability of winning',
  readsValues: true,
  space: 'joint',
  applies: ofRounds,
  *ask(evidence, { vertex }) {
    const { convention } = evidence.rules;
    const solved = yield* solvedRounds(evidence);
    const value = solved.values[vertex];
    if (!value) return { kind: 'over-budget', says: 'It has no value; its matrix says why.' };
    const chances = convention === 'normal' ? yield* chancesIn(solved, evidence, vertex) : {};
    return { kind: 'sure', convention, value: expectedOf(value, convention), ...chances };
  },
  sentences: sureInSentences,
};

/** By vertex; what lines are left out changes nothing of them. */
const chancesFound: Slot<Map<number, Chances>> = { holds: 'the chances of winning at positions asked about' };

/** Found once as long as the game stays. Precondition: the vertex has a value. Cost: twice that of evaluating what it can come to. */
export function* chancesIn(
  solved: SolvedRounds,
  evidence: Evidence,
  vertex: number,
): Generator<number, Chances, void> {
  const found = evidence.shelf.find(chancesFound) ?? new Map<number, Chances>();
  const before = found.get(vertex);
  if (before) return before;
  const chances = yield* chancesPlayed(solved, evidence, vertex);
  found.set(vertex, chances);
  evidence.shelf.leave(chancesFound, found);
  return chances;
}

function* chancesPlayed(
  { game }: SolvedRounds,
  { graph }: Pick<Evidence, 'graph'>,
  vertex: number,
): Generator<number, Chances, void> {
  const joint = jointGraph(graph);
  const reached = followersInRounds(game, [vertex]);
  const paid = function* (won: number, lost: number): Generator<number, Rational | undefined, void> {
    const found = (yield* valuesFor(joint, game, reached, { won, lost }))[vertex]?.value;
    return found && isExactBound(found) ? found.low : undefined;
  };
  const [left, right] = [yield* paid(1, 0), yield* paid(0, 1)];
  const lottery = lotteriesOf(joint, game, reached.inOrder).get(vertex);
  return {
    ...(left &&
      right && { wins: { left: printRational(left), right: printRational(negateRational(right)) } }),
    ...(lottery && { lottery: [printRational(lottery[0]), printRational(lottery[1])] }),
  };
}
