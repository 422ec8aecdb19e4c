/**
 * Actions for the document and its history. Edits come through `applyEdit` and `preview`, which app/edits
 * alone calls; opening, following, undo and redo are here.
 */
import { setView } from '../../engine/document/edits/index.ts';
import {
  edgeKey,
  edgeWith,
  editorRoom,
  type GameDocument,
  isSimultaneous,
  playProblems,
  type Variation,
  type WrittenSweep,
  withoutPlace,
  withoutRoom,
} from '../../engine/document/index.ts';
import { words } from '../words.ts';
import { dismissKind, toast } from './chrome.ts';
import { type EditorState, editor, setEditor, useEditor } from './editor.ts';
import { hiddenAbove, hiddenFrom, isHidden, stillHidden } from './hidden.ts';
import { sayHiddenToo } from './hiding.ts';
import { noAnswers } from './state/answers.ts';
import { nothingClicked } from './state/board.ts';
import type { Toast } from './state/chrome.ts';
import type { DocumentPart, History } from './state/document.ts';
import { nothingShown, type ShowingPart } from './state/showing.ts';
import { isBoard, lineOf, setUpOf, subjectOf } from './subject.ts';

/**
 * Those of a set that are still among these, in the set's order; the same set if all are. Looks no further
 * than it must.
 */
function still<Key, T>(
  set: ReadonlySet<Key>,
  among: readonly T[],
  keyOf: (item: T) => Key,
): ReadonlySet<Key> {
  if (set.size === 0) return set;
  const found = new Set<Key>();
  for (const item of among) {
    const key = keyOf(item);
    if (set.has(key) && found.add(key).size === set.size) return set;
  }
  return new Set([...set].filter((key) => found.has(key)));
}

/** Selection, focus and what is hidden without the nodes and arcs that the document no longer has. */
function surviving(
  { selection, focus, hidden }: EditorState,
  document: GameDocument,
): Pick<ShowingPart, 'selection' | 'focus' | 'hidden'> {
  const { nodes, edges } = document;
  const kept = {
    nodes: still(selection.nodes, nodes, ({ id }) => id),
    edges: still(selection.edges, edges, edgeKey),
  };
  const isSame = kept.nodes === selection.nodes && kept.edges === selection.edges;
  const isFocusThere =
    focus &&
    (focus.kind === 'node'
      ? nodes.some(({ id }) => id === focus.id)
      : edgeWith(edges, focus.key) !== undefined);
  return {
    selection: isSame ? selection : kept,
    // Positions that were shown on a board are shown when they come again.
    hidden: subjectOf(document).listsPositions
      ? stillHidden(hidden, () => nodes.map(({ id }) => id))
      : hidden,
    focus: isFocusThere ? focus : undefined,
  };
}

/** Whether the drawing is read-only here. */
export const useReadOnly = (): boolean => useEditor((state) => state.readOnly !== false);

/** Whether an edit would make the drawing larger than there is room for; a message says so. */
function isFull(before: GameDocument, { nodes, edges }: GameDocument): boolean {
  if (nodes.length <= before.nodes.length && edges.length <= before.edges.length) return false;
  const [full] = withoutRoom({ nodes, edges }, editorRoom);
  if (full) toast(`Not changed: ${full.says}.`, { kind: 'room' });
  return full !== undefined;
}

/**
 * Does an edit: one undo step. An edit that returns the same document is not a step. A drawing that another
 * tab edits is not changed, and a message says so; the same holds for an edit that would break the rules of a
 * simultaneous or of a misère game.
 */
export function applyEdit(edit: (document: GameDocument) => GameDocument): void {
  const state = editor();
  if (state.readOnly) {
    if (state.readOnly === 'elsewhere') toast(words.keeping.lookedAt);
    return;
  }
  const document = edit(state.document);
  if (document === state.document) return;
  if (isBoard(document) && document.nodes.length > 0) {
    toast('Nothing can be drawn on a board. Open a new drawing first.');
    return;
  }
  if (isFull(state.document, document)) return;
  const [breach] = playProblems(document);
  if (breach) {
    const { play } = document.view.rules;
    const says = withoutPlace(breach.says);
    toast(
      play === 'misere'
        ? `Not changed. The drawing is in misère play: ${says}.`
        : `Not changed. The drawing is of a simultaneous game: ${says}.`,
    );
    return;
  }
  const shown = surviving(state, document);
  const hidden = hiddenAbove(shown.hidden, state.document, document);
  setEditor({
    document,
    revision: state.revision + 1,
    past: [...state.past, state.document],
    future: [],
    ...shown,
    hidden,
  });
  // A new node shows no value from the beginning; what a person saw does not go without a word.
  if (hidden === shown.hidden) return;
  const gone = state.document.nodes.filter(({ id }) => isHidden(hidden, id) && !isHidden(shown.hidden, id));
  sayHiddenToo(document, hidden, new Set(gone.map(({ id }) => id)));
}

/**
 * Shows a document during a drag, without an undo step. `base` is the document at the drag's start;
 * `endDrag(base)` makes the whole drag one step, `preview(base)` undoes it.
 */
export function preview(document: GameDocument): void {
  const state = editor();
  if (state.readOnly || document === state.document || isFull(state.document, document)) return;
  const shown = surviving(state, document);
  const hidden = hiddenAbove(shown.hidden, state.document, document);
  setEditor({ document, revision: state.revision + 1, ...shown, hidden });
}

/** Ends a drag that began at `base`: all changes since then are one undo step. */
export function endDrag(base: GameDocument): void {
  const state = editor();
  if (state.readOnly || state.document === base) return;
  setEditor({ past: [...state.past, base], future: [] });
}

export function undo(): void {
  const state = editor();
  const document = state.past.at(-1);
  if (!document || state.readOnly) return;
  const isUndone = ({ made }: Toast): boolean => made === state.document;
  setEditor({
    document,
    revision: state.revision + 1,
    past: state.past.slice(0, -1),
    future: [state.document, ...state.future],
    ...(state.toasts.some(isUndone) && { toasts: state.toasts.filter((each) => !isUndone(each)) }),
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

/**
 * Shows the same drawing as another tab has written it, with its history; the selection stays as far as it
 * still exists. What is hidden is as the other tab has it, unless this one `hidesItself`, as where it shows a
 * lesson's view: then its own hidden values stay hidden.
 */
export function followDocument({ document, past, future, draft }: History, hidesItself = false): void {
  const state = editor();
  const shown = surviving(state, document);
  setEditor({
    document,
    past,
    future,
    draft,
    revision: state.revision + 1,
    ...shown,
    hidden: hidesItself
      ? hiddenAbove(shown.hidden, state.document, document)
      : hiddenFrom(document.view.hidden),
  });
}

/** Without those about the drawing that is left: what they offer to do was meant for it. */
const messagesBeyond = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(({ about, action }) => (about ?? (action ? 'drawing' : 'editor')) === 'editor');

/**
 * Opens another drawing for editing, by default without history: nothing is selected, no labels are known
 * yet, those values are hidden that its view says, and arcs to come are not joint unless the drawing has such
 * arcs.
 */
export function openDocument(
  document: GameDocument,
  drawing: string,
  more: Partial<Pick<DocumentPart, 'past' | 'future' | 'draft' | 'from' | 'task' | 'readOnly'>> = {},
): void {
  const { revision, readOnly, solving, arcPlayer, toasts, drawing: left } = editor();
  setEditor({
    document,
    drawing,
    toasts: drawing === left ? toasts : messagesBeyond(toasts),
    // Joint arcs mean something in simultaneous games alone, and few drawings are of one.
    arcPlayer: arcPlayer === 'both' && !isSimultaneous(document) ? 'either' : arcPlayer,
    revision: revision + 1,
    past: [],
    future: [],
    draft: undefined,
    from: undefined,
    task: undefined,
    readOnly,
    ...more,
    ...nothingShown,
    ...nothingClicked,
    hidden: hiddenFrom(document.view.hidden),
    ...noAnswers,
    // The solver is notified in a moment, and sets its own state.
    solving,
  });
}

/**
 * The positions of a game that is played on a board stay with the board, and its variations with how it is
 * looked at. This is not a step of the history, since the game itself takes moves back. Nothing of a
 * drawing's game is kept in the drawing.
 */
export function keepLine(line: readonly string[], variations: readonly Variation[] = []): void {
  const { document, revision, readOnly } = editor();
  const setUp = setUpOf(document);
  if (!setUp || readOnly) return;
  const before = lineOf(document);
  const isSame = before.length === line.length && before.every((each, i) => each === line[i]);
  const looked = setView(document, { variations });
  if (isSame && looked === document) return;
  setEditor({ document: isSame ? looked : { ...looked, board: { ...setUp, line } }, revision: revision + 1 });
}

/**
 * Keeps the view of the table beside the document with the document. Like the camera, it is not a step of the
 * history.
 */
export function keepSweep(sweep: WrittenSweep): void {
  const { document, revision, readOnly } = editor();
  if (!readOnly) setEditor({ document: setView(document, { sweep }), revision: revision + 1 });
}

/**
 * Keeps a text that cannot be read, as it is, with the drawing; undefined once it was read or is given up.
 */
export function keepDraft(draft: string | undefined): void {
  const { draft: before, readOnly } = editor();
  if (draft === before || readOnly) return;
  setEditor({ draft });
  if (draft === undefined) dismissKind('unread');
}

/** Puts the task of the example away; the drawing stays, and what it is cited by. */
export function endTask(): void {
  const cited = editor().task?.cited;
  setEditor({ task: cited && { says: '', cited } });
}

/** Continues with the same document under another id, editable by this tab. */
export const continueAs = (drawing: string): void => setEditor({ drawing, readOnly: false });

/** Makes the drawing editable here. */
export const allowEditing = (): void => setEditor({ readOnly: false });

/** Makes the drawing read-only here; a name or codes being typed are dropped. */
export const forbidEditing = (why: Exclude<DocumentPart['readOnly'], false>): void =>
  setEditor({ readOnly: why, naming: undefined, codes: undefined });
