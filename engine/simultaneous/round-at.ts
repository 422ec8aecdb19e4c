/**
 * The joint round of one position, as it is played: the moves of both players by their names, and what each
 * pair of them leads to.
 */
import type { NamedMoves } from '../graph/joint-moves.ts';
import type { Rational } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import { commutingIn, type JointGraph } from './completed.ts';
import { countsGains, HOLE } from './rounds.ts';

export type JointChoice = {
  readonly name: string;
  /** Where the move leads alone; undefined where that is not drawn. */
  readonly solo: number | undefined;
};

export type JointResult = {
  /** Undefined in a hole. */
  readonly to: number | undefined;
  /** What Left gains by the joint round; undefined for nothing. */
  readonly gain: Rational | undefined;
};

export type RoundAt = {
  readonly rows: readonly JointChoice[];
  readonly columns: readonly JointChoice[];
  /**
   * What a row and a column, counted from 0, lead to. O(pairs of the position + options of the two results).
   */
  resultOf(row: number, column: number): JointResult;
};

/** O(moves of the position). Gains count in the scoring convention alone. */
export function roundAt(graph: JointGraph, vertex: number, convention: Convention): RoundAt {
  const { left, right, pairs, names, numbers } = graph.joint;
  const choices = ({ starts, names: named, targets }: NamedMoves): readonly JointChoice[] =>
    Array.from({ length: starts[vertex + 1] - starts[vertex] }, (_, i) => {
      const solo = targets[starts[vertex] + i];
      return { name: names[named[starts[vertex] + i]], solo: solo < 0 ? undefined : solo };
    });
  return {
    rows: choices(left),
    columns: choices(right),
    resultOf(row, column) {
      const [l, r] = [left.starts[vertex] + row, right.starts[vertex] + column];
      for (let pair = pairs.starts[vertex]; pair < pairs.starts[vertex + 1]; pair++) {
        if (pairs.left[pair] !== l || pairs.right[pair] !== r) continue;
        const gain = pairs.gains[pair];
        const counts = gain >= 0 && countsGains(convention);
        return { to: pairs.targets[pair], gain: counts ? numbers[gain] : undefined };
      }
      const to = commutingIn(graph)(l, r);
      return { to: to === HOLE ? undefined : to, gain: undefined };
    },
  };
}
