/**
 * Sequential sums: the first piece that is not over is moved, and where neither player can move it any more
 * the next one begins, with the player who is to move then (Stromquist and Ullman; Huggan, Definition 2.2.7).
 * So a vertex where a piece is over lasts as long as the rest of the sum does, and the pieces are solved from
 * the last one to the first, each by the remoteness of its vertices. Cost: O(order + arcs) a piece.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import { impartialOutcomes, type Outcome } from '../outcome/outcome.ts';
import type { GameToSolve } from '../theories/question.ts';
import type { GoodMove } from './by-values.ts';
import { bestOf, type MoveJudged, type SumPlayed } from './judged-moves.ts';
import { pieceInTurn } from './kinds.ts';
import type { GoodMoves } from './partizan-judged.ts';
import { afterMove, isOver, type SumPosition } from './position.ts';
import { endlessBrings, type PlayResult, resultOf } from './product.ts';
import { impartialOutcome, movers, outcomeOfStarts } from './starts.ts';
import type { ImpartialSum, PartizanSum } from './sum-of-pieces.ts';
import { nextMoves } from './turns.ts';

type Solved = {
  /**
   * How long play lasts, ENDLESS where no end can be forced: from the pieces where they are, or after one
   * move.
   */
  lastsAt(position: SumPosition): number;
  /** The same for the sum of this piece and those after it, where they are. */
  lastsFrom(piece: number, mover: Mover): number;
};

/**
 * For each piece it is kept how long the sum from there on lasts, with every vertex of the piece in turn.
 * Yields now and then.
 */
function* solved(graph: GameGraph, pieces: ArrayLike<number>): Generator<number, Solved, void> {
  const impartial = isImpartial(graph);
  const arcs = impartial ? graph.left : stateArcs(graph);
  const stateOf = (v: number, mover: Mover): number => (impartial || mover === 'left' ? v : graph.order + v);
  const inTurn = pieceInTurn(graph, pieces);
  const starts: Readonly<Record<Mover, number>>[] = [];
  let ofPieceInTurn: Int32Array = new Int32Array(0);
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const rest = starts[piece + 1];
    const goesOn = (state: number): number => {
      const [v, mover] =
        state < graph.order ? [state, 'left' as const] : [state - graph.order, 'right' as const];
      // Who cannot move a piece that the other player can has lost.
      return isOver(graph, v) ? rest[mover] : 0;
    };
    const lasts = yield* remotenessInSlices(arcs, rest && goesOn);
    const [left, right] = movers.map((mover) => lasts[stateOf(pieces[piece], mover)]);
    starts[piece] = { left, right };
    if (piece === inTurn) ofPieceInTurn = lasts;
  }
  const lastsFrom = (piece: number, mover: Mover): number => starts[piece][mover];
  const lastsAt = ({ pieces: at, mover }: SumPosition): number => {
    const piece = pieceInTurn(graph, at);
    if (piece === undefined) return 0;
    return piece === inTurn ? ofPieceInTurn[stateOf(at[piece], mover)] : lastsFrom(piece, mover);
  };
  return { lastsAt, lastsFrom };
}

const turned = { wins: 'loses', draws: 'draws', loses: 'wins' } as const satisfies Record<
  PlayResult,
  PlayResult
>;

/** What play brings the player to move. */
const broughtBy = (game: GameToSolve, mover: Mover, lasts: number): PlayResult =>
  lasts === ENDLESS ? endlessBrings(game, mover) : resultOf(lasts);

export type SequentialSum = (ImpartialSum | PartizanSum) & {
  /** The vertices of the pieces, in their order. */
  readonly pieces: readonly number[];
  /**
   * Who wins what is still to come: the whole sum, then the sum from the second piece on, and so on to the
   * last piece alone.
   */
  readonly tails: readonly Outcome[];
};

/** Precondition: no gray vertices, and a piece at least. Yields now and then. */
export function* judgeSequential(
  game: GameToSolve,
  pieces: Uint32Array,
): Generator<number, SequentialSum, void> {
  const { graph } = game;
  const { lastsAt, lastsFrom } = yield* solved(graph, pieces);
  const tails = Array.from(pieces, (_, piece) => {
    const [left, right] = movers.map((mover) => broughtBy(game, mover, lastsFrom(piece, mover)));
    return isImpartial(graph) ? impartialOutcome[left] : outcomeOfStarts(left, right);
  });
  const [outcome] = tails;
  const judge = (mover: Mover): GoodMoves => {
    const good = (which: PlayResult): GoodMove[] =>
      nextMoves(graph, { pieces, mover }, 'sequential', []).flatMap((move) => {
        const then = afterMove({ pieces, mover }, move);
        const brings = turned[broughtBy(game, then.mover, lastsAt(then))];
        return brings === which ? [{ ...move, value: undefined }] : [];
      });
    return { winning: good('wins'), drawing: good('draws') };
  };
  const found = { value: undefined, by: 'play', pieces: [...pieces], tails } as const;
  const impartial = impartialOutcomes.find((each) => each === outcome);
  return isImpartial(graph) && impartial
    ? { kind: 'sum', ...found, outcome: impartial, ...judge('left') }
    : { kind: 'partizan-sum', ...found, outcome, left: judge('left'), right: judge('right') };
}

/** The best move and what every other one brings. The same precondition and cost. */
export function* playSequential(
  game: GameToSolve,
  position: SumPosition,
): Generator<number, SumPlayed, void> {
  const { graph } = game;
  const { mover, pieces } = position;
  const { lastsAt } = yield* solved(graph, pieces);
  const moves = nextMoves(graph, position, 'sequential', []).map((move): MoveJudged => {
    const then = afterMove(position, move);
    const lasts = lastsAt(then);
    return {
      ...move,
      result: turned[broughtBy(game, then.mover, lasts)],
      lasts: lasts === ENDLESS ? undefined : lasts + 1,
      value: undefined,
    };
  });
  const result = broughtBy(game, mover, lastsAt(position));
  return { kind: 'play', result, moves, best: bestOf(moves, () => 0), by: 'play', ends: true };
}
