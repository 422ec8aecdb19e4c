/**
 * Simplest forms of loopfree games, and so of positions, by their options: dominated options are left out and
 * reversible ones bypassed (Conway, On Numbers and Games; Siegel, Combinatorial Game Theory, II.2), each
 * comparison by play. Equal games have one simplest form, and its longest play is their birthday.
 */
import { type GameStore, nimHeapGame } from '../games/game-store.ts';
import type { GameOrder } from './order.ts';
import type { PositionTable } from './position-table.ts';

export type SimplestForms = {
  /**
   * The simplest form of a game that is written out in any way; undefined where play goes round or a
   * comparison takes too long.
   */
  ofGame(game: number): number | undefined;
  /** The simplest form of a settled position from which play ends. */
  ofPosition(position: number): number | undefined;
};

const mostPairs = 300_000;

/** `order` compares games with games. */
export function openSimplest(games: GameStore, order: GameOrder, positions: PositionTable): SimplestForms {
  const ofGames = new Map<number, number | undefined>();
  const ofPositions = new Map<number, number | undefined>();

  /** Undefined where it takes too long. */
  const isAtMost = (g: number, h: number): boolean | undefined => g === h || order.isAtMost(g, h, mostPairs);

  /** `side` is −1 for Left's options, where the greater is better, and 1 for Right's. */
  function undominated(options: readonly number[], side: 1 | -1): readonly number[] | undefined {
    const kept: number[] = [];
    for (const [i, option] of options.entries()) {
      let isKept = true;
      for (const [j, other] of options.entries()) {
        if (i === j || other === option) continue;
        const isWorse = side < 0 ? isAtMost(option, other) : isAtMost(other, option);
        if (isWorse === undefined) return undefined;
        if (isWorse) isKept = false;
      }
      if (isKept) kept.push(option);
    }
    return kept;
  }

  function bypassed(options: readonly number[], game: number, side: 1 | -1): readonly number[] | undefined {
    const found = new Set(options);
    for (const option of found) {
      const answers = side < 0 ? games.right[option] : games.left[option];
      for (const answer of answers) {
        const isReversible = side < 0 ? isAtMost(answer, game) : isAtMost(game, answer);
        if (isReversible === undefined) return undefined;
        if (!isReversible) continue;
        found.delete(option);
        for (const next of side < 0 ? games.left[answer] : games.right[answer]) found.add(next);
        break;
      }
    }
    return [...found];
  }

  /** Precondition: the options are in simplest form. */
  function simplest(left: readonly number[], right: readonly number[]): number | undefined {
    const [ahead, behind] = [undominated([...new Set(left)], -1), undominated([...new Set(right)], 1)];
    if (!ahead || !behind) return undefined;
    const game = games.game(ahead, behind);
    const [lefts, rights] = [bypassed(ahead, game, -1), bypassed(behind, game, 1)];
    const best = lefts && undominated(lefts, -1);
    const worst = rights && undominated(rights, 1);
    return best && worst ? games.game(best, worst) : undefined;
  }

  /** What each has first needs that of its options. */
  function worked(
    start: number,
    known: Map<number, number | undefined>,
    sidesOf: (at: number) => readonly [readonly number[], readonly number[]],
    outright: (at: number) => number | undefined,
  ): number | undefined {
    const waiting = [start];
    while (waiting.length > 0) {
      const at = waiting[waiting.length - 1];
      if (known.has(at)) {
        waiting.pop();
        continue;
      }
      const told = outright(at);
      const [left, right] = sidesOf(at);
      const open = told === undefined ? [...left, ...right].filter((each) => !known.has(each)) : [];
      if (open.length > 0) {
        waiting.push(...open);
        continue;
      }
      waiting.pop();
      const formsOf = (side: readonly number[]): readonly number[] | undefined => {
        const forms = side.map((each) => known.get(each));
        return forms.every((each) => each !== undefined) ? forms : undefined;
      };
      const [lefts, rights] = told === undefined ? [formsOf(left), formsOf(right)] : [undefined, undefined];
      known.set(at, told ?? (lefts && rights ? simplest(lefts, rights) : undefined));
    }
    return known.get(start);
  }

  return {
    ofGame: (game) =>
      games.isLoopy[game]
        ? undefined
        : worked(
            game,
            ofGames,
            (at) => [games.left[at], games.right[at]],
            () => undefined,
          ),
    ofPosition: (position) =>
      worked(
        position,
        ofPositions,
        (at) => [positions.left[at], positions.right[at]],
        (at) => (positions.isImpartial[at] ? nimHeapGame(games, positions.nimbers[at]) : undefined),
      ),
  };
}
