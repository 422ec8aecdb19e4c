/** Which values a drawing that is made of another one hides, as far as the document says whose are hidden. */
import type { GameDocument, NodeId } from '../document.ts';
import { setView } from './view.ts';

/** Whether the value of a node of this document is hidden. */
export function hiddenIn({ view: { hidden } }: GameDocument): (id: NodeId) => boolean {
  if (!hidden) return () => false;
  const except = new Set(hidden.except);
  return (id) => hidden.all !== except.has(id);
}

/** The document with the values of these nodes hidden, and no others; as it is where there are none. */
export const hidingOnly = (document: GameDocument, ids: readonly NodeId[]): GameDocument =>
  ids.length === 0 ? document : setView(document, { hidden: { all: false, except: ids } });
