/**
 * Partizan games as options: what a value's name says is written out here by its definition, so that it can
 * be played against a position. A game that ends is kept once, so that equal names share their positions; one
 * with a move back to itself is opened first and closed when its options are known.
 */

export type GameStore = {
  readonly left: (readonly number[])[];
  readonly right: (readonly number[])[];
  /** Whether play in it may go round. */
  readonly isLoopy: boolean[];
  /** The longest play in a game that ends. */
  readonly height: number[];
  /** The game with these options. */
  game(left: readonly number[], right: readonly number[]): number;
  /** A game whose options follow, so that they may lead back to it. */
  open(): number;
  close(game: number, left: readonly number[], right: readonly number[]): void;
  /** G + H, by moves in either; undefined where that would be too large, or while one of the two is open. */
  sum(g: number, h: number): number | undefined;
  negative(g: number): number | undefined;
  /** How often something was too large to be written out. */
  refusals: number;
};

/** A name that needs more positions than this, or longer play, is not written out. */
const mostGames = 2_000_000;
const mostHeight = 1500;
const mostLoopy = 3000;

export function openGames(): GameStore {
  const left: (readonly number[])[] = [];
  const right: (readonly number[])[] = [];
  const isLoopy: boolean[] = [];
  const height: number[] = [];
  const known = new Map<string, number>();
  const sums = new Map<string, number>();
  const negatives = new Map<number, number>();
  const unfinished = new Set<number>();

  const put = (lefts: readonly number[], rights: readonly number[], loopy: boolean): number => {
    left.push(lefts);
    right.push(rights);
    isLoopy.push(loopy);
    height.push(loopy ? 0 : Math.max(-1, ...[...lefts, ...rights].map((each) => height[each])) + 1);
    return left.length - 1;
  };
  const tidy = (options: readonly number[]): readonly number[] =>
    [...new Set(options)].toSorted((a, b) => a - b);

  const store: GameStore = {
    left,
    right,
    isLoopy,
    height,
    refusals: 0,
    game(lefts, rights) {
      const [ahead, behind] = [tidy(lefts), tidy(rights)];
      const key = `${ahead.join()}|${behind.join()}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = put(
        ahead,
        behind,
        [...ahead, ...behind].some((each) => isLoopy[each]),
      );
      known.set(key, made);
      return made;
    },
    open() {
      const game = put([], [], true);
      unfinished.add(game);
      return game;
    },
    close(game, lefts, rights) {
      left[game] = tidy(lefts);
      right[game] = tidy(rights);
      unfinished.delete(game);
    },
    sum(g, h) {
      if (unfinished.size > 0 && (isLoopy[g] || isLoopy[h])) return undefined;
      if (height[g] + height[h] > mostHeight) return tooLarge(store);
      const before = left.length;
      const most = isLoopy[g] || isLoopy[h] ? before + mostLoopy : mostGames;
      return added(g, h, most) ?? tooLarge(store);
    },
    negative(g) {
      if (unfinished.size > 0 && isLoopy[g]) return undefined;
      if (height[g] > mostHeight) return tooLarge(store);
      return turnedRound(g);
    },
  };

  /** It recurses on the length of play, which is bounded. */
  function added(g: number, h: number, most: number): number | undefined {
    const key = g <= h ? `${g} ${h}` : `${h} ${g}`;
    const found = sums.get(key);
    if (found !== undefined) return found;
    if (left.length > most) return undefined;
    const game = isLoopy[g] || isLoopy[h] ? put([], [], true) : undefined;
    if (game !== undefined) sums.set(key, game);
    const side = (of: readonly (readonly number[])[]): readonly number[] | undefined => {
      const options: number[] = [];
      for (const [moved, stays] of [
        [g, h],
        [h, g],
      ])
        for (const option of of[moved]) {
          const after = added(option, stays, most);
          if (after === undefined) return undefined;
          options.push(after);
        }
      return options;
    };
    const lefts = side(left);
    const rights = lefts && side(right);
    if (!lefts || !rights) {
      sums.delete(key);
      return undefined;
    }
    const made = game ?? store.game(lefts, rights);
    if (game !== undefined) store.close(game, lefts, rights);
    sums.set(key, made);
    return made;
  }

  function turnedRound(g: number): number {
    const found = negatives.get(g);
    if (found !== undefined) return found;
    const game = isLoopy[g] ? put([], [], true) : undefined;
    if (game !== undefined) negatives.set(g, game);
    const lefts = right[g].map(turnedRound);
    const rights = left[g].map(turnedRound);
    const made = game ?? store.game(lefts, rights);
    if (game !== undefined) store.close(game, lefts, rights);
    negatives.set(g, made);
    negatives.set(made, g);
    return made;
  }

  return store;
}

function tooLarge(store: GameStore): undefined {
  store.refusals++;
  return undefined;
}

/** The largest whole number that is written out as moves. */
const largest = 1000;
const finest = 60;

/** n = {n − 1 | } and its negative; undefined where it is too large. */
function integerGame(store: GameStore, n: number): number | undefined {
  if (Math.abs(n) > largest) return tooLarge(store);
  let game = store.game([], []);
  for (let i = 0; i < Math.abs(n); i++) game = n > 0 ? store.game([game], []) : store.game([], [game]);
  return game;
}

/** m/2^k = {(m − 1)/2^k | (m + 1)/2^k}, m odd; undefined where it is too large. */
export function fractionGame(store: GameStore, numerator: number, exponent: number): number | undefined {
  let [m, k] = [numerator, exponent];
  while (k > 0 && m % 2 === 0) [m, k] = [m / 2, k - 1];
  if (k > finest || !Number.isSafeInteger(m)) return tooLarge(store);
  if (k === 0) return integerGame(store, m);
  const below = fractionGame(store, m - 1, k);
  const above = fractionGame(store, m + 1, k);
  return below === undefined || above === undefined ? undefined : store.game([below], [above]);
}

/** *n has *0 … *(n − 1) for options of both players; undefined where it is too large. */
export function nimHeapGame(store: GameStore, n: number): number | undefined {
  if (n > largest) return tooLarge(store);
  const smaller: number[] = [];
  for (let m = 0; m <= n; m++) smaller.push(store.game(smaller, smaller));
  return smaller[n];
}
