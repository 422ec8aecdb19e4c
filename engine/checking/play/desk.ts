/**
 * What the check of a table keeps from row to row: positions with what was found of them, games, and how they
 * compare.
 */
import { type GameStore, openGames } from '../games/game-store.ts';
import { settledScore } from '../games/scores.ts';
import { openScoringGames, type ScoringSide, type ScoringStore } from '../games/scoring-games.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { calledInCheck, handRulesOf } from '../written-rules/rules-of-text.ts';
import type { JointDesk } from './check-expected.ts';
import { heapValuesOf, valuesByMoves } from './heap-values.ts';
import { type HeatOfGames, openHeat } from './heat.ts';
import {
  type CheckedRules,
  checkedConventions,
  checkedSums,
  gameAtOnce,
  openPlayAtOnce,
} from './joint-play.ts';
import { type MisereDesk, openMisereDesk } from './misere-by-hand.ts';
import { type GameOrder, openOrder } from './order.ts';
import { openPlayedPositions, type PositionTable } from './position-table.ts';
import { openReducedForms, type ReducedForms } from './reduced-forms.ts';
import { openSimplest, type SimplestForms } from './simplest.ts';
import { openThermographs, type ThermographsByHand } from './thermographs.ts';

export type Desk = {
  readonly rules: HandRules;
  readonly ruleset: string;
  readonly positions: PositionTable;
  readonly games: GameStore;
  readonly scores: ScoringStore;
  /** Positions with games, and games with games. */
  readonly order: GameOrder;
  readonly orderOfGames: GameOrder;
  readonly heat: HeatOfGames;
  readonly simplest: SimplestForms;
  readonly reduced: ReducedForms;
  readonly thermographs: ThermographsByHand;
  readonly scoring?: ScoringPlay;
  /** Where both players move at once. */
  readonly joint?: JointDesk;
  /** In misère play. */
  readonly misere?: MisereDesk;
  /** The winner of infinite play. */
  readonly endless: 'left' | 'right' | 'draw';
  /** Nim values by heaps, where the ruleset is one of heaps that move alone. */
  heapValue(position: string): number | undefined;
};

/** What the head of a table says of its ruleset. */
export type DeskAsked = {
  readonly ruleset: string;
  readonly convention?: string;
  readonly sum?: string;
  readonly play?: string;
};

/**
 * Undefined where no moves were made by hand for the ruleset, or its text cannot be read. Precondition:
 * nothing is wrong with its rules.
 */
export function openDesk(asked: DeskAsked): Desk | undefined {
  const { ruleset } = asked;
  const rules = handRulesOf(ruleset);
  if (!rules) return undefined;
  const joint = roundRulesIn(asked);
  const positions = openPlayedPositions(rules);
  const games = openGames();
  const scores = openScoringGames();
  const orderOfGames = openOrder(games, games);
  const heat = openHeat(games, orderOfGames);
  const simplest = openSimplest(games, orderOfGames, positions);
  return {
    rules,
    ruleset,
    positions,
    games,
    scores,
    order: openOrder(positions, games),
    orderOfGames,
    heat,
    simplest,
    reduced: openReducedForms(games, heat),
    thermographs: openThermographs(games, simplest),
    ...(rules.rounds &&
      joint && { joint: { play: openPlayAtOnce(gameAtOnce(rules.rounds, joint)), rules: joint } }),
    ...(asked.play === 'misere' && { misere: openMisereDesk(positions) }),
    ...(rules.endScore && { scoring: openScoringPlay(scores, positions, rules.endScore) }),
    endless: rules.endless ?? 'draw',
    heapValue: heapValueBy(ruleset, rules),
  };
}

function heapValueBy(ruleset: string, { heapMoves }: HandRules): Desk['heapValue'] {
  if (heapMoves) return valuesByMoves(heapMoves);
  return Object.hasOwn(heapValuesOf, ruleset) ? heapValuesOf[ruleset]() : () => undefined;
}

/** The rules under which both players move at once; undefined where one of the words given is not a rule. */
function roundRulesIn({ convention, sum = checkedSums[0] }: DeskAsked): CheckedRules | undefined {
  const [found, kind] = [
    checkedConventions.find((each) => each === convention),
    checkedSums.find((each) => each === sum),
  ];
  return found && kind ? { convention: found, sum: kind } : undefined;
}

/** What is wrong with the rules that the head of a table says, in a sentence. */
export function wrongRules(asked: DeskAsked): string | undefined {
  const { ruleset, convention, sum, play } = asked;
  const rules = handRulesOf(ruleset);
  const called = calledInCheck(ruleset);
  if (play !== undefined && play !== 'misere') return `"${play}" is no way to play that a table says`;
  if (play === 'misere' && (rules?.rounds || rules?.endScore || rules?.endless || rules?.grows))
    return `${called} has no misère play`;
  if (!rules?.rounds)
    return convention === undefined && sum === undefined
      ? undefined
      : `the players of ${called} take turns: there is no convention and no sum to be said`;
  if (roundRulesIn(asked)) return undefined;
  return `both players of ${called} move at once: the convention is ${checkedConventions.join(' or ')}, and a sum that is said ${checkedSums.join(' or ')}`;
}

/**
 * Positions in which points count, as scoring games: what a stuck player has is what the rules say by hand,
 * and each game is kept once.
 */
type ScoringPlay = {
  /**
   * The game of a settled position from which play ends; undefined where a score is too large, or no fraction
   * with a small denominator. O(what follows).
   */
  gameAt(position: number): number | undefined;
};

function openScoringPlay(
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
