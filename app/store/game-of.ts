/** A drawing as the engine solves it and is asked about it: the same drawing gives the same game to both. */
import { type Compiled, compile, type GameDocument, type GameToSolve } from '../../engine/index.ts';

/** The game, and the nodes of its vertices. Its arrays are given away with a job: another job needs a game of its own. */
export function gameOf(document: GameDocument): Compiled & { readonly game: GameToSolve } {
  const compiled = compile(document);
  const { theory = 'auto', asPublished = false, infinitePlay = 'draw' } = document.view;
  return { ...compiled, game: { graph: compiled.graph, theory, asPublished, infinitePlay } };
}
