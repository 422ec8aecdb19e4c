/**
 * A perfect player of sums: what each legal move of a position brings, and the best of them. It wins in the fewest moves
 * where it can, else draws where it can, and else holds out the longest. By play on the product of the components while
 * that fits the budget; past it by a theory's values, where its table knows the sum.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { ENDLESS } from '../graph/remoteness.ts';
import type { OverBudget } from '../result.ts';
import type { Evidence, GameToSolve, Shelf, Slot } from '../theories/question.ts';
import { bestOf, type MoveJudged, type SumPlayed } from './judged-moves.ts';
import { playByValues } from './play-by-values.ts';
import { afterMove, movesOf, obligedPieces, type SumPosition } from './position.ts';
import {
  endlessBrings,
  exploreNearby,
  exploreProduct,
  lastsAt,
  type Nearby,
  type PlayResult,
  type Product,
  resultOf,
  tooManyPositions,
} from './product.ts';
import { mostPlayedOut, twoOnGray } from './sum-of-pieces.ts';
import { mostWonPositions } from './winning-part.ts';

/** A game is played on one product from its first move to its last. */
const lastProduct: Slot<Nearby> = { holds: 'the product that was played on last' };

/**
 * Yields now and then, with a count of what has been dealt with. `budget`: positions to be played out at most. `before`: the positions of
 * the game so far, to which a player by values does not go back where another move is as good. `mostWon`: positions at most among which
 * it looks for the end of a won game that winning moves alone reach.
 */
export function* playPerfectly(
  { graph, theory, rules, labelling: find, shelf }: Omit<Evidence, 'known' | 'whoWins'>,
  position: SumPosition,
  budget = Math.max(mostPlayedOut, graph.order),
  before: readonly SumPosition[] = [],
  mostWon = mostWonPositions,
): Generator<number, SumPlayed | OverBudget, void> {
  const pieces = Uint32Array.from(position.pieces);
  if (obligedPieces(graph, pieces).length > 1) return { kind: 'over-budget', says: twoOnGray };
  const product = yield* productFrom(graph, position, budget, shelf);
  if (product?.isWhole) return byProduct({ graph, rules }, position, product);
  const labelling = theory?.sums && (yield* find(true));
  const found =
    theory &&
    labelling &&
    (yield* playByValues(
      { graph, theory, rules, labelling },
      position,
      { nearby: product, shelf, mostWon },
      before,
    ));
  return found ?? tooManyPositions(budget);
}

/** The whole product, or what is near; undefined where it is too large and what is near would be of no use. */
function* productFrom(
  graph: GameGraph,
  position: SumPosition,
  budget: number,
  shelf: Shelf,
): Generator<number, Nearby | undefined, void> {
  const last = shelf.find(lastProduct);
  if (last?.numberOf(position) !== undefined) return last;
  if (!isImpartial(graph)) {
    const nearby = yield* exploreNearby(graph, position, budget);
    if (nearby.isWhole) shelf.leave(lastProduct, nearby);
    return nearby;
  }
  const product = yield* exploreProduct(graph, position.pieces, [position.mover], budget);
  if ('kind' in product) return undefined;
  const whole = { ...product, isWhole: true };
  shelf.leave(lastProduct, whole);
  return whole;
}

function byProduct(game: GameToSolve, position: SumPosition, product: Product): SumPlayed {
  const { graph } = game;
  const { mover } = position;
  // Where the rules give infinite play to one player, she wins a play without end: there is nothing to hurry for.
  const brings = (lasts: number): PlayResult =>
    lasts === ENDLESS ? endlessBrings(game, mover) : resultOf(lasts);
  const turned = { wins: 'loses', draws: 'draws', loses: 'wins' } as const;
  const moves = movesOf(graph, position.pieces, mover).map((move): MoveJudged => {
    const then = lastsAt(product, afterMove(position, move));
    const endless = then === ENDLESS;
    return {
      ...move,
      result: endless ? brings(then) : turned[resultOf(then)],
      lasts: endless ? undefined : then + 1,
      value: undefined,
    };
  });
  const traps = (move: MoveJudged): number => trapsAt(product, afterMove(position, move));
  return {
    kind: 'play',
    result: brings(lastsAt(product, position)),
    moves,
    best: bestOf(moves, traps),
    by: 'play',
    ends: true,
  };
}

/** Of the opponent's moves the share with which the opponent goes wrong. */
function trapsAt({ numberOf, arcs, lasts }: Product, position: SumPosition): number {
  const place = numberOf(position) ?? 0;
  const options = arcs.targets.subarray(arcs.starts[place], arcs.starts[place + 1]);
  return options.filter((option) => resultOf(lasts[option]) === 'wins').length / Math.max(1, options.length);
}
