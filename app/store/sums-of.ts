/** Which sums the pieces of a drawing can make, and which of them they do. */
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { type KindOfSum, kindPlayed, kindsHere } from '../../engine/sums/index.ts';
import { compiledOf } from './game-of.ts';
import { isBoard } from './subject.ts';

/** The kinds of sum that pieces on these nodes can make; the first of them where it is a board. */
export function sumsOf(document: GameDocument, nodes = document.pieces): readonly KindOfSum[] {
  const { graph } = compiledOf(document);
  const kinds = kindsHere(graph, verticesOf(document, nodes));
  return isBoard(document) ? kinds.slice(0, 1) : kinds;
}

/** The kind that is chosen, where pieces on these nodes have it. */
export function sumPlayed(document: GameDocument, nodes = document.pieces): KindOfSum {
  const { graph } = compiledOf(document);
  return kindPlayed(document.view.rules.sum, graph, verticesOf(document, nodes));
}

export const verticesOf = (document: GameDocument, nodes: readonly NodeId[]): readonly number[] => {
  const { index } = compiledOf(document);
  return nodes.map((id) => index.get(id) ?? 0);
};
