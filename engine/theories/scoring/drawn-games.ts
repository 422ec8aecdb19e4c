/** The games that are drawn at the vertices, as they are drawn: questions ask for them, and solving goes without. */
import type { GameGraph } from '../../graph/game-graph.ts';
import { gameReader, levelsOf, type VertexGames } from './games-of.ts';
import type { SolvedGames } from './vertex-solver.ts';

/** Vertices dealt with between two breaths. */
const SLICE = 1 << 12;

/** They are found once. Yields the number of vertices so far; throws when the arena is full. O(order + arcs). */
export function* drawnGames(graph: GameGraph, solved: SolvedGames): Generator<number, VertexGames, void> {
  if (solved.drawn) return solved.drawn;
  const { arena, guaranteed } = solved;
  const games = new Int32Array(graph.order).fill(-1);
  const read = gameReader(arena, graph);
  const { sequence } = levelsOf(graph);
  for (let at = 0; at < sequence.length; at++) {
    const vertex = sequence[at];
    if (solved.games[vertex] < 0) break;
    games[vertex] = read(vertex, games);
    if (guaranteed[vertex] === 1) arena.canonical[games[vertex]] = solved.games[vertex];
    if (at % SLICE === SLICE - 1) yield at + 1;
  }
  solved.drawn = { arena, games };
  return solved.drawn;
}
