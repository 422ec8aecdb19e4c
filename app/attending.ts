/**
 * What attends to the editor besides the canvas and the solver: keys, the clipboard, links, the audience's
 * window.
 */

import { engine } from '../workers/client.ts';
import { isRoomLink, mayHaveRoom } from './class-session/secret.ts';
import { acceptClipboard } from './commands/clipboard.ts';
import { bindKeys } from './commands/keys.ts';
import { actEarly } from './early-acts.ts';
import { remindOnce } from './files/first-minutes.ts';
import { resumeOpening } from './files/open.ts';
import { followLinks } from './files/open-link.ts';
import { fetchTheRest, withTheRest } from './later.tsx';
import { resumeAudience } from './present/presenter.ts';
import { type EditorState, editor, useEditor } from './store/editor.ts';
import { endHints, mayHint, stumble } from './store/first-hints.ts';
import { freshLabels, labelOf } from './store/selectors.ts';
import { isUnseen } from './store/telling.ts';

// The first time that a person who draws selects a node whose value is not a nimber, a message mentions the
// `?` beside it.

/** Below it the inspector is a sheet, in which the value has no `?` until it is pulled up. */
const wide = '(min-width: 900px)';

const seesCard = ({ inspectorOpen, inspectorTab, sheetPulled }: EditorState): boolean =>
  inspectorOpen && inspectorTab === 'inspector' && (sheetPulled || matchMedia(wide).matches);

/** Whether the selected node shows a sign that a beginner has not met. */
function meetsSign(state: EditorState): boolean {
  const [id, ...more] = state.selection.nodes;
  if (id === undefined || more.length > 0 || isUnseen(state, id)) return false;
  const value = labelOf(freshLabels(state), id)?.value;
  return value !== undefined && value.kind !== 'nimber' && seesCard(state);
}

/** The returned function ends it. Hints go where the person no longer draws for herself. */
export function hintAtSigns(): () => void {
  return useEditor.subscribe((state, before) => {
    if (!mayHint(state) && mayHint(before)) endHints();
    // Only a person who has drawn an arc of her own is in her first minutes.
    const isOpen = !state.hintsDone.includes('sign') && state.hintsDone.includes('rim');
    const isNew = state.selection !== before.selection || state.labels !== before.labels;
    if (isOpen && isNew && meetsSign(editor())) stumble('sign');
  });
}

/** A teacher's link that is opened where the editor is open already leads to its room as well. */
function followRoomLinks(): () => void {
  const changed = (): void => {
    if (isRoomLink(location.hash)) location.reload();
  };
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** In milliseconds. */
const heldFor = 1000;

/** Holding Ctrl (on a Mac ⌘) for a second shows the keys on the buttons, until it is released. */
function showKeysWhileHeld(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    delete document.documentElement.dataset.keysShown;
  };
  const press = (event: KeyboardEvent): void => {
    const alone = event.key === 'Control' || event.key === 'Meta';
    // Another key means that Ctrl was held for a shortcut.
    if (!alone) hide();
    else if (!event.repeat) {
      timer ??= setTimeout(() => {
        document.documentElement.dataset.keysShown = '';
      }, heldFor);
    }
  };
  const ends = ['keyup', 'blur', 'pointerdown', 'wheel'] as const;
  window.addEventListener('keydown', press);
  for (const end of ends) window.addEventListener(end, hide, { passive: true });
  return () => {
    hide();
    window.removeEventListener('keydown', press);
    for (const end of ends) window.removeEventListener(end, hide);
  };
}

/**
 * Begins once the canvas has its view, which the audience's window is sent; the returned function ends it.
 */
export function attendDrawing(): () => void {
  const ends = [
    bindKeys(),
    showKeysWhileHeld(),
    acceptClipboard(),
    followLinks(),
    followRoomLinks(),
    remindOnce(),
    hintAtSigns(),
  ];
  resumeAudience();
  if (mayHaveRoom()) void import('./class-session/begin.ts').then(({ joinRoom }) => joinRoom());
  actEarly();
  void resumeOpening();
  withTheRest(async () => engine().prepare());
  fetchTheRest();
  return () => {
    for (const end of ends) end();
  };
}
