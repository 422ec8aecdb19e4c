/**
 * Checks whether pairs of games fulfil a condition. A part of it that speaks of no drawing is checked once
 * for all games with the same two values.
 */
import { type GameCondition, partsAboutDrawings } from './condition.ts';
import { type CheckedGame, type Holds, openConditionCheck } from './condition-check.ts';
import type { GameSum } from './game-sum.ts';
import { type GamePair, openSumDesk } from './sum-desk.ts';

export type PairCheck = {
  holds(pair: GamePair): Holds;
  /** What is known of a sum of the two games. */
  sumOf(pair: GamePair, sum: GameSum): CheckedGame;
};

/** After so many findings of a part they are forgotten. */
const mostFindings = 1_000_000;

/** More classes of games than a search can keep. */
const mostClasses = 2 ** 26;

/** The largest parts of a condition that speak of no drawing. */
function partsWithoutDrawings(condition: GameCondition): readonly GameCondition[] {
  if (partsAboutDrawings(condition).length === 0) return [condition];
  if (condition.kind === 'all' || condition.kind === 'some')
    return condition.of.flatMap(partsWithoutDrawings);
  return condition.kind === 'not' ? partsWithoutDrawings(condition.of) : [];
}

/** Precondition: the condition is one on pairs. */
export function openPairCheck(condition: GameCondition): PairCheck {
  const desk = openSumDesk();
  let pair: GamePair | undefined;
  const remembered = new Set(partsWithoutDrawings(condition));
  const check = openConditionCheck(condition, (part, holds) => {
    if (!remembered.has(part)) return holds;
    const found = new Map<number, Holds>();
    return (checked) => {
      if (!pair) return holds(checked);
      const key = pair.G.alike * mostClasses + pair.H.alike;
      if (found.has(key)) return found.get(key);
      if (found.size >= mostFindings) found.clear();
      const known = holds(checked);
      found.set(key, known);
      return known;
    };
  });
  const checked: CheckedGame = { sumOf: (sum) => (pair ? desk.sumOf(pair, sum) : {}) };
  return {
    holds(next) {
      desk.tidy();
      pair = next;
      return check.holds(checked);
    },
    sumOf: (of, sum) => desk.sumOf(of, sum),
  };
}
