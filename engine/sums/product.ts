/**
 * The product of the components of a sum: every position that play can reach, numbered as it is met, with the
 * moves between them, and how long the play from each lasts. Positions are rows of vertices, ascending, in
 * one array, found again by a table of places; a game of millions of positions fits. Cost: the positions in
 * reach and their moves.
 */
import { followersOf } from '../graph/closed-part.ts';
import type { Arcs, GameGraph, Mover } from '../graph/game-graph.ts';
import { isImpartial } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { known, type OverBudget } from '../result.ts';
import type { GameToSolve } from '../theories/question.ts';
import { movesOf, opponentOf, type SumMove, type SumPosition } from './position.ts';
import { openPositions } from './position-rows.ts';
import { openList } from './row-table.ts';

/**
 * The number of positions between two yields; fewer where `movesAt` chooses the moves, which takes longer.
 */
const SLICE = 2048;
const SLICE_OF_CHOSEN = 16;

export type Product = {
  readonly positions: number;
  /** The number of a position; undefined where no play from the start leads to it. */
  numberOf(position: SumPosition): number | undefined;
  readonly arcs: Arcs;
  /**
   * Per position how many moves its play lasts when the winner hurries and the loser lingers: where that is
   * even the player to move has lost, where it is odd has won, and where it is ENDLESS neither can force an
   * end. In misère play the even ones are won.
   */
  readonly lasts: Int32Array;
  readonly misere: boolean;
};

export const tooManyPositions = (budget: number): OverBudget => ({
  kind: 'over-budget',
  positions: budget,
  says: `No table has this sum, and playing it out takes more than ${budget.toLocaleString('en')} positions.`,
});

/**
 * All that can be reached when any of these players starts. More than `budget` positions (an eighth of their
 * moves counts with them) are given up. Yields how many have been met.
 */
export function* exploreProduct(
  graph: GameGraph,
  pieces: ArrayLike<number>,
  starters: readonly Mover[],
  budget: number,
): Generator<number, Product | OverBudget, void> {
  return (yield* explore(graph, pieces, starters, budget, 'whole')) ?? tooManyPositions(budget);
}

/** Part of a product, or all of it. */
export type Nearby = Product & { readonly isWhole: boolean };

/** The moves that are followed from a position; undefined where nothing shall be said of it. */
export type MovesAt = (pieces: readonly number[], mover: Mover) => readonly SumMove[] | undefined;

/**
 * Explores as much as the budget allows, the positions of the fewest moves first. Where it stops, neither
 * player is taken to win, so a player who wins here wins indeed, and needs at most as many moves as found
 * here; where play lasts without an end nothing is known, unless the product is whole. The moves are those of
 * `movesAt`, or all if that is undefined.
 */
export function* exploreNearby(
  graph: GameGraph,
  { pieces, mover }: SumPosition,
  budget: number,
  movesAt?: MovesAt,
): Generator<number, Nearby, void> {
  const nearby = yield* explore(graph, pieces, [mover], budget, 'nearby', movesAt);
  known(nearby !== undefined, 'what is nearby is as much as the budget allows');
  return nearby;
}

function* explore(
  graph: GameGraph,
  pieces: ArrayLike<number>,
  starters: readonly Mover[],
  budget: number,
  reach: 'whole' | 'nearby',
  movesAt?: MovesAt,
): Generator<number, Nearby | undefined, void> {
  const met = openPositions(graph, pieces.length);
  for (const mover of starters) met.place({ pieces, mover });
  const starts = openList();
  const targets = openList();
  let isWhole = true;
  const slice = movesAt ? SLICE_OF_CHOSEN : SLICE;
  for (let i = 0; i < met.count(); i++) {
    if (i % slice === slice - 1) yield met.count();
    const isFull = met.count() + targets.length() / 8 > budget;
    if (isFull && reach === 'whole') return undefined;
    starts.push(targets.length());
    const { pieces: at, mover } = met.read(i);
    const moves = isFull || !movesAt ? movesOf(graph, at, mover) : movesAt(at, mover);
    if (isFull || !moves) {
      isWhole = false;
      // A move back to the position itself, which neither player can end, represents moves that are not
      // followed.
      if (!moves || moves.length > 0) targets.push(i);
      continue;
    }
    for (const { piece, from, to } of moves) {
      // It does not matter which of several pieces on one vertex moves.
      if (piece > 0 && at[piece - 1] === from) continue;
      targets.push(met.place({ pieces: at.with(piece, to), mover: opponentOf[mover] }));
    }
  }
  starts.push(targets.length());
  const arcs = { starts: starts.all(), targets: targets.all() };
  const positions = met.count();
  const misere = graph.misere ?? false;
  const lengths = remotenessInSlices(arcs, undefined, misere);
  // In a part of a graph a vertex outside has no moves, and would be taken for one at which nothing is left
  // to play.
  const inside = followersOf(graph, Array.from(pieces));
  for (;;) {
    const part = lengths.next();
    if (part.done) {
      const numberOf = (position: SumPosition): number | undefined =>
        Array.from(position.pieces).every((v) => inside[v] === 1) ? met.find(position) : undefined;
      return { positions, numberOf, arcs, lasts: part.value, isWhole, misere };
    }
    yield positions;
  }
}

/** How long the play from a position lasts; the product must have it. */
export function lastsAt({ numberOf, lasts }: Product, position: SumPosition): number {
  const place = numberOf(position);
  known(place !== undefined, 'every position in reach was played out');
  return lasts[place];
}

/** What a player can bring about. */
export type PlayResult = 'wins' | 'draws' | 'loses';

/**
 * What the player to move can bring about where the play lasts so long, if a play without an end is a draw.
 */
export const resultOf = (
  lasts: number,
  { misere = false }: { readonly misere?: boolean } = {},
): PlayResult => (lasts === ENDLESS ? 'draws' : lasts % 2 === (misere ? 0 : 1) ? 'wins' : 'loses');

/**
 * What a play without an end brings that player: a draw, unless the rules give infinite play to one player.
 */
export function endlessBrings({ graph, rules: { infinitePlay } }: GameToSolve, mover: Mover): PlayResult {
  if (isImpartial(graph) || infinitePlay === 'draw') return 'draws';
  return infinitePlay === mover ? 'wins' : 'loses';
}
