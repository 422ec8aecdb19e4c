/**
 * The edge between the content at the left and a pane at the right, or between the content above and a pane
 * below, as ARIA's window-splitter pattern has it: it is dragged by a pointer or moved by the arrow keys, and
 * a double click puts it back.
 */
import type { KeyboardEvent, PointerEvent } from 'react';
import css from './splitter.module.css';

/**
 * How large the pane is: in pixels, in percent, as the pane measures itself. A step is what one arrow key
 * adds.
 */
type PaneSize = {
  readonly now: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
};

export function Splitter({
  className,
  label,
  of,
  size,
  sizeFrom,
  change,
  putBack,
  below = false,
}: {
  readonly className: string | undefined;
  readonly label: string;
  /** The id of the pane. */
  readonly of: string;
  readonly size: PaneSize;
  /**
   * The size where the edge is so far from the window's left or top, in pixels; `grabbed` is where the edge
   * was taken.
   */
  sizeFrom(at: number, grabbed: number): number;
  /** Makes the pane so large, or as nearly so as it may be. */
  change(size: number): void;
  putBack(): void;
  /** Whether the pane is below the edge, instead of beside it. */
  readonly below?: boolean;
}) {
  const { now, least, most, step } = size;
  const grab = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number =>
      below ? clientY : clientX;
    const grabbed = at(event);
    const move = (moved: globalThis.PointerEvent): void => change(sizeFrom(at(moved), grabbed));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const press = (event: KeyboardEvent): void => {
    const [larger, smaller] = below ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const by = { [larger]: step, [smaller]: -step, Home: most, End: -most }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(now + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged; this is the window-splitter pattern
    <div
      role="separator"
      className={`${below ? css.splitterBelow : css.splitter} ${className}`}
      aria-label={label}
      aria-controls={of}
      aria-orientation={below ? 'horizontal' : 'vertical'}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={grab}
      onDoubleClick={putBack}
      onKeyDown={press}
    />
  );
}
