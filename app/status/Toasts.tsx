/**
 * Messages about what can be undone or must be known. They stay six seconds, or until closed if they must; F6
 * moves the focus here. In a dialog they have a row of their own; over the drawing they are where they cover
 * nothing that can be pressed.
 */

import { X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Spot } from '../../engine/figure/index.ts';
import type { Size } from '../canvas/model/camera.ts';
import { canvas } from '../canvas/viewport.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import css from '../parts/parts.module.css';
import { whilePointed } from '../parts/pointed.ts';
import { dismissToast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import type { Toast } from '../store/state/chrome.ts';

// How long messages are still shown. A message is shown in a dialog while one is open, and otherwise over the
// drawing: the time in one place counts in the other.

/** In milliseconds. */
export const messageTime = 6000;

/**
 * What is left of the time of the messages that have been shown; those that are gone are few and cost
 * nothing.
 */
const left = held<WeakMap<Toast, number>>(() => new WeakMap());

/**
 * Lets the time of a message run until it goes; the returned function stops it, and the rest runs another
 * time.
 */
export function runDown(toast: Toast): () => void {
  const from = performance.now();
  const rest = left.now.get(toast) ?? messageTime;
  const timer = setTimeout(() => dismissToast(toast.id), rest);
  return () => {
    clearTimeout(timer);
    left.now.set(toast, Math.max(0, rest - (performance.now() - from)));
  };
}

/** Called when a person looks at the message: afterwards it is shown for its full time. */
export const giveFullTime = (toast: Toast): void => void left.now.delete(toast);

// The place of a message over the drawing: it covers no field, no control and no text about what is about to
// be done, and as little of the nodes as possible.

/** In CSS pixels, between the message and the edge, and between it and what it keeps clear of. */
const edge = 16;
const gap = 8;

type Around = {
  /** Controls, with the texts beside them. */
  readonly controls: readonly Box[];
  readonly nodes: readonly Box[];
};

const areaShared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x2, other.x2) - Math.max(one.x1, other.x1)) *
  Math.max(0, Math.min(one.y2, other.y2) - Math.max(one.y1, other.y1));

const covered = (box: Box, all: readonly Box[]): number =>
  all.reduce((sum, each) => sum + areaShared(box, each), 0);

const boxAt = ({ x, y }: Spot, { width, height }: Size, more = 0): Box => ({
  x1: x - more,
  y1: y - more,
  x2: x + width + more,
  y2: y + height + more,
});

/** Whether a message there covers a control. */
export const coversControl = (at: Spot, size: Size, controls: readonly Box[]): boolean =>
  covered(boxAt(at, size), controls) > 0;

/**
 * Its upper left corner: at the lower edge in the middle, or the upper one where `atTop`, if that covers
 * nothing; else the first of the other places along edges and controls that covers least of the controls, and
 * then of the nodes. O(controls² · (controls + nodes)).
 */
export function clearPlace(size: Size, room: Size, { controls, nodes }: Around, atTop = false): Spot {
  const [top, bottom] = [edge, room.height - edge - size.height];
  const inRoom = (at: number, long: number, most: number): number => Math.max(0, Math.min(at, most - long));
  const beside = (from: number, to: number, long: number): readonly number[] => [from - gap - long, to + gap];
  const ys = [
    ...(atTop ? [top, bottom] : [bottom, top]),
    ...controls.flatMap(({ y1, y2 }) => beside(y1, y2, size.height)),
  ].map((y) => inRoom(y, size.height, room.height));
  const xs = [
    (room.width - size.width) / 2,
    edge,
    room.width - edge - size.width,
    ...controls.flatMap(({ x1, x2 }) => beside(x1, x2, size.width)),
  ].map((x) => inRoom(x, size.width, room.width));
  let best = { x: xs[0], y: ys[0], controls: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY };
  for (const x of xs) {
    for (const y of ys) {
      const box = boxAt({ x, y }, size, gap / 2);
      const found = { x, y, controls: covered(box, controls), nodes: covered(box, nodes) };
      if (found.controls + found.nodes === 0) return { x, y };
      const isBetter =
        found.controls < best.controls || (found.controls === best.controls && found.nodes < best.nodes);
      if (isBetter) best = found;
    }
  }
  return { x: best.x, y: best.y };
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const [held, hold] = useState(false);
  const isPast = useEditor(() => toast.holds?.() === false);
  useEffect(() => {
    if (isPast) dismissToast(toast.id);
  }, [toast, isPast]);
  useEffect(() => {
    if (toast.stays) return;
    if (!held) return runDown(toast);
    giveFullTime(toast);
  }, [toast, held]);
  if (isPast) return null;
  return (
    <div
      className={css.toast}
      {...whilePointed(
        () => hold(true),
        () => hold(false),
      )}
    >
      <p>{toast.says}</p>
      {toast.action && (
        <Button
          look="quiet"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton name="Close" onClick={() => dismissToast(toast.id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function List({ section }: { readonly section?: RefObject<HTMLElement | null> }) {
  const toasts = useEditor((state) => state.toasts);
  return (
    <section
      ref={section}
      id="toasts"
      className={section ? `${css.toasts} ${css.overDrawing}` : css.toasts}
      aria-label="Messages"
      aria-live="polite"
      tabIndex={-1}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** In a dialog. */
export const Toasts = () => <List />;

/** What one presses or writes in over the drawing, and words that say what is about to be done. */
const controls = 'button, input, [data-uncovered]';

/** Their places within the room of the messages. */
function controlsIn(room: Element, messages: Element): readonly Box[] {
  const { left, top } = room.getBoundingClientRect();
  return [...room.querySelectorAll(controls)].flatMap((control) => {
    const { left: x, top: y, width, height } = control.getBoundingClientRect();
    if (messages.contains(control) || width * height === 0) return [];
    return { x1: x - left, y1: y - top, x2: x - left + width, y2: y - top + height };
  });
}

/**
 * Over the drawing: a message stays where it appeared, unless a control comes there or the room becomes
 * another.
 */
export function ToastsOverDrawing() {
  const section = useRef<HTMLElement>(null);
  const toasts = useEditor((state) => state.toasts);
  const presenting = useEditor((state) => state.presenting !== undefined);
  useLayoutEffect(() => {
    const messages = section.current;
    const room = messages?.offsetParent;
    if (!messages || !room || toasts.length === 0) return;
    const sizeNow = () => ({ width: messages.offsetWidth, height: messages.offsetHeight });
    let at: Spot = { x: 0, y: 0 };
    const stand = (): void => {
      const space = { width: room.clientWidth, height: room.clientHeight };
      const around = { controls: controlsIn(room, messages), nodes: canvas()?.nodesInView() ?? [] };
      // On a wall the text of a step and the question of a lesson are at the bottom.
      at = clearPlace(sizeNow(), space, around, presenting);
      const translate = `${at.x}px ${at.y}px`;
      // Writing the same again would trigger this for ever.
      if (messages.style.translate !== translate) messages.style.translate = translate;
    };
    const makeWay = (): void => {
      if (coversControl(at, sizeNow(), controlsIn(room, messages))) stand();
    };
    stand();
    const sizes = new ResizeObserver(stand);
    sizes.observe(room);
    sizes.observe(messages);
    const changes = new MutationObserver(makeWay);
    changes.observe(room, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [toasts, presenting]);
  return <List section={section} />;
}
