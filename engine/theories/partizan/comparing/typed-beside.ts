/**
 * Compares a vertex with a typed game: the game's positions are put beside the graph, so that any form of a
 * value will do. For a pair s & t the onside is compared in the one signed order and the offside in the
 * other.
 */
import { buildArcs } from '../../../graph/build.ts';
import type { Arcs, GameGraph } from '../../../graph/game-graph.ts';
import type { OverBudget } from '../../../result.ts';
import type { TypedGame, TypedValue } from '../../../values/notation/parse.ts';
import type { Value } from '../../../values/value.ts';
import type { Relation, Relations } from '../relations.ts';
import { compareVertices, relationOf } from './compare.ts';

export type TypedComparison = {
  readonly kind: 'typed-comparison';
  readonly relations: Relations;
  /** The value of the vertex; undefined if it is not known. */
  readonly value: Value | undefined;
  /** What the typed onside and offside are worth; both are the same where one game was typed. */
  readonly typed: readonly [Value | undefined, Value | undefined];
  /** The graph with the typed game behind its own vertices, and where its onside and offside begin. */
  readonly graph: GameGraph;
  readonly starts: readonly [number, number];
};

/**
 * Precondition: everything that follows the vertex is white. Yields from time to time how much has been
 * handled.
 */
export function* compareWithTyped(
  graph: GameGraph,
  vertex: number,
  typed: TypedValue,
): Generator<number, TypedComparison | OverBudget, void> {
  const beside = withGames(graph, typed.kind === 'sides' ? [typed.onside, typed.offside] : [typed.game]);
  const [onside, offside = onside] = beside.starts;
  const plus = yield* compareVertices(beside.graph, vertex, onside);
  if (plus.kind === 'over-budget') return plus;
  const minus = offside === onside ? plus : yield* compareVertices(beside.graph, vertex, offside);
  if (minus.kind === 'over-budget') return minus;
  const both = { plus: plus.relations.plus, minus: minus.relations.minus };
  return {
    kind: 'typed-comparison',
    relations: { ...both, whole: relationOfBoth(both.plus, both.minus) },
    value: plus.values[0],
    typed: [plus.values[1], minus.values[1]],
    graph: beside.graph,
    starts: [onside, offside],
  };
}

/** Both orders together. */
function relationOfBoth(plus: Relation, minus: Relation): Relation {
  const holds = (sign: '>' | '<'): boolean => [plus, minus].every((each) => each === '=' || each === sign);
  return relationOf(holds('>'), holds('<'));
}

/**
 * The graph with the positions of typed games behind its own, and where each begins. O(order + arcs +
 * positions).
 */
function withGames(
  { order, gray, left, right }: GameGraph,
  games: readonly TypedGame[],
): { readonly graph: GameGraph; readonly starts: readonly number[] } {
  const firsts: number[] = [];
  let count = order;
  for (const game of games) {
    firsts.push(count);
    count += game.count;
  }
  const rows = ({ starts, targets }: Arcs, side: 'left' | 'right'): Arcs => {
    const [sources, ends]: [number[], number[]] = [[], []];
    for (let v = 0; v < order; v++) {
      for (let e = starts[v]; e < starts[v + 1]; e++) {
        sources.push(v);
        ends.push(targets[e]);
      }
    }
    for (const [i, game] of games.entries()) {
      for (const [k, end] of game[side].entries()) (k % 2 === 0 ? sources : ends).push(firsts[i] + end);
    }
    return buildArcs(count, sources, ends);
  };
  const grayOf = new Uint8Array(count);
  grayOf.set(gray);
  return {
    graph: { order: count, gray: grayOf, left: rows(left, 'left'), right: rows(right, 'right') },
    starts: games.map(({ start }, i) => firsts[i] + start),
  };
}
