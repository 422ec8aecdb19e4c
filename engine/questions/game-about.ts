/**
 * The game that a question is about: the whole where one theory covers it, since what was found of that is remembered; else
 * what can follow the vertices that are asked about, by itself and by its own theory. Vertices keep their numbers.
 * Cost: O(order + arcs).
 */
import { followersOf, partAlone } from '../graph/closed-part.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { chooseTheory } from '../theories/choose.ts';
import type { About } from '../theories/question.ts';
import type { Theory } from '../theories/theory.ts';

/** None of a question about a value. */
export function verticesAsked(about: About[keyof About]): readonly number[] {
  if ('vertex' in about) return [about.vertex];
  if ('a' in about) return [about.a, about.b];
  if ('pieces' in about) return [...about.pieces];
  return 'vertices' in about ? about.vertices : [];
}

/** The closed part that questions about these vertices are about, where no theory covers the whole graph. */
export const partAbout = (graph: GameGraph, vertices: readonly number[]): GameGraph =>
  partAlone(graph, followersOf(graph, vertices));

/** Graph and theory for questions about these vertices; `id` is a theory's id, or "auto". */
export function gameAbout(
  graph: GameGraph,
  id: string,
  vertices: readonly number[],
): { readonly graph: GameGraph; readonly theory: Theory | undefined; readonly reason: string } {
  const whole = chooseTheory(graph, id);
  if (whole.theory || vertices.length === 0) return { graph, ...whole };
  const part = partAbout(graph, vertices);
  return { graph: part, ...chooseTheory(part, id) };
}
