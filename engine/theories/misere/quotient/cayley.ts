/**
 * The Cayley digraph of a misère quotient: a node for each element, and for each generator an arc to the sum
 * with it.
 */
import { emptyDocument, type GameDocument, type GameEdge } from '../../../document/document.ts';
import type { VertexNaming } from '../../question.ts';
import { inProducts, type MonoidFound } from './monoid.ts';

/** Without places. The elements of the 𝒫-portion have 𝒫 behind their names. O(elements · generators). */
export function cayleyDrawing(found: MonoidFound, called?: VertexNaming): GameDocument {
  const { generators, texts } = inProducts(found, called);
  const lost = new Set(found.lost);
  const nodes = texts.map((text, element) => ({
    id: `v${element}`,
    x: 0,
    y: 0,
    gray: false,
    name: lost.has(element) ? `${text} 𝒫` : text,
  }));
  const edges = nodes.flatMap(({ id }, element): readonly GameEdge[] => {
    const sums = new Set(generators.map((generator) => found.table[element][generator.element]));
    return [...sums].map((sum) => ({ from: id, to: nodes[sum].id, player: 'either' }));
  });
  return { ...emptyDocument, nodes, edges };
}
