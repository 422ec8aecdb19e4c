/** The room's connection to a relay: the phones that come by it are lines of the host as all others. */
import { createHash, randomBytes } from 'node:crypto';
import { io } from 'socket.io-client';
import type { ClassHost } from '../../class/host.ts';
import { type ClassState, classEvents, type PhoneScene } from '../../class/protocol.ts';
import { openSeal } from '../../class/seal.ts';
import { openRoomEnd } from '../../class/sealed-line.ts';
import { roomOfClaim } from './relay-server.ts';

/** In milliseconds: after so long a relay that has refused the room is asked again. */
const againAfter = 3_000;

type Line = { readonly hear: (sealed: unknown) => void; readonly gone: () => void };

const random = (): string => randomBytes(12).toString('base64url');

export type RelayClient = {
  /** The whole link of the phones, with the key in its fragment, which browsers send nowhere. */
  readonly link: string;
  readonly address: string;
  state(): ClassState['relay'];
  close(): void;
};

/**
 * Claim and key follow from the room's secret, so that a room that is started again has the link that its
 * phones know. `changed` is called when the connection is another one than before.
 */
export async function joinRelay(
  url: URL,
  secret: string,
  host: ClassHost,
  changed: () => void,
): Promise<RelayClient> {
  const made = (use: string): string => createHash('sha256').update(`${use} ${secret}`).digest('base64url');
  const [claim, key] = [made('claim').slice(0, 22), made('key')];
  const name = roomOfClaim(claim);
  const seal = await openSeal(key);
  const lines = new Map<number, Line>();
  let state: ClassState['relay'] = { is: 'lost', says: 'The relay is not reached yet.' };
  const socket = io(url.origin, {
    path: `${url.pathname.replace(/\/$/, '')}/relay/socket.io`,
    auth: { claim },
  });
  const become = (next: ClassState['relay']): void => {
    state = next;
    changed();
  };
  const endLines = (): void => {
    for (const line of lines.values()) line.gone();
    lines.clear();
  };
  socket.on('connect', () => become({ is: 'there', says: '' }));
  socket.on('connect_error', ({ message }) =>
    become({ is: 'lost', says: `The relay is not reached: ${message}.` }),
  );
  socket.on('disconnect', (why) => {
    endLines();
    become({ is: 'lost', says: 'The connection to the relay is lost; it is tried again.' });
    // A relay that ends the connection itself, as a full one does, is not tried again by the library.
    if (why === 'io server disconnect') setTimeout(() => socket.connect(), againAfter).unref();
  });
  socket.on('joined', (line: number, from: string) => {
    const phone = host.phone({
      from,
      send: (scene: PhoneScene) => end.send(classEvents.scene, scene),
      end: () => end.send(classEvents.end, {}),
    });
    const end = openRoomEnd(seal, { send: (sealed) => socket.emit('down', line, sealed) }, random(), {
      [classEvents.enter]: phone.enter,
      [classEvents.answer]: phone.answer,
      [classEvents.round]: phone.round,
    });
    lines.set(line, { hear: end.hear, gone: phone.gone });
  });
  socket.on('up', (line: number, sealed: unknown) => lines.get(line)?.hear(sealed));
  socket.on('left', (line: number) => {
    lines.get(line)?.gone();
    lines.delete(line);
  });
  return {
    link: `${url.href.replace(/#.*$/s, '').replace(/\/?$/, '/')}#room=${name}&key=${key}`,
    address: url.host,
    state: () => state,
    close() {
      socket.emit('leave');
      endLines();
      socket.close();
    },
  };
}
