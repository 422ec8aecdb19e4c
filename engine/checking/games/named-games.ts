/**
 * What the names of partizan values mean, by their definitions (Berlekamp, Conway, Guy, Winning Ways; Siegel,
 * Combinatorial Game Theory II, and Coping with cycles): ↑ = {0 | *}, ↑ⁿ = {0 | −↑[n−1] + *}, ↑[n] = {↑[n−1]
 * | *}, ⧾_G = {0 ‖ 0 | −G}, on = {pass | }, over = {0 | pass}, upon = {pass | *}, ↑on = {0 | −upon + *},
 * star_n = {0 ‖ 0, *n | 0, pass}.
 */
import { type GameStore, nimHeapGame } from './game-store.ts';

type Game = number | undefined;

const zeroOf = (store: GameStore): number => store.game([], []);

const starOf = (store: GameStore): number => store.game([zeroOf(store)], [zeroOf(store)]);

export const upGame = (store: GameStore): number => store.game([zeroOf(store)], [starOf(store)]);

/** `count` copies of a game; copies of its negative for a negative number. */
export function copiesOf(store: GameStore, game: number, count: number): Game {
  const each = count < 0 ? store.negative(game) : game;
  let sum: Game = zeroOf(store);
  for (let i = 0; i < Math.abs(count) && sum !== undefined && each !== undefined; i++)
    sum = store.sum(sum, each);
  return each === undefined ? undefined : sum;
}

/** ↑[n], and upon = ↑[on]. */
export function summedPowers(store: GameStore, exponent: number | 'on'): Game {
  const star = starOf(store);
  if (exponent === 'on') {
    const upon = store.open();
    store.close(upon, [upon], [star]);
    return upon;
  }
  let sum = upGame(store);
  for (let n = 2; n <= exponent; n++) sum = store.game([sum], [star]);
  return exponent === 0 ? zeroOf(store) : sum;
}

/** ↑ⁿ, and ↑on. */
export function powerOfUp(store: GameStore, exponent: number | 'on'): Game {
  if (exponent === 0) return zeroOf(store);
  if (exponent === 1) return upGame(store);
  const before = summedPowers(store, exponent === 'on' ? 'on' : exponent - 1);
  const down = before === undefined ? undefined : store.negative(before);
  const behind = down === undefined ? undefined : store.sum(down, starOf(store));
  return behind === undefined ? undefined : store.game([zeroOf(store)], [behind]);
}

export function tinyGame(store: GameStore, game: number): Game {
  const negative = store.negative(game);
  if (negative === undefined) return undefined;
  const zero = zeroOf(store);
  return store.game([zero], [store.game([zero], [negative])]);
}

/** star_n of Coping with cycles, Figure 9. */
export function starOfThreat(store: GameStore, n: number): Game {
  const heap = nimHeapGame(store, n);
  if (heap === undefined) return undefined;
  const zero = zeroOf(store);
  const threat = store.open();
  store.close(threat, [zero, heap], [zero, threat]);
  return store.game([zero], [threat]);
}

/** The games that have words for names; dud, tis and tisn are draws of infinite play. */
export function gameOfWord(store: GameStore, word: string): Game {
  const zero = zeroOf(store);
  const loop = (
    left: readonly number[],
    right: readonly number[],
    own: 'left' | 'right' | 'both',
  ): number => {
    const game = store.open();
    store.close(game, own === 'right' ? left : [...left, game], own === 'left' ? right : [...right, game]);
    return game;
  };
  switch (word) {
    case 'on':
      return loop([], [], 'left');
    case 'off':
      return loop([], [], 'right');
    case 'over':
      return loop([zero], [], 'right');
    case 'under':
      return loop([], [zero], 'left');
    case 'upon':
      return summedPowers(store, 'on');
    case 'dud':
      return loop([], [], 'both');
    case 'tis':
    case 'tisn': {
      const [tis, tisn] = [store.open(), store.open()];
      store.close(tis, [tisn], []);
      store.close(tisn, [], [tis]);
      return word === 'tis' ? tis : tisn;
    }
    default:
      return undefined;
  }
}
