/**
 * Keeps the keyboard on the board while places come and go: it stays on the same square when the board grows or shrinks, goes on to a
 * point that was drawn from it, and to the nearest place where its own is no longer there.
 */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { boxOfForm, type Spot } from '../../engine/figure/index.ts';
import type { BoardPlace, BoardSide } from '../../engine/rulesets/index.ts';
import { middleOf, placeNearest } from './nearest-place.ts';

/** Where the keyboard goes after the next change of the board. */
type Wish = { readonly of: 'side'; readonly side: BoardSide } | { readonly of: 'new end' };

type Shown = { readonly places: readonly BoardPlace[]; readonly ends: readonly string[] };

export type KeptFocus = {
  readonly focused: (place: BoardPlace) => void;
  readonly left: (event: FocusEvent) => void;
  readonly wish: (wish: Wish) => void;
};

function farCorner(places: readonly BoardPlace[]): Spot {
  const boxes = places.map(({ area }) => boxOfForm(area));
  return {
    x: boxes.reduce((most, { x2 }) => Math.max(most, x2), Number.NEGATIVE_INFINITY),
    y: boxes.reduce((most, { y2 }) => Math.max(most, y2), Number.NEGATIVE_INFINITY),
  };
}

function wished(wish: Wish, at: BoardPlace, before: Shown, after: Shown): BoardPlace | undefined {
  if (wish.of === 'new end') {
    const fresh = after.ends.filter((name) => !before.ends.includes(name));
    return after.places.find(({ name }) => fresh.includes(name));
  }
  const [was, is] = [farCorner(before.places), farCorner(after.places)];
  const { x, y } = middleOf(at);
  return placeNearest(after.places, {
    x: x + (wish.side === 'left' ? is.x - was.x : 0),
    y: y + (wish.side === 'top' ? is.y - was.y : 0),
  });
}

export function useKeptFocus(shown: Shown, group: RefObject<SVGGElement | null>): KeptFocus {
  const before = useRef(shown);
  const at = useRef<BoardPlace>(undefined);
  const next = useRef<Wish>(undefined);
  // Asked after every painting, since it costs nothing where the places are the same.
  useLayoutEffect(() => {
    const was = before.current;
    if (was.places === shown.places) return;
    before.current = shown;
    const [wish, last] = [next.current, at.current];
    next.current = undefined;
    if (!last) return;
    const isLost = document.activeElement === document.body;
    const same = shown.places.find(({ name }) => name === last.name);
    const to =
      (wish && wished(wish, last, was, shown)) ??
      (isLost ? (same ?? placeNearest(shown.places, middleOf(last))) : undefined);
    const button = to && group.current?.children[shown.places.indexOf(to)];
    if (button instanceof SVGElement) button.focus();
  });
  return {
    focused(place) {
      at.current = place;
    },
    // A place that is taken away loses the keyboard to nothing.
    left({ relatedTarget }) {
      if (relatedTarget) at.current = undefined;
    },
    wish(wish) {
      next.current = wish;
    },
  };
}
