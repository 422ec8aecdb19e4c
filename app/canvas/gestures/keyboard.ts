/**
 * Handles keys that are not commands: codes while they are typed, and Space (held it pans, released it
 * selects); and remembers whether pointer or keyboard was used last. The command records bind the other keys.
 */
import { editor } from '../../store/editor.ts';
import { reveal } from '../../store/hidden.ts';
import { selectedItems } from '../../store/selectors.ts';
import { select } from '../../store/showing.ts';
import { isUnseen } from '../../store/telling.ts';
import { canvasState, setCanvasState } from '../model/canvas-state.ts';
import type { Surface } from '../model/surface.ts';
import { endCodes, typeCode } from './code-entry.ts';
import type { Input } from './input.ts';
import { pressInPlay } from './play-keys.ts';

/** Selects what has the focus, or removes it from the selection. */
export function toggleFocused(): void {
  const { focus, selection } = editor();
  if (!focus) return;
  const nodes = new Set(selection.nodes);
  const edges = new Set(selection.edges);
  if (focus.kind === 'node') {
    if (!nodes.delete(focus.id)) nodes.add(focus.id);
  } else if (!edges.delete(focus.key)) edges.add(focus.key);
  select(nodes, edges);
}

/** Enter on a hidden value reveals it; on any other node it writes the name. */
function revealFocused({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Enter' || ctrlKey || altKey || metaKey || shiftKey) return false;
  const { showing } = editor();
  const { nodes } = selectedItems(editor());
  if (nodes.length !== 1 || showing === 'off' || !isUnseen(editor(), nodes[0])) return false;
  reveal(nodes);
  return true;
}

const silent = new Set(['Control', 'Shift', 'Alt', 'Meta', 'CapsLock']);

export function listenToKeys(surface: Surface, input: Input): () => void {
  const { root } = surface;
  let spaceDown = false;

  const down = (event: KeyboardEvent): void => {
    // No command may change what is being dragged; Esc is handled before this.
    if (input.isBusy() && !silent.has(event.key) && event.key !== ' ') {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!silent.has(event.key) && event.key !== ' ' && !canvasState().byKeyboard) {
      setCanvasState({ byKeyboard: true, handle: undefined });
    }
    if (canvasState().waiting && event.key === 'Escape') {
      setCanvasState({ waiting: undefined });
      event.preventDefault();
      return;
    }
    if (typeCode(surface, event) || pressInPlay(surface, event) || revealFocused(event)) {
      event.preventDefault();
      return;
    }
    if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!spaceDown) input.holdSpace(true);
    spaceDown = true;
  };

  const up = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !spaceDown) return;
    spaceDown = false;
    const panned = input.pannedWithSpace();
    input.holdSpace(false);
    if (panned) return;
    setCanvasState({ byKeyboard: true });
    toggleFocused();
  };

  const entered = (): void => {
    if (root.matches(':focus-visible') && !canvasState().byKeyboard) setCanvasState({ byKeyboard: true });
    surface.frames.ask('marks');
  };
  const left = (): void => {
    spaceDown = false;
    input.holdSpace(false);
    endCodes();
    surface.frames.ask('marks');
  };

  root.addEventListener('keydown', down);
  root.addEventListener('keyup', up);
  root.addEventListener('focus', entered);
  root.addEventListener('blur', left);
  return () => {
    root.removeEventListener('keydown', down);
    root.removeEventListener('keyup', up);
    root.removeEventListener('focus', entered);
    root.removeEventListener('blur', left);
  };
}
