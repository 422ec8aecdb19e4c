/**
 * The nodes whose values are hidden: queries about them, how they are written into a document, and actions.
 * Hiding is not an edit: undo does not reveal a value. The open document does not say what is hidden; a
 * drawing that leaves the editor does.
 */
import type { GameDocument, GameNode, NodeId, WrittenHidden } from '../../engine/document/index.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import type { BoardOrNone } from './state/board.ts';
import { type HiddenValues, nothingHidden } from './state/showing.ts';

/** Whether the value of this node, or on a board of this position, is hidden. */
export const isHidden = ({ all, except }: HiddenValues, id: NodeId): boolean => all !== except.has(id);

/**
 * Whether some value of the drawing is hidden; on a board, whose positions are not listed, whether all were.
 * O(nodes).
 */
export const hidesAny = (
  hidden: HiddenValues,
  { board, nodes }: BoardOrNone & { readonly nodes: readonly Pick<GameNode, 'id'>[] },
): boolean =>
  (hidden.all || hidden.except.size > 0) &&
  (board !== undefined || nodes.some(({ id }) => isHidden(hidden, id)));

/** The same of what is open. */
export const somethingHidden = ({ hidden, document }: Pick<EditorState, 'hidden' | 'document'>): boolean =>
  hidesAny(hidden, document);

/** As plain data, for a document's view, a message or a file; undefined where nothing is hidden. */
export const writtenHidden = ({ all, except }: HiddenValues): WrittenHidden | undefined =>
  all || except.size > 0 ? { all, except: [...except] } : undefined;

export const hiddenFrom = (written: WrittenHidden | undefined): HiddenValues =>
  written ? { all: written.all, except: new Set(written.except) } : nothingHidden;

/** Whether the same values are hidden. */
export const hidesSame = (one: HiddenValues, other: HiddenValues): boolean =>
  one.all === other.all &&
  one.except.size === other.except.size &&
  [...one.except].every((id) => other.except.has(id));

/**
 * After an edit. A node that is gone is hidden again if it comes back, as undoing does, and a new node may
 * get its id: so a node that had been shown among hidden ones is forgotten, and a hidden one never is.
 */
export function stillHidden(hidden: HiddenValues, ids: () => Iterable<NodeId>): HiddenValues {
  if (!hidden.all || hidden.except.size === 0) return hidden;
  const there = new Set(ids());
  const except = [...hidden.except].filter((id) => there.has(id));
  return except.length === hidden.except.size ? hidden : { all: true, except: new Set(except) };
}

/** These nodes and all nodes from which one of them can be reached. O(nodes + arcs). */
export function reaching({ edges }: GameDocument, ids: Iterable<NodeId>): ReadonlySet<NodeId> {
  const into = new Map<NodeId, NodeId[]>();
  for (const { from, to } of edges) {
    const known = into.get(to);
    if (known) known.push(from);
    else into.set(to, [from]);
  }
  const reached = new Set(ids);
  // A Set's iteration also visits members added meanwhile.
  for (const id of reached) for (const from of into.get(id) ?? []) reached.add(from);
  return reached;
}

/**
 * After arcs were drawn. The value at the source of an arc that leads to a hidden value, directly or later,
 * would reveal that value, and so would the values above it: they are hidden too. Values that were above a
 * hidden one before stay as the person chose. O(nodes + arcs).
 */
export function hiddenAbove(hidden: HiddenValues, before: GameDocument, after: GameDocument): HiddenValues {
  if (before.edges === after.edges || !hidesAny(hidden, after)) return hidden;
  const known = new Set(before.edges.map(({ from, to }) => JSON.stringify([from, to])));
  const drawn = after.edges.filter(({ from, to }) => !known.has(JSON.stringify([from, to])));
  if (drawn.length === 0) return hidden;
  const telling = reaching(
    after,
    after.nodes.flatMap(({ id }) => (isHidden(hidden, id) ? id : [])),
  );
  const sources = drawn.flatMap(({ from, to }) => (telling.has(to) ? from : []));
  const found = [...reaching(after, sources)].filter((id) => !isHidden(hidden, id));
  return found.length === 0 ? hidden : withValues(hidden, found, true);
}

/** The kind of message that says what was hidden. */
export const aboutHiding = 'hidden';

/** What is hidden once these values are, or once they are not. */
export function withValues(
  { all, except }: HiddenValues,
  ids: Iterable<NodeId>,
  hide: boolean,
): HiddenValues {
  const next = new Set(except);
  for (const id of ids) {
    if (hide === all) next.delete(id);
    else next.add(id);
  }
  return { all, except: next };
}

/**
 * Sets all of it at once: for a lesson's view, and for a window that follows another one. A message that
 * passes by itself may name a value that is hidden now, as that of a copied value does; one that says what is
 * hidden is about the earlier state.
 */
export function setHidden(hidden: HiddenValues): void {
  const { toasts } = editor();
  const lasting = toasts.filter(({ stays, action, kind }) => kind !== aboutHiding && (stays || action));
  setEditor({ hidden, ...(lasting.length < toasts.length && { toasts: lasting }) });
}

export const hideAll = (): void => setHidden({ all: true, except: new Set() });
export const showAll = (): void => setHidden(nothingHidden);
export const reveal = (ids: Iterable<NodeId>): void => setHidden(withValues(editor().hidden, ids, false));

/**
 * Hides the copies of nodes whose values are hidden in the drawing they come from; `made` are its nodes'
 * copies, in order. In a drawing that was empty, what is drawn later is hidden as well, if it was so there.
 */
export function hideCopies(
  { nodes, view }: GameDocument,
  made: readonly NodeId[],
  before?: GameDocument,
): void {
  const hidden = hiddenFrom(view.hidden);
  if (before?.nodes.length === 0 && hidden.all && !editor().hidden.all) {
    const shown = made.filter((_, i) => !isHidden(hidden, nodes[i].id));
    setHidden({ all: true, except: new Set(shown) });
    return;
  }
  const copies = made.filter((_, i) => isHidden(hidden, nodes[i].id));
  if (copies.length > 0) setHidden(withValues(editor().hidden, copies, true));
}
