/**
 * What a room remembers beside the store: a running job, a timer, an open channel, a measurement. Each is
 * held in a place made here instead of a module variable, so that a test can reset all of them.
 */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export type HeldVariable<T> = { now: T };

const resets: (() => void)[] = [];

/** A place with its first content. `end` releases the content on reset: it clears a timer, cancels a run. */
export function held<T>(first: () => T, end: (last: T) => void = () => undefined): HeldVariable<T> {
  const place: HeldVariable<T> = { now: first() };
  resets.push(() => {
    end(place.now);
    place.now = first();
  });
  return place;
}

/** What a function makes of a state, made again when one of these members of the state is another one. */
export function heldWhile<State extends object, T>(
  members: readonly (keyof State)[],
  make: (state: State) => T,
): (state: State) => T {
  const last = held<{ readonly of: State; readonly made: T } | undefined>(() => undefined);
  return (state) => {
    const known = last.now;
    if (known && members.every((member) => known.of[member] === state[member])) return known.made;
    const made = make(state);
    last.now = { of: state, made };
    return made;
  };
}

/** A small separate store, for what only one room and its views need. */
export function heldStore<T extends object>(first: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(first);
  resets.push(() => store.setState(first(), true));
  return store;
}

/** Resets everything to its state at page load. */
export function resetHeld(): void {
  for (const reset of resets) reset();
}
