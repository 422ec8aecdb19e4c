/**
 * Conjunctive and selective sums of pieces, by the remoteness of the components (Smith; for partizan graphs Smith and Flanigan, as in
 * Siegel, Coping with cycles, Theorems 18 and 20). In the conjunctive sum a turn moves every piece, and the player for whom
 * some piece has no move has lost; in the selective sum a turn moves any pieces, one at least.
 * Cost: O(order + arcs).
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import { endings, type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import { conjunctiveSum, outcomeOfRemoteness, selectiveSum } from '../theories/remoteness/remoteness.ts';
import { opponentOf, type SumMove } from './position.ts';
import { type PlayResult, resultOf } from './product.ts';
import type { SumConvention } from './turns.ts';

/** What comes of it when that player starts. */
export type CompoundStart = {
  readonly player: Mover | 'either';
  /** Of the sum: how many turns play lasts, ENDLESS where no end can be forced. */
  readonly remoteness: number;
  /** Of each piece. */
  readonly components: readonly number[];
  readonly result: PlayResult;
  /** The moves of a best turn, made together; none where the player has no turn. */
  readonly turn: readonly SumMove[];
};

export type CompoundSum = {
  readonly kind: 'compound';
  readonly convention: SumConvention;
  readonly outcome: Outcome;
  readonly starts: readonly CompoundStart[];
};

/** Precondition: no gray vertices; an impartial graph for the selective sum. Yields now and then. */
export function* judgeCompound(
  graph: GameGraph,
  pieces: ArrayLike<number>,
  convention: SumConvention,
): Generator<number, CompoundSum, void> {
  const impartial = isImpartial(graph);
  const remote = yield* remotenessInSlices(impartial ? graph.left : stateArcs(graph));
  const remoteAt = (v: number, mover: Mover): number =>
    remote[impartial || mover === 'left' ? v : graph.order + v];
  const movers: readonly Mover[] = impartial ? ['left'] : ['left', 'right'];
  const starts = movers.map((mover): CompoundStart => {
    const components = Array.from(pieces, (v) => remoteAt(v, mover));
    const remoteness = (convention === 'conjunctive' ? conjunctiveSum : selectiveSum)(components);
    const best = (piece: number): SumMove[] => bestMove(graph, pieces[piece], piece, mover, remoteAt);
    const turn = piecesToMove(components, remoteness, convention).flatMap(best);
    const player = impartial ? 'either' : mover;
    return { player, remoteness, components, result: resultOf(remoteness), turn };
  });
  return { kind: 'compound', convention, outcome: outcomeOf(starts), starts };
}

function outcomeOf(starts: readonly CompoundStart[]): Outcome {
  if (starts.length === 1) return outcomeOfRemoteness(starts[0].remoteness);
  const [left, right] = (['left', 'right'] as const).map((mover, i) => {
    const winner = { wins: mover, draws: 'draw' as const, loses: opponentOf[mover] }[starts[i].result];
    return endings.indexOf(winner);
  });
  return partizanOutcomes[3 * right + left];
}

/** Which pieces a best turn moves. */
function piecesToMove(
  components: readonly number[],
  remoteness: number,
  convention: SumConvention,
): number[] {
  const all = [...components.keys()];
  if (remoteness === 0) return [];
  if (convention === 'conjunctive') return all;
  const endless = all.filter((piece) => components[piece] === ENDLESS);
  if (endless.length > 0) return endless.slice(0, 1);
  // Who wins makes every component even at once; who has lost wastes as little as can be.
  const odd = all.filter((piece) => components[piece] % 2 === 1);
  return odd.length > 0 ? odd : all.filter((piece) => components[piece] > 0).slice(0, 1);
}

/** The move that brings the remoteness of the piece down by one, or that keeps it endless. */
function bestMove(
  graph: GameGraph,
  from: number,
  piece: number,
  mover: Mover,
  remoteAt: (v: number, mover: Mover) => number,
): SumMove[] {
  const { starts, targets } = graph[mover];
  const own = remoteAt(from, mover);
  const wanted = own === ENDLESS ? ENDLESS : own - 1;
  const options = targets.subarray(starts[from], starts[from + 1]);
  const to = options.find((option) => remoteAt(option, opponentOf[mover]) === wanted);
  return to === undefined ? [] : [{ piece, from, to }];
}
