/**
 * The best turn of a sum whose turns move several pieces, and the result of every move in it, for a person
 * who plays it out piece by piece.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { TurnsSum } from '../sums/kinds.ts';
import { playTurn } from '../sums/perfect-turn.ts';
import type { SumMove } from '../sums/position.ts';
import { mostPlayedOut } from '../sums/sum-of-pieces.ts';
import type { TurnPlayed } from '../sums/turn-played.ts';
import type { About, Question, VertexNaming } from '../theories/question.ts';
import { sumApplies } from './compound.ts';

type TurnAsked = About['pieces'] & {
  /** How the pieces are moved together; by default all of them. */
  readonly sum?: TurnsSum;
  /** Whose turn it is, where some arcs are one player's; by default Left's. */
  readonly mover?: Mover;
  /** The moves of the turn that were made already. */
  readonly made?: readonly SumMove[];
};

export const turn: Question<'turn', 'pieces', TurnAsked, TurnPlayed> = {
  id: 'turn',
  needs: 'pieces',
  title: 'The best turn',
  says: 'the best turn of the conjunctive sum of the pieces, and what every move in it brings',
  readsValues: false,
  applies(game, about) {
    const { pieces, sum = 'conjunctive' } = about as TurnAsked;
    return sumApplies(game, pieces, sum);
  },
  ask: (evidence, { pieces, mover = 'left', sum = 'conjunctive', made = [] }) =>
    playTurn(evidence, { pieces, mover }, sum, made, mostPlayedOut),
  sentences: toldTurn,
};

/** The answer in sentences. */
export function toldTurn(
  { moves, best, result, ended }: TurnPlayed,
  called: VertexNaming,
): readonly string[] {
  if (moves.length === 0 && !ended) return ['There is no turn: the player to move has lost.'];
  const told = best.map(({ from, to }) => `${called(from)} → ${called(to)}`).join(', ');
  return [
    best.length > 0
      ? `A best turn: ${told}, which ${result}.`
      : `It is best to end the turn here, which ${result}.`,
    ...moves.map(({ from, to, result: brings }) => `${called(from)} → ${called(to)} ${brings}.`),
  ];
}
