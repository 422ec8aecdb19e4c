/** What a person chose about the editor itself, kept in the browser apart from every drawing. */
import { setInspectorWidth } from './chrome.ts';
import { type EditorState, editor, setEditor, useEditor } from './editor.ts';

/** The members of the editor's state that outlive a visit. */
type Kept = Pick<
  EditorState,
  'theme' | 'inspectorOpen' | 'inspectorTab' | 'snap' | 'letterKeys' | 'showing' | 'names'
>;

const place = 'grundy/settings';
function kept(): Kept {
  const { theme, inspectorOpen, inspectorTab, snap, letterKeys, showing, names } = editor();
  return { theme, inspectorOpen, inspectorTab, snap, letterKeys, showing, names };
}

/** Only members whose kind is right are taken: what lies in storage may be from another version. */
function restore(): void {
  const text = localStorage.getItem(place);
  if (!text) return;
  const saved = JSON.parse(text) as Partial<Kept> & {
    readonly width?: unknown;
    readonly folded?: EditorState['folded'];
  };
  if (typeof saved.width === 'number') setInspectorWidth(saved.width);
  if (saved.folded && typeof saved.folded === 'object') setEditor({ folded: saved.folded });
  const now = kept();
  const agreeing: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(now)) {
    const before = saved[name as keyof Kept];
    if (typeof before === typeof value) agreeing[name] = before;
  }
  setEditor(agreeing as Partial<EditorState>);
}

/** Restores the settings and keeps them from then on; private windows without storage simply forget. */
export function keepSettings(): () => void {
  try {
    restore();
  } catch {
    // Damaged or refused: the defaults stand.
  }
  let last = '';
  const keep = (): void => {
    const { inspectorWidth: width, folded } = editor();
    const text = JSON.stringify({ ...kept(), width, folded });
    if (text === last) return;
    last = text;
    try {
      localStorage.setItem(place, text);
    } catch {
      // Storage refused: nothing of the drawing is lost by it.
    }
  };
  return useEditor.subscribe(keep);
}

/** Puts the theme on the page's root, so that style sheets and the canvas read one place. */
export function keepTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const { theme } = editor();
    const shown = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    if (document.documentElement.dataset.theme !== shown) document.documentElement.dataset.theme = shown;
  };
  apply();
  dark.addEventListener('change', apply);
  const end = useEditor.subscribe(apply);
  return () => {
    end();
    dark.removeEventListener('change', apply);
  };
}

/** The window is called after the drawing in it. */
export function keepPageTitle(): () => void {
  const apply = (): void => {
    const { title } = editor().document;
    const shown = title ? `${title} · Grundy` : 'Grundy';
    if (document.title !== shown) document.title = shown;
  };
  apply();
  return useEditor.subscribe(apply);
}
