/**
 * The view of the graph beside: its size and its camera. A part that is new is fitted; the position that is
 * shown is kept in view; wheel, drag, pinch and buttons move it.
 */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Spot } from '../../../engine/figure/index.ts';
import {
  type Camera,
  fitted,
  inMiddle,
  revealing,
  type Size,
  zoomedAbout,
} from '../../canvas/model/camera.ts';

export type GraphSight = {
  readonly size: Size;
  readonly view: Camera;
  fit(): void;
  reveal(place: Spot): void;
  /** About the middle, or about a place of the view. */
  zoom(factor: number, at?: Spot): void;
  /** A drag of one pointer or two; whether it moved anything. */
  readonly drag: {
    down(event: PointerEvent<HTMLElement>): void;
    move(event: PointerEvent<HTMLElement>): void;
    up(event: PointerEvent<HTMLElement>): void;
    wasDrag(): boolean;
  };
};

/**
 * Below this zoom nothing at a node can be read: a larger part is not fitted, but shown about the position on
 * the board.
 */
const leastFit = 0.3;
/** In pixels: a slip of less is a click. */
const slip = 6;

const sizeOf = (element: Element | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

/**
 * `part` is another object for another part; `at` is the place that is shown of one that is too large to be
 * fitted.
 */
export function useSight(
  root: RefObject<HTMLElement | null>,
  part: object | undefined,
  box: () => Box,
  at: Spot | undefined,
): GraphSight {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<Camera>({ zoom: 1, x: 0, y: 0 });
  /** Whether the person has moved the view since it was fitted. */
  const isOwn = useRef(false);
  const whole = (): Camera => fitted(box(), size);
  const begin = (): void => {
    const all = whole();
    setView(all.zoom < leastFit && at ? inMiddle({ ...all, zoom: leastFit * 2 }, at, size) : all);
    isOwn.current = false;
  };
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setSize(sizeOf(element)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [root]);
  const first = useRef(begin);
  first.current = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part, or size until the view is moved
  useLayoutEffect(() => first.current(), [part]);
  useLayoutEffect(() => {
    if (size.width > 0 && !isOwn.current) first.current();
  }, [size]);
  // A wheel that is heard by React cannot be kept from scrolling the page.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      isOwn.current = true;
      const { left, top } = element.getBoundingClientRect();
      const here = { x: event.clientX - left, y: event.clientY - top };
      const lines = event.deltaMode === 1 ? 16 : 1;
      const [dx, dy] = [event.deltaX * lines, event.deltaY * lines];
      setView((before) =>
        event.ctrlKey || event.metaKey
          ? zoomedAbout(before, here, before.zoom * Math.exp(-dy / 300))
          : { ...before, x: before.x - dx, y: before.y - dy },
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [root]);
  const pointers = useRef(new Map<number, Spot>());
  const far = useRef(0);
  return {
    size,
    view,
    fit() {
      setView(whole());
      isOwn.current = false;
    },
    reveal: (place) => setView((before) => (size.width > 0 ? revealing(before, place, size) : before)),
    zoom(factor, about = { x: size.width / 2, y: size.height / 2 }) {
      isOwn.current = true;
      setView((before) => zoomedAbout(before, about, before.zoom * factor));
    },
    drag: {
      down({ pointerId, clientX, clientY, currentTarget }) {
        currentTarget.setPointerCapture(pointerId);
        if (pointers.current.size === 0) far.current = 0;
        pointers.current.set(pointerId, { x: clientX, y: clientY });
      },
      move({ pointerId, clientX, clientY, currentTarget }) {
        const before = pointers.current.get(pointerId);
        if (!before) return;
        const now = { x: clientX, y: clientY };
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        far.current += Math.hypot(dx, dy);
        if (far.current < slip) return;
        isOwn.current = true;
        const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
        pointers.current.set(pointerId, now);
        if (!other) {
          setView((last) => ({ ...last, x: last.x + dx, y: last.y + dy }));
          return;
        }
        const { left, top } = currentTarget.getBoundingClientRect();
        const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
        const spread = (spot: Spot): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
        setView((last) => {
          const wider = zoomedAbout(last, middle, (last.zoom * spread(now)) / spread(before));
          return { ...wider, x: wider.x + dx / 2, y: wider.y + dy / 2 };
        });
      },
      up({ pointerId }) {
        pointers.current.delete(pointerId);
      },
      wasDrag: () => far.current >= slip,
    },
  };
}
