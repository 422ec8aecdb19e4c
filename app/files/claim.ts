/**
 * One tab writes a drawing. A tab claims its drawing by a lock of the browser that ends with the tab, however
 * it ends; browsers without locks trust the person.
 */

/** A page that is just being left, by a reload, gives its lock back a moment later. */
const patience = 400;

let release: (() => void) | undefined;

/** Gives back what was claimed before; resolves to false when another tab has the drawing. */
export function claim(drawing: string): Promise<boolean> {
  release?.();
  release = undefined;
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((claimed) => {
    navigator.locks
      .request(`grundy/drawing/${drawing}`, { signal: AbortSignal.timeout(patience) }, () => {
        claimed(true);
        return new Promise<void>((done) => {
          release = done;
        });
      })
      .catch(() => claimed(false));
  });
}
