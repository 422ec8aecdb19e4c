/** What a person chose about the editor itself, kept in the browser apart from every drawing. */
import { create } from 'zustand';
import type { EditorState } from './state.ts';
import { editor, setEditor, useEditor } from './store.ts';

type Settings = {
  /** Width of the inspector in CSS pixels. */
  readonly width: number;
  /** Sections of the inspector by id: true when folded. */
  readonly folded: Readonly<Record<string, boolean>>;
  /** Below 900 px: whether the sheet is pulled up. */
  readonly pulled: boolean;
};

/** The members of the editor's state that outlive a visit. */
type Kept = Pick<EditorState, 'theme' | 'inspectorOpen' | 'inspectorTab' | 'snap' | 'letterKeys' | 'showing'>;

const place = 'grundy/settings';
export const narrowest = 264;
export const widest = 640;

export const useSettings = create<Settings>(() => ({ width: 320, folded: {}, pulled: false }));

export const foldSection = (id: string, folded: boolean): void =>
  useSettings.setState({ folded: { ...useSettings.getState().folded, [id]: folded } });

export const setWidth = (width: number): void =>
  useSettings.setState({ width: Math.round(Math.min(widest, Math.max(narrowest, width))) });

function kept(): Kept {
  const { theme, inspectorOpen, inspectorTab, snap, letterKeys, showing } = editor();
  return { theme, inspectorOpen, inspectorTab, snap, letterKeys, showing };
}

/** Only members whose kind is right are taken: what lies in storage may be from another version. */
function restore(): void {
  const text = localStorage.getItem(place);
  if (!text) return;
  const saved = JSON.parse(text) as Partial<Kept> & Partial<Settings>;
  if (typeof saved.width === 'number') setWidth(saved.width);
  if (saved.folded && typeof saved.folded === 'object') useSettings.setState({ folded: saved.folded });
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
    const { width, folded } = useSettings.getState();
    const text = JSON.stringify({ ...kept(), width, folded });
    if (text === last) return;
    last = text;
    try {
      localStorage.setItem(place, text);
    } catch {
      // Storage refused: nothing of the drawing is lost by it.
    }
  };
  const ends = [useEditor.subscribe(keep), useSettings.subscribe(keep)];
  return () => {
    for (const end of ends) end();
  };
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
