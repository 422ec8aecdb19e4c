/** Random guaranteed scoring games of a few moves, and random games of Normal play as trees. */
import * as fc from 'fast-check';
import { atoms, type Game, type Side } from '../oracle/scoring.ts';

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

/** Of Normal play: who has no move is stuck at 0. */
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
