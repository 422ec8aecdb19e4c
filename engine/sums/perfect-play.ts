/**
 * A perfect player of sums: what each legal move of a position brings, and the best of them. It wins in the fewest moves
 * where it can, else draws where it can, and else holds out the longest. By play on the product of the components while
 * that fits the budget; past it by a theory's values, where its table knows the sum.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { ENDLESS } from '../graph/remoteness.ts';
import type { InfinitePlay } from '../outcome/outcome.ts';
import type { OverBudget } from '../result.ts';
import type { Labelling } from '../theories/labelling.ts';
import type { Evidence, Shelf, Slot } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { type GoodMove, judgeByValues } from './by-values.ts';
import { judgePartizanByValues } from './partizan-by-values.ts';
import { afterMove, movesOf, obligedPieces, type SumMove, type SumPosition } from './position.ts';
import {
  exploreProduct,
  lastsAt,
  type PlayResult,
  type Product,
  resultOf,
  tooManyPositions,
} from './product.ts';
import { mostPlayedOut, twoOnGray } from './sum-of-pieces.ts';

/** A legal move and what it brings whoever makes it, with best play from there. */
export type MoveJudged = SumMove & {
  readonly result: PlayResult;
  /** Moves until the end, this one counted, when the winner hurries and the loser lingers; undefined where that is not known. */
  readonly lasts: number | undefined;
  /** What the sum is worth after it, where that is known. */
  readonly value: Value | undefined;
};

export type SumPlayed = {
  readonly kind: 'play';
  /** For the player to move. */
  readonly result: PlayResult;
  readonly moves: readonly MoveJudged[];
  /** The place of the best of them; undefined where there is none. */
  readonly best: number | undefined;
  readonly by: 'play' | 'values';
};

/** A game is played on one product from its first move to its last. */
const lastProduct: Slot<Product> = { holds: 'the product that was played on last' };

/** Yields now and then, with a count of what has been dealt with. `budget`: positions to be played out at most. */
export function* playPerfectly(
  { graph, theory, infinitePlay, labelling: find, shelf }: Omit<Evidence, 'known' | 'whoWins'>,
  position: SumPosition,
  budget = Math.max(mostPlayedOut, graph.order),
): Generator<number, SumPlayed | OverBudget, void> {
  const pieces = Uint32Array.from(position.pieces);
  if (obligedPieces(graph, pieces).length > 1) return { kind: 'over-budget', says: twoOnGray };
  const product = yield* productFrom(graph, position, budget, shelf);
  if (!('kind' in product)) return byProduct(graph, position, product, infinitePlay);
  const labelling = theory?.sums && (yield* find(true));
  const found =
    theory && labelling && (yield* byValues({ graph, theory, infinitePlay }, labelling, position, pieces));
  return found ?? tooManyPositions(budget);
}

function* productFrom(
  graph: GameGraph,
  position: SumPosition,
  budget: number,
  shelf: Shelf,
): Generator<number, Product | OverBudget, void> {
  const known = shelf.find(lastProduct);
  if (known?.numberOf(position) !== undefined) return known;
  const product = yield* exploreProduct(graph, position.pieces, [position.mover], budget);
  if (!('kind' in product)) shelf.leave(lastProduct, product);
  return product;
}

function byProduct(
  graph: GameGraph,
  position: SumPosition,
  product: Product,
  infinitePlay: InfinitePlay,
): SumPlayed {
  const { mover } = position;
  // A play without an end is won by the player who was named for it: there is nothing to hurry for.
  const brings = (lasts: number): PlayResult => {
    const result = resultOf(lasts);
    if (result !== 'draws' || isImpartial(graph) || infinitePlay === 'draw') return result;
    return infinitePlay === mover ? 'wins' : 'loses';
  };
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
  };
}

/** Of the opponent's moves the share with which the opponent goes wrong. */
function trapsAt({ numberOf, arcs, lasts }: Product, position: SumPosition): number {
  const place = numberOf(position) ?? 0;
  const options = arcs.targets.subarray(arcs.starts[place], arcs.starts[place + 1]);
  return options.filter((option) => resultOf(lasts[option]) === 'wins').length / Math.max(1, options.length);
}

const inOrder: readonly PlayResult[] = ['wins', 'draws', 'loses'];

/** The place of the best move. `weight` is of moves that bring the same and last as long, the heavier the better. */
function bestOf(moves: readonly MoveJudged[], weight: (move: MoveJudged) => number): number | undefined {
  const result = inOrder.find((each) => moves.some((move) => move.result === each));
  const longest = Number.POSITIVE_INFINITY;
  const haste = (move: MoveJudged): number => (result === 'wins' ? -1 : 1) * (move.lasts ?? longest);
  let best: number | undefined;
  for (const [place, move] of moves.entries()) {
    if (move.result !== result) continue;
    if (best === undefined) best = place;
    else {
      const [here, there] = [haste(move), haste(moves[best])];
      if (here > there || (here === there && weight(move) > weight(moves[best]))) best = place;
    }
  }
  return best;
}

/**
 * By the table of sums. Of the moves that win it takes one after which the rounds in which the values were found are the
 * fewest together: reverting replies go to earlier rounds, so that play comes to an end (Fraenkel and Yesha's counters).
 */
function* byValues(
  { graph, theory, infinitePlay }: Pick<Evidence, 'graph' | 'theory' | 'infinitePlay'>,
  labelling: Labelling,
  position: SumPosition,
  pieces: Uint32Array,
): Generator<number, SumPlayed | undefined, void> {
  if (!theory) return undefined;
  const judged = isImpartial(graph)
    ? yield* judgeByValues(graph, theory, labelling, pieces)
    : (yield* judgePartizanByValues(graph, theory, labelling, pieces, infinitePlay))?.[position.mover];
  if (!judged) return undefined;
  const key = ({ piece, to }: SumMove): string => `${piece} ${to}`;
  const good = (some: readonly GoodMove[]) => new Map(some.map((move) => [key(move), move]));
  const [winning, drawing] = [good(judged.winning), good(judged.drawing)];
  const moves = movesOf(graph, pieces, position.mover).map((move): MoveJudged => {
    const won = winning.get(key(move));
    const drawn = drawing.get(key(move));
    const result = won ? 'wins' : drawn ? 'draws' : 'loses';
    return { ...move, result, lasts: undefined, value: (won ?? drawn)?.value };
  });
  const ended = endsOfLines(graph, labelling);
  const rounds = (move: MoveJudged): number =>
    pieces.reduce((sum, at, i) => sum + ended(i === move.piece ? move.to : at), 0);
  const best = bestOf(moves, (move) => -rounds(move));
  const result = best === undefined ? 'loses' : moves[best].result;
  return { kind: 'play', result, moves, best, by: 'values' };
}

/**
 * Per vertex the round of its value; of a carry-on vertex that of the white vertex at which its forced line ends, since the same
 * player moves again there. A line that ends on gray ends the play, and one that goes round is worth nothing.
 */
function endsOfLines({ order, gray, left: { starts, targets } }: GameGraph, { steps }: Labelling) {
  return (vertex: number): number => {
    let at = vertex;
    for (let way = 0; gray[at] === 1; way++) {
      if (starts[at] === starts[at + 1]) return 0;
      if (way > order || starts[at] + 1 < starts[at + 1]) return order;
      at = targets[starts[at]];
    }
    return steps[at] < 0 ? order : steps[at];
  };
}
