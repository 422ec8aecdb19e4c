/**
 * Every move from a vertex with the score that it leads to, and the best ones; the same said as the reason
 * for the two stops.
 */
import { linesOf } from '../../../explain/sayings.ts';
import type { Mover } from '../../../graph/game-graph.ts';
import type { Outcome } from '../../../outcome/outcome.ts';
import { known } from '../../../result.ts';
import { saidScore } from '../../../values/scoring-words.ts';
import type { Value } from '../../../values/value.ts';
import { saidOf } from '../../../values/words.ts';
import { type ExplainAsked, explainVertex, type VertexExplanation } from '../../explaining.ts';
import { valueAt } from '../../labelling.ts';
import type { About, Evidence, Question } from '../../question.ts';
import { outcomeByScores } from '../outcome.ts';
import { ofScoringGames } from './behind.ts';

export type ScoringMove = {
  readonly player: Mover;
  readonly to: number;
  readonly value: Value;
  /** The score that play reaches after the move, the other player being to move. */
  readonly score: string;
  /** Whether no move of the player's leads to a better score. */
  readonly best: boolean;
};

export type ScoringMoves = {
  readonly kind: 'scoring-moves';
  readonly vertex: number;
  readonly outcome: Outcome;
  readonly ls: string;
  readonly rs: string;
  readonly moves: readonly ScoringMove[];
};

const asked = { needs: 'vertex', readsValues: true, space: 'scored' } as const;

export const scoringMoves: Question<'moves', 'vertex', About['vertex'], ScoringMoves> = {
  id: 'moves',
  ...asked,
  title: 'Moves',
  says: 'every option of a node, the value it leads to, and the score that play comes to after the move',
  applies: ofScoringGames,
  ask: (evidence, { vertex }) => movesFrom(evidence, vertex),
  sentences: ({ vertex, moves }, called) =>
    moves.length === 0
      ? [`No move leads from ${called(vertex)}.`]
      : moves.map(
          ({ player, to, value, score, best }) =>
            `${whose[player]} move to ${called(to)} leads to the score ${saidScore(score)}${best ? ', the best' : ''}: ${called(to)} is worth ${saidOf(value)}.`,
        ),
};

/** Why the stops are what they are. */
export const explainScores: Question<'explain', 'vertex', ExplainAsked, ScoringMoves & VertexExplanation> = {
  id: 'explain',
  ...asked,
  title: 'Why',
  says: 'why a node has its stops: the best moves of each player and the scores that they lead to',
  applies: ofScoringGames,
  *ask(evidence, about) {
    return { ...(yield* movesFrom(evidence, about.vertex)), ...(yield* explainVertex(evidence, about)) };
  },
  sentences: ({ explanation }, called) => linesOf(explanation, called),
};

const whose = { left: 'Left’s', right: 'Right’s' } as const;
function* movesFrom(evidence: Evidence, vertex: number): Generator<number, ScoringMoves, void> {
  const { graph } = evidence;
  const labelling = yield* evidence.labelling();
  const scoringValueAt = (v: number) => {
    const value = labelling && valueAt(labelling, v);
    known(value?.kind === 'scoring', 'every vertex of a scoring game has its value');
    return value;
  };
  const { ls, rs, ...here } = scoringValueAt(vertex);
  const moves = (['left', 'right'] as const).flatMap((player) => {
    const { starts, targets } = graph[player];
    const options = [...new Set(targets.subarray(starts[vertex], starts[vertex + 1]))];
    return options.map((to): ScoringMove => {
      const value = scoringValueAt(to);
      // After the move it is the other player's turn.
      const score = player === 'left' ? value.rs : value.ls;
      return { player, to, value, score, best: score === (player === 'left' ? ls : rs) };
    });
  });
  const outcome = outcomeByScores({ ...here, ls, rs });
  known(outcome !== undefined, 'every value of a scoring game says who wins');
  return { kind: 'scoring-moves', vertex, outcome, ls, rs, moves };
}
