/** What the check of a table keeps from row to row: positions with what was found of them, games, and how they compare. */
import { type GameStore, openGames } from '../games/game-store.ts';
import { openScoringGames, type ScoringStore } from '../games/scoring-games.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { rulesByHand } from '../moves/moves-by-hand.ts';
import type { JointDesk } from './check-expected.ts';
import { heapValuesOf } from './heap-values.ts';
import { type HeatOfGames, openHeat } from './heat.ts';
import {
  type CheckedRules,
  checkedConventions,
  checkedSums,
  gameAtOnce,
  openPlayAtOnce,
} from './joint-play.ts';
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
  /** Where both players move at once. */
  readonly joint?: JointDesk;
  /** The winner of infinite play. */
  readonly endless: 'left' | 'right' | 'draw';
  /** Nim values by heaps, where the ruleset is one of heaps that move alone. */
  heapValue(position: string): number | undefined;
};

/** What the head of a table says of its ruleset. */
export type DeskAsked = { readonly ruleset: string; readonly convention?: string; readonly sum?: string };

/** Undefined where no moves were made by hand for the ruleset. Precondition: nothing is wrong with its rules. */
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
    ...(rules.endScore && { scoring: openScoringPlay(scores, positions, rules.endScore) }),
    endless: rules.endless ?? 'draw',
    heapValue: Object.hasOwn(heapValuesOf, ruleset) ? heapValuesOf[ruleset]() : () => undefined,
  };
}

const handRulesOf = (ruleset: string): HandRules | undefined =>
  Object.hasOwn(rulesByHand, ruleset) ? rulesByHand[ruleset] : undefined;

/** Under which rules both players move at once; undefined where a rule that is said is none. */
function roundRulesIn({ convention, sum = checkedSums[0] }: DeskAsked): CheckedRules | undefined {
  const [found, kind] = [
    checkedConventions.find((each) => each === convention),
    checkedSums.find((each) => each === sum),
  ];
  return found && kind ? { convention: found, sum: kind } : undefined;
}

/** What is wrong with the rules that the head of a table says, in a sentence. */
export function wrongRules(asked: DeskAsked): string | undefined {
  const { ruleset, convention, sum } = asked;
  if (!handRulesOf(ruleset)?.rounds)
    return convention === undefined && sum === undefined
      ? undefined
      : `the players of ${ruleset} take turns: there is no convention and no sum to be said`;
  if (roundRulesIn(asked)) return undefined;
  return `both players of ${ruleset} move at once: the convention is ${checkedConventions.join(' or ')}, and a sum that is said ${checkedSums.join(' or ')}`;
}
