/** Random guaranteed scoring games: small ones to try things on. The same seed gives the same game. */
import type { ScoringForm } from './scoring-form.ts';

/**
 * Chances in a hundred that a side above the last move is stuck, and that a side with an option has a second
 * one.
 */
const stuckChance = 25;
const secondChance = 40;

/** A position that is drawn, with the least and greatest score of all play from it. */
type Drawn = { readonly at: number; readonly least: number; readonly greatest: number };

/**
 * A guaranteed game of at most `moves` moves, as a tree; its scores are integers near 0. A stuck player's
 * score is no better than any that play can reach, as the guarantee asks (Definition 3). O(4^moves).
 */
export function randomScoringForm(seed: number, moves = 3): ScoringForm {
  const below = generator(seed);
  const [left, right]: [number[], number[]] = [[], []];
  const [leftScores, rightScores]: [(string | null)[], (string | null)[]] = [[], []];
  const draw = (depth: number, isStart: boolean): Drawn => {
    const at = leftScores.push(null) - 1;
    rightScores.push(null);
    const options = (pairs: number[], mayBeStuck: boolean): readonly Drawn[] => {
      if (depth === 0 || (mayBeStuck && below(100) < stuckChance)) return [];
      const count = below(100) < secondChance ? 2 : 1;
      return Array.from({ length: count }, () => {
        const option = draw(depth - 1, false);
        pairs.push(at, option.at);
        return option;
      });
    };
    const lefts = options(left, !isStart);
    const rights = options(right, true);
    const ends = [...lefts, ...rights];
    const some = below(7) - 3;
    const leastBelow = Math.min(...ends.map(({ least }) => least));
    const greatestBelow = Math.max(...ends.map(({ greatest }) => greatest));
    let [least, greatest] = ends.length > 0 ? [leastBelow, greatestBelow] : [some, some];
    // Most ends are numbers, as in games that people write.
    const isNumber = ends.length === 0 && below(4) > 0;
    if (lefts.length === 0) {
      if (!isNumber) least -= below(2);
      leftScores[at] = String(least);
    }
    if (rights.length === 0) {
      if (!isNumber) greatest += below(3);
      rightScores[at] = String(greatest);
    }
    return { at, least, greatest };
  };
  draw(moves, true);
  return { count: leftScores.length, left, right, leftScores, rightScores };
}

/** Numbers below a bound from a seed (Marsaglia's xorshift of 32 bits, whose state is never 0). */
function generator(seed: number): (bound: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
