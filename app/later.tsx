/**
 * Parts of the page that are not needed for drawing a first node: each is fetched after the canvas is shown,
 * and rendered immediately when it is there. React's own `lazy` would render nothing for a moment even then,
 * and a key pressed in that moment would be lost.
 */
import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer } from 'react';
import { tellPartMissing } from './store/chrome.ts';
import { held } from './store/held.ts';

/** What is still to be fetched; undefined once everything is being fetched. */
const waiting = held<(() => Promise<void>)[] | undefined>(() => []);

/** Fetches something when nothing more urgent is to be fetched. */
export function withTheRest(fetch: () => Promise<void>): void {
  if (waiting.now) waiting.now.push(fetch);
  else void fetch();
}

/**
 * A component that is fetched by its first rendering, or earlier by {@link fetchTheRest}, unless few pages
 * `seldom` render it; until then its stand-in is shown. If fetching fails, the next rendering tries again.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  standIn?: ReactNode,
  seldom = false,
): ComponentType<P> {
  let Here: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const come = (): Promise<void> => {
    coming ??= fetch().then(
      (component) => {
        Here = component;
      },
      () => {
        coming = undefined;
        tellPartMissing();
      },
    );
    return coming;
  };
  if (!seldom) withTheRest(come);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called where a module begins, once for each part
  return function Later(props: P) {
    const [, rendered] = useReducer((times: number) => times + 1, 0);
    const Shown = Here;
    useEffect(() => {
      // In slices, between which the canvas answers. It may have come since this was rendered.
      if (!Shown) void come().then(() => startTransition(rendered));
    }, []);
    return Shown ? <Shown {...props} /> : standIn;
  };
}

/**
 * Fetches all that waits for it, one after another, in the order in which it was named, as soon as the page
 * has nothing to do.
 */
export function fetchTheRest(): void {
  const fetchAll = async (): Promise<void> => {
    const all = waiting.now ?? [];
    waiting.now = undefined;
    for (const fetch of all) await fetch();
  };
  // Not every browser tells when it has nothing to do.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void fetchAll());
  else setTimeout(() => void fetchAll(), 1000);
}
