/**
 * The order of partizan games by play of the difference, which `engine/checking/play/endless-order.ts` makes:
 * all pairs of vertices of one graph at once.
 */
import { survivors } from '../../engine/checking/play/endless-order.ts';
import type { GameMoves } from '../../engine/checking/play/order.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drained, movesOfGraph } from './graph-moves.ts';

/** Whether the onside (or the offside) of a is at least that of b: a⁻ ≥ b⁻ is (−b)⁺ ≥ (−a)⁺. */
export function orderOf(
  { left, right }: GameMoves,
  side: 'onside' | 'offside',
): (a: number, b: number) => boolean {
  const moves = side === 'onside' ? { left, right } : { left: right, right: left };
  const holds = drained(survivors(moves, moves));
  return side === 'onside' ? holds : (a, b) => holds(b, a);
}

type Table = readonly (readonly boolean[])[];

function tableOf(graph: GameGraph, side: 'onside' | 'offside'): Table {
  const holds = orderOf(movesOfGraph(graph), side);
  const vertices = Array.from({ length: graph.order }, (_, v) => v);
  return vertices.map((a) => vertices.map((b) => holds(a, b)));
}

/** [a][b]: whether a⁺ ≥ b⁺. */
export const plusOrder = (graph: GameGraph): Table => tableOf(graph, 'onside');

/** [a][b]: whether a⁻ ≥ b⁻. */
export const minusOrder = (graph: GameGraph): Table => tableOf(graph, 'offside');
