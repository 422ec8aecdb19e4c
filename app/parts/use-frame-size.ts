/**
 * How large an element is inside its borders, measured before it is painted and whenever its size changes.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In CSS pixels. */
export type FrameSize = { readonly width: number; readonly height: number };

/** The size is undefined until the element is there. */
export function useFrameSize(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly size: FrameSize | undefined;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<FrameSize | undefined>(undefined);
  useLayoutEffect(() => {
    const measured = frame.current;
    if (!measured) return;
    const measure = (): void => setSize({ width: measured.clientWidth, height: measured.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return { frame, size };
}
