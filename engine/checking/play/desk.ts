/** What the check of a table keeps from row to row: positions with what was found of them, games, and how they compare. */
import { type GameStore, openGames } from '../games/game-store.ts';
import { openScoringGames, type ScoringStore } from '../games/scoring-games.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { rulesByHand } from '../moves/moves-by-hand.ts';
import { heapValuesOf } from './heap-values.ts';
import { type HeatOfGames, openHeat } from './heat.ts';
import { type GameOrder, openOrder } from './order.ts';
import { openPlayedPositions, type PositionTable } from './position-table.ts';
import { openReducedForms, type ReducedForms } from './reduced-forms.ts';
import { openScoringPlay, type ScoringPlay } from './scoring-play.ts';
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
  /** The winner of infinite play. */
  readonly endless: 'left' | 'right' | 'draw';
  /** Nim values by heaps, where the ruleset is one of heaps that move alone. */
  heapValue(position: string): number | undefined;
};

/** Undefined where no moves were made by hand for the ruleset. */
export function openDesk(ruleset: string): Desk | undefined {
  const rules = Object.hasOwn(rulesByHand, ruleset) ? rulesByHand[ruleset] : undefined;
  if (!rules) return undefined;
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
    ...(rules.endScore && { scoring: openScoringPlay(scores, positions, rules.endScore) }),
    endless: rules.endless ?? 'draw',
    heapValue: Object.hasOwn(heapValuesOf, ruleset) ? heapValuesOf[ruleset]() : () => undefined,
  };
}
