/**
 * What the phones, the teacher's window and the room of a class say to each other, as plain data. The room is
 * the authority: it sends a phone what a student may see and nothing else, and takes from it a name and
 * answers. Every message from outside is read by `read-messages.ts` before anything looks at it.
 */
import type { AnswerVerdict, AskedPicture, AskedWay, ClassAnswer } from '../../engine/marking/index.ts';

/** Names of the events on the wire; each message from outside is acknowledged. */
export const classEvents = {
  /** From a phone: `EnterMessage`, acknowledged by `EnterReply` or `ClassRefusal`. */
  enter: 'enter',
  /** From a phone: `AnswerMessage`, acknowledged by `AnswerReply` or `ClassRefusal`. */
  answer: 'answer',
  /** From a phone: `RoundMessage`, acknowledged by `RoundReply` or `ClassRefusal`. */
  round: 'round',
  /** To a phone: `PhoneScene`, whole, whenever it is another one. */
  scene: 'scene',
  /** To a phone through a relay: the room does not know the student any more. */
  end: 'end',
  /** From the teacher's window: `TeacherAct`, acknowledged by `ClassReply` or `ClassRefusal`. */
  act: 'act',
  /** To the teacher's windows: `ClassNews`, whenever the class's state is another one. */
  news: 'news',
} as const;

/** Why a message is refused, for the person who sent it. */
export type ClassRefusal = { readonly ok: false; readonly says: string };
export type ClassReply = { readonly ok: true };

// What a phone says, and is answered.

/**
 * A student comes in; with the token of an earlier time the same student comes back. `fresh` is a random text
 * that becomes the token of a new student: a phone that was let in and did not hear of it says the same one
 * again, and is still one student.
 */
export type EnterMessage = { readonly name: string; readonly token?: string; readonly fresh?: string };
export type EnterReply = {
  readonly ok: true;
  /** Known to the phone and the room alone: it lets the phone come back as the same student. */
  readonly token: string;
  /** As the class knows the student: the name that was given, with a number where it was taken. */
  readonly name: string;
};

/**
 * An answer to a view. `count` rises with each answer of this phone to the view: an answer that comes twice,
 * or after a later one, changes nothing and is acknowledged.
 */
export type AnswerMessage = { readonly view: string; readonly count: number; readonly answer: ClassAnswer };
export type AnswerReply = { readonly ok: true; readonly count: number };

/** A choice in one of the rounds that a student plays against the computer; `round` is counted from 0. */
export type RoundMessage = { readonly view: string; readonly round: number; readonly choice: number };
export type RoundReply = {
  readonly ok: true;
  /** The place of what the computer had chosen before, among its choices. */
  readonly other: number;
  /** What the student got in this round, and in all rounds, exactly, as `-1` or `7/3`. */
  readonly gains: string;
  readonly total: string;
  readonly rounds: number;
};

// What a phone is sent.

export type PhoneView = {
  readonly key: string;
  /** Its number in the order in which the teacher opened views, from 1. */
  readonly number: number;
  readonly question: string;
  readonly picture: AskedPicture | undefined;
  readonly way: AskedWay;
  /** Whether answers are taken. */
  readonly open: boolean;
  /** What this student answered last, and its count. */
  readonly mine: { readonly answer: ClassAnswer; readonly count: number } | undefined;
  /** How the student's own answer is marked, once the teacher tells it. */
  readonly verdict: { readonly is: AnswerVerdict; readonly says: string } | undefined;
  /** What is right, once the teacher reveals it; then the picture has the value that was asked for. */
  readonly revealed: readonly string[] | undefined;
  /** The rounds that this student played, where rounds are played. */
  readonly played: { readonly rounds: number; readonly total: string } | undefined;
};

export type PhoneScene = {
  /** The views among which the student may go; the last one is that on the wall. */
  readonly views: readonly PhoneView[];
  /** The view that is on the wall; none before the first, or while the wall shows what is not asked. */
  readonly wall: string | undefined;
  /** Whether each student continues alone within the views, or all follow the wall. */
  readonly alone: boolean;
};

export const nothingAsked: PhoneScene = { views: [], wall: undefined, alone: false };

// What the teacher's window says, and is sent.

export type TeacherAct =
  /**
   * Puts a view on the wall: a lesson's file with this one view and its drawing, and the view's key in the
   * teacher's window. A view that was shown before keeps its answers. `among` are the keys of all views of
   * that window's lesson: in another browser the same lesson has other keys, and its views are known by what
   * they ask.
   */
  | {
      readonly act: 'show';
      readonly view: string;
      readonly lesson: string;
      readonly among?: readonly string[];
    }
  /** The wall shows what is not asked: the phones wait. */
  | { readonly act: 'wait' }
  /** The view takes answers again, or no more; from here on a view is named by its key in the room. */
  | { readonly act: 'open' | 'close'; readonly view: string }
  /** What the wall shows of the answers from now on. Telling closes the view; revealing tells it. */
  | { readonly act: 'tell'; readonly view: string; readonly shows: Shows }
  | { readonly act: 'pace'; readonly alone: boolean }
  /** Shows one answer on the wall, without its name, or none. */
  | { readonly act: 'point'; readonly view: string; readonly group: string | undefined }
  /** Names beside the groups on the wall. */
  | { readonly act: 'names'; readonly shown: boolean }
  /** Takes an answer away, or a student with all answers. */
  | { readonly act: 'drop'; readonly view: string; readonly student: string }
  | { readonly act: 'remove'; readonly student: string }
  /** Puts back what was taken away last. */
  | { readonly act: 'restore' }
  /** Forgets students and answers. */
  | { readonly act: 'forget' }
  /** The lesson that the room was started with, which is acknowledged by `LessonReply`. */
  | { readonly act: 'lesson' }
  /** The answers of all views as a table, which is acknowledged by `TableReply`. */
  | { readonly act: 'table' };

export type LessonReply = { readonly ok: true; readonly lesson: string | undefined };
export type TableReply = { readonly ok: true; readonly csv: string };

/** From nothing to all: no answers, how many gave which, which are right, and why with the values. */
export const everyShows = ['nothing', 'counts', 'marks', 'why'] as const;
export type Shows = (typeof everyShows)[number];

export type ClassStudent = {
  /** Names the student to the teacher; the token is not in it. */
  readonly id: string;
  readonly name: string;
  /** Whether the phone is connected now. */
  readonly here: boolean;
};

/** Equal answers, by their normal form. */
export type AnswerGroup = {
  readonly key: string;
  /** As it is printed: a value in its notation, the name of a choice, the words. */
  readonly text: string;
  /** Undefined while it is being marked. */
  readonly verdict: AnswerVerdict | undefined;
  /** Why it is not right or was not understood. */
  readonly says: string;
  /** Ids of the students. */
  readonly students: readonly string[];
  /** Of drawings: a picture, what its first node is worth, and the drawing as a document's file. */
  readonly drawing: { readonly svg: string; readonly worth: string; readonly document: string } | undefined;
};

export type ClassView = {
  /** What the phones and the acts call it, and the view's key in the teacher's window. */
  readonly key: string;
  readonly view: string;
  readonly number: number;
  readonly title: string;
  readonly question: string;
  readonly by: AskedWay['by'];
  readonly about: string;
  readonly open: boolean;
  readonly shows: Shows;
  readonly answered: number;
  /** How many of the first answers were right, and how many of the last. */
  readonly rightFirst: number;
  readonly rightLast: number;
  readonly groups: readonly AnswerGroup[];
  readonly pointed: string | undefined;
  /** Of rows and columns: the class's mixture and what it is worth. */
  readonly mixture: ClassMixture | undefined;
};

/** Exact numbers are texts, as `-1/3`. */
export type ClassMixture = {
  /** The names of the choices, and their shares in the same order. */
  readonly choices: readonly string[];
  readonly shares: readonly string[];
  /** What the mixture is sure of, against the best answer to it, and which answer that is. */
  readonly sure: string;
  readonly against: string;
  /** The value of the matrix. */
  readonly value: string;
  /** Of rounds against the computer: how many were played, and what a student got on average. */
  readonly rounds: number;
  readonly average: string | undefined;
};

export type ClassState = {
  /** What a phone types into its browser, and the whole link of the code. */
  readonly address: string;
  readonly link: string;
  /** Whether the network is reachable by a relay, and what hinders it. */
  readonly relay: { readonly is: 'none' | 'there' | 'lost'; readonly says: string };
  /** Why the room cannot be written to its file, so that it would be lost with the program; else empty. */
  readonly unkept: string;
  readonly students: readonly ClassStudent[];
  readonly views: readonly ClassView[];
  readonly wall: string | undefined;
  readonly alone: boolean;
  readonly names: boolean;
  /** Another window of the teacher is connected as well. */
  readonly windows: number;
  /** When another machine last asked for the phones' page, in milliseconds since 1970. */
  readonly tried: number | undefined;
};

/** The state with those of its views alone that are new since the last news, and the keys of all. */
export type ClassNews = Omit<ClassState, 'views'> & {
  readonly views: readonly ClassView[];
  readonly keys: readonly string[];
};

/** The state after news. Views that have not changed stay the same records. O(views). */
export function afterNews(before: ClassState | undefined, { keys, views, ...rest }: ClassNews): ClassState {
  const known = new Map([...(before?.views ?? []), ...views].map((view) => [view.key, view]));
  return { ...rest, views: keys.flatMap((key) => known.get(key) ?? []) };
}

// Bounds of what is sent from outside.

/** In bytes as JSON. */
export const mostAnswerBytes = 4_000;
export const mostNodesAnswered = 200;
export const mostArcsAnswered = 400;
export const mostNameLetters = 24;
export const mostTextLetters = 500;
/** Messages of one phone in a second; more are refused. */
export const mostMessagesASecond = 5;
export const mostStudents = 500;
