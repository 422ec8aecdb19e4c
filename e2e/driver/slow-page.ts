/**
 * A busy machine at will: with GRUNDY_SLOW=SEED in the environment everything that a browser does a moment
 * later (timers, frames, messages, answers of its storage, `close` of a dialog) comes later still, by chances
 * that the seed sets, and the processor seems one to four times slower. Things that have an order keep it. A
 * walk that fails then has a race in it, or the editor has.
 */
import type { BrowserContext, Page } from '@playwright/test';

const seed = Number(process.env.GRUNDY_SLOW ?? 0);

/** Makes every page of the context slow from its next load on, if that is wanted. */
export async function slowed(context: BrowserContext): Promise<void> {
  if (seed === 0) return;
  await context.addInitScript(delayEverything, seed);
  const throttle = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 + (seed % 4) });
  };
  // A page may be closed before it is slow.
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}

/** Runs in the page, before its own scripts. */
function delayEverything(begin: number): void {
  type Act = () => void;
  type Listener = EventListenerOrEventListenerObject;
  let state = begin;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  /** In milliseconds: mostly nothing, now and then a quarter of a second. */
  const lag = (): number => {
    const chance = random();
    return chance < 0.6 ? 0 : random() * (chance < 0.9 ? 40 : 250);
  };
  const after = window.setTimeout.bind(window);
  const nap = (): Promise<void> => new Promise((woken) => after(woken, lag()));

  /** What comes from one source comes in its order, each as a task of its own. */
  const inTurn = (): ((act: Act) => void) => {
    const waiting: Act[] = [];
    const next = (): void => {
      after(() => {
        const act = waiting[0];
        try {
          act();
        } finally {
          waiting.shift();
          if (waiting.length > 0) next();
        }
      }, lag());
    };
    return (act) => {
      if (waiting.push(act) === 1) next();
    };
  };

  const timers = inTurn();
  const due = new Set<number>();
  const clear = window.clearTimeout.bind(window);
  const setTimer = (run: unknown, delay?: number, ...rest: unknown[]): number => {
    const id = after(() => {
      due.add(id);
      timers(() => {
        if (due.delete(id) && typeof run === 'function') Reflect.apply(run, window, rest);
      });
    }, delay);
    return id;
  };
  const clearTimer = (id?: number): void => {
    clear(id);
    if (id !== undefined) due.delete(id);
  };

  const frame = window.requestAnimationFrame.bind(window);
  const frames = new Map<number, FrameRequestCallback>();
  let frameIds = 0;
  const askFrame = (run: FrameRequestCallback): number => {
    frames.set(++frameIds, run);
    // One late frame has everything that was asked for until then.
    if (frames.size === 1) after(() => frame(runFrames), lag());
    return frameIds;
  };
  let running = new Map<number, FrameRequestCallback>();
  const runFrames = (time: number): void => {
    running = new Map(frames);
    frames.clear();
    for (const id of running.keys()) {
      try {
        running.get(id)?.(time);
      } catch (error) {
        reportError(error);
      }
    }
    running.clear();
  };
  const cancelFrame = (id: number): void => {
    running.delete(id);
    if (frames.size > 1) frames.delete(id);
    else if (frames.has(id)) frames.set(id, () => undefined);
  };
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    requestAnimationFrame: askFrame,
    cancelAnimationFrame: cancelFrame,
  });

  const ended = new WeakSet<object>();
  for (const [kind, end] of [
    [Worker, 'terminate'],
    [BroadcastChannel, 'close'],
    [MessagePort, 'close'],
  ] as const) {
    const honest: unknown = Reflect.get(kind.prototype, end);
    Reflect.set(kind.prototype, end, function (this: object): void {
      ended.add(this);
      Reflect.apply(honest as Act, this, []);
    });
  }

  /** Whether the browser reports this in a task of its own, after which nothing more can be done about it. */
  const isTold = (target: EventTarget, type: string): boolean =>
    // An error is reported while something can still be done about it: the page keeps it from the console.
    (type === 'message' && [Worker, BroadcastChannel, MessagePort].some((kind) => target instanceof kind)) ||
    (target instanceof HTMLElement && (type === 'close' || type === 'toggle')) ||
    type === 'fullscreenchange' ||
    (target instanceof IDBTransaction && type === 'complete') ||
    // A transaction that is still written to ends when its requests are answered late.
    (target instanceof IDBRequest &&
      type === 'success' &&
      target.transaction?.mode !== 'readwrite' &&
      target.transaction?.mode !== 'versionchange' &&
      !(target.result instanceof IDBCursor));

  const turns = new WeakMap<EventTarget, (act: Act) => void>();
  const turnOf = (target: EventTarget): ((act: Act) => void) => {
    const turn = turns.get(target) ?? inTurn();
    turns.set(target, turn);
    return turn;
  };
  const isAlive = new WeakMap<object, Set<string>>();
  const lateOf = new WeakMap<object, EventListener>();
  /** The same listener, called later, unless it was removed or its target has ended until then. */
  const late = (listener: Listener): EventListener => {
    const known = lateOf.get(listener);
    if (known) return known;
    const made = function (this: EventTarget, event: Event): void {
      const call = (): void => {
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      };
      const callIfWanted = (): void => {
        if (!ended.has(this) && isAlive.get(listener)?.has(event.type)) call();
      };
      if (isTold(this, event.type)) turnOf(this)(callIfWanted);
      else call();
    };
    lateOf.set(listener, made);
    return made;
  };

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const types = new Set(['message', 'close', 'toggle', 'fullscreenchange', 'success', 'complete']);
  EventTarget.prototype.addEventListener = function (type, listener, how) {
    if (!listener || !types.has(type)) return add.call(this, type, listener, how);
    isAlive.set(listener, (isAlive.get(listener) ?? new Set()).add(type));
    add.call(this, type, late(listener), how);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, how) {
    const made = listener && lateOf.get(listener);
    if (made && !(this instanceof HTMLElement)) isAlive.get(listener)?.delete(type);
    remove.call(this, type, made ?? listener, how);
  };
  for (const [kind, name] of [
    [Worker, 'onmessage'],
    [BroadcastChannel, 'onmessage'],
    [MessagePort, 'onmessage'],
    [IDBRequest, 'onsuccess'],
    [IDBTransaction, 'oncomplete'],
  ] as const) {
    const honest = Object.getOwnPropertyDescriptor(kind.prototype, name);
    Object.defineProperty(kind.prototype, name, {
      ...honest,
      set(this: EventTarget, listener: Listener | null) {
        if (listener) isAlive.set(listener, (isAlive.get(listener) ?? new Set()).add(name.slice(2)));
        honest?.set?.call(this, listener && late(listener));
      },
    });
  }

  /** What is promised is begun at once, and known later. */
  const promised = (of: object, names: readonly string[]): void => {
    for (const name of names) {
      const honest: unknown = Reflect.get(of, name);
      if (typeof honest !== 'function') continue;
      Reflect.set(of, name, function (this: unknown, ...given: unknown[]): Promise<unknown> {
        return Promise.resolve(Reflect.apply(honest, this, given)).finally(nap);
      });
    }
  };
  promised(window, ['fetch', 'createImageBitmap']);
  promised(Blob.prototype, ['text', 'arrayBuffer']);
  promised(Element.prototype, ['requestFullscreen']);
  if ('Clipboard' in window) promised(Clipboard.prototype, ['read', 'readText', 'write', 'writeText']);
  if (!('LockManager' in window)) return;
  promised(LockManager.prototype, ['query']);
  const request: unknown = Reflect.get(LockManager.prototype, 'request');
  Reflect.set(LockManager.prototype, 'request', function (this: unknown, ...given: unknown[]): unknown {
    const then = given.pop() as (lock: unknown) => unknown;
    const granted = (lock: unknown): Promise<unknown> => nap().then(() => then(lock));
    return Reflect.apply(request as (...all: unknown[]) => unknown, this, [...given, granted]);
  });
}
