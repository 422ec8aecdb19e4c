/** Opens the context menu: by the right button, a long press, or the menu key (Shift+F10) at the focus. */
import type { Spot } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { select, setFocus } from '../../store/showing.ts';
import { camera, inDrawing, onScreen } from '../model/camera.ts';
import { type MenuTarget, setCanvasState } from '../model/canvas-state.ts';
import type { Hand } from '../model/gesture.ts';
import { type Hit, hit } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';

/** The menu acts on the thing it was opened at, or on the whole selection if that thing is part of it. */
function take(target: MenuTarget): void {
  const { selection } = editor();
  if (target.kind === 'node') {
    if (!selection.nodes.has(target.id)) select([target.id]);
    setFocus({ kind: 'node', id: target.id });
  } else if (target.kind === 'arc') {
    if (!selection.edges.has(target.key)) select([], [target.key]);
    setFocus({ kind: 'edge', key: target.key });
  }
}

const targetOf = (under: Hit | undefined): MenuTarget => {
  if (!under) return { kind: 'ground' };
  return under.kind === 'node' ? { kind: 'node', id: under.node.id } : { kind: 'arc', key: under.arc.key };
};

function openAt(at: Spot, place: Spot, target: MenuTarget): void {
  take(target);
  setCanvasState({ menu: { at, place, target } });
}

/** The menu may come under the finger that opens it: lifting the finger chooses nothing there. */
function liftChoosesNothing(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = (): void => {
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', end, true);
  };
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', end, true);
}

/** By a long press. */
export const openMenu = (hand: Hand, under: Hit | undefined): void => {
  if (editor().readOnly || editor().game) return;
  liftChoosesNothing();
  openAt(hand.screen, hand.at, targetOf(under));
};

/** Opens the menu by keyboard: at the focus, or else in the middle. */
function openAtFocus(surface: Surface): void {
  const { focus } = editor();
  const { width, height } = surface.size();
  let target: MenuTarget = { kind: 'ground' };
  let place = inDrawing(camera(), { x: width / 2, y: height / 2 });
  if (focus?.kind === 'node') {
    target = { kind: 'node', id: focus.id };
    place = surface.drawing.nodes.get(focus.id)?.node ?? place;
  } else if (focus) {
    target = { kind: 'arc', key: focus.key };
    place = surface.drawing.arcs.get(focus.key)?.course.middle ?? place;
  }
  openAt(onScreen(camera(), place), place, target);
}

export function listenForMenu(frame: HTMLElement, surface: Surface): () => void {
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('input')) return;
    // A drawing that cannot be edited has no context menu; the browser's own opens.
    if (editor().readOnly || editor().game) return;
    event.preventDefault();
    if (surface.gesture) return;
    // A touch opens the menu by its own long press.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    // The keyboard's event has no button: its number is −1, or 0 without a pointer; Ctrl and a click has
    // button 0, too.
    const hasPointer = event instanceof PointerEvent && event.pointerType !== '';
    if (event.button === -1 || (event.button !== 2 && !hasPointer)) {
      openAtFocus(surface);
      return;
    }
    const box = frame.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const place = inDrawing(camera(), at);
    const { nodes, edges } = editor().selection;
    const under = hit(surface.drawing, place, {
      zoom: camera().zoom,
      touch: false,
      selectedNodes: nodes,
      selectedArcs: edges,
    });
    openAt(at, place, targetOf(under));
  };
  frame.addEventListener('contextmenu', open);
  return () => frame.removeEventListener('contextmenu', open);
}
