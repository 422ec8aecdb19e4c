/**
 * A room on a real server with real connections, for tests: a folder of its own, a lesson, phones, a
 * teacher.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import {
  afterNews,
  type ClassNews,
  type ClassState,
  classEvents,
  type PhoneScene,
} from '../../app/class/protocol.ts';
import { type ClassServer, openClass } from '../../app/cli/class/class-server.ts';

/** ↑ at `b`, whose value is hidden; the question and the picture do not give it away. */
export const upLesson = JSON.stringify({
  format: 'grundy-lesson',
  version: 1,
  title: 'A title for the teacher: upward',
  drawings: {
    up: {
      format: 'grundy',
      version: 1,
      nodes: [
        { id: 'b', x: 0, y: 0 },
        { id: 's', x: 80, y: 0 },
        { id: 'z', x: 160, y: 0 },
      ],
      edges: [
        { from: 'b', to: 'z', player: 'left' },
        { from: 'b', to: 's', player: 'right' },
        { from: 's', to: 'z', player: 'either' },
      ],
    },
  },
  views: [
    {
      title: 'The first infinitesimal',
      drawing: 'up',
      hidden: { all: false, except: ['b'] },
      question: 'What is b worth?',
      note: 'The note is for the teacher.',
      answers: ['b = ↑'],
    },
  ],
});

export type SocketOfPhone = {
  readonly socket: Socket;
  /** All that it was sent, as JSON. */
  readonly bytes: string[];
  scene(): PhoneScene | undefined;
  ask(
    event: string,
    message: unknown,
  ): Promise<{
    readonly ok: boolean;
    readonly says?: string;
    readonly token?: string;
    readonly name?: string;
    readonly count?: number;
  }>;
};

export async function openTestClass() {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-class-'));
  const pages = { phone: join(folder, 'phone'), editor: join(folder, 'editor') };
  for (const each of Object.values(pages)) {
    mkdirSync(each);
    writeFileSync(join(each, 'index.html'), '<!doctype html><title>page</title>');
  }
  const said: string[] = [];
  const open = (relay?: URL): Promise<ClassServer> =>
    openClass({
      lesson: upLesson,
      keptIn: join(folder, 'lesson.class.json'),
      folders: pages,
      port: 0,
      address: undefined,
      relay,
      launcher: undefined,
      tell: (line) => said.push(line),
    });
  let server = await open();
  const sockets = new Set<Socket>();
  const origin = (): string => new URL(server.teacher).origin;
  const secret = (): string => server.teacher.split('#class=')[1];

  const connected = (path: string, options: object, to = origin()): Socket => {
    const socket = io(to, {
      path,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...options,
    });
    sockets.add(socket);
    return socket;
  };

  return {
    folder,
    pages,
    origin,
    secret,
    said,
    connected,
    server: () => server,
    /** Opens another room that would be kept in the same file. */
    openSecond: () => open(),
    phone(options: object = {}): SocketOfPhone {
      const socket = connected('/socket.io', options);
      const bytes: string[] = [];
      let scene: PhoneScene | undefined;
      socket.onAny((event, message) => {
        bytes.push(JSON.stringify(message));
        if (event === classEvents.scene) scene = message;
      });
      return {
        socket,
        bytes,
        scene: () => scene,
        async ask(event, message) {
          const reply = await socket.timeout(600_000).emitWithAck(event, message);
          bytes.push(JSON.stringify(reply));
          return reply;
        },
      };
    },
    teacher() {
      const socket = connected('/teacher/socket.io', { query: { secret: secret() } });
      let state: ClassState | undefined;
      socket.on(classEvents.news, (news: ClassNews) => {
        state = afterNews(state, news);
      });
      return {
        socket,
        state: () => state,
        act: (act: unknown) => socket.timeout(600_000).emitWithAck(classEvents.act, act),
      };
    },
    /** Ends the program and starts it again, at another port. */
    async restart(relay?: URL): Promise<void> {
      await server.close();
      server = await open(relay);
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestClass = Awaited<ReturnType<typeof openTestClass>>;
