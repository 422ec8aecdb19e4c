/**
 * Stops, means and temperatures of loopfree games by their definition (Siegel, Combinatorial Game Theory,
 * II.3 and II.5): of numbers and their walls above t = 0, where no number moves. Numbers are doubles and
 * exact; a game with larger or finer ones is not measured.
 */
import type { GameStore } from '../games/game-store.ts';
import { fractionGame } from '../games/game-store.ts';
import type { GameOrder } from './order.ts';
import { crossingOfWalls, isFine, placeOfWall, taxesOf, type WallByHand, wallsOfOptions } from './walls.ts';

export type HeatByHand = {
  /** The number that the game is, if it is one. */
  readonly number?: number;
  readonly leftStop: number;
  readonly rightStop: number;
  readonly mean: number;
  readonly temperature: number;
};

type Walls = HeatByHand & { readonly left: WallByHand; readonly right: WallByHand };

export type HeatOfGames = {
  /** Undefined where play in it may go round, or numbers are too large or fine. */
  heatOf(game: number): HeatByHand | undefined;
};

/** `order` compares games with games. */
export function openHeat(games: GameStore, order: GameOrder): HeatOfGames {
  const known = new Map<number, Walls | 'none'>();
  const compare = (g: number, h: number): '=' | '<' | '>' | '||' | undefined => {
    const asked = order.compare(g, h, mostPairs);
    for (;;) {
      const found = asked.next();
      if (found.done) return found.value;
    }
  };

  /** The number that a game equals, whose stops by its options are these; undefined if it is not a number. */
  function numberOf(game: number, low: number, high: number): number | undefined {
    if (low > high) return undefined;
    const candidates = low === high ? [low] : simplestWithin(low, high);
    return candidates.find((x) => {
      const number = gameOfNumber(games, x);
      return number !== undefined && compare(game, number) === '=';
    });
  }

  function walls(game: number): Walls | 'none' {
    const [lefts, rights] = [games.left[game], games.right[game]].map((side) =>
      side.map((each) => known.get(each)),
    );
    const [ahead, behind] = [lefts, rights].map((side) =>
      side.flatMap((each) => (each === undefined || each === 'none' ? [] : [each])),
    );
    if (ahead.length < lefts.length || behind.length < rights.length) return 'none';
    const low = Math.max(...ahead.map(({ rightStop }) => rightStop));
    const high = Math.min(...behind.map(({ leftStop }) => leftStop));
    const number = numberOf(game, low, high);
    if (number !== undefined) return numberWalls(number);
    if (low < high || !isFine(low) || !isFine(high)) return 'none';
    const { left, right } = wallsOfOptions(ahead, behind);
    return meeting(left, right);
  }

  return {
    heatOf(game) {
      const waiting = [game];
      while (waiting.length > 0) {
        const at = waiting[waiting.length - 1];
        if (games.isLoopy[at]) return undefined;
        const open = [...games.left[at], ...games.right[at]].filter((each) => !known.has(each));
        if (known.has(at) || open.length === 0) {
          waiting.pop();
          if (!known.has(at)) known.set(at, walls(at));
        } else waiting.push(...open);
      }
      const found = known.get(game);
      return found === 'none' ? undefined : found;
    },
  };
}

const mostPairs = 2_000_000;

/** m/2^k as a game; undefined where it is too large. */
export function gameOfNumber(games: GameStore, x: number): number | undefined {
  let exponent = 0;
  while (!Number.isInteger(x * 2 ** exponent) && exponent < 50) exponent++;
  return fractionGame(games, x * 2 ** exponent, exponent);
}

/**
 * The numbers from one to another of the earliest birthday, and the ends themselves: one of them is the
 * simplest that fits.
 */
function simplestWithin(low: number, high: number): readonly number[] {
  if (low === Number.NEGATIVE_INFINITY || high === Number.POSITIVE_INFINITY) {
    if (low < 0 && high > 0) return [0];
    const near = high === Number.POSITIVE_INFINITY ? low : high;
    const whole = near >= 0 === (high === Number.POSITIVE_INFINITY) ? near : 0;
    const step = high === Number.POSITIVE_INFINITY ? 1 : -1;
    const first = step > 0 ? Math.max(0, Math.ceil(whole)) : Math.min(0, Math.floor(whole));
    return [0, first, first + step].filter((x) => x >= low && x <= high);
  }
  const found = new Set<number>();
  if (low <= 0 && high >= 0) found.add(0);
  for (let exponent = 0; exponent <= 30; exponent++) {
    const scale = 2 ** exponent;
    const [first, last] = [Math.ceil(low * scale), Math.floor(high * scale)];
    if (first > last) continue;
    for (const m of [first, first + 1, last - 1, last, 0]) if (m >= first && m <= last) found.add(m / scale);
    if (last - first >= 4) break;
  }
  return [...found];
}

/** An integer is taxed below t = −1 alone, m/2^k (m odd) up to t = −1/2^k. */
function numberWalls(number: number): Walls {
  let size = 1;
  while (!Number.isInteger(number / size)) size /= 2;
  return {
    number,
    leftStop: number,
    rightStop: number,
    mean: number,
    temperature: -size,
    left: [[number, 0]],
    right: [[number, 0]],
  };
}

/**
 * The walls of a game that is not a number, from its scaffolds: they meet at its temperature, in its mean.
 */
function meeting(left: WallByHand, right: WallByHand): Walls | 'none' {
  const taxes = taxesOf([left, right]);
  const last = taxes.findIndex((t) => placeOfWall(left, t) <= placeOfWall(right, t));
  const to = taxes[last];
  const from = taxes[Math.max(0, last - 1)];
  const temperature =
    last <= 0 || placeOfWall(left, to) === placeOfWall(right, to)
      ? to
      : (crossingOfWalls(left, right, from, to) ?? to);
  const mean = placeOfWall(left, temperature);
  if (!isFine(mean) || !isFine(temperature) || placeOfWall(right, temperature) !== mean) return 'none';
  const cut = (wall: WallByHand): WallByHand => [
    ...wall.filter(([, t]) => t < temperature),
    [mean, temperature],
  ];
  const [ours, theirs] = [cut(left), cut(right)];
  return {
    leftStop: placeOfWall(ours, 0),
    rightStop: placeOfWall(theirs, 0),
    mean,
    temperature,
    left: ours,
    right: theirs,
  };
}
