/** Keys that are pressed before the commands have been fetched: they are pressed again when the commands are there. */
const early: KeyboardEvent[] = [];

const keep = (event: KeyboardEvent): void => {
  // What the canvas or a field has done with a key is done.
  if (event.isTrusted && !event.defaultPrevented) early.push(event);
};

/** Keeps keys from now on, until {@link pressEarlyKeys}. */
export const keepEarlyKeys = (): void => window.addEventListener('keydown', keep);

export function pressEarlyKeys(): void {
  window.removeEventListener('keydown', keep);
  for (const event of early.splice(0)) {
    const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}
