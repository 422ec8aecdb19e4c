/**
 * Lists every move from a vertex with what it leads to and what it achieves: it wins if the opponent, who
 * moves next, loses there. It reads the values and outcomes that were found for the whole graph. O(options).
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { type Ending, endingWhen, type Outcome } from '../outcome/outcome.ts';
import { valueAt } from '../theories/labelling.ts';
import type { About, Question } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { saidOf } from '../values/words.ts';

export type MoveFound = {
  /** Who may make the move; either player in an impartial graph. */
  readonly player: 'either' | 'left' | 'right';
  readonly to: number;
  readonly value: Value | undefined;
  readonly outcome: Outcome;
  /** The result for the mover, with best play from there. */
  readonly result: 'wins' | 'draws' | 'loses';
};

type MovesFound = {
  readonly kind: 'moves';
  readonly vertex: number;
  readonly outcome: Outcome;
  readonly moves: readonly MoveFound[];
};

export const moves: Question<'moves', 'vertex', About['vertex'], MovesFound> = {
  id: 'moves',
  needs: 'vertex',
  title: 'Moves',
  says: 'every option of a node, the value it leads to, and whether moving there wins',
  readsValues: true,
  alsoMisere: true,
  applies: () => ({ applies: true, reason: 'every digraph has moves' }),
  *ask(evidence, { vertex }) {
    const { graph } = evidence;
    const labelling = yield* evidence.labelling();
    const { outcomes, classes } = yield* evidence.whoWins();
    const found = playersOf(graph).flatMap((player) => {
      const { starts, targets } = graph[player === 'either' ? 'left' : player];
      const options = [...new Set(targets.subarray(starts[vertex], starts[vertex + 1]))];
      return options.map((to): MoveFound => {
        const outcome = classes[outcomes[to]];
        const value = labelling && valueAt(labelling, to);
        return { player, to, value, outcome, result: resultFor(player, outcome) };
      });
    });
    return { kind: 'moves', vertex, outcome: classes[outcomes[vertex]], moves: found };
  },
  sentences: ({ vertex, moves: found }, called) =>
    found.length === 0
      ? [`No move leads from ${called(vertex)}.`]
      : found.map(
          (move) =>
            `${whose[move.player]}${called(move.to)} ${move.result}: ${called(move.to)} ${worth(move)}.`,
        ),
};

const whose = { either: 'The move to ', left: 'Left’s move to ', right: 'Right’s move to ' } as const;

const worth = ({ value, outcome }: MoveFound): string =>
  value ? `is worth ${saidOf(value)}` : `has the outcome ${outcome}`;

const playersOf = (graph: GameGraph): readonly MoveFound['player'][] =>
  isImpartial(graph) ? ['either'] : ['left', 'right'];

/** The result for the mover of moving to a position of this outcome, where the opponent is to move. */
function resultFor(player: MoveFound['player'], outcome: Outcome): MoveFound['result'] {
  if (player === 'either') return ({ P: 'wins', D: 'draws' } as const)[outcome as 'P' | 'D'] ?? 'loses';
  const ending: Ending = endingWhen(outcome, player === 'left' ? 'right' : 'left');
  return ending === player ? 'wins' : ending === 'draw' ? 'draws' : 'loses';
}
