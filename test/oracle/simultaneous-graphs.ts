/** Game graphs of simultaneous games, all joint arcs written out: of boards that are played by hand, and of documents. */
import { rulesByHand } from '../../engine/checking/moves/moves-by-hand.ts';
import { compile } from '../../engine/document/compile.ts';
import { readDocument } from '../../engine/document/read.ts';
import { buildArcs } from '../../engine/graph/build.ts';
import { disjointUnion } from '../../engine/graph/disjoint-union.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { beginJoiningMoves } from '../../engine/graph/joining-moves.ts';
import { rational } from '../../engine/numbers/rationals.ts';
import type { ComponentGiven } from '../fixtures/simultaneous-vectors.ts';

const gained = (gain: number | undefined) => (gain ? rational(BigInt(gain)) : undefined);

/** Every position that either player can bring about, alone or with the other; the first is vertex 0. */
export function graphOfHandBoard(ruleset: string, position: string): GameGraph {
  const { rounds } = rulesByHand[ruleset];
  if (!rounds) throw new Error(`${ruleset} is no simultaneous ruleset`);
  const places = new Map([[position, 0]]);
  const positions = [position];
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? positions.push(text) - 1;
    places.set(text, place);
    return place;
  };
  const joins: ((joining: ReturnType<typeof beginJoiningMoves>) => void)[] = [];
  const ends = { left: [[], []] as [number[], number[]], right: [[], []] as [number[], number[]] };
  for (let v = 0; v < positions.length; v++) {
    const board = rounds(positions[v]);
    for (const player of ['left', 'right'] as const)
      for (const { name, to, gain } of board[player]) {
        const target = placeOf(to);
        ends[player][0].push(v);
        ends[player][1].push(target);
        joins.push((joining) => joining.move(player, v, name, target, gained(gain)));
      }
    for (const [i, left] of board.left.entries())
      for (const [j, right] of board.right.entries()) {
        const { to, gain } = board.joint(i, j);
        const target = placeOf(to);
        joins.push((joining) => joining.pair(v, left.name, right.name, target, gained(gain)));
      }
  }
  const joining = beginJoiningMoves(positions.length);
  for (const join of joins) join(joining);
  return {
    order: positions.length,
    gray: new Uint8Array(positions.length),
    left: buildArcs(positions.length, ...ends.left),
    right: buildArcs(positions.length, ...ends.right),
    joint: joining.finish(),
  };
}

export type GraphOfDocument = { readonly graph: GameGraph; readonly index: ReadonlyMap<string, number> };

export function graphOfDocument(document: object): GraphOfDocument {
  const read = readDocument(JSON.stringify(document));
  if (!read.ok) throw new Error(`${read.problems[0].place}: ${read.problems[0].says}`);
  return compile(read.value.document);
}

/** Several games side by side, and the vertex at which each begins; boards as they are told. */
export function graphOfComponents(
  components: readonly ComponentGiven[],
  ofBoard: (ruleset: string, position: string) => GameGraph,
): {
  readonly graph: GameGraph;
  readonly starts: Uint32Array;
} {
  const graphs: GameGraph[] = [];
  const starts: number[] = [];
  let before = 0;
  for (const given of components) {
    const one =
      'document' in given
        ? graphOfDocument(given.document)
        : { graph: ofBoard(given.ruleset, given.position), index: undefined };
    starts.push(before + ('document' in given ? (one.index?.get(given.start) ?? 0) : 0));
    graphs.push(one.graph);
    before += one.graph.order;
  }
  return { graph: disjointUnion(graphs), starts: Uint32Array.from(starts) };
}
