/** The program on the teacher's machine: it serves the pages, keeps the room, and lets answers be marked. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type Classroom, emptyClassroom } from '../../class/classroom.ts';
import { openHost } from '../../class/host.ts';
import type { KeptClassroom } from '../../class/kept-classroom.ts';
import type { ClassState } from '../../class/protocol.ts';
import type { Launcher } from '../command.ts';
import { addressesHere, isThisMachine } from './addresses.ts';
import { deskHere, deskInThread } from './desk.ts';
import { keptBefore, openKeeping } from './keeping.ts';
import { joinRelay, type RelayClient } from './relay-client.ts';
import { type SiteFolders, serveFile } from './site-files.ts';
import { listening, openSockets } from './sockets.ts';

export type ClassAsked = {
  readonly lesson: string | undefined;
  /** The file that keeps the room. */
  readonly keptIn: string;
  readonly folders: SiteFolders;
  /** 0 for any free one. */
  readonly port: number;
  /** The address that phones use; undefined for that of this machine's network. */
  readonly address: string | undefined;
  /** The relay by which phones reach the room. */
  readonly relay: URL | undefined;
  readonly launcher: Launcher | undefined;
  /** Says a line to the person who started the program. */
  readonly tell: (line: string) => void;
};

export type ClassServer = {
  /** The teacher's link, with the secret. */
  readonly teacher: string;
  /** What phones open. */
  readonly phones: string;
  readonly students: number;
  close(): Promise<void>;
};

/** In milliseconds: so often at most the room sends what is new. */
const moment = 40;

/** A random text of 128 bits. */
const token = (): string => randomBytes(16).toString('base64url');

/** The room as it was kept, with its views made ready again; a view that cannot be is left out. */
async function roomOf(kept: KeptClassroom, desk: ReturnType<typeof deskHere>): Promise<Classroom> {
  const { secret, views, ...rest } = kept;
  const made = await Promise.all(
    views.map(async (view) => ({ view, ready: await desk.prepare(view.lesson) })),
  );
  return {
    ...rest,
    views: new Map(
      made.flatMap(({ view, ready }) =>
        ready.ok ? [[view.key, { ...view, ...ready.value, marks: new Map() }] as const] : [],
      ),
    ),
  };
}

/** Starts the program; rejects if the port is taken. */
export async function openClass(asked: ClassAsked): Promise<ClassServer> {
  const { lesson, keptIn, folders, launcher, tell } = asked;
  const kept = keptBefore(keptIn);
  const secret = kept?.secret || token();
  const desk = launcher ? deskInThread(launcher) : deskHere();
  const room = kept ? await roomOf(kept, desk) : emptyClassroom;
  const keeping = openKeeping(keptIn, secret, (why) => tell(`the room is not kept in ${keptIn}: ${why}`));
  let tried: number | undefined;
  let place = { address: '', link: '' };
  let relay: RelayClient | undefined;
  const around = (): Pick<ClassState, 'address' | 'link' | 'relay' | 'tried'> => ({
    ...place,
    relay: relay?.state() ?? { is: 'none', says: '' },
    tried,
  });

  const host = openHost(
    {
      desk,
      keep: (now) => keeping.keep(now),
      lesson,
      token,
      word: () => randomBytes(4).readUInt32LE(),
      now: () => performance.now(),
      soon: (then) => setTimeout(then, moment),
      around,
    },
    room,
  );
  const server = createServer((request, response) => {
    if (request.url === '/' && !isThisMachine(request.socket.remoteAddress ?? '')) {
      tried = Date.now();
      host.tellAll();
    }
    serveFile(folders, request, response);
  });
  const sockets = openSockets(server, { host, secret });
  const port = await listening(server, asked.port);
  const name = asked.address ?? addressesHere()[0] ?? 'localhost';
  const address = `${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
  place = { address, link: `http://${address}/` };
  if (asked.relay) {
    relay = await joinRelay(asked.relay, host, () => host.tellAll());
    place = { address: relay.address, link: relay.link };
  }
  return {
    teacher: `http://localhost:${port}/editor/#class=${secret}`,
    phones: place.link,
    students: room.students.size,
    async close() {
      host.close();
      relay?.close();
      await sockets.close();
      await desk.close();
      server.close();
    },
  };
}
