/**
 * The teacher's end of the connection to the room. Acts arrive in their order: one that the room has not
 * acknowledged, as while the connection is lost, is sent again until it is.
 */
import { io, type Socket } from 'socket.io-client';
import type {
  ClassNews,
  ClassRefusal,
  ClassReply,
  LessonReply,
  TableReply,
  TeacherAct,
} from '../class/protocol.ts';
import { classEvents } from '../class/protocol.ts';
import { hearRoom, setActsWaiting, setRoomLink } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';

type ActReply = ClassReply | LessonReply | TableReply | ClassRefusal;

/** How acts reach the room. */
export type RoomLine = { act(act: TeacherAct): Promise<ActReply>; end(): void };

const line = held<RoomLine | undefined>(
  () => undefined,
  (last) => last?.end(),
);

/** From now on acts go through this line. */
export function takeLine(next: RoomLine): void {
  line.now?.end();
  line.now = next;
}

/** Asks the room for something; the reply comes once the room is there. */
export async function askRoom(act: TeacherAct): Promise<ActReply> {
  if (!line.now) return { ok: false, says: '' };
  setActsWaiting((editor().room?.waiting ?? 0) + 1);
  try {
    return await line.now.act(act);
  } finally {
    setActsWaiting(Math.max(0, (editor().room?.waiting ?? 1) - 1));
  }
}

/** In milliseconds: a view of a large game takes a while to be made ready. */
const acknowledgedWithin = 40_000;
/** In milliseconds. */
const againAfter = 1_000;
const forbidden = 403;

/** Connects to the room that serves this page. */
export function openLine(secret: string): RoomLine {
  const socket: Socket = io({
    path: '/teacher/socket.io',
    query: { secret },
    ackTimeout: acknowledgedWithin,
    retries: Number.POSITIVE_INFINITY,
    reconnectionDelay: againAfter,
    reconnectionDelayMax: 3 * againAfter,
  });
  socket.on('connect', () => setRoomLink('there'));
  socket.on(classEvents.news, (news: ClassNews) => hearRoom(news));
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    setRoomLink('lost');
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), againAfter);
  });
  socket.on('connect_error', (error) => {
    const isRefused = (error as { readonly description?: unknown }).description === forbidden;
    setRoomLink(isRefused ? 'refused' : 'lost');
    if (isRefused) socket.disconnect();
  });
  return {
    act: (act) => socket.emitWithAck(classEvents.act, act) as Promise<ActReply>,
    end: () => socket.disconnect(),
  };
}
