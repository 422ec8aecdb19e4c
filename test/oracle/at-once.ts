/**
 * Games in which both players move at once, and their sums, played by `engine/checking/play/joint-play.ts`.
 * Every pair of moves must have a result.
 */
import type { MoveByHand, RoundsByHand } from '../../engine/checking/moves/hand-rules.ts';
import {
  type CheckedRules,
  gameAtOnce,
  openPlayAtOnce,
  type PlayAtOnce,
} from '../../engine/checking/play/joint-play.ts';
import type { Fraction } from '../../engine/checking/play/matrix-of-fractions.ts';
import type { JointMoves } from '../../engine/graph/joint-moves.ts';
import { drained, type Player } from './graph-moves.ts';

/** The round at a vertex, whose text is its number. */
const roundsOf =
  (joint: JointMoves): RoundsByHand =>
  (text) => {
    const v = Number(text);
    // Gains are binary fractions here, which numbers are exactly.
    const gained = (place: number): number =>
      place < 0 ? 0 : Number(joint.numbers[place].numerator) / Number(joint.numbers[place].denominator);
    const movesOf = (player: Player): MoveByHand[] => {
      const { starts, targets, gains } = joint[player];
      return Array.from({ length: starts[v + 1] - starts[v] }, (_, i) => ({
        name: `${i}`,
        to: `${targets[starts[v] + i]}`,
        gain: gained(gains[starts[v] + i]),
      }));
    };
    return {
      left: movesOf('left'),
      right: movesOf('right'),
      joint(i, j) {
        const { starts, left, right, targets, gains } = joint.pairs;
        for (let e = starts[v]; e < starts[v + 1]; e++)
          if (left[e] - joint.left.starts[v] === i && right[e] - joint.right.starts[v] === j)
            return { to: `${targets[e]}`, gain: gained(gains[e]) };
        throw new Error('every pair has a result');
      },
    };
  };

/** Positions are the numbers of vertices, with ` + ` between components. */
export const playAtOnce = (joint: JointMoves, rules: CheckedRules): PlayAtOnce =>
  openPlayAtOnce(gameAtOnce(roundsOf(joint), rules));

/** What the sum that begins at these vertices is worth. */
export function sumByPlay(joint: JointMoves, starts: readonly number[], rules: CheckedRules): Fraction {
  const worth = drained(playAtOnce(joint, rules).worthOf(starts.join(' + '), Number.POSITIVE_INFINITY));
  if (!worth?.value) throw new Error('strategies prove the value of every small matrix');
  return worth.value;
}
