/**
 * What a terminal position is worth, by its convention. In extended normal play the only player with a move
 * wins. In the scoring convention it is the integer that the position is worth in alternating normal play:
 * with moves for Left only, the least n for which Left, moving first, loses it beside n free moves of
 * Right's. A score that is written on a node replaces that integer.
 */

import { arcsOfBoth } from '../graph/build.ts';
import { stronglyConnectedComponents } from '../graph/components.ts';
import type { Arcs, Mover } from '../graph/game-graph.ts';
import { type Rational, rational } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import type { JointGraph } from './completed.ts';

/**
 * 1 if only Left has a move, −1 if only Right has, 0 if neither has. Precondition: at least one player has no
 * move.
 */
export const wonBy = ({ joint: { left, right } }: JointGraph, v: number): 1 | 0 | -1 =>
  left.starts[v] < left.starts[v + 1] ? 1 : right.starts[v] < right.starts[v + 1] ? -1 : 0;

/**
 * Gives terminal vertices their worth; undefined where it is unknown, since the lone player's play need not
 * end or is not drawn.
 */
export type EndWorths = (vertex: number) => Rational | undefined;

const whole: Readonly<Record<1 | 0 | -1, Rational>> = {
  '1': rational(1n),
  '0': rational(0n),
  '-1': rational(-1n),
};

/** Preparing takes O(order + moves) in the scoring convention. */
export function endsBy(convention: Convention, graph: JointGraph): EndWorths {
  const { ends, numbers: known } = graph.joint;
  if (ends) return (v) => known[ends[v]];
  if (convention !== 'scoring') return (v) => whole[wonBy(graph, v)];
  const { scores, numbers } = graph.joint;
  const [ofLeft, ofRight] = [freeMovesAgainst(graph, 'left'), freeMovesAgainst(graph, 'right')];
  return (v) => {
    if (scores[v] >= 0) return numbers[scores[v]];
    const winner = wonBy(graph, v);
    if (winner === 0) return whole[0];
    const count = (winner === 1 ? ofLeft : ofRight)()[v];
    return count < 0 ? undefined : rational(BigInt(winner * count));
  };
}

/**
 * Per vertex the least n ≥ 0 for which this player, moving first, loses it beside n free moves of the
 * opponent's; −1 where play need not end or some move has no solo result. There are two numbers for each
 * vertex, L(v) for this player to move and R(v) for the opponent: L(v) is the greatest R of the player's
 * options, R(v) the least of L(v) + 1 and the L of the opponent's options. Found when it is first asked for.
 */
function freeMovesAgainst(graph: JointGraph, player: Mover): () => Int32Array {
  let found: Int32Array | undefined;
  return () => {
    found ??= leastFreeMoves(graph, player);
    return found;
  };
}

function leastFreeMoves({ order, left, right, joint }: JointGraph, player: Mover): Int32Array {
  const [own, theirs] = player === 'left' ? [left, right] : [right, left];
  const both = arcsOfBoth(left, right);
  const { of, sizes } = stronglyConnectedComponents(both);
  const first = new Int32Array(order).fill(-1);
  const second = new Int32Array(order).fill(-1);
  const isUndrawn = undrawnAt(joint, order);
  const byComponent = Uint32Array.from({ length: order }, (_, v) => v).sort((a, b) => of[a] - of[b]);
  for (const v of byComponent) {
    if (sizes[of[v]] > 1 || isUndrawn[v] === 1 || hasUnknown(both, v, first)) continue;
    let most = 0;
    for (let e = own.starts[v]; e < own.starts[v + 1]; e++) most = Math.max(most, second[own.targets[e]]);
    let least = most + 1;
    for (let e = theirs.starts[v]; e < theirs.starts[v + 1]; e++)
      least = Math.min(least, first[theirs.targets[e]]);
    first[v] = most;
    second[v] = least;
  }
  return first;
}

/** Whether one of its followers, or itself by a loop, has no number yet. */
function hasUnknown({ starts, targets }: Arcs, v: number, numbers: Int32Array): boolean {
  for (let e = starts[v]; e < starts[v + 1]; e++) if (numbers[targets[e]] < 0) return true;
  return false;
}

/** 1 where some move is named in pairs alone. */
function undrawnAt({ left, right }: JointGraph['joint'], order: number): Uint8Array {
  const marks = new Uint8Array(order);
  for (const { starts, targets } of [left, right])
    for (let v = 0; v < order; v++)
      for (let e = starts[v]; e < starts[v + 1]; e++) if (targets[e] < 0) marks[v] = 1;
  return marks;
}
