/**
 * Turns the DOM's pointer and wheel events into presses, movements, two-finger gestures and wheel turns. The
 * canvas's own controls (handle, hints, name field) keep their events.
 */
import type { Spot } from '../../../engine/figure/index.ts';
import { isApple } from '../../parts/typed-keys.ts';
import { editor } from '../../store/editor.ts';
import { camera, inDrawing, zoomedAbout } from '../model/camera.ts';
import { setCanvasState } from '../model/canvas-state.ts';
import type { Hand } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';
import type { Idle } from './idle.ts';

/** Two fingers pan and zoom at once: the drawing stays under both. */
type Pinch = { move(one: Spot, other: Spot): void };

const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Spot, other: Spot): number => Math.max(24, Math.hypot(one.x - other.x, one.y - other.y));

function pinching(surface: Surface, one: Spot, other: Spot): Pinch {
  let centre = middle(one, other);
  let width = apart(one, other);
  return {
    move(first, second) {
      const next = middle(first, second);
      const wide = apart(first, second);
      const before = camera();
      const panned = { ...before, x: before.x + next.x - centre.x, y: before.y + next.y - centre.y };
      surface.look(zoomedAbout(panned, next, (panned.zoom * wide) / width));
      centre = next;
      width = wide;
    },
  };
}

const lineHeight = 16;

export type Input = {
  /** While Space is held, the next drag pans. */
  holdSpace(held: boolean): void;
  /** Whether a drag happened since Space was pressed. */
  readonly pannedWithSpace: () => boolean;
  /** Whether a press or a drag is in progress. */
  isBusy(): boolean;
  end(): void;
};

function handOf(event: MouseEvent, origin: DOMRect): Hand {
  const screen = { x: event.clientX - origin.left, y: event.clientY - origin.top };
  return {
    screen,
    at: inDrawing(camera(), screen),
    shift: event.shiftKey,
    free: isApple ? event.metaKey : event.ctrlKey,
    alt: event.altKey,
    touch: event instanceof PointerEvent && event.pointerType === 'touch',
    time: event.timeStamp,
  };
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, input, [role=menu], a') !== null;

export function listen(frame: HTMLElement, surface: Surface, idle: Idle): Input {
  const fingers = new Map<number, Spot>();
  let pinch: Pinch | undefined;
  let space = false;
  let panned = false;
  let penSeen = false;
  const box = (): DOMRect => frame.getBoundingClientRect();

  const twoFingers = (): void => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return;
    if (pinch) pinch.move(one, other);
    else {
      idle.giveUp();
      pinch = pinching(surface, one, other);
    }
  };

  const down = (event: PointerEvent): void => {
    const handle = event.target instanceof Element ? event.target.closest('[data-connect-from]') : null;
    if (isControl(event.target) && !handle) return;
    if (event.button === 2) return;
    const hand = handOf(event, box());
    if (event.pointerType === 'pen') penSeen = true;
    event.preventDefault();
    surface.root.focus({ preventScroll: true });
    setCanvasState({ byKeyboard: false, menu: undefined });
    frame.setPointerCapture(event.pointerId);
    if (hand.touch) {
      fingers.set(event.pointerId, hand.screen);
      if (fingers.size === 2) twoFingers();
      if (fingers.size > 1) return;
    }
    const pans = event.button === 1 || space || (penSeen && hand.touch);
    if (space) panned = true;
    idle.press(hand, { pans, handleOf: handle?.getAttribute('data-connect-from') ?? undefined });
  };

  const move = (event: PointerEvent): void => {
    const hand = handOf(event, box());
    if (hand.touch) {
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, hand.screen);
      if (pinch) {
        twoFingers();
        return;
      }
      if (fingers.size !== 1) return;
    } else {
      surface.pointer = hand.screen;
      if (!idle.isBusy() && isControl(event.target)) return;
    }
    idle.move(hand);
  };

  const up = (event: PointerEvent): void => {
    const hand = handOf(event, box());
    if (hand.touch) {
      fingers.delete(event.pointerId);
      if (pinch) {
        if (fingers.size < 2) pinch = undefined;
        // The remaining finger does nothing until it is lifted too.
        return;
      }
    }
    if (idle.isBusy()) idle.release(hand);
  };

  /** The middle button pans; its other meanings, as pasting on X11 and opening a link, are not meant. */
  const middle = (event: MouseEvent): void => {
    if (event.button === 1 && !isControl(event.target)) event.preventDefault();
  };

  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    pinch = undefined;
    idle.giveUp();
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || idle.isBusy()) return;
    surface.pointer = undefined;
    surface.hover = undefined;
    setCanvasState({ peek: undefined });
    surface.frames.ask('marks');
  };

  const wheel = (event: WheelEvent): void => {
    // An embedded figure must not stop the page round it from scrolling.
    if (editor().readOnly === 'figure' && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
    const { screen } = handOf(event, box());
    const before = camera();
    if (event.ctrlKey || event.metaKey) {
      const turn = Math.max(-60, Math.min(60, event.deltaY * unit));
      surface.look(zoomedAbout(before, screen, before.zoom * Math.exp(-turn / 150)));
      return;
    }
    // Shift turns the wheel sideways in browsers that do not do so themselves.
    const sideways = event.shiftKey && event.deltaX === 0;
    const dx = sideways ? event.deltaY : event.deltaX;
    const dy = sideways ? 0 : event.deltaY;
    surface.look({ ...before, x: before.x - dx * unit, y: before.y - dy * unit });
  };

  const blur = (): void => {
    space = false;
    fingers.clear();
    pinch = undefined;
    idle.giveUp();
  };

  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !idle.giveUp()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', cancel, { signal });
  frame.addEventListener('pointerleave', leave, { signal });
  frame.addEventListener('mouseup', middle, { signal });
  frame.addEventListener('auxclick', middle, { signal });
  frame.addEventListener('wheel', wheel, { passive: false, signal });
  window.addEventListener('keydown', giveUp, { capture: true, signal });
  window.addEventListener('blur', blur, { signal });

  return {
    holdSpace(held) {
      if (held && !space) panned = false;
      space = held;
      if (!idle.isBusy()) surface.root.style.cursor = held ? 'grab' : 'default';
    },
    pannedWithSpace: () => panned,
    isBusy: idle.isBusy,
    end: () => listening.abort(),
  };
}
