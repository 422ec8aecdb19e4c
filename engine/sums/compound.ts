/**
 * Conjunctive and selective sums of pieces, by the remoteness of the components (Smith; for partizan graphs Smith and Flanigan, as in
 * Siegel, Coping with cycles, Theorems 18 and 20). In the conjunctive sum a turn moves every piece, and the player for whom
 * some piece has no move has lost; in the selective sum a turn moves any pieces, one at least.
 * Cost: O(order + arcs).
 */
import { isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import { endings, type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import type { GameToSolve } from '../theories/question.ts';
import { conjunctiveSum, outcomeOfRemoteness, selectiveSum } from '../theories/remoteness/remoteness.ts';
import { bestTurn, type RemoteAt } from './perfect-turn.ts';
import { opponentOf, type SumMove } from './position.ts';
import { endlessBrings, type PlayResult, resultOf } from './product.ts';
import type { CompoundKind } from './turns.ts';

/** What comes of it when that player starts. */
export type CompoundStart = {
  readonly player: Mover | 'either';
  /** Of the sum: how many turns play lasts, ENDLESS where no end can be forced. */
  readonly remoteness: number;
  /** Of each piece. */
  readonly components: readonly number[];
  /** A play without an end is a draw, or won as the rules say. */
  readonly result: PlayResult;
  /** The moves of a best turn, made together; none where the player has no turn. */
  readonly turn: readonly SumMove[];
};

export type CompoundSum = {
  readonly kind: 'compound';
  /** The kind of sum; the command line's JSON has called it so from the start. */
  readonly convention: CompoundKind;
  readonly outcome: Outcome;
  readonly starts: readonly CompoundStart[];
};

/** Precondition: no gray vertices; an impartial graph for the selective sum. Yields now and then. */
export function* judgeCompound(
  game: GameToSolve,
  pieces: ArrayLike<number>,
  kind: CompoundKind,
): Generator<number, CompoundSum, void> {
  const { graph } = game;
  const impartial = isImpartial(graph);
  const remote = yield* remotenessInSlices(impartial ? graph.left : stateArcs(graph));
  const remoteAt: RemoteAt = (v, mover) => remote[impartial || mover === 'left' ? v : graph.order + v];
  const movers: readonly Mover[] = impartial ? ['left'] : ['left', 'right'];
  const starts = movers.map((mover): CompoundStart => {
    const components = Array.from(pieces, (v) => remoteAt(v, mover));
    const remoteness = (kind === 'conjunctive' ? conjunctiveSum : selectiveSum)(components);
    const turn = bestTurn(graph, { pieces, mover }, kind, remoteAt);
    const player = impartial ? 'either' : mover;
    const result = remoteness === ENDLESS ? endlessBrings(game, mover) : resultOf(remoteness);
    return { player, remoteness, components, result, turn };
  });
  return { kind: 'compound', convention: kind, outcome: outcomeOf(starts), starts };
}

/** Where both players have the same moves nobody wins a play without an end. */
function outcomeOf(starts: readonly CompoundStart[]): Outcome {
  if (starts.length === 1) return outcomeOfRemoteness(starts[0].remoteness);
  const [left, right] = (['left', 'right'] as const).map((mover, i) => {
    const winner = { wins: mover, draws: 'draw' as const, loses: opponentOf[mover] }[starts[i].result];
    return endings.indexOf(winner);
  });
  return partizanOutcomes[3 * right + left];
}
