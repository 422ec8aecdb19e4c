/** What the check of a table keeps from row to row: positions with what was found of them, games, and how they compare. */
import { type GameStore, openGames } from '../games/game-store.ts';
import { openScoringGames, type ScoringStore } from '../games/scoring-games.ts';
import type { HandRules } from '../moves/hand-rules.ts';
import { rulesByHand } from '../moves/moves-by-hand.ts';
import { digitsOfCode, octalHeaps, wythoffHeaps } from './heap-values.ts';
import { type HeatOfGames, openHeat } from './heat.ts';
import { type GameOrder, openOrder } from './order.ts';
import { openPlayedPositions, type PositionTable } from './position-table.ts';
import { openScoringPlay, type ScoringPlay } from './scoring-play.ts';
import { openSimplest, type SimplestForms } from './simplest.ts';

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
  return {
    rules,
    ruleset,
    positions,
    games,
    scores,
    order: openOrder(positions, games),
    orderOfGames,
    heat: openHeat(games, orderOfGames),
    simplest: openSimplest(games, orderOfGames, positions),
    ...(rules.endScore && { scoring: openScoringPlay(scores, positions, rules.endScore) }),
    endless: rules.endless ?? 'draw',
    heapValue: heapValuesOf(ruleset),
  };
}

const longestHeap = 200_000;

/** Heaps of nim, of octal games and of Wythoff's, which are reckoned without playing them out. */
function heapValuesOf(ruleset: string): Desk['heapValue'] {
  const octal = new Map<string, ReturnType<typeof octalHeaps>>();
  const wythoff = wythoffHeaps();
  const nimSum = (heaps: string, of: (n: number) => number): number | undefined => {
    const counts = /^\d+(\+\d+)*$/.test(heaps) ? heaps.split('+').map(Number) : [];
    if (counts.length === 0 || counts.some((n) => n > longestHeap)) return undefined;
    return counts.reduce((sum, n) => sum ^ of(n), 0);
  };
  if (ruleset === 'nim') return (position) => nimSum(position, (n) => n);
  if (ruleset === 'octal')
    return (position) => {
      const [code, heaps = ''] = position.split(' ');
      const digits = digitsOfCode(code);
      if (!digits) return undefined;
      const values = octal.get(code) ?? octalHeaps(digits);
      octal.set(code, values);
      return nimSum(heaps, values.valueOf);
    };
  if (ruleset === 'wythoff')
    return (position) => {
      const [, a, b] = /^\((\d{1,3}),(\d{1,3})\)$/.exec(position) ?? [];
      return a === undefined ? undefined : wythoff.valueOf(Number(a), Number(b));
    };
  return () => undefined;
}
