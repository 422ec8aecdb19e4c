/**
 * Who wins from every vertex, with either player to start, in every kind of game that is played by turns: on
 * plain graphs by the last move, on graphs with scores by the score at the end.
 */
import { type StartWinners, type Winner, winnersOf } from '../../engine/checking/play/endless-order.ts';
import { difference, type Fraction, fraction } from '../../engine/checking/play/matrix-of-fractions.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { movesOfGraph, opponentOf, optionsAt, type Player } from './graph-moves.ts';
import { asNormalPlay } from './misere.ts';

export type { Winner } from '../../engine/checking/play/endless-order.ts';

export type Starts = readonly StartWinners[];

/**
 * For every vertex who wins if Left starts and who if Right does; `infinite` says who wins a play without
 * end.
 */
export function playPartizan(graph: GameGraph, infinite: Winner): Starts {
  const settled = (winner: Winner): Winner => (winner === 'draw' ? infinite : winner);
  return winnersOf(movesOfGraph(graph)).map(({ leftFirst, rightFirst }) => ({
    leftFirst: settled(leftFirst),
    rightFirst: settled(rightFirst),
  }));
}

/**
 * The score that play reaches from a vertex when that player begins; it is 0 where no score is written.
 * Precondition: play ends. It recurses as deep as play is long.
 */
export function scoresOf(graph: GameGraph): (v: number, mover: Player) => Fraction {
  const { scores } = graph;
  const found = { left: new Map<number, Fraction>(), right: new Map<number, Fraction>() };
  const atEnd = (v: number, mover: Player): Fraction => {
    const place = scores?.[mover][v] ?? -1;
    return scores && place >= 0
      ? fraction(scores.table[place].numerator, scores.table[place].denominator)
      : fraction(0n);
  };
  const scoreFrom = (v: number, mover: Player): Fraction => {
    const known = found[mover].get(v);
    if (known) return known;
    const ends = optionsAt(graph[mover], v).map((option) => scoreFrom(option, opponentOf[mover]));
    const better = (a: Fraction, b: Fraction): boolean => difference(a, b) > 0 === (mover === 'left');
    const score =
      ends.length === 0 ? atEnd(v, mover) : ends.reduce((best, each) => (better(each, best) ? each : best));
    found[mover].set(v, score);
    return score;
  };
  return scoreFrom;
}

const ahead = ([over]: Fraction): Winner => (over > 0n ? 'left' : over < 0n ? 'right' : 'draw');

/** `infinite` says who wins a play without end. */
export function startsOf(graph: GameGraph, infinite: Winner): Starts {
  if (graph.misere) return playPartizan(asNormalPlay(graph), infinite).slice(0, graph.order);
  if (!graph.scores) return playPartizan(graph, infinite);
  const scoreFrom = scoresOf(graph);
  return Array.from({ length: graph.order }, (_, v) => ({
    leftFirst: ahead(scoreFrom(v, 'left')),
    rightFirst: ahead(scoreFrom(v, 'right')),
  }));
}
