/**
 * Outcomes of a partizan game graph under normal play: for every vertex, who wins when Left starts there and who when
 * Right does. Played on the state graph (Siegel, Coping with cycles): from (v, Left to move) Left's arcs v → w lead to
 * (w, Right to move), and the other way round, so that whoever moves at a state moves on to a state of the opponent's.
 * There it is the same question as in an impartial digraph, and the work is `graph/retrograde.ts`.
 *
 * Retrograde analysis finds what is won in finitely many moves. Where neither can force that, either can keep play from
 * ending: it is infinite with best play, and a draw or a win of one player as was agreed.
 *
 * Gray vertices ask for no rule of their own here, as with impartial outcomes: with a single piece, who must move on
 * "that very piece" has no other to move.
 *
 * Cost: O(order + arcs) time; the state graph has as many rows as the graph has vertices twice, and the arcs of both players.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { DRAW, NEXT, PREVIOUS, retrogradeSlices } from '../graph/retrograde.ts';
import { stateArcs } from '../graph/states.ts';
import { drain } from '../rounds.ts';
import { endings, type InfinitePlay } from './outcome.ts';

/** Per vertex an index into `partizanOutcomes`. Everything at once. */
export const outcomesOfPartizan = (graph: GameGraph, infinitePlay: InfinitePlay = 'draw'): Uint8Array =>
  drain(partizanOutcomesInSlices(graph, infinitePlay));

/** The same in slices of some milliseconds; each yields how many of the 2·order states were dealt with, as far as known. */
export function* partizanOutcomesInSlices(
  graph: GameGraph,
  infinitePlay: InfinitePlay = 'draw',
): Generator<number, Uint8Array, void> {
  const states = stateArcs(graph);
  yield 0;
  return classesOf(yield* retrogradeSlices(states), infinitePlay);
}

/** A code is 3·row + column; endings count Left wins, a draw, Right wins. */
const [LEFT, RIGHT] = [endings.indexOf('left'), endings.indexOf('right')];

function classesOf(found: Uint8Array, infinitePlay: InfinitePlay): Uint8Array {
  const whenLeftStarts = new Uint8Array(3);
  const whenRightStarts = new Uint8Array(3);
  whenLeftStarts[NEXT] = whenRightStarts[PREVIOUS] = LEFT;
  whenLeftStarts[PREVIOUS] = whenRightStarts[NEXT] = RIGHT;
  whenLeftStarts[DRAW] = whenRightStarts[DRAW] = endings.indexOf(infinitePlay);
  const order = found.length / 2;
  const classes = new Uint8Array(order);
  for (let v = 0; v < order; v++) {
    classes[v] = 3 * whenRightStarts[found[order + v]] + whenLeftStarts[found[v]];
  }
  return classes;
}
