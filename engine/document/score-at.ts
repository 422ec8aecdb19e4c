/** The scores of a game graph as a document writes them: the other way round from compiling. O(1) for a vertex. */
import type { Scores } from '../graph/scores.ts';
import { printRational, type Rational } from '../numbers/rationals.ts';
import type { Score, WrittenNumber } from './document.ts';

/** What a vertex is worth where a player is stuck; undefined where both can move. */
export function scoreAt({ table, left, right }: Scores, vertex: number): Score | undefined {
  const [atLeft, atRight] = [left[vertex], right[vertex]];
  if (atLeft < 0 && atRight < 0) return undefined;
  return {
    ...(atLeft >= 0 && { left: written(table[atLeft]) }),
    ...(atRight >= 0 && { right: written(table[atRight]) }),
  };
}

/** A number of JSON where that is exact. */
function written(score: Rational): WrittenNumber {
  const asNumber = Number(score.numerator);
  const isExact = score.denominator === 1n && Number.isSafeInteger(asNumber);
  return isExact ? asNumber : printRational(score);
}
