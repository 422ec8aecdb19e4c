/** The rows of a table that are in sight, and the one where the keyboard is. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isByTouch } from '../parts/by-touch.ts';

/** In CSS pixels. */
const rowHeights = { mouse: 30, finger: 44 } as const;

/** Rows by their places: each has a number, by which it is known where the order is another one. */
type NumberedRows = {
  readonly count: number;
  row(place: number): { readonly row: number };
  /** Negative where it is not shown. */
  placeOf(row: number): number;
};

/**
 * The row with the keyboard is remembered by its number: it stays the same when the rows are put in another
 * order. `of` names what the rows are of, and `open` is called with the place of a row. All rows have one
 * height.
 */
export function useRowsInSight(
  of: string,
  source: NumberedRows,
  open: (place: number) => void,
  height: number = isByTouch() ? rowHeights.finger : rowHeights.mouse,
) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollPaddingStart: height,
  });
  const [row, setRow] = useState<number | undefined>(undefined);
  const active = useMemo(() => {
    if (row === undefined) return undefined;
    const place = source.placeOf(row);
    return place < 0 ? undefined : place;
  }, [row, source]);
  const setActive = (place: number): void => {
    if (place < 0 || place >= source.count) return;
    setRow(source.row(place).row);
    virtual.scrollToIndex(place);
  };
  // Another table begins at its top.
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    setRow(undefined);
    scroller.current?.scrollTo({ top: 0 });
  }, [of]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / height) - 2);
    const at = active ?? -1;
    const last = source.count - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
      Home: 0,
      End: last,
    };
    if (event.key in places && last >= 0) {
      event.preventDefault();
      setActive(places[event.key]);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      open(active);
    }
  };
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return {
    scroller,
    rows: { items: items.map(({ index }) => index).filter((place) => place < source.count), before, after },
    active,
    setActive,
    press,
    idOf: (place: number) => `${id}${place}`,
  };
}
