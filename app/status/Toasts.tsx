/**
 * Messages about what can be undone or must be known. They stay six seconds, or until closed if they must; F6 moves
 * the focus here. In a dialog they have a row of their own; over the drawing they stand where they cover nothing that is pressed.
 */

import { X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Spot } from '../../engine/figure/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import css from '../parts/parts.module.css';
import { whilePointed } from '../parts/pointed.ts';
import { dismissToast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import type { Toast } from '../store/state/chrome.ts';
import { clearPlace, coversControl } from './clear-place.ts';
import { giveFullTime, runDown } from './message-time.ts';

function ToastLine({ toast }: { readonly toast: Toast }) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (toast.stays) return;
    if (!held) return runDown(toast);
    giveFullTime(toast);
  }, [toast, held]);
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

/** Over the drawing: a message stays where it appeared, unless a control comes there or the room becomes another. */
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
      // On a wall what a step says stands at the bottom, and the question of a lesson.
      at = clearPlace(sizeNow(), space, around, presenting);
      const translate = `${at.x}px ${at.y}px`;
      // Writing the same again would call for itself for ever.
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
