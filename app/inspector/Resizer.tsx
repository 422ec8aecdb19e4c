/** The inspector's edge, dragged by pointer or moved with the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { narrowest, setInspectorWidth, widest } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import css from './inspector.module.css';

export function Resizer({ of }: { readonly of: string }) {
  const width = useEditor((state) => state.inspectorWidth);
  const grab = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const start = event.clientX + width;
    const move = (moved: globalThis.PointerEvent): void => setInspectorWidth(start - moved.clientX);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: 16, ArrowRight: -16, Home: widest, End: -widest }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setInspectorWidth(width + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged; this is the window-splitter pattern
    <div
      role="separator"
      className={css.resizer}
      aria-label="Width of the inspector"
      aria-controls={of}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onPointerDown={grab}
      onDoubleClick={() => setInspectorWidth(320)}
      onKeyDown={press}
    />
  );
}
