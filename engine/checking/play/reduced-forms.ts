/**
 * Whether a game is in reduced canonical form, by the definition (Grossman and Siegel, Reductions of partizan
 * games; Siegel, Combinatorial Game Theory, II.6): every position of it is a number in simplest form, or is
 * infinitesimally close to no number, and none of its options is dominated or reversible up to an
 * infinitesimal. Games that are infinitesimally close have one such form.
 */
import type { GameStore } from '../games/game-store.ts';
import type { HeatOfGames } from './heat.ts';

export type ReducedForms = {
  /**
   * Precondition: the game is in simplest form, and play in it ends. Undefined where a difference is too
   * large.
   */
  isReduced(game: number): boolean | undefined;
};

export function openReducedForms(games: GameStore, heat: HeatOfGames): ReducedForms {
  const known = new Map<number, boolean | undefined>();

  /** G ≥ H up to an infinitesimal: the Right stop of G − H is not below 0. */
  function isAtLeast(g: number, h: number): boolean | undefined {
    if (g === h) return true;
    const negative = games.negative(h);
    const difference = negative === undefined ? undefined : games.sum(g, negative);
    const stops = difference === undefined ? undefined : heat.heatOf(difference);
    return stops && stops.rightStop >= 0;
  }

  /**
   * The test of one position, without those after it. `better` says whether a player prefers the first of two
   * games, or likes both the same.
   */
  function canBeReduced(
    game: number,
    options: readonly number[],
    answersOf: readonly (readonly number[])[],
    better: (g: number, h: number) => boolean | undefined,
  ): boolean | undefined {
    let isUnknown = false;
    const isSo = (found: boolean | undefined): boolean => {
      isUnknown ||= found === undefined;
      return found === true;
    };
    for (const option of options) {
      if (options.some((other) => other !== option && isSo(better(other, option)))) return true;
      if (answersOf[option].some((answer) => isSo(better(game, answer)))) return true;
    }
    return isUnknown ? undefined : false;
  }

  function judged(game: number): boolean | undefined {
    const stops = heat.heatOf(game);
    if (!stops) return undefined;
    if (stops.number !== undefined) return true;
    if (stops.leftStop === stops.rightStop) return false;
    const left = canBeReduced(game, games.left[game], games.right, isAtLeast);
    const right = canBeReduced(game, games.right[game], games.left, (g, h) => isAtLeast(h, g));
    if (left || right) return false;
    return left === undefined || right === undefined ? undefined : true;
  }

  return {
    isReduced(start) {
      const found = new Set([start]);
      let isUnknown = false;
      for (const game of found) {
        if (!known.has(game)) known.set(game, judged(game));
        const isReduced = known.get(game);
        if (isReduced === false) return false;
        isUnknown ||= isReduced === undefined;
        for (const option of [...games.left[game], ...games.right[game]]) found.add(option);
      }
      return isUnknown ? undefined : true;
    },
  };
}
