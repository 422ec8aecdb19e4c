/**
 * Outcomes of a partizan game graph under normal or misère play: for every vertex, who wins if Left starts
 * there and who if Right starts. They are computed on the state graph (Siegel, Coping with cycles): from (v,
 * Left to move) Left's arcs v → w lead to (w, Right to move), and the other way round, so that the player to
 * move always moves to a state of the opponent's. There the question is the same as in an impartial digraph,
 * and `graph/retrograde.ts` answers it.
 *
 * Retrograde analysis finds the wins in finitely many moves. Where neither player can force one, either can
 * keep play from ending: best play is infinite, which is a draw or a win of one player as was agreed.
 *
 * Gray vertices need no rule of their own here, as with impartial outcomes: with a single piece, the player
 * who must move on "that very piece" has no other to move.
 *
 * Cost: O(order + arcs) time; the state graph has twice as many rows as the graph has vertices, and the arcs
 * of both players.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { DRAW, NEXT, PREVIOUS, retrogradeSlices } from '../graph/retrograde.ts';
import { stateArcs } from '../graph/states.ts';
import { drain } from '../rounds.ts';
import { endings, type InfinitePlay } from './outcome.ts';

/** Per vertex an index into `partizanOutcomes`, in one go. */
export const outcomesOfPartizan = (graph: GameGraph, infinitePlay: InfinitePlay = 'draw'): Uint8Array =>
  drain(partizanOutcomesInSlices(graph, infinitePlay));

/**
 * The same in slices of some milliseconds; each yields how many of the 2·order states have been decided so
 * far.
 */
export function* partizanOutcomesInSlices(
  graph: GameGraph,
  infinitePlay: InfinitePlay = 'draw',
): Generator<number, Uint8Array, void> {
  const states = stateArcs(graph);
  yield 0;
  return classesOf(yield* retrogradeSlices(states, graph.misere ? NEXT : PREVIOUS), infinitePlay);
}

/** The code of an outcome is 3·row + column; results count Left wins, a draw, Right wins. */
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
