/** Positions in which points count, as scoring games: what a stuck player has is what the rules say by hand, and each game is kept once. */
import { settledScore } from '../games/scores.ts';
import type { ScoringSide, ScoringStore } from '../games/scoring-games.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import type { PositionTable } from './position-table.ts';

export type ScoringPlay = {
  /** The game of a settled position from which play ends; undefined where a score is too large, or no fraction with a small denominator. O(what follows). */
  gameAt(position: number): number | undefined;
};

export function openScoringPlay(
  store: ScoringStore,
  positions: PositionTable,
  endScore: NonNullable<HandRules['endScore']>,
): ScoringPlay {
  const games = new Map<number, number>();
  return {
    gameAt(start) {
      const waiting = [start];
      while (waiting.length > 0) {
        const at = waiting[waiting.length - 1];
        const open = [...positions.left[at], ...positions.right[at]].filter((each) => !games.has(each));
        if (open.length > 0 && !games.has(at)) {
          waiting.push(...open);
          continue;
        }
        waiting.pop();
        if (games.has(at)) continue;
        const side = (player: 'left' | 'right'): ScoringSide | undefined => {
          const options = positions[player][at];
          return options.length > 0
            ? options.map((each) => games.get(each) ?? 0)
            : settledScore(endScore(positions.texts[at], player));
        };
        const [left, right] = [side('left'), side('right')];
        if (left === undefined || right === undefined) return undefined;
        games.set(at, store.game(left, right));
      }
      return games.get(start);
    },
  };
}
