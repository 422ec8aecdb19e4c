/** The person's settings of the editor, kept in the browser apart from every drawing. */
import { setGraphBounds } from './board-graph.ts';
import { setInspectorWidth } from './chrome.ts';
import { type EditorState, editor, setEditor, useEditor } from './editor.ts';
import { seenDocument } from './seen-document.ts';
import { type GraphBounds, movesAhead, positionsShown } from './state/board-graph.ts';
import { firstHints } from './state/chrome.ts';

/** The members of the editor's state that are remembered. */
type KeptSettings = Pick<
  EditorState,
  | 'theme'
  | 'publishedAt'
  | 'inspectorOpen'
  | 'inspectorTab'
  | 'snap'
  | 'letterKeys'
  | 'explains'
  | 'showing'
  | 'names'
  | 'letters'
  | 'stops'
  | 'graphBeside'
  | 'graphShare'
  | 'tableOpen'
  | 'tableHeight'
>;

const place = 'grundy/settings';
function kept(): KeptSettings {
  const { theme, presenting, inspectorTab, snap, letterKeys, explains, showing, names, letters, stops } =
    editor();
  const { graphBeside, graphShare, tableHeight, publishedAt } = editor();
  const inspectorOpen = presenting ? presenting.hadInspector : editor().inspectorOpen;
  const tableOpen = presenting ? presenting.hadTable : editor().tableOpen;
  const panels = { inspectorOpen, inspectorTab, graphBeside, graphShare, tableOpen, tableHeight };
  return { theme, publishedAt, ...panels, snap, letterKeys, explains, showing, names, letters, stops };
}

/** Takes only members of the right type, since storage may hold another version's. */
function restore(): void {
  const text = localStorage.getItem(place);
  if (!text) return;
  const saved = JSON.parse(text) as Partial<KeptSettings> & {
    readonly width?: unknown;
    readonly folded?: EditorState['folded'];
    readonly graphBounds?: unknown;
    readonly tableColumns?: unknown;
    readonly hintsDone?: unknown;
  };
  if (typeof saved.width === 'number') setInspectorWidth(saved.width);
  if (saved.folded && typeof saved.folded === 'object') setEditor({ folded: saved.folded });
  const { tableColumns, hintsDone } = saved;
  if (isTexts(tableColumns)) setEditor({ tableColumns });
  if (isTexts(hintsDone)) setEditor({ hintsDone: firstHints.filter((hint) => hintsDone.includes(hint)) });
  if (isGraphBounds(saved.graphBounds)) setGraphBounds(saved.graphBounds);
  const now = kept();
  const agreeing: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(now)) {
    const before = saved[name as keyof KeptSettings];
    if (typeof before === typeof value) agreeing[name] = before;
  }
  setEditor(agreeing as Partial<EditorState>);
}

const isTexts = (saved: unknown): saved is readonly string[] =>
  Array.isArray(saved) && saved.length <= 100 && saved.every((each) => typeof each === 'string');

function isGraphBounds(saved: unknown): saved is GraphBounds {
  const { within, most } = (saved ?? {}) as Record<keyof GraphBounds, unknown>;
  return movesAhead.some((each) => each === within) && positionsShown.some((each) => each === most);
}

/**
 * Restores the settings and saves them from then on; in private windows without storage they are forgotten.
 */
export function keepSettings(): () => void {
  try {
    restore();
  } catch {
    // Storage is damaged or refused: the defaults are used.
  }
  let last = '';
  const keep = (): void => {
    const { inspectorWidth: width, folded, graphBounds, tableColumns, hintsDone } = editor();
    const text = JSON.stringify({ ...kept(), width, folded, graphBounds, tableColumns, hintsDone });
    if (text === last) return;
    last = text;
    try {
      localStorage.setItem(place, text);
    } catch {
      // Storage is refused; nothing of the drawing is lost by that.
    }
  };
  return useEditor.subscribe(keep);
}

/**
 * Puts the theme on the page's root element, where style sheets and the canvas read it, and whether the
 * drawing is presented, which is always in black on white.
 */
export function keepTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const { theme, presenting } = editor();
    const chosen = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    const shown = presenting ? 'light' : chosen;
    document.documentElement.toggleAttribute('data-presenting', presenting !== undefined);
    if (document.documentElement.dataset.theme !== shown) document.documentElement.dataset.theme = shown;
  };
  apply();
  dark.addEventListener('change', apply);
  const end = useEditor.subscribe(({ theme, presenting }, before) => {
    if (theme !== before.theme || presenting !== before.presenting) apply();
  });
  return () => {
    end();
    dark.removeEventListener('change', apply);
  };
}

/** Makes the drawing's title the window's title. */
export function keepPageTitle(): () => void {
  const apply = (): void => {
    const { title } = seenDocument(editor());
    const shown = title ? `${title} · Grundy` : 'Grundy';
    if (document.title !== shown) document.title = shown;
  };
  apply();
  return useEditor.subscribe((state, before) => {
    if (state.document !== before.document || state.hidden !== before.hidden) apply();
  });
}
