/**
 * Random guaranteed scoring games of a few moves, random games of Normal play as trees, and both as game
 * graphs.
 */
import * as fc from 'fast-check';
import { buildArcs } from '../../engine/graph/build.ts';
import type { Arcs, GameGraph, Mover } from '../../engine/graph/game-graph.ts';
import { downwards } from '../fixtures/partizan.ts';
import { atoms, type Game, type Side } from '../oracle/scoring.ts';
import { arbitraryWhite } from './partizan.ts';

type Drawn = {
  readonly left: readonly Drawn[];
  readonly right: readonly Drawn[];
  readonly score: number;
  readonly more: number;
};

/** A stuck player's score is as good as the guarantee asks, or better. */
function guaranteed({ left, right, score, more }: Drawn): Game {
  const [lefts, rights] = [left.map(guaranteed), right.map(guaranteed)];
  const low = Math.min(...rights.flatMap(atoms), rights.length === 0 ? score : Number.POSITIVE_INFINITY);
  const ofLeft: Side = lefts.length > 0 ? lefts : low - (more % 2);
  const high = Math.max(...lefts.flatMap(atoms), lefts.length === 0 ? score : Number.NEGATIVE_INFINITY);
  const ofRight: Side = rights.length > 0 ? rights : high + (more >> 1);
  return { left: ofLeft, right: ofRight };
}

/** Games of `moves` moves at most, with a player stuck here and there, each guaranteed. */
export function arbitraryGame(moves: number): fc.Arbitrary<Game> {
  const drawn = (depth: number): fc.Arbitrary<Drawn> => {
    const side =
      depth === 0
        ? fc.constant<Drawn[]>([])
        : fc.oneof(
            { weight: 1, arbitrary: fc.constant<Drawn[]>([]) },
            { weight: 3, arbitrary: fc.array(drawn(depth - 1), { minLength: 1, maxLength: 2 }) },
          );
    return fc.record({
      left: side,
      right: side,
      score: fc.integer({ min: -2, max: 3 }),
      more: fc.nat(3),
    });
  };
  return drawn(moves).map(guaranteed);
}

/** For Normal play: a player without a move is stuck at 0. */
export function arbitraryNormal(moves: number): fc.Arbitrary<Game> {
  const side = (depth: number): fc.Arbitrary<Side> =>
    depth === 0
      ? fc.constant<Side>(0)
      : fc
          .array(game(depth - 1), { maxLength: 2 })
          .map((options): Side => (options.length > 0 ? options : 0));
  const game = (depth: number): fc.Arbitrary<Game> => fc.record({ left: side(depth), right: side(depth) });
  return game(moves);
}

/** Every position of the trees a vertex, in the order in which they are met; the roots come first. */
export function graphOfTrees(roots: readonly Game[]): {
  readonly graph: GameGraph;
  readonly games: readonly Game[];
} {
  const games = [...roots];
  const arcs: Record<Mover, { readonly from: number[]; readonly to: number[] }> = {
    left: { from: [], to: [] },
    right: { from: [], to: [] },
  };
  const codes: Record<Mover, number[]> = { left: [], right: [] };
  const table: { readonly numerator: bigint; readonly denominator: bigint }[] = [];
  for (let v = 0; v < games.length; v++) {
    for (const player of ['left', 'right'] as const) {
      const side: Side = games[v][player];
      const isStuck = typeof side === 'number';
      codes[player].push(isStuck ? table.push({ numerator: BigInt(side), denominator: 1n }) - 1 : -1);
      for (const option of isStuck ? [] : side) {
        arcs[player].from.push(v);
        arcs[player].to.push(games.push(option) - 1);
      }
    }
  }
  const rows = (player: Mover) => buildArcs(games.length, arcs[player].from, arcs[player].to);
  const scores = { table, left: Int32Array.from(codes.left), right: Int32Array.from(codes.right) };
  const graph = {
    order: games.length,
    gray: new Uint8Array(games.length),
    left: rows('left'),
    right: rows('right'),
    scores,
  };
  return { graph, games };
}

/** Graphs with scores where a player is stuck, and no way back; few of them are guaranteed. */
export const arbitraryScored = (largest: number, most: number): fc.Arbitrary<GameGraph> =>
  fc
    .tuple(
      arbitraryWhite(largest, most),
      fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2 * largest }),
    )
    .map(([graph, drawn]): GameGraph => {
      const { left, right } = downwards(graph);
      const table = [...new Set(drawn)].map((n) => ({ numerator: BigInt(n), denominator: 1n }));
      const codes = ({ starts }: Arcs, side: number) =>
        Int32Array.from({ length: graph.order }, (_, v) =>
          starts[v] < starts[v + 1]
            ? -1
            : table.findIndex(({ numerator }) => numerator === BigInt(drawn[2 * v + side])),
        );
      return { ...graph, left, right, scores: { table, left: codes(left, 0), right: codes(right, 1) } };
    });
