/**
 * Random simultaneous games whose play ends: every pair of moves has its joint result, some of them gain, and
 * some ends have scores.
 */
import * as fc from 'fast-check';
import { buildArcs } from '../../engine/graph/build.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { beginJoiningMoves } from '../../engine/graph/joining-moves.ts';
import type { JointMoves } from '../../engine/graph/joint-moves.ts';
import { type Rational, rational } from '../../engine/numbers/rationals.ts';

type Drawn = {
  /**
   * Solo results of each player's moves, and joint results row by row, all taken among the vertices below.
   */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly joint: readonly number[];
  readonly gains: readonly number[];
};

const most = 3;
const vertex: fc.Arbitrary<Drawn> = fc.record({
  left: fc.array(fc.nat({ max: 30 }), { maxLength: most }),
  right: fc.array(fc.nat({ max: 30 }), { maxLength: most }),
  joint: fc.array(fc.nat({ max: 30 }), { minLength: most * most, maxLength: most * most }),
  gains: fc.array(fc.constantFrom(0, 0, 0, 1, -1), { minLength: most * most, maxLength: most * most }),
});

const gained = (gain: number): Rational | undefined => (gain === 0 ? undefined : rational(BigInt(gain), 2n));

function graphOf(drawn: readonly Drawn[]): GameGraph {
  const order = drawn.length;
  const joining = beginJoiningMoves(order);
  const ends = { left: [[], []] as [number[], number[]], right: [[], []] as [number[], number[]] };
  for (const [v, { left, right, joint, gains }] of drawn.entries()) {
    // Vertex 0 has no vertex below.
    if (v === 0) continue;
    for (const [player, moves] of [['left', left] as const, ['right', right] as const])
      for (const [i, to] of moves.entries()) {
        ends[player][0].push(v);
        ends[player][1].push(to % v);
        joining.move(player, v, String(i), to % v);
      }
    for (const i of left.keys())
      for (const j of right.keys()) {
        const at = i * most + j;
        joining.pair(v, String(i), String(j), joint[at] % v, gained(gains[at]));
      }
  }
  return {
    order,
    gray: new Uint8Array(order),
    left: buildArcs(order, ...ends.left),
    right: buildArcs(order, ...ends.right),
    joint: joining.finish(),
  };
}

/** At most `largest` vertices, with at most three moves of each player at each. */
export const arbitraryRounds = (largest: number): fc.Arbitrary<GameGraph> =>
  fc.array(vertex, { minLength: 1, maxLength: largest }).map(graphOf);

/** As it is printed when a law fails: each pair as `v: i/j→w`. */
export function writtenRounds({ order, joint }: GameGraph & { readonly joint: JointMoves }): string {
  const { left, right, pairs, names } = joint;
  return Array.from({ length: order }, (_, v) => {
    const own = (['left', 'right'] as const).map(
      (side) => `${side[0]}${joint[side].starts[v + 1] - joint[side].starts[v]}`,
    );
    const rounds: string[] = [];
    for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++)
      rounds.push(
        `${names[left.names[pairs.left[pair]]]}/${names[right.names[pairs.right[pair]]]}→${pairs.targets[pair]}`,
      );
    return `${v}: ${own.join(' ')} ${rounds.join(' ')}`;
  }).join('\n');
}
