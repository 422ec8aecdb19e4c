/**
 * Actions for what surrounds the drawing: dialogs, messages, panels, settings, and how the drawing is saved.
 */
import type { Whose } from '../../engine/document/index.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import type {
  Dialog,
  ExplainDepth,
  HelpSubject,
  InspectorTab,
  OnDisk,
  Opening,
  SaveState,
  Theme,
  Toast,
} from './state/chrome.ts';

/** The popup of a `?` is closed: it is beside something that the dialog covers. */
export const openDialog = (dialog: Dialog): void => setEditor({ dialog, help: undefined });

/** Opens the paragraph of the documentation on something; undefined closes it. */
export const openHelp = (help: HelpSubject | undefined): void => setEditor({ help });

/** Remembers what a person has done in the dialog that is open, so that a reload shows it again. */
export function keepTyped(typed: string): void {
  const kind = editor().dialog?.kind;
  if (kind === 'draw-value' || kind === 'reckon') setEditor({ dialog: { kind, typed } });
}

export const closeDialog = (): void => setEditor({ dialog: undefined });

/** Shows a message about something that can be undone or must be known; returns its id. */
export function toast(says: string, more: Omit<Toast, 'id' | 'says'> = {}): number {
  const id = editor().toastCount + 1;
  // A repeated message, or one of the same kind, replaces the old one and stays for its full time.
  const { kind } = more;
  const replaced = (each: Toast): boolean => each.says === says || (kind !== undefined && each.kind === kind);
  const others = editor().toasts.filter((each) => !replaced(each));
  setEditor({ toasts: [...others.slice(-2), { id, says, ...more }], toastCount: id });
  return id;
}

/** Says this to who listens to the page: for what eyes see at once, and needs no message. */
export const announce = (says: string): void =>
  setEditor({ announcement: { says, count: editor().announcement.count + 1 } });

export const dismissToast = (id: number): void =>
  setEditor({ toasts: editor().toasts.filter((each) => each.id !== id) });

/** Takes messages of this kind away, when they are no longer true. */
export function dismissKind(kind: string): void {
  const { toasts } = editor();
  if (toasts.some((each) => each.kind === kind))
    setEditor({ toasts: toasts.filter((each) => each.kind !== kind) });
}

/**
 * Where a message of this kind is no longer true: says what is true now in its place, with what can be done
 * as before.
 */
export function correctMessage(kind: string, says: string): void {
  const stale = editor().toasts.find((each) => each.kind === kind);
  if (!stale) return;
  dismissToast(stale.id);
  const { about, action } = stale;
  toast(says, { ...(about && { about }), ...(action && { action }) });
}

export const setPublishedAt = (publishedAt: string): void => setEditor({ publishedAt });
export const setTheme = (theme: Theme): void => setEditor({ theme });

export const toggleInspector = (): void => setEditor({ inspectorOpen: !editor().inspectorOpen });

/** Opens the inspector at this tab. */
export const showTab = (inspectorTab: InspectorTab): void => setEditor({ inspectorOpen: true, inspectorTab });

/** Opens the inspector at this tab, and pulls it up where it is a sheet below the canvas. */
export const pullUp = (tab: InspectorTab): void => {
  showTab(tab);
  setEditor({ sheetPulled: true });
};

/** Opens the inspector at one of its sections. */
export const openSection = (id: string): void => {
  pullUp('inspector');
  foldSection(id, false);
};

/** Opens the Text tab with a text that could not be read; the tab takes it over, and the drawing keeps it. */
export const showUnread = (unread: string): void =>
  setEditor({ inspectorOpen: true, sheetPulled: true, inspectorTab: 'text', unread, draft: unread });

export const takeUnread = (): void => setEditor({ unread: undefined });

export const narrowest = 264;
export const widest = 640;

export const setInspectorWidth = (width: number): void =>
  setEditor({ inspectorWidth: Math.round(Math.min(widest, Math.max(narrowest, width))) });

export const toggleSheet = (): void => setEditor({ sheetPulled: !editor().sheetPulled });

/**
 * The key under which it is remembered whether a section is folded. A section that would tell the answer of
 * the task has one of its own, so that what a person reads elsewhere stays as it was.
 */
export const foldedAs = ({ task }: Pick<EditorState, 'task'>, id: string): string =>
  task?.keeps?.includes(id) ? answerKey(id) : id;

const answerKey = (id: string): string => `answer ${id}`;

export const foldSection = (id: string, folded: boolean): void =>
  setEditor({ folded: { ...editor().folded, [foldedAs(editor(), id)]: folded } });

/** Folds the answers of a task again. */
export const forgetUnfolded = (ids: readonly string[] = []): void =>
  setEditor({
    folded: { ...editor().folded, ...Object.fromEntries(ids.map((id) => [answerKey(id), true])) },
  });

export const drawArcsOf = (arcPlayer: Whose): void => setEditor({ arcPlayer });

/** Shows a measure as a column of tables, or hides it. */
export function showColumn(id: string, shown: boolean): void {
  const others = editor().tableColumns.filter((each) => each !== id);
  setEditor({ tableColumns: shown ? [...others, id] : others });
}

export const openTable = (tableOpen: boolean): void => setEditor({ tableOpen });

/** In percent of the window's height. */
export const lowestTable = 20;
export const highestTable = 80;

export const setTableHeight = (height: number): void =>
  setEditor({ tableHeight: Math.round(Math.min(highestTable, Math.max(lowestTable, height))) });

export const setSnap = (snap: boolean): void => setEditor({ snap });

export const setExplains = (explains: ExplainDepth): void => setEditor({ explains });
export const setLetterKeys = (letterKeys: boolean): void => setEditor({ letterKeys });

export const setOpening = (opening: Opening | undefined): void => setEditor({ opening });

export const setSaved = (saved: SaveState): void => setEditor({ saved });

export const setDisk = (disk: OnDisk | undefined): void => setEditor({ disk });

/** A part of the page could not be fetched. */
export const tellPartMissing = (): void => setEditor({ partMissing: true });
