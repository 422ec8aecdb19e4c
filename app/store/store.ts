/** The one store: zustand's bare store, its writers, and the hook. Writers keep the invariants; views only read. */
import { create } from 'zustand';
import { type EdgeKey, edgeKey, emptyDocument, type GameDocument, type NodeId } from '../../engine/index.ts';
import { words } from '../words.ts';
import type { EditorState, Focus, Selection, Toast } from './state.ts';

const nothing: Selection = { nodes: new Set(), edges: new Set() };

export const initialState: EditorState = {
  document: emptyDocument,
  revision: 0,
  drawing: 'first',
  past: [],
  future: [],
  selection: nothing,
  focus: undefined,
  arcPlayer: 'either',
  labels: undefined,
  staleLabels: undefined,
  solving: { kind: 'idle' },
  sum: undefined,
  noSum: undefined,
  showing: 'values',
  lit: new Set(),
  cycles: undefined,
  hidden: new Set(),
  simplifying: undefined,
  readOnly: false,
  theme: 'system',
  inspectorOpen: true,
  inspectorTab: 'inspector',
  dialog: undefined,
  toasts: [],
  naming: undefined,
  codes: undefined,
  snap: true,
  letterKeys: true,
  saved: { kind: 'saved' },
  disk: undefined,
};

export const useEditor = create<EditorState>(() => initialState);

export const editor = (): EditorState => useEditor.getState();
export const setEditor = (part: Partial<EditorState>): void => useEditor.setState(part);

/** Selection and focus of a document that may have lost some of their nodes or arcs. */
function surviving(
  state: EditorState,
  document: GameDocument,
): Pick<EditorState, 'selection' | 'focus' | 'hidden'> {
  const nodes = new Set<NodeId>(document.nodes.map((node) => node.id));
  const edges = new Set<EdgeKey>(document.edges.map(edgeKey));
  const keep = <T>(set: ReadonlySet<T>, all: ReadonlySet<T>): ReadonlySet<T> => {
    const kept = [...set].filter((item) => all.has(item));
    return kept.length === set.size ? set : new Set(kept);
  };
  const focus = state.focus;
  const focused =
    focus && (focus.kind === 'node' ? nodes.has(focus.id) : edges.has(focus.key)) ? focus : undefined;
  return {
    selection: { nodes: keep(state.selection.nodes, nodes), edges: keep(state.selection.edges, edges) },
    hidden: keep(state.hidden, nodes),
    focus: focused,
  };
}

/** Whether the drawing can only be looked at here. */
export const useReadOnly = (): boolean => useEditor((state) => state.readOnly !== false);

/**
 * Does an edit: one undo step. An edit that returns the same document is no step at all. A drawing that another tab edits
 * is not touched, and says so.
 */
export function applyEdit(edit: (document: GameDocument) => GameDocument): void {
  const state = editor();
  if (state.readOnly) {
    if (state.readOnly === 'elsewhere') toast(words.keeping.lookedAt);
    return;
  }
  const document = edit(state.document);
  if (document === state.document) return;
  setEditor({
    document,
    revision: state.revision + 1,
    past: [...state.past, state.document],
    future: [],
    ...surviving(state, document),
  });
}

/**
 * Shows a document while a drag goes on, without an undo step. `base` is the document at the drag's start;
 * end with `settle(base)` to make the whole drag one step, or `preview(base)` to give everything back.
 */
export function preview(document: GameDocument): void {
  const state = editor();
  if (state.readOnly || document === state.document) return;
  setEditor({ document, revision: state.revision + 1, ...surviving(state, document) });
}

/** Ends a drag begun at `base`: everything since is one undo step. */
export function settle(base: GameDocument): void {
  const state = editor();
  if (state.readOnly || state.document === base) return;
  setEditor({ past: [...state.past, base], future: [] });
}

export function undo(): void {
  const state = editor();
  const document = state.past.at(-1);
  if (!document || state.readOnly) return;
  setEditor({
    document,
    revision: state.revision + 1,
    past: state.past.slice(0, -1),
    future: [state.document, ...state.future],
    ...surviving(state, document),
  });
}

export function redo(): void {
  const state = editor();
  const [document, ...future] = state.future;
  if (!document || state.readOnly) return;
  setEditor({
    document,
    revision: state.revision + 1,
    past: [...state.past, state.document],
    future,
    ...surviving(state, document),
  });
}

/** Shows the same drawing as another tab has written it, with its history; what is selected stays so where it survives. */
export function followDocument({
  document,
  past,
  future,
}: Pick<EditorState, 'document' | 'past' | 'future'>): void {
  const state = editor();
  setEditor({ document, past, future, revision: state.revision + 1, ...surviving(state, document) });
}

/** Opens another drawing: its own history, nothing selected. */
export function openDocument(document: GameDocument, drawing: string): void {
  const state = editor();
  setEditor({
    document,
    drawing,
    revision: state.revision + 1,
    past: [],
    future: [],
    selection: nothing,
    focus: undefined,
    lit: new Set(),
    cycles: undefined,
    hidden: new Set(),
    labels: undefined,
    staleLabels: undefined,
    sum: undefined,
    noSum: undefined,
    naming: undefined,
    codes: undefined,
  });
}

export function select(nodes: Iterable<NodeId>, edges: Iterable<EdgeKey> = []): void {
  setEditor({ selection: { nodes: new Set(nodes), edges: new Set(edges) } });
}

export const clearSelection = (): void => setEditor({ selection: nothing });

/** Lights nodes on the canvas while a panel's row about them is under the pointer or has the focus. */
export const light = (nodes: Iterable<NodeId>): void => setEditor({ lit: new Set(nodes) });

export const setFocus = (focus: Focus | undefined): void => setEditor({ focus });

let toasts = 0;

/** Says something that can be undone or must be known; returns its id. */
export function toast(says: string, more: Omit<Toast, 'id' | 'says'> = {}): number {
  toasts += 1;
  // Said again, it stands once, for its full time.
  const others = editor().toasts.filter((each) => each.says !== says);
  setEditor({ toasts: [...others.slice(-2), { id: toasts, says, ...more }] });
  return toasts;
}

export const dismissToast = (id: number): void =>
  setEditor({ toasts: editor().toasts.filter((each) => each.id !== id) });
