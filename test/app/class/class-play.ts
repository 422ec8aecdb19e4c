/**
 * A class without a network: a host with a desk that knows one right answer, phones and a teacher's window
 * that write down every byte they are sent. A room can be killed and started again from what was kept.
 */

import { emptyClassroom } from '../../../app/class/classroom.ts';
import { type ClassHost, type MarkingDesk, openHost } from '../../../app/class/host.ts';
import { readKept, writeKept } from '../../../app/class/kept-classroom.ts';
import {
  type AnswerReply,
  afterNews,
  type ClassRefusal,
  type ClassState,
  type EnterReply,
  nothingAsked,
  type PhoneScene,
  type TeacherAct,
} from '../../../app/class/protocol.ts';
import { emptyDocument } from '../../../engine/document/index.ts';
import { plainView } from '../../../engine/lesson/index.ts';
import type { ClassAnswer, MarkedAnswer, PreparedView } from '../../../engine/marking/index.ts';

/** A view as a lesson’s text; `secret` is what is right, and what only the room may know. */
export const lessonOf = (question: string, secret: string): string => JSON.stringify({ question, secret });

function preparedOf(lesson: string): PreparedView {
  const { question, secret } = JSON.parse(lesson);
  return {
    question,
    picture: { svg: `<svg>${question}</svg>`, width: 10, height: 10, says: question },
    way: { by: 'value', about: 'b', keys: ['0', '∗'] },
    revealed: [`b = ${secret}`],
    revealedPicture: { svg: `<svg>${question} ${secret}</svg>`, width: 10, height: 10, says: secret },
    marking: {
      view: plainView(secret),
      document: emptyDocument,
      way: { by: 'value' },
      rightChoices: undefined,
      round: undefined,
    },
  };
}

/** Marks by the letters of the answer, and keeps the texts that it was asked to mark. */
export function fakeDesk(): MarkingDesk & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    prepare: async (lesson) => {
      const prepared = preparedOf(lesson);
      return { ok: true, value: { title: prepared.marking.view.title, prepared } };
    },
    mark: async (lesson, answer): Promise<MarkedAnswer> => {
      const text = 'text' in answer ? answer.text : JSON.stringify(answer);
      asked.push(text);
      const { secret } = JSON.parse(lesson);
      const verdict = text === secret ? 'right' : 'wrong';
      return { verdict, key: text, text, says: `It is ${secret}.`, drawing: undefined };
    },
  };
}

export type PlayedPhone = {
  readonly name: string;
  /** All that was sent to it, as JSON. */
  readonly bytes: string[];
  scene: PhoneScene;
  token: string | undefined;
  /** What it says until it hears that it is in, and whether the next reply to that is lost. */
  fresh: string;
  isDeaf: boolean;
  /** Its line to the room, while it is connected. */
  line: ReturnType<ClassHost['phone']> | undefined;
};

/** Lets everything happen that was begun: messages, marks, and what is sent soon. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

export function openPlay(desk: MarkingDesk = fakeDesk()) {
  let kept = writeKept(emptyClassroom, 'secret of the link');
  let [tokens, clock, made] = [0, 0, 0];
  let waiting: (() => void)[] = [];
  let state: ClassState | undefined;
  let host = start();
  let window = host.teacher({ send: hear });

  function hear(news: Parameters<typeof afterNews>[1]): void {
    state = afterNews(state, JSON.parse(JSON.stringify(news)));
  }

  function start(room = emptyClassroom): ClassHost {
    return openHost(
      {
        desk,
        keep: async (now) => {
          kept = writeKept(now, 'secret of the link');
        },
        lesson: undefined,
        token: () => `token ${++tokens}`,
        word: () => 0,
        now: () => (clock += 1000),
        soon: (then) => waiting.push(then),
        around: () => ({
          address: 'here',
          link: 'http://here/',
          relay: { is: 'none', says: '' },
          unkept: '',
          tried: undefined,
        }),
      },
      room,
    );
  }

  const freshToken = (): string => `a-token-of-the-phone-${String(++made).padStart(3, '0')}`;

  /** What is sent soon is sent now. */
  async function rest(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) {
      await settled();
      const now = waiting;
      waiting = [];
      for (const then of now) then();
    }
  }

  return {
    rest,
    state: (): ClassState | undefined => state,
    room: () => host.room(),
    kept: (): string => kept,
    act: (act: TeacherAct) => window.act(act),

    phone: (name: string): PlayedPhone => ({
      name,
      bytes: [],
      scene: nothingAsked,
      token: undefined,
      fresh: freshToken(),
      isDeaf: false,
      line: undefined,
    }),

    connect(phone: PlayedPhone, from = '10.0.0.1'): void {
      phone.line?.gone();
      phone.scene = nothingAsked;
      phone.line = host.phone({
        from,
        send: (scene) => {
          const bytes = JSON.stringify(scene);
          phone.bytes.push(bytes);
          phone.scene = JSON.parse(bytes);
        },
        end: () => {
          phone.line = undefined;
        },
      });
    },

    async enter(phone: PlayedPhone): Promise<EnterReply | ClassRefusal | undefined> {
      const { name, token, fresh, isDeaf } = phone;
      const reply = await phone.line?.enter({ name, fresh, ...(token && { token }) });
      phone.isDeaf = false;
      if (isDeaf) return undefined;
      if (reply?.ok) {
        phone.token = reply.token;
        phone.fresh = freshToken();
      }
      if (reply) phone.bytes.push(JSON.stringify(reply));
      return reply;
    },

    async answer(
      phone: PlayedPhone,
      view: string,
      count: number,
      answer: ClassAnswer,
    ): Promise<AnswerReply | ClassRefusal | undefined> {
      const reply = await phone.line?.answer({ view, count, answer });
      if (reply) phone.bytes.push(JSON.stringify(reply));
      // As the phones' page does: what was taken is the own answer.
      if (reply?.ok && reply.count === count) {
        const views = phone.scene.views.map((each) =>
          each.key === view && count > (each.mine?.count ?? -1) ? { ...each, mine: { answer, count } } : each,
        );
        phone.scene = { ...phone.scene, views };
      }
      return reply;
    },

    /** The program is killed and started again; every phone and window has lost its connection. */
    restart(phones: readonly PlayedPhone[]): void {
      for (const phone of phones) phone.line = undefined;
      host.close();
      waiting = [];
      const before = readKept(kept);
      if (!before) throw new Error('What was kept cannot be read.');
      const { secret: _, views, ...room } = before;
      const ready = views.map((view) => {
        const prepared = preparedOf(view.lesson);
        return [view.key, { ...view, prepared, marks: new Map<string, MarkedAnswer>() }] as const;
      });
      host = start({ ...emptyClassroom, ...room, views: new Map(ready) });
      state = undefined;
      window = host.teacher({ send: hear });
    },
  };
}

export type Play = ReturnType<typeof openPlay>;
