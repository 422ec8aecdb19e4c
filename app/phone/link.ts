/**
 * The connection of a phone to its room. The page knows no more of it than `ClassLink`; here is the one over
 * Socket.IO, to the server that served the page.
 */
import { io } from 'socket.io-client';
import {
  type AnswerMessage,
  type AnswerReply,
  type ClassRefusal,
  classEvents,
  type EnterMessage,
  type EnterReply,
  type PhoneScene,
  type RoundMessage,
  type RoundReply,
} from '../class/protocol.ts';

/** `ended`: the room itself has ended the connection, since it does not know the student any more. */
export type LinkState = 'connecting' | 'here' | 'lost' | 'ended';

/**
 * A message is answered by the room, or its promise is rejected because no answer came: then nobody knows
 * whether it arrived, and it is sent again after the next connection.
 */
export type ClassLink = {
  /** Names the room, for what the phone saves. */
  readonly room: string;
  enter(message: EnterMessage): Promise<EnterReply | ClassRefusal>;
  answer(message: AnswerMessage): Promise<AnswerReply | ClassRefusal>;
  round(message: RoundMessage): Promise<RoundReply | ClassRefusal>;
  onScene(take: (scene: PhoneScene) => void): void;
  onState(take: (state: LinkState) => void): void;
  /** Begins to connect; what is given to `onScene` and `onState` is called from then on. */
  open(): void;
  /** Connects anew immediately: the present connection no longer answers. */
  again(): void;
  close(): void;
};

/** Where a page at this address finds its room: `./socket.io` beside the page. */
export const socketPath = (page: string): string => new URL('./socket.io', page).pathname;

/**
 * In milliseconds: how long an answer is waited for, and how long the phone waits before it comes back to a
 * room that has ended the connection itself.
 */
const usualWaits = { answer: 5000, ended: 3000 };

/** The connection of the page at an address, as `http://192.168.1.5:8080/phone/`. */
export function socketLink(page: string, waits = usualWaits): ClassLink {
  const { origin, pathname, search } = new URL(page);
  const socket = io(origin, {
    path: socketPath(page),
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
    timeout: 10_000,
  });
  const ask = <Reply>(event: string, message: unknown): Promise<Reply> =>
    socket.timeout(waits.answer).emitWithAck(event, message);
  return {
    room: pathname + search,
    enter: (message) => ask(classEvents.enter, message),
    answer: (message) => ask(classEvents.answer, message),
    round: (message) => ask(classEvents.round, message),
    onScene: (take) => {
      socket.on(classEvents.scene, take);
    },
    onState: (take) => {
      socket.on('connect', () => take('here'));
      socket.on('disconnect', (why) => {
        const isEnded = why === 'io server disconnect';
        take(isEnded ? 'ended' : 'lost');
        // A server that ends the connection itself is not tried again by the library.
        if (isEnded) setTimeout(() => socket.connect(), waits.ended);
      });
      socket.on('connect_error', () => take('lost'));
    },
    open: () => {
      socket.connect();
    },
    again: () => {
      socket.disconnect().connect();
    },
    close: () => {
      socket.disconnect();
    },
  };
}
