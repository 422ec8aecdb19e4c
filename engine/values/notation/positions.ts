/**
 * The positions of a typed game while they are built: named games by their rules, negatives and sums of
 * existing positions. Positions are numbers. A position whose brace is not closed yet is open: moves may lead
 * to it, but it cannot be computed with.
 */
import { optionsOf, type Plain, plainKey, plainZero } from '../plain.ts';
import { merged } from './merge.ts';
import type { TypedGame } from './tables.ts';

/** The most positions of a typed game, and the most options of a nimber. */
export const mostPositions = 20_000;
const mostMoves = 1_000_000;
/** The most positions of a sum whose equal positions are merged immediately. */
const mostBeforeMerging = 10 * mostPositions;

export type Positions = {
  readonly left: (readonly number[])[];
  readonly right: (readonly number[])[];
  readonly open: Set<number>;
  readonly plains: Map<string, number>;
  moves: number;
  /** True after a sum was built: it stays the product that it is, and its positions are not merged. */
  summed: boolean;
  /** How many there may be. */
  readonly most: number;
  /** Whether equal positions of every sum are merged at once, where whole products would be too large. */
  readonly mergesSums: boolean;
};

/** Why a computation failed. */
export type Failure = 'too-many' | 'open';
export type PositionFound = number | Failure;

/** No positions yet. */
export const emptyPositions = (mergesSums = false): Positions => ({
  left: [],
  right: [],
  open: new Set(),
  plains: new Map(),
  moves: 0,
  summed: false,
  mergesSums,
  most: mostPositions,
});

/** A new position whose options come later; undefined if there are too many already. */
export function openPosition(positions: Positions): number | undefined {
  if (positions.left.length >= positions.most) return undefined;
  positions.right.push([]);
  const position = positions.left.push([]) - 1;
  positions.open.add(position);
  return position;
}

/** Gives an open position its options. */
export function closePosition(
  positions: Positions,
  position: number,
  left: readonly number[],
  right: readonly number[],
): void {
  positions.left[position] = left;
  positions.right[position] = right;
  positions.moves += left.length + right.length;
  positions.open.delete(position);
}

/** The canonical form of a plain value; it shares positions that other named values have built. */
export function plainPosition(positions: Positions, plain: Plain): PositionFound {
  if (Math.abs(plain.number.numerator / 2 ** plain.number.exponent) > mostPositions) return 'too-many';
  return unfold(positions, positions.plains, plain, plainKey, (at) => {
    if (at.star * at.star > mostMoves) return 'too-many';
    const { left, right, leftPasses, rightPasses } = optionsOf(at);
    const self = (passes: boolean): readonly Plain[] => (passes ? [at] : []);
    return { left: [...left, ...self(leftPasses)], right: [...right, ...self(rightPasses)] };
  });
}

/** −G: Left's and Right's moves change places. */
export function negativeOf(positions: Positions, start: number): PositionFound {
  return unfold(positions, new Map(), start, String, (v) =>
    positions.open.has(v) ? 'open' : { left: positions.right[v], right: positions.left[v] },
  );
}

type Pair = readonly [number, number];

/**
 * G + H on the reachable part of the product; or, where sums are merged, that with equal positions merged.
 */
export function sumOf(positions: Positions, start: Pair): PositionFound {
  positions.summed = true;
  if (!positions.mergesSums) return productOf(positions, start, positions);
  const apart: Positions = { ...emptyPositions(), moves: positions.moves, most: mostBeforeMerging };
  const product = productOf(positions, start, apart);
  positions.moves = apart.moves;
  return typeof product === 'string' ? product : putGame(positions, merged(typedGame(apart, product)));
}

/** The product of positions, put among others. */
function productOf(positions: Positions, start: Pair, into: Positions): PositionFound {
  return unfold<Pair>(into, new Map(), start, String, ([a, b]) => {
    if (positions.open.has(a) || positions.open.has(b)) return 'open';
    const moves = (options: readonly (readonly number[])[]): readonly Pair[] => [
      ...options[a].map((option): Pair => [option, b]),
      ...options[b].map((option): Pair => [a, option]),
    ];
    return { left: moves(positions.left), right: moves(positions.right) };
  });
}

/** Puts a game among the positions; its start. */
function putGame(positions: Positions, { count, left, right, start }: TypedGame): PositionFound {
  const opened = Array.from({ length: count }, () => openPosition(positions));
  const places = opened.filter((place) => place !== undefined);
  if (places.length < count) return 'too-many';
  const options = (pairs: readonly number[]): readonly number[][] => {
    const lists = places.map((): number[] => []);
    for (let i = 0; i < pairs.length; i += 2) lists[pairs[i]].push(places[pairs[i + 1]]);
    return lists;
  };
  const [lefts, rights] = [options(left), options(right)];
  for (const [v, place] of places.entries()) closePosition(positions, place, lefts[v], rights[v]);
  return places[start];
}

/** {0 ‖ 0 | below}, where below is −G for tiny G; its negative is miny. */
export function tinyPosition(positions: Positions, below: number): PositionFound {
  const nothing = plainPosition(positions, plainZero);
  const threat = openPosition(positions);
  const tiny = openPosition(positions);
  if (typeof nothing === 'string' || threat === undefined || tiny === undefined) return 'too-many';
  closePosition(positions, threat, [nothing], [below]);
  closePosition(positions, tiny, [nothing], [threat]);
  return tiny;
}

type Moves<T> = { readonly left: readonly T[]; readonly right: readonly T[] };

/**
 * Builds everything reachable from a start by a rule, without recursion; `known` maps what has a position
 * already.
 */
function unfold<T>(
  positions: Positions,
  known: Map<string, number>,
  start: T,
  keyOf: (at: T) => string,
  movesOf: (at: T) => Moves<T> | Failure,
): PositionFound {
  const waiting: { readonly at: T; readonly position: number }[] = [];
  const found = (at: T): number | undefined => {
    const key = keyOf(at);
    const had = known.get(key);
    if (had !== undefined) return had;
    const position = openPosition(positions);
    if (position === undefined) return undefined;
    known.set(key, position);
    waiting.push({ at, position });
    return position;
  };
  const first = found(start);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const moves = movesOf(next.at);
    if (typeof moves === 'string') return moves;
    const left = moves.left.map(found);
    const right = moves.right.map(found);
    if (positions.moves + left.length + right.length > mostMoves) return 'too-many';
    if (!left.every((to) => to !== undefined) || !right.every((to) => to !== undefined)) return 'too-many';
    closePosition(positions, next.position, left, right);
  }
  return first ?? 'too-many';
}

/**
 * The game of what is reachable from a position, numbered from 0 in the order of moves, with every option
 * once.
 */
export const typedGame = (positions: Positions, start: number): TypedGame => typedGames(positions, [start]);

/**
 * The same for what is reachable from several positions, which come first; `meant` says which position
 * replaces another.
 */
export function typedGames(
  positions: Positions,
  starts: readonly number[],
  meant: ReadonlyMap<number, number> = new Map(),
): TypedGame {
  const numbers = new Map(starts.map((start, i) => [start, i]));
  const order = [...starts];
  const left: number[] = [];
  const right: number[] = [];
  for (let v = 0; v < order.length; v++) {
    for (const [pairs, options] of [
      [left, positions.left[order[v]]],
      [right, positions.right[order[v]]],
    ] as const) {
      for (const option of new Set(options.map((each) => meant.get(each) ?? each))) {
        if (!numbers.has(option)) {
          numbers.set(option, order.length);
          order.push(option);
        }
        pairs.push(v, numbers.get(option)!);
      }
    }
  }
  return { count: order.length, left, right, start: 0 };
}
