/**
 * Timers that advance only when a law says so. Work without a delay is done in the next turn of the event
 * loop.
 */

type Timer = { readonly due: number; readonly act: () => void };

const clock = { now: 0, ids: 0, waiting: new Map<number, Timer>() };

export function setTimer(act: () => void, delay = 0): number {
  const id = ++clock.ids;
  clock.waiting.set(id, { due: clock.now + delay, act });
  if (delay <= 1)
    setImmediate(() => {
      if (clock.waiting.delete(id)) act();
    });
  return id;
}

export const clearTimer = (id: number | undefined): void => {
  if (id !== undefined) clock.waiting.delete(id);
};

/** One turn of the event loop. */
export const turn = (): Promise<void> => new Promise((go) => setImmediate(go));

/** Does what is due within this many milliseconds, in order; work that it begins runs between. */
export async function letPass(milliseconds: number): Promise<void> {
  const until = clock.now + milliseconds;
  for (;;) {
    const [next] = [...clock.waiting].toSorted(([a, one], [b, other]) => one.due - other.due || a - b);
    if (!next || next[1].due > until) break;
    const [id, { due, act }] = next;
    clock.now = Math.max(clock.now, due);
    if (clock.waiting.delete(id)) act();
    await turn();
  }
  clock.now = until;
}

export function stopTimers(): void {
  clock.waiting.clear();
  clock.now = 0;
}
