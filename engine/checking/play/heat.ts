/**
 * Stops, means and temperatures of loopfree games by their definition (Siegel, Combinatorial Game Theory, II.3 and II.5): of numbers and their walls above
 * t = 0, where no number moves. Numbers are doubles and exact; a game with larger or finer ones is not measured.
 */
import type { GameStore } from '../games/game-store.ts';
import { fractionGame } from '../games/game-store.ts';
import type { GameOrder } from './order.ts';

/** Corners upward from t = 0: [x, t]; above the last one the wall is upright. */
type Wall = readonly (readonly [x: number, t: number])[];

export type HeatByHand = {
  /** The number that the game is, if it is one. */
  readonly number?: number;
  readonly leftStop: number;
  readonly rightStop: number;
  readonly mean: number;
  readonly temperature: number;
};

type Walls = HeatByHand & { readonly left: Wall; readonly right: Wall };

export type HeatOfGames = {
  /** Undefined where play in it may go round, or numbers are too large or fine. */
  heatOf(game: number): HeatByHand | undefined;
};

const isFine = (x: number): boolean => Number.isSafeInteger(x * 2 ** 30) && Math.abs(x) < 2 ** 20;

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

  /** The number that a game equals, whose stops by its options are these; undefined if it is none. */
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
    const left = shifted(
      extreme(
        ahead.map(({ right }) => right),
        Math.max,
      ),
      -1,
    );
    const right = shifted(
      extreme(
        behind.map((each) => each.left),
        Math.min,
      ),
      1,
    );
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

/** The numbers from one to another of the earliest birthday, and the ends themselves: one of them is the simplest that fits. */
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

/** Where a wall is at a tax. */
function at(wall: Wall, t: number): number {
  for (let i = wall.length - 1; i >= 0; i--) {
    const [x, from] = wall[i];
    if (from > t) continue;
    const above = wall[i + 1];
    return above ? x + ((above[0] - x) * (t - from)) / (above[1] - from) : x;
  }
  return wall[0][0];
}

const taxesOf = (walls: readonly Wall[]): number[] =>
  [...new Set(walls.flatMap((wall) => wall.map(([, t]) => t)))].toSorted((a, b) => a - b);

/** Where two straight pieces cross between two taxes. */
function crossing(a: Wall, b: Wall, from: number, to: number): number | undefined {
  const [here, there] = [at(a, from) - at(b, from), at(a, to) - at(b, to)];
  if (here === 0 || there === 0 || here > 0 === there > 0) return undefined;
  return from + ((to - from) * here) / (here - there);
}

/** The greatest or least of several walls, which are upright above their last corners. */
function extreme(walls: readonly Wall[], best: (...xs: number[]) => number): Wall {
  return walls.reduce((one, other) => {
    const taxes = taxesOf([one, other]);
    const crossed = taxes.flatMap((t, i) => {
      const between = i + 1 < taxes.length ? crossing(one, other, t, taxes[i + 1]) : undefined;
      return between === undefined ? [t] : [t, between];
    });
    return crossed.map((t) => [best(at(one, t), at(other, t)), t] as const);
  });
}

/** The wall after the tax has been paid; above its last corner it goes on by one for each unit, to a tax that none exceeds. */
function shifted(wall: Wall, sign: 1 | -1): Wall {
  const top = 2 ** 21;
  return [...wall, [wall[wall.length - 1][0], top] as const].map(([x, t]) => [x + sign * t, t] as const);
}

/** The walls of a game that is no number, whose scaffolds are given: they meet at its temperature, in its mean. */
function meeting(left: Wall, right: Wall): Walls | 'none' {
  const taxes = taxesOf([left, right]);
  const last = taxes.findIndex((t) => at(left, t) <= at(right, t));
  const to = taxes[last];
  const from = taxes[Math.max(0, last - 1)];
  const temperature =
    last <= 0 || at(left, to) === at(right, to) ? to : (crossing(left, right, from, to) ?? to);
  const mean = at(left, temperature);
  if (!isFine(mean) || !isFine(temperature) || at(right, temperature) !== mean) return 'none';
  const cut = (wall: Wall): Wall => [...wall.filter(([, t]) => t < temperature), [mean, temperature]];
  const [ours, theirs] = [cut(left), cut(right)];
  return {
    leftStop: at(ours, 0),
    rightStop: at(theirs, 0),
    mean,
    temperature,
    left: ours,
    right: theirs,
  };
}
