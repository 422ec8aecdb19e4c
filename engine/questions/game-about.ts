/**
 * The game that a question is about. If one theory covers the whole graph it is the whole graph, whose solution is
 * remembered; otherwise it is the closed part of what can follow the vertices asked about, with a theory of its own.
 * Vertices keep their numbers. Cost: O(order + arcs).
 */
import { followersOf, partAlone } from '../graph/closed-part.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { type TheoryOfWhole, theoryOfWhole } from '../theories/choose.ts';
import type { About } from '../theories/question.ts';

/** The vertices that a question is about; none for a question about a value. */
export function verticesAsked(about: About[keyof About]): readonly number[] {
  if ('vertex' in about) return [about.vertex];
  if ('a' in about) return [about.a, about.b];
  if ('pieces' in about) return [...about.pieces];
  return 'vertices' in about ? about.vertices : [];
}

/** The closed part that a question about these vertices concerns, for graphs that no theory covers as a whole. */
export const partAbout = (graph: GameGraph, vertices: readonly number[]): GameGraph =>
  partAlone(graph, followersOf(graph, vertices));

/** The graph and theory for a question about these vertices; `id` is a theory's id or "auto". */
export function gameAbout(
  graph: GameGraph,
  id: string,
  vertices: readonly number[],
): { readonly graph: GameGraph } & TheoryOfWhole {
  const whole = theoryOfWhole(graph, id);
  if (whole.theory || vertices.length === 0) return { graph, ...whole };
  const part = partAbout(graph, vertices);
  return { graph: part, ...theoryOfWhole(part, id) };
}
