/**
 * A connection through a relay: messages between a phone and the room, sealed. The room begins with a random
 * text of its own, and the phone replies with another. Each side hears only what names its own text and has
 * the next number, so that nothing that the relay recorded can be sent a second time to either.
 */
import type { Seal } from './seal.ts';

/** Passes sealed texts on, in their order. */
export type Wire = { send(sealed: string): void };

/** A message inside its seal. */
type Sealed = {
  readonly n: number;
  /** An event; one with an `id` is to be acknowledged by a reply with the same. */
  readonly event?: string | undefined;
  readonly id?: number | undefined;
  readonly body?: unknown;
};

/** Every student has the key and can seal anything: what is no message is undefined. */
function readSealed(text: string): Sealed | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { n, event, id, body } = read as Readonly<Record<string, unknown>>;
  return typeof n !== 'number'
    ? undefined
    : {
        n,
        event: typeof event === 'string' ? event : undefined,
        id: typeof id === 'number' ? id : undefined,
        body,
      };
}

const beginning = 'grundy class begins';

/** The event by which the phone replies to the beginning. */
const begins = 'begin';

/** Runs one thing after the other, in the order in which they came. */
function inOrder(): (act: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (act) => {
    last = last.then(act, act);
  };
}

/** Seals and numbers what goes one way. */
function openWay(seal: Seal, wire: Wire, about: string) {
  let sent = 0;
  const queue = inOrder();
  return (message: Omit<Sealed, 'n'>): void =>
    queue(async () => {
      sent++;
      wire.send(await seal.seal(JSON.stringify({ ...message, n: sent }), about));
    });
}

/** Opens what comes the other way; what is not the next message is not heeded. */
function openEar(seal: Seal, about: string, hear: (message: Sealed) => void) {
  let heard = 0;
  const queue = inOrder();
  return (sealed: unknown): void =>
    queue(async () => {
      const text = await seal.open(sealed, about);
      const message = text === undefined ? undefined : readSealed(text);
      if (message?.n !== heard + 1) return;
      heard++;
      hear(message);
    });
}

/** The room's end. `handlers` are called with the bodies of events, and give what acknowledges them. */
export function openRoomEnd(
  seal: Seal,
  wire: Wire,
  random: string,
  handlers: Readonly<Record<string, (body: unknown) => Promise<unknown>>>,
): { hear(sealed: unknown): void; send(event: string, body: unknown): void } {
  let say: ReturnType<typeof openWay> | undefined;
  const hear = openEar(seal, `up ${random}`, ({ event = '', id, body }) => {
    if (!say) {
      if (event === begins) say = openWay(seal, wire, `down ${random} ${body}`);
      return;
    }
    const handle = Object.hasOwn(handlers, event) ? handlers[event] : undefined;
    void handle?.(body).then((reply) => say?.({ ...(id !== undefined && { id }), body: reply }));
  });
  void seal.seal(random, beginning).then((sealed) => wire.send(sealed));
  return { hear, send: (event, body) => say?.({ event, body }) };
}

/** The phone's end, with its own random text; what is asked before the room has begun is refused. */
export function openPhoneEnd(
  seal: Seal,
  wire: Wire,
  own: string,
  events: Readonly<Record<string, (body: unknown) => void>>,
  begun: () => void,
): { hear(sealed: unknown): void; ask(event: string, body: unknown): Promise<unknown> } {
  const waiting = new Map<number, (reply: unknown) => void>();
  let asked = 0;
  let ear: ((sealed: unknown) => void) | undefined;
  let say: ReturnType<typeof openWay> | undefined;
  const queue = inOrder();

  function heard({ event, id, body }: Sealed): void {
    if (event !== undefined && Object.hasOwn(events, event)) events[event](body);
    if (id === undefined) return;
    waiting.get(id)?.(body);
    waiting.delete(id);
  }

  return {
    hear: (sealed) =>
      queue(async () => {
        if (ear) return ear(sealed);
        const random = await seal.open(sealed, beginning);
        if (random === undefined) return;
        ear = openEar(seal, `down ${random} ${own}`, heard);
        say = openWay(seal, wire, `up ${random}`);
        say({ event: begins, body: own });
        begun();
      }),
    ask: (event, body) =>
      new Promise((resolve, reject) => {
        if (!say) return reject(new Error('The room has not begun.'));
        const id = ++asked;
        waiting.set(id, resolve);
        say({ event, id, body });
      }),
  };
}
