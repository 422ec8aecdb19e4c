/**
 * What questions of scoring games are answered from: the games behind a drawing, and an honest no where an
 * arena is full.
 */
import type { GameGraph } from '../../../graph/game-graph.ts';
import { onCycles } from '../../../graph/marks.ts';
import { known, type OverBudget } from '../../../result.ts';
import { drain } from '../../../rounds.ts';
import type { AskedGame, Evidence, Verdict } from '../../question.ts';
import { isFull, saysFull } from '../arena/games.ts';
import { gameReader, levelsOf, type VertexGames } from '../games-of.ts';
import { labelledByScores, solvedOfLabelling } from '../labels.ts';
import type { SolvedGames } from '../vertex-solver.ts';

// The games that are drawn at the vertices, as they are drawn: questions ask for them, and solving goes
// without.

/** Vertices dealt with between two yields. */
const SLICE = 1 << 12;

/**
 * They are found once. Yields the number of vertices so far; throws when the arena is full. O(order + arcs).
 */
function* drawnGames(graph: GameGraph, solved: SolvedGames): Generator<number, VertexGames, void> {
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

/** The games of all vertices; found now where solving left none behind. */
export function* gamesBehindEvidence(evidence: Evidence): Generator<number, VertexGames, void> {
  const labelling = yield* evidence.labelling();
  const behind = labelling && solvedOfLabelling(labelling);
  const solved = behind ?? solvedOfLabelling(drain(labelledByScores(evidence.graph)));
  known(solved !== undefined, 'a labelling by scores has its games behind it');
  return yield* drawnGames(evidence.graph, solved);
}

/** The same slices; where the arena is full, they return the sentence that is shown. */
export function* withinRoom<T>(slices: Generator<number, T, void>): Generator<number, T | OverBudget, void> {
  try {
    return yield* slices;
  } catch (error) {
    if (isFull(error)) return { kind: 'over-budget', says: `Too large: ${saysFull()}.` };
    throw error;
  }
}

/** For questions of drawings that the theory names. O(order + arcs) where it does not. */
export function ofScoringGames({ graph, theory }: AskedGame): Verdict {
  if (theory?.id === 'scoring') return { applies: true, reason: 'a scoring game without cycles' };
  return { applies: false, reason: whyNone(graph) };
}

function whyNone(graph: GameGraph): string {
  if (graph.gray.includes(1)) return 'some nodes are gray';
  return onCycles(graph).includes(1)
    ? 'play can come back to a node, and the theory of scoring games is for play that ends'
    : 'the drawing has scores, and the theory of scoring games is not chosen for it';
}
