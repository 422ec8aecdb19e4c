/**
 * Keeps a room going: takes the messages of phones and of the teacher's windows, lets the answers be marked,
 * one after the other, and sends everybody what is new. It knows no network, no files and no clock: all of
 * them are given to it.
 */
import {
  averageOfGains,
  type ClassAnswer,
  type MarkedAnswer,
  mixtureOf,
  type PreparedView,
  playRound,
  sumOfGains,
} from '../../engine/marking/index.ts';
import type { Result } from '../../engine/result.ts';
import { stateOf } from './class-state.ts';
import { tableOfClass } from './class-table.ts';
import {
  type AskedView,
  acted,
  type Classroom,
  enterRoom,
  keepMark,
  showView,
  takeAnswer,
  takeRound,
} from './classroom.ts';
import { nextToMark } from './marking-queue.ts';
import { phoneScene } from './phone-scene.ts';
import {
  type AnswerReply,
  type ClassNews,
  type ClassRefusal,
  type ClassReply,
  type ClassState,
  type ClassView,
  type EnterReply,
  type LessonReply,
  mostMessagesASecond,
  nothingAsked,
  type PhoneScene,
  type RoundReply,
  type TableReply,
  type TeacherAct,
} from './protocol.ts';
import { type Allowance, openAllowance } from './rate.ts';
import { readAct, readAnswerMessage, readEnter, readRound } from './read-messages.ts';

/** Makes views ready and marks answers, one after the other. */
export type MarkingDesk = {
  prepare(lesson: string): Promise<Result<{ readonly title: string; readonly prepared: PreparedView }>>;
  mark(lesson: string, answer: ClassAnswer): Promise<MarkedAnswer>;
};

export type HostParts = {
  readonly desk: MarkingDesk;
  /** Writes the room down; resolves when it is written. */
  readonly keep: (room: Classroom) => Promise<void>;
  /** The lesson that the room was started with. */
  readonly lesson: string | undefined;
  /** A text that nobody guesses, and a random number of 32 bits. */
  readonly token: () => string;
  readonly word: () => number;
  /** In milliseconds; never runs back. */
  readonly now: () => number;
  /** Calls back after a moment, in which more may happen. */
  readonly soon: (then: () => void) => void;
  /** What of the class's state the host does not know. */
  readonly around: () => Pick<ClassState, 'address' | 'link' | 'relay' | 'unkept' | 'tried'>;
};

/** The room's end of a phone's connection. */
export type PhoneLine = {
  /** The address that the phone has in the network. */
  readonly from: string;
  send(scene: PhoneScene): void;
  /** Ends the connection: the phone's page comes in anew. */
  end(): void;
};

export type TeacherLine = { send(news: ClassNews): void };

type Phone = {
  readonly line: PhoneLine;
  readonly allowance: Allowance;
  student: string | undefined;
  sent: PhoneScene;
};

type ShowAct = Extract<TeacherAct, { readonly act: 'show' }>;

type Window = { readonly line: TeacherLine; sent: ReadonlyMap<string, ClassView>; last: string };

/** Messages of one phone that are refused before its connection is ended, so that replies cost no more. */
const mostRefused = 1_000;

const unread: ClassRefusal = { ok: false, says: 'The room does not understand this message.' };
const tooFast: ClassRefusal = { ok: false, says: 'These are too many messages; wait a second.' };
const notIn: ClassRefusal = { ok: false, says: 'Give a name first.' };

/** Whether a phone that has one scene needs the other. Pictures and ways are compared by their records. */
function isSameScene(a: PhoneScene, b: PhoneScene): boolean {
  const isSame = (i: number): boolean => {
    const { picture, way, ...one } = a.views[i];
    const { picture: otherPicture, way: otherWay, ...other } = b.views[i];
    return picture === otherPicture && way === otherWay && JSON.stringify(one) === JSON.stringify(other);
  };
  return (
    a.wall === b.wall &&
    a.alone === b.alone &&
    a.views.length === b.views.length &&
    a.views.every((_, i) => isSame(i))
  );
}

/** What a phone knows after its own message about a view: of the rest, it knows what it was sent. */
const withOwn = (sent: PhoneScene, now: PhoneScene, key: string): PhoneScene => ({
  ...sent,
  views: sent.views.map((view) => {
    const own = view.key === key ? now.views.find((each) => each.key === key) : undefined;
    return own ? { ...view, mine: own.mine, played: own.played } : view;
  }),
});

const mixtureOfView = ({ prepared }: AskedView, counts: readonly number[]) => mixtureOf(prepared, counts);

/** Opens the host of a room, which may have been written down before. */
export function openHost(parts: HostParts, before: Classroom) {
  const { desk, keep, token, word, now, soon, around } = parts;
  let room = before;
  const phones = new Set<Phone>();
  const windows = new Set<Window>();
  const turns = new Map<string, number>();
  let [turn, isMarking, waits, ended] = [0, false, false, false];
  /** How often a teacher has said what is to be on the wall. */
  let saidOfWall = 0;

  const here = (): ReadonlySet<string> =>
    new Set([...phones].flatMap(({ student }) => (student === undefined ? [] : [student])));

  const sceneFor = ({ student }: Phone): PhoneScene =>
    student === undefined ? nothingAsked : phoneScene(room, student, sumOfGains);

  function tellPhone(phone: Phone): void {
    const scene = sceneFor(phone);
    if (isSameScene(phone.sent, scene)) return;
    phone.sent = scene;
    phone.line.send(scene);
  }

  function tellWindow(window: Window): void {
    const found = stateOf(room, { here: here(), mixture: mixtureOfView, average: averageOfGains });
    const { views, ...rest } = { ...found, ...around(), windows: windows.size };
    const changed = views.filter((view) => window.sent.get(view.key) !== view);
    const frame = JSON.stringify([rest, views.map(({ key }) => key)]);
    if (changed.length === 0 && frame === window.last) return;
    window.sent = new Map(views.map((view) => [view.key, view]));
    window.last = frame;
    window.line.send({ ...rest, views: changed, keys: views.map(({ key }) => key) });
  }

  /** Sends what is new to everybody, soon. */
  function tellAll(): void {
    if (waits || ended) return;
    waits = true;
    soon(() => {
      waits = false;
      if (ended) return;
      for (const phone of phones) {
        // The phone of a student who was removed is disconnected, and its page asks for a name again.
        if (phone.student !== undefined && !room.students.has(phone.student)) {
          phone.student = undefined;
          phone.line.end();
        } else tellPhone(phone);
      }
      for (const window of windows) tellWindow(window);
    });
  }

  function change(next: Classroom): void {
    if (next === room) return;
    room = next;
    tellAll();
    void markOn();
  }

  /** Marks answers until all are marked. */
  async function markOn(): Promise<void> {
    if (isMarking) return;
    isMarking = true;
    for (let next = nextToMark(room, turns); next && !ended; next = nextToMark(room, turns)) {
      turns.set(next.student, ++turn);
      const { key, answer } = next;
      const lesson = room.views.get(key)?.lesson ?? '';
      const marked = await desk.mark(lesson, answer);
      if (room.views.get(key)?.lesson !== lesson) continue;
      room = keepMark(room, key, answer, marked);
      tellAll();
    }
    isMarking = false;
  }

  async function show({ view, lesson, among }: ShowAct): Promise<ClassReply | ClassRefusal> {
    const said = ++saidOfWall;
    const made = await desk.prepare(lesson);
    if (!made.ok)
      return { ok: false, says: made.problems.map(({ place, says }) => `${place} ${says}`).join('; ') };
    const shown = showView(room, { view, lesson, among, ...made.value });
    // While it was made ready, something else may have been put on the wall.
    change(said === saidOfWall ? shown : { ...shown, wall: room.wall });
    await keep(room);
    return { ok: true };
  }

  // A room that was kept has answers whose marks were not.
  void markOn();

  return {
    /** The room as it is now. */
    room: (): Classroom => room,
    tellAll,

    /** A phone is connected. Any message of it is read here. */
    phone(line: PhoneLine) {
      const phone: Phone = {
        line,
        allowance: openAllowance(mostMessagesASecond),
        student: undefined,
        sent: nothingAsked,
      };
      phones.add(phone);
      const refusals = openAllowance(mostMessagesASecond, mostRefused);
      const isAllowed = (): boolean => {
        const at = now();
        if (phone.allowance.spend(at)) return true;
        if (!refusals.spend(at)) line.end();
        return false;
      };
      return {
        async enter(sent: unknown): Promise<EnterReply | ClassRefusal> {
          if (!isAllowed()) return tooFast;
          const message = readEnter(sent);
          if (!message) return { ok: false, says: 'A name of one to 24 letters is needed.' };
          const { now: next, reply } = enterRoom(room, message, { token: token(), from: line.from });
          if (!reply.ok) return reply;
          phone.student = reply.student.id;
          // What it was sent before may have been lost.
          phone.sent = nothingAsked;
          change(next);
          await keep(room);
          tellAll();
          return { ok: true, token: reply.student.token, name: reply.student.name };
        },
        async answer(sent: unknown): Promise<AnswerReply | ClassRefusal> {
          if (!isAllowed()) return tooFast;
          if (phone.student === undefined) return notIn;
          const message = readAnswerMessage(sent);
          if (!message) return unread;
          const { now: next, reply } = takeAnswer(room, phone.student, message);
          if (next !== room) {
            change(next);
            // The phone knows its own answer: it is not sent to it again.
            phone.sent = withOwn(phone.sent, sceneFor(phone), message.view);
          }
          // Also an answer that came before may not be on the disk yet.
          if (reply.ok) await keep(room);
          return reply;
        },
        async round(sent: unknown): Promise<RoundReply | ClassRefusal> {
          if (!isAllowed()) return tooFast;
          if (phone.student === undefined) return notIn;
          const message = readRound(sent);
          if (!message) return unread;
          const prepared = room.views.get(message.view)?.prepared;
          const { now: next, reply } = takeRound(
            room,
            phone.student,
            message,
            (choice) => prepared && playRound(prepared, choice, word()),
          );
          if (!reply.ok) return reply;
          if (next !== room) {
            change(next);
            phone.sent = withOwn(phone.sent, sceneFor(phone), message.view);
          }
          await keep(room);
          const { rounds, at } = reply;
          const { other, gains } = rounds[at];
          const total = sumOfGains(rounds.map((each) => each.gains));
          return { ok: true, other, gains, total, rounds: rounds.length };
        },
        gone(): void {
          phones.delete(phone);
          tellAll();
        },
      };
    },

    /** A window of the teacher is connected, which has shown that it knows the secret. */
    teacher(line: TeacherLine) {
      const window: Window = { line, sent: new Map(), last: '' };
      windows.add(window);
      tellAll();
      return {
        async act(sent: unknown): Promise<ClassReply | LessonReply | TableReply | ClassRefusal> {
          const act = readAct(sent);
          if (!act) return unread;
          if (act.act === 'show') return show(act);
          if (act.act === 'lesson') return { ok: true, lesson: parts.lesson };
          if (act.act === 'wait') saidOfWall++;
          if (act.act === 'table') return { ok: true, csv: tableOfClass(room) };
          change(acted(room, act));
          await keep(room);
          return { ok: true };
        },
        gone(): void {
          windows.delete(window);
          tellAll();
        },
      };
    },

    close(): void {
      ended = true;
    },
  };
}

export type ClassHost = ReturnType<typeof openHost>;
