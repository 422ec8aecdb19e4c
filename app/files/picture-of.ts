/**
 * The reduced drawing that a card in a list shows; it is stored beside each drawing, so that lists open
 * without reading any.
 */
import { edgeKey, emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { setUpOf } from '../store/subject.ts';

/** A drawing without names, pieces and view; for a large one, only some nodes and no scores. */
export type KeptPicture = GameDocument;

/** The most nodes on a card. */
export const mostPictured = 300;

/**
 * For a large drawing every n-th node and no arcs, since one recognises it by its shape. Linear in the
 * drawing.
 */
export function pictureOf(document: GameDocument): KeptPicture {
  const { nodes, edges, view } = document;
  const board = setUpOf(document);
  if (board) return { ...emptyDocument, board };
  const whole = nodes.length <= mostPictured && edges.length <= mostPictured;
  const stride = Math.ceil(nodes.length / mostPictured);
  const shown = whole ? nodes : nodes.filter((_, i) => i % stride === 0);
  const arcs = new Set(whole ? edges.map(edgeKey) : []);
  const bends = (view.bends ?? []).filter((bend) => arcs.has(edgeKey(bend)));
  return {
    title: '',
    nodes: shown.map(({ id, x, y, gray, score }) => ({
      ...{ id, x: Math.round(x), y: Math.round(y), gray, name: '' },
      ...(whole && score ? { score } : {}),
    })),
    edges: whole ? edges : [],
    pieces: [],
    view: { ...emptyDocument.view, ...(bends.length > 0 ? { bends } : {}) },
  };
}
