/**
 * The connections of phones and of the teacher's windows over the network, as lines of the host. Each side
 * has its own path: messages of phones are small, and nobody reaches the teacher's path without the secret.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { ClassHost } from '../../class/host.ts';
import { type ClassNews, classEvents, mostAnswerBytes, type PhoneScene } from '../../class/protocol.ts';
import { plainAddress } from './addresses.ts';

/** In bytes: a message of a phone, and a lesson with one view. */
const mostFromPhone = 2 * mostAnswerBytes;
const mostFromTeacher = 1 << 23;

/** Connections at one time, in all and from one address. */
const mostConnections = 2_000;
const mostFromAddress = 600;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes equally long for any two texts. */
export const isSecret = (given: unknown, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));

/**
 * Whether a page of this very address asks: pages of other sites that a student or the teacher has open must
 * not speak to the room.
 */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const addressOf = (request: IncomingMessage): string => plainAddress(request.socket.remoteAddress ?? '');

/** What is used of a connection before anything is said over it. */
type RawConnection = { readonly request: IncomingMessage; on(event: 'close', then: () => void): void };

type Acknowledge = (reply: unknown) => void;

/**
 * An event comes with a message and a function that acknowledges it; without that function there is no
 * reply.
 */
const answered =
  (handle: (sent: unknown) => Promise<unknown>) =>
  (...sent: readonly unknown[]): void => {
    const reply = sent.at(-1);
    handle(sent.length > 1 ? sent[0] : undefined).then(
      (said) => {
        if (typeof reply === 'function') (reply as Acknowledge)(said);
      },
      (error: unknown) => {
        process.emitWarning(error instanceof Error ? error : String(error));
      },
    );
  };

/** The port at which the server listens; rejects with the system's error where it cannot be had. */
export const listening = (server: HttpServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });

/** Opens both paths on a server. */
export function openSockets(
  http: HttpServer,
  { host, secret }: { readonly host: ClassHost; readonly secret: string },
): { close(): Promise<void> } {
  const shared = { serveClient: false, pingInterval: 10_000, pingTimeout: 10_000, connectTimeout: 10_000 };
  const counts = new Map<string, number>();

  const phones = new Server(http, {
    ...shared,
    path: '/socket.io',
    maxHttpBufferSize: mostFromPhone,
    perMessageDeflate: { threshold: 2048 },
    allowRequest(request, allow) {
      const isFull =
        phones.engine.clientsCount >= mostConnections ||
        (counts.get(addressOf(request)) ?? 0) >= mostFromAddress;
      allow(isFull ? 'full' : undefined, isOwnPage(request) && !isFull);
    },
  });
  // A connection over which nothing is ever said takes a place as well.
  phones.engine.on('connection', (raw: RawConnection) => {
    const from = addressOf(raw.request);
    counts.set(from, (counts.get(from) ?? 0) + 1);
    raw.on('close', () => {
      const left = (counts.get(from) ?? 1) - 1;
      if (left > 0) counts.set(from, left);
      else counts.delete(from);
    });
  });
  phones.on('connection', (socket) => {
    const phone = host.phone({
      from: addressOf(socket.request),
      send: (scene: PhoneScene) => socket.emit(classEvents.scene, scene),
      end: () => socket.disconnect(true),
    });
    socket.on(classEvents.enter, answered(phone.enter));
    socket.on(classEvents.answer, answered(phone.answer));
    socket.on(classEvents.round, answered(phone.round));
    socket.on('disconnect', () => phone.gone());
  });

  const teachers = new Server(http, {
    ...shared,
    path: '/teacher/socket.io',
    maxHttpBufferSize: mostFromTeacher,
    perMessageDeflate: false,
    allowRequest(request, allow) {
      const given = new URL(request.url ?? '/', 'http://room').searchParams.get('secret');
      const may = isOwnPage(request) && isSecret(given, secret);
      allow(may ? undefined : 'secret', may);
    },
  });
  teachers.on('connection', (socket) => {
    const window = host.teacher({ send: (news: ClassNews) => socket.emit(classEvents.news, news) });
    socket.on(classEvents.act, answered(window.act));
    socket.on('disconnect', () => window.gone());
  });

  return {
    async close() {
      await Promise.all([phones.close(), teachers.close()]);
    },
  };
}
