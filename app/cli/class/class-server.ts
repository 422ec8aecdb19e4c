/** The program on the teacher's machine: it serves the pages, keeps the room, and lets answers be marked. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type AskedView, type Classroom, emptyClassroom } from '../../class/classroom.ts';
import { openHost } from '../../class/host.ts';
import type { KeptClassroom } from '../../class/kept-classroom.ts';
import type { ClassState } from '../../class/protocol.ts';
import type { Launcher } from '../command.ts';
import { addressesHere, isThisMachine } from './addresses.ts';
import { deskHere, deskInThread } from './desk.ts';
import { keepAside, keptBefore, openKeeping, takeKeptFile } from './keeping.ts';
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

/**
 * The room as it was kept, with its views made ready again, one after the other: together they would wait
 * longer for each other than any may take. A view that cannot be is left out, and named to `lost`.
 */
async function roomOf(
  { secret: _, views, ...rest }: KeptClassroom,
  desk: ReturnType<typeof deskHere>,
  lost: (title: string) => void,
): Promise<Classroom> {
  const made = new Map<string, AskedView>();
  for (const view of views) {
    const ready = await desk.prepare(view.lesson);
    if (ready.ok) made.set(view.key, { ...view, ...ready.value, marks: new Map() });
    else lost(view.title);
  }
  return { ...emptyClassroom, ...rest, views: made };
}

/** Starts the program; rejects if the port is taken, or another process keeps the room. */
export async function openClass(asked: ClassAsked): Promise<ClassServer> {
  const giveBack = takeKeptFile(asked.keptIn);
  try {
    return await openTaken(asked, giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function openTaken(asked: ClassAsked, giveBack: () => void): Promise<ClassServer> {
  const { lesson, keptIn, folders, launcher, tell } = asked;
  const kept = keptBefore(keptIn, tell);
  const secret = kept?.secret || token();
  const desk = launcher ? deskInThread(launcher) : deskHere();
  const lost: string[] = [];
  const room = kept ? await roomOf(kept, desk, (title) => lost.push(title)) : emptyClassroom;
  if (lost.length > 0)
    tell(
      `the room continues without the answers to ${lost.map((title) => `“${title}”`).join(', ')}, which cannot be made ready; ${keepAside(keptIn)} keeps them`,
    );
  let unkept = '';
  const keeping = openKeeping(keptIn, secret, (why) => {
    unkept = why;
    tell(why === '' ? `the room is kept in ${keptIn} again` : `the room is not kept in ${keptIn}: ${why}`);
    host.tellAll();
  });
  let tried: number | undefined;
  let place = { address: '', link: '' };
  let relay: RelayClient | undefined;
  const around = (): Pick<ClassState, 'address' | 'link' | 'relay' | 'unkept' | 'tried'> => ({
    ...place,
    relay: relay?.state() ?? { is: 'none', says: '' },
    unkept,
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
    relay = await joinRelay(asked.relay, secret, host, () => host.tellAll());
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
      giveBack();
    },
  };
}
