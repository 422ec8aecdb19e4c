/**
 * Puts a drawing into the open one, as one undo step; the inserted part is selected, and the view moves to
 * it.
 */
import type { Place } from '../../engine/document/edits/index.ts';
import { changedMeaning, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { insertCopy } from '../edits/insert.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { hideCopies } from '../store/hidden.ts';
import { select, setFocus } from '../store/showing.ts';
import { words } from '../words.ts';
import { landing } from './clipboard-reading.ts';

/**
 * Puts its centre at a place, or a little aside from its old place, and never on an existing node. Returns
 * its ids.
 */
export function insert(copy: GameDocument, at?: Place): readonly NodeId[] {
  return put(copy, (document) => landing(copy, document.nodes, at));
}

/** The gap between what is there and what is put beside it. */
const gap = 120;

/** Puts it at the right of everything, aligned at the top. Returns its ids. */
export function insertBeside(copy: GameDocument): readonly NodeId[] {
  const made = put(copy, ({ nodes }) => {
    if (nodes.length === 0) return landing(copy, nodes, canvas()?.centre());
    const edge = (of: readonly Place[], side: 'x' | 'y', best: (...all: number[]) => number): number =>
      of.reduce((extreme, place) => best(extreme, place[side]), of[0][side]);
    return {
      x: edge(nodes, 'x', Math.max) + gap - edge(copy.nodes, 'x', Math.min),
      y: edge(nodes, 'y', Math.min) - edge(copy.nodes, 'y', Math.min),
    };
  });
  return made;
}

function put(copy: GameDocument, by: (document: GameDocument) => Place): readonly NodeId[] {
  if (copy.nodes.length === 0) return [];
  const { document: before } = editor();
  const made = insertCopy(copy, by);
  // Nothing is inserted if another tab began to write the drawing meanwhile.
  if (made[0] === undefined) return made;
  hideCopies(copy, made, before);
  const changes = changedMeaning(copy, before);
  if (changes.length > 0)
    toast(words.pasting.otherRules(changes), { kind: 'rules', about: 'drawing', stays: true });
  select(made);
  setFocus({ kind: 'node', id: made[0] });
  const came = new Set(made);
  canvas()?.revealAll(editor().document.nodes.filter(({ id }) => came.has(id)));
  return made;
}
