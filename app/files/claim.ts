/**
 * One tab writes a drawing. A tab claims its drawing by a lock of the browser that ends with the tab, however
 * it ends; browsers without locks trust the person.
 */

/** A page that is just being left, by a reload, gives its lock back a moment later. */
const patience = 400;

const prefix = 'grundy/drawing/';

let release: (() => void) | undefined;

/** The drawings that some tab has claimed, this one's included. */
export async function claimed(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Gives back what was claimed before; resolves to false when another tab has the drawing. */
export function claim(drawing: string): Promise<boolean> {
  release?.();
  release = undefined;
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    navigator.locks
      .request(`${prefix}${drawing}`, { signal: AbortSignal.timeout(patience) }, () => {
        answer(true);
        return new Promise<void>((done) => {
          release = done;
        });
      })
      .catch(() => answer(false));
  });
}
