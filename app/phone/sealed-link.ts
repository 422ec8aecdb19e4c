/**
 * The connection of a phone to its room through a relay. The link that was scanned has the room's name and
 * the key in its fragment, which a browser sends to nobody: the relay passes sealed texts and reads none of
 * them.
 */
import { io } from 'socket.io-client';
import { classEvents, type PhoneScene } from '../class/protocol.ts';
import { newKey, openSeal } from '../class/seal.ts';
import { openPhoneEnd } from '../class/sealed-line.ts';
import { type ClassLink, type LinkState, socketPath } from './link.ts';

export type SealedPlace = { readonly room: string; readonly key: string };

/** The room and the key in a fragment, `#room=…&key=…`; undefined where they are not. */
export function sealedPlaceIn(fragment: string): SealedPlace | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [room, key] = [given.get('room'), given.get('key')];
  return room && key ? { room, key } : undefined;
}

/** In milliseconds: how long an answer is waited for, and the pause before a lost room is tried again. */
const usualWaits = { answer: 5000, ended: 3000 };

/** The connection of the page at an address, which needs a secure context, as https gives it. */
export function sealedLink(page: string, { room, key }: SealedPlace, waits = usualWaits): ClassLink {
  const { origin, pathname } = new URL(page);
  const seal = openSeal(key);
  const socket = io(origin, {
    path: socketPath(page),
    auth: { room },
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
    timeout: 10_000,
  });
  let end: ReturnType<typeof openPhoneEnd> | undefined;
  let takeScene: (scene: PhoneScene) => void = () => {};
  let takeState: (state: LinkState) => void = () => {};

  /** After a pause, so that a phone that the room does not know asks no faster than a person. */
  function comeAgain(): void {
    socket.disconnect();
    setTimeout(() => socket.connect(), waits.ended);
  }

  // Each connection has an end of its own: nothing of an earlier one is taken.
  socket.on('connect', async () => {
    const { id } = socket;
    const opened = await seal.catch(() => undefined);
    if (!opened || socket.id !== id) return takeState('lost');
    end = openPhoneEnd(
      opened,
      { send: (sealed) => socket.emit('sealed', sealed) },
      newKey(),
      {
        [classEvents.scene]: (scene) => takeScene(scene as PhoneScene),
        [classEvents.end]: () => {
          takeState('ended');
          comeAgain();
        },
      },
      () => takeState('here'),
    );
    for (const sealed of early.splice(0)) end.hear(sealed);
  });
  // The room begins to speak as soon as the relay has joined the two.
  const early: unknown[] = [];
  socket.on('sealed', (sealed: unknown) => {
    if (end) end.hear(sealed);
    else early.push(sealed);
  });
  socket.on('disconnect', (why) => {
    end = undefined;
    early.length = 0;
    if (why === 'io client disconnect') return;
    takeState('lost');
    // A relay that does not have the room, or has it anew: the library does not try again by itself.
    if (why === 'io server disconnect') setTimeout(() => socket.connect(), waits.ended);
  });
  socket.on('connect_error', () => takeState('lost'));

  const ask = <Reply>(event: string, message: unknown): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No answer came.')), waits.answer);
      const asked = end?.ask(event, message) ?? Promise.reject(new Error('There is no connection.'));
      asked.then((reply) => resolve(reply as Reply), reject).finally(() => clearTimeout(timer));
    });

  return {
    room: `${pathname}#${room}`,
    enter: (message) => ask(classEvents.enter, message),
    answer: (message) => ask(classEvents.answer, message),
    round: (message) => ask(classEvents.round, message),
    onScene: (take) => {
      takeScene = take;
    },
    onState: (take) => {
      takeState = take;
    },
    open: () => {
      socket.connect();
    },
    again: () => {
      socket.disconnect().connect();
    },
    close: () => {
      socket.disconnect();
    },
  };
}
