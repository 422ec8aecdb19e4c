/** A drawing as the engine solves it and answers questions about it, so that both get the same game. */
import {
  type Compilation,
  type CompiledGame,
  compile,
  type GameDocument,
} from '../../engine/document/index.ts';
import { copyGraph } from '../../engine/graph/index.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import { held } from './held.ts';

const last = held<{ readonly document: GameDocument; readonly made: Compilation } | undefined>(
  () => undefined,
);

/**
 * The game graph of a drawing, which no caller may change or transfer; what an edit did not change is not
 * made again.
 */
export function compiledOf(document: GameDocument): CompiledGame {
  if (last.now?.document !== document) last.now = { document, made: compile(document, last.now?.made) };
  return last.now.made;
}

/** The game for one job, which takes its arrays, and the nodes of its vertices. */
export function gameOf(document: GameDocument): CompiledGame & { readonly game: GameToSolve } {
  const compiled = compiledOf(document);
  return { ...compiled, game: { graph: copyGraph(compiled.graph), rules: document.view.rules } };
}
