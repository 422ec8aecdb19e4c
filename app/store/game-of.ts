/** A drawing as the engine solves it and answers questions about it, so that both get the same game. */
import { type Compiled, compile, type GameDocument, type GameToSolve } from '../../engine/index.ts';

/** The game, and the nodes of its vertices. A job takes its arrays, so each job needs a game of its own. */
export function gameOf(document: GameDocument): Compiled & { readonly game: GameToSolve } {
  const compiled = compile(document);
  const { theory = 'auto', asPublished = false, infinitePlay = 'draw' } = document.view;
  return { ...compiled, game: { graph: compiled.graph, theory, asPublished, infinitePlay } };
}
