/**
 * The part of a sum's product that play can reach while the winner makes only moves that win by a theory's values. From each of its
 * positions the winner can force an end, and the fewest moves to it are those of the whole product, since no other move of
 * the winner would be made; but it is smaller, often by far. Cost: its positions and their moves, and a sum of values for
 * each multiset of values that the pieces can have after a move of the winner.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { endingWhen } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Capabilities } from '../theories/capabilities.ts';
import type { Labelling } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { movesOf, opponentOf, type SumMove, type SumPosition } from './position.ts';
import { exploreNearby, type Nearby } from './product.ts';

export type WinningPart = Nearby & { readonly winner: Mover };

/** The most positions of such a part, where nothing else is said. */
export const mostWonPositions = 20_000;

/**
 * From a position that its mover wins. As much of it as the budget allows: then whoever wins in it wins indeed, and of the
 * rest nothing is known. Undefined where the theory has no sums.
 */
export function* winningPart(
  { graph, labelling, rules }: Asked,
  { sums, outcome: outcomeOf }: Capabilities,
  position: SumPosition,
  budget: number,
): Generator<number, WinningPart | undefined, void> {
  if (!sums || !outcomeOf) return undefined;
  const winner = position.mover;
  const { table, codes } = labelling;
  const totalOf = valuesOfSums(sums.zero, (a, code) => sums.add(a, table[code], rules));
  const wins = (at: readonly number[], { piece, to }: SumMove): boolean => {
    const after = at.map((v, i) => codes[i === piece ? to : v]);
    const value = after.includes(-1) ? undefined : totalOf(after.sort((a, b) => a - b));
    const outcome = value && outcomeOf(value);
    return outcome !== undefined && endingWhen(outcome, opponentOf[winner]) === winner;
  };
  const movesAt = (at: readonly number[], mover: Mover): readonly SumMove[] | undefined => {
    const moves = movesOf(graph, at, mover);
    if (mover !== winner) return moves;
    const winning = moves.filter((move) => wins(at, move));
    // The table does not know every sum: then nothing is said of this position.
    return winning.length > 0 ? winning : undefined;
  };
  return { ...(yield* exploreNearby(graph, position, budget, movesAt)), winner };
}

type Asked = {
  readonly graph: GameGraph;
  readonly labelling: Labelling;
  readonly rules: Rules;
};

/** The sums of values by their codes, ascending, each found once; undefined where the table has no entry. */
function valuesOfSums(zero: Value, add: (sum: Value, code: number) => Value | undefined) {
  const known = new Map<string, Value | undefined>([['', zero]]);
  return (codes: readonly number[]): Value | undefined => {
    let value: Value | undefined = zero;
    for (let count = 1; count <= codes.length; count++) {
      const key = codes.slice(0, count).join();
      const before: Value | undefined = value;
      if (!known.has(key)) known.set(key, before && add(before, codes[count - 1]));
      value = known.get(key);
    }
    return value;
  };
}
