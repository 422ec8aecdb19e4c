/**
 * What a room remembers beside the store: a run under way, a timer, an open channel, something measured once. Each has a place
 * made here instead of a variable of its module, so that a test can put all of them back as they were at the start.
 */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export type Held<T> = { now: T };

const resets: (() => void)[] = [];

/** A place with what is in it at first. `end` lets go of what is there when it is put back: it clears a timer, cancels a run. */
export function held<T>(first: () => T, end: (last: T) => void = () => undefined): Held<T> {
  const place: Held<T> = { now: first() };
  resets.push(() => {
    end(place.now);
    place.now = first();
  });
  return place;
}

/** A small store beside the one of the editor, for what only one room knows and its views follow. */
export function heldStore<T extends object>(first: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(first);
  resets.push(() => store.setState(first(), true));
  return store;
}

/** Puts everything back as it was when the page came. */
export function resetHeld(): void {
  for (const reset of resets) reset();
}
