/**
 * The game that a question is about. If one theory covers the whole graph it is the whole graph, whose solution is
 * remembered; otherwise it is the closed part of what can follow the vertices asked about, with a theory of its own.
 * Vertices keep their numbers. Cost: O(order + arcs).
 */
import { followersOf, partAlone } from '../graph/closed-part.ts';
import { sidesMatter } from '../outcome/rules.ts';
import { theoryOfWhole } from '../theories/choose.ts';
import type { About, AskedGame, GameToSolve } from '../theories/question.ts';

/** The vertices that a question is about; none for a question about a value. */
export function verticesAsked(about: About[keyof About]): readonly number[] {
  if ('vertex' in about) return [about.vertex];
  if ('a' in about) return [about.a, about.b];
  if ('pieces' in about) return [...about.pieces];
  return 'vertices' in about ? about.vertices : [];
}

/** The closed part that a question about these vertices concerns, for graphs that no theory covers as a whole. */
export const partAbout = ({ graph, rules }: GameToSolve, vertices: readonly number[]): GameToSolve => ({
  rules,
  graph: partAlone(graph, followersOf(graph, vertices), sidesMatter(rules)),
});

/** The game with its theory for a question about these vertices, and why it is that theory. */
export function gameAbout(
  game: GameToSolve,
  vertices: readonly number[],
): AskedGame & { readonly reason: string } {
  const whole = theoryOfWhole(game);
  if (whole.theory || vertices.length === 0) return { ...game, ...whole };
  const part = partAbout(game, vertices);
  return { ...part, ...theoryOfWhole(part) };
}
