/**
 * A person hides values of nodes: with them go the values above, which would tell them, and a message names
 * those.
 */
import { calledNode, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { someOf } from '../words/counting.ts';
import { words } from '../words.ts';
import { toast } from './chrome.ts';
import { editor } from './editor.ts';
import { aboutHiding, isHidden, reaching, reveal, setHidden, withValues } from './hidden.ts';
import { documentSeen } from './seen-document.ts';
import type { Toast } from './state/chrome.ts';
import type { HiddenValues } from './state/showing.ts';

const hiddenToo = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} is hidden too: its value would reveal a hidden one.`
    : `${someOf(names)} are hidden too: their values would reveal a hidden one.`;

/**
 * Names the nodes whose values went with others; a name that tells a value that is hidden by now is a letter
 * here too. O(nodes).
 */
export function sayHiddenToo(
  document: GameDocument,
  hidden: HiddenValues,
  gone: ReadonlySet<NodeId>,
  more: Pick<Toast, 'action'> = {},
): void {
  const names = documentSeen(document, hidden).nodes.flatMap((node) =>
    gone.has(node.id) ? calledNode(node) : [],
  );
  if (names.length > 0) toast(hiddenToo(names), { kind: aboutHiding, ...more });
}

/**
 * Hides the values of these nodes; shows them again if all were hidden. The values above a hidden one would
 * tell it, so they are hidden too, with a message that takes everything back.
 */
export function toggleHidden(ids: readonly NodeId[]): void {
  const { hidden, document } = editor();
  if (ids.every((id) => isHidden(hidden, id))) {
    reveal(ids);
    return;
  }
  const asked = new Set(ids);
  const gone = [...reaching(document, ids)].filter((id) => !asked.has(id) && !isHidden(hidden, id));
  const made = withValues(hidden, [...ids, ...gone], true);
  setHidden(made);
  const run = (): void => {
    if (editor().hidden === made) setHidden(hidden);
  };
  sayHiddenToo(document, made, new Set(gone), { action: { label: words.keeping.undo, run } });
}
