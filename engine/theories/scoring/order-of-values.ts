/** The order of guaranteed scoring games that are given as values, all of them in one arena. */
import type { Value } from '../../values/value.ts';
import type { ValueOrder } from '../capabilities.ts';
import { emptyArena, isFull } from './arena/games.ts';
import { relationInSlices } from './order/at-least.ts';
import { asCounts } from './questions/behind.ts';
import { gameOfValue } from './values.ts';

/** Unknown of games that are not guaranteed, and once the arena is full. Cost: as in `order/at-least.ts`. */
export function orderOfScoringValues(): ValueOrder {
  const arena = emptyArena();
  const found = new Map<Value, number | undefined>();
  const gameOf = (value: Value): number | undefined => {
    if (!found.has(value)) found.set(value, gameOfValue(arena, value));
    return found.get(value);
  };
  return {
    *compare(a, b) {
      try {
        const [g, h] = [gameOf(a), gameOf(b)];
        if (g === undefined || h === undefined) return undefined;
        return yield* asCounts(relationInSlices(arena, arena.canonical[g], arena.canonical[h]));
      } catch (error) {
        if (isFull(error)) return undefined;
        throw error;
      }
    },
  };
}
