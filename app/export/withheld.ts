/** What is hidden in what is exported or shared, and whether names are, too. */
import { handedOn, hiddenIn } from '../../engine/document/edits/index.ts';
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import { subjectOf } from '../store/subject.ts';

export type Withheld = {
  /** How many values are hidden. */
  readonly values: number;
  /** How many nodes have a letter in place of a name or an id that says one of them. */
  readonly names: number;
  /** Whether the title says one. */
  readonly title: boolean;
  /** For a board, whose positions are not listed: all are hidden except those that were shown one by one. */
  readonly all: boolean;
};

/** What is withheld of the whole drawing, or of these nodes. O(nodes + arcs). */
export function withheldOf(document: GameDocument, only?: readonly NodeId[]): Withheld {
  const isHidden = hiddenIn(document);
  const { document: handed, ids } = handedOn(document);
  const nodes = only ?? document.nodes.map(({ id }) => id);
  return {
    values: nodes.filter(isHidden).length,
    names: nodes.filter((id) => ids.has(id)).length,
    title: handed.title !== document.title,
    all: !subjectOf(document).listsPositions && document.view.hidden !== undefined,
  };
}
