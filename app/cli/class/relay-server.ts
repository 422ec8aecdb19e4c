/**
 * The relay: the same program on a machine that everybody reaches, for networks that keep their guests apart.
 * It serves the phones' page and passes sealed texts between phones and rooms. It has no key, reads nothing,
 * and keeps nothing: a room that leaves takes everything with it.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { openAllowance } from '../../class/rate.ts';
import { plainAddress } from './addresses.ts';
import { type SiteFolders, serveFile } from './site-files.ts';
import { listening } from './sockets.ts';

/** In letters: a sealed answer, and a sealed scene with its picture. */
const mostFromPhone = 16_000;
const mostFromRoom = 4_000_000;

const mostRooms = 200;
const mostPhones = 600;
const messagesASecond = 20;

/** In milliseconds: a room whose connection was lost may come back for so long, and its phones wait. */
const patience = 120_000;

type Room = {
  socket: Socket | undefined;
  readonly phones: Map<number, Socket>;
  lines: number;
  timer: NodeJS.Timeout | undefined;
};

const isName = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,40}$/.test(text);

/**
 * The name of the room that a claim opens. Every student knows the name, and nobody can find another claim
 * to it: the room is nobody else's, also while its own machine is away and after it has left.
 */
export const roomOfClaim = (claim: string): string =>
  createHash('sha256').update(claim).digest('base64url').slice(0, 16);

/** The address of a phone, which the server before the relay writes behind what the phone itself says. */
function addressThrough({ headers, address }: Socket['handshake']): string {
  const forwarded = headers['x-forwarded-for'];
  const last = String(forwarded ?? plainAddress(address))
    .split(',')
    .at(-1);
  return (last ?? '').trim().slice(0, 64);
}
const isSealed = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text.length <= most;

export async function openRelay(
  folders: SiteFolders,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const rooms = new Map<string, Room>();
  const server = createServer((request, response) => serveFile(folders, request, response));
  const shared = { serveClient: false, pingInterval: 10_000, pingTimeout: 10_000 };
  const homes = new Server(server, { ...shared, path: '/relay/socket.io', maxHttpBufferSize: mostFromRoom });
  const phones = new Server(server, {
    ...shared,
    path: '/socket.io',
    maxHttpBufferSize: 2 * mostFromPhone,
    perMessageDeflate: false,
  });

  function endRoom(name: string, room: Room): void {
    if (rooms.get(name) === room) rooms.delete(name);
    clearTimeout(room.timer);
    for (const phone of room.phones.values()) phone.disconnect(true);
  }

  homes.on('connection', (socket) => {
    const { claim } = socket.handshake.auth;
    if (!isName(claim)) return socket.disconnect(true);
    const name = roomOfClaim(claim);
    const before = rooms.get(name);
    if (!before && rooms.size >= mostRooms) return socket.disconnect(true);
    const room: Room = before ?? { socket: undefined, phones: new Map(), lines: 0, timer: undefined };
    clearTimeout(room.timer);
    const earlier = room.socket;
    room.socket = socket;
    earlier?.disconnect(true);
    rooms.set(name, room);
    // The room knows nothing of phones that were connected before: they begin anew.
    for (const phone of room.phones.values()) phone.disconnect(true);
    room.phones.clear();
    socket.on('down', (line: unknown, sealed: unknown) => {
      if (isSealed(sealed, mostFromRoom)) room.phones.get(Number(line))?.emit('sealed', sealed);
    });
    socket.on('leave', () => endRoom(name, room));
    socket.on('disconnect', () => {
      // A connection of the same room may have taken the place of this one.
      if (room.socket !== socket) return;
      room.socket = undefined;
      room.timer = setTimeout(() => endRoom(name, room), patience);
      room.timer.unref();
    });
    return undefined;
  });

  phones.on('connection', (socket) => {
    const { room: name } = socket.handshake.auth;
    const room = isName(name) ? rooms.get(name) : undefined;
    if (!room?.socket || room.phones.size >= mostPhones) return socket.disconnect(true);
    const line = ++room.lines;
    room.phones.set(line, socket);
    room.socket.emit('joined', line, addressThrough(socket.handshake));
    const allowance = openAllowance(messagesASecond);
    socket.on('sealed', (sealed: unknown) => {
      if (!isSealed(sealed, mostFromPhone) || !allowance.spend(performance.now())) return;
      room.socket?.emit('up', line, sealed);
    });
    socket.on('disconnect', () => {
      room.phones.delete(line);
      room.socket?.emit('left', line);
    });
    return undefined;
  });

  return {
    port: await listening(server, port),
    async close() {
      for (const [name, room] of rooms) endRoom(name, room);
      await Promise.all([homes.close(), phones.close()]);
    },
  };
}
