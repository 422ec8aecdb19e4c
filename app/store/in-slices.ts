/** Work of the page's thread in slices, between which it answers the person. */

/** In milliseconds: with what else a frame has to do, a frame is not missed. */
const slice = 8;

/**
 * Resolves in the next task, before which the page answers. Not a timer: those of a page in the background
 * wait for a second each.
 */
export function pause(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(undefined);
  });
}

/** Does work that yields often, for some milliseconds at a time; resolves to its result. */
export async function inSlices<T>(work: Generator<unknown, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + slice;
    for (;;) {
      const part = work.next();
      if (part.done) return part.value;
      if (performance.now() >= until) break;
    }
    await pause();
  }
}
