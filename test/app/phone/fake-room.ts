/**
 * A room in memory with one phone: it takes answers as the protocol says, and a test decides when the
 * connection is lost, which acknowledgements are lost, and what is refused.
 */
import type { AnswerMessage, EnterMessage, PhoneScene, RoundMessage } from '../../../app/class/protocol.ts';
import type { ClassLink, LinkState } from '../../../app/phone/link.ts';

export type FakeRoom = ReturnType<typeof fakeRoom>;

export function fakeRoom() {
  const received: string[] = [];
  const answers = new Map<string, AnswerMessage>();
  /** How often an answer took the place of an earlier one. */
  let taken = 0;
  let take: (state: LinkState) => void = () => {};
  let show: (scene: PhoneScene) => void = () => {};
  let isHere = false;
  const room = {
    received,
    answers,
    taken: () => taken,
    /** The next messages of these kinds arrive, and their acknowledgements do not. */
    deafTo: new Set<'enter' | 'answer' | 'round'>(),
    /** Why the phone is not let in, and why its answers are not taken. */
    refusesToEnter: undefined as string | undefined,
    refusesAnswers: undefined as string | undefined,
    token: 'token-1',
    /** The fresh tokens that phones said, and how many this phone made. */
    fresh: [] as (string | undefined)[],
    made: 0,
    /** How often the phone gave the connection up. */
    again: 0,
    connect() {
      isHere = true;
      take('here');
    },
    lose() {
      isHere = false;
      take('lost');
    },
    end() {
      isHere = false;
      take('ended');
    },
    send: (scene: PhoneScene) => show(scene),
  };
  const acknowledged = <T>(kind: 'enter' | 'answer' | 'round', reply: T): Promise<T> =>
    room.deafTo.delete(kind) ? Promise.reject(new Error('no answer')) : Promise.resolve(reply);
  const link: ClassLink = {
    room: '/',
    enter(message: EnterMessage) {
      received.push(`enter ${message.name} ${message.token ?? 'without a token'}`);
      room.fresh.push(message.fresh);
      if (!isHere) return Promise.reject(new Error('not connected'));
      if (room.refusesToEnter !== undefined) return Promise.resolve({ ok: false, says: room.refusesToEnter });
      return acknowledged('enter', { ok: true, token: room.token, name: message.name } as const);
    },
    answer(message) {
      if (!isHere) return Promise.reject(new Error('not connected'));
      received.push(`answer ${message.view} ${message.count} ${JSON.stringify(message.answer)}`);
      if (room.refusesAnswers !== undefined) return Promise.resolve({ ok: false, says: room.refusesAnswers });
      if (message.count > (answers.get(message.view)?.count ?? 0)) {
        answers.set(message.view, message);
        taken++;
      }
      return acknowledged('answer', { ok: true, count: message.count } as const);
    },
    round(message: RoundMessage) {
      received.push(`round ${message.view} ${message.round} ${message.choice}`);
      const rounds = message.round + 1;
      return acknowledged('round', {
        ok: true,
        other: 1,
        gains: '2',
        total: `${2 * rounds}`,
        rounds,
      } as const);
    },
    onScene: (to) => {
      show = to;
    },
    onState: (to) => {
      take = to;
    },
    open: () => {},
    again: () => {
      room.again++;
      room.lose();
    },
    close: () => {},
  };
  return { ...room, room, link };
}
