/**
 * Who wins from every vertex, whoever starts, in every kind of game that is played by turns: on plain graphs by the last move, on
 * graphs with scores by the score at the end. Slow, and it shares only the data types with the engine.
 */
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { playPartizan, type Winner } from './partizan.ts';

export type Starts = readonly { readonly leftFirst: Winner; readonly rightFirst: Winner }[];

const optionsOf = ({ starts, targets }: Arcs, v: number): readonly number[] =>
  Array.from(targets.subarray(starts[v], starts[v + 1]));

/** What play comes to from a vertex when that player begins. Scores are whole numbers here, and play ends. */
export function scoreFrom(graph: GameGraph, v: number, mover: 'left' | 'right'): number {
  const { scores } = graph;
  if (!scores) throw new Error('this graph has no scores');
  const options = optionsOf(graph[mover], v);
  if (options.length === 0) return Number(scores.table[scores[mover][v]].numerator);
  const then = options.map((option) => scoreFrom(graph, option, mover === 'left' ? 'right' : 'left'));
  return mover === 'left' ? Math.max(...then) : Math.min(...then);
}

const ahead = (score: number): Winner => (score > 0 ? 'left' : score < 0 ? 'right' : 'draw');

/** `infinite` says who wins a play without end. */
export function startsOf(graph: GameGraph, infinite: Winner): Starts {
  if (!graph.scores) return playPartizan(graph, infinite);
  return Array.from({ length: graph.order }, (_, v) => ({
    leftFirst: ahead(scoreFrom(graph, v, 'left')),
    rightFirst: ahead(scoreFrom(graph, v, 'right')),
  }));
}
