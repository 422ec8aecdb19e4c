/**
 * What a phone remembers of its answers, as plain data: what is being written, what waits to be sent, and
 * what the room has acknowledged. It is saved, so a phone that sleeps or reloads continues with it.
 */

import type { ClassAnswer } from '../../engine/marking/index.ts';
import type { AnswerMessage, PhoneScene, PhoneView } from '../class/protocol.ts';
import { mostAnswerBytes, mostArcsAnswered, mostNodesAnswered } from '../class/protocol.ts';

type CountedAnswer = { readonly answer: ClassAnswer; readonly count: number };

/** A round that was played, by the places of the choices. */
export type RoundPlayed = { readonly choice: number; readonly other: number; readonly gains: string };

export type ViewNotes = {
  /** What is asked: a view of the same key that asks something else is another view. */
  readonly asks: string;
  /** What is chosen or written now. */
  readonly draft?: ClassAnswer;
  /** What is to be sent until it is acknowledged. */
  readonly unsent?: CountedAnswer;
  /** What was acknowledged after the last scene. */
  readonly acknowledged?: CountedAnswer;
  /** Why the room did not take the last answer. */
  readonly refused?: string;
  /** The rounds that this phone knows, by their numbers. */
  readonly rounds?: Readonly<Record<number, RoundPlayed>>;
};

export type PhoneNotes = {
  readonly name: string;
  readonly token?: string;
  /** What is said to the room when the phone comes in as a new student, until the room has answered. */
  readonly fresh?: string;
  /** The token that the room forgot: it is known again if the teacher takes the removal back. */
  readonly was?: string;
  /** By the keys of views. */
  readonly views: Readonly<Record<string, ViewNotes>>;
};

export const noNotes: PhoneNotes = { name: '', views: {} };

/** Of more views the phone forgets the oldest. */
const mostViewsNoted = 100;

const asksOf = ({ way, question }: PhoneView): string => `${way.by} ${way.about} ${question}`;

export const sameAnswer = (one: ClassAnswer | undefined, other: ClassAnswer | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The notes about a view; empty ones if there are none yet. */
export function notesOf({ views }: PhoneNotes, view: PhoneView): ViewNotes {
  const asks = asksOf(view);
  const found = Object.hasOwn(views, view.key) ? views[view.key] : undefined;
  return found?.asks === asks ? found : { asks };
}

function withNotes(notes: PhoneNotes, key: string, of: ViewNotes): PhoneNotes {
  const others = Object.entries(notes.views).filter(([each]) => each !== key);
  const kept = others.slice(Math.max(0, others.length + 1 - mostViewsNoted));
  return { ...notes, views: Object.fromEntries([...kept, [key, of]]) };
}

export const withDraft = (notes: PhoneNotes, view: PhoneView, draft: ClassAnswer): PhoneNotes =>
  withNotes(notes, view.key, { ...notesOf(notes, view), draft });

/** What the room has of this student, as far as the phone knows. */
export function arrivedAnswer(notes: PhoneNotes, view: PhoneView): CountedAnswer | undefined {
  const { acknowledged } = notesOf(notes, view);
  return acknowledged && acknowledged.count > (view.mine?.count ?? -1) ? acknowledged : view.mine;
}

/** The answer that was sent last, if it has arrived or not. */
export const lastSent = (notes: PhoneNotes, view: PhoneView): ClassAnswer | undefined =>
  (notesOf(notes, view).unsent ?? arrivedAnswer(notes, view))?.answer;

/** What the way to answer shows: what is being written, or what was sent. */
export const shownAnswer = (notes: PhoneNotes, view: PhoneView): ClassAnswer | undefined =>
  notesOf(notes, view).draft ?? lastSent(notes, view);

/** Whether there is something to send. */
export function isEmptyAnswer(answer: ClassAnswer | undefined): boolean {
  if (answer === undefined) return true;
  if ('text' in answer) return answer.text.trim() === '';
  return 'drawing' in answer && answer.drawing.nodes.length === 0;
}

/** Whether something is written that the last answer does not say. */
export function isChanged(notes: PhoneNotes, view: PhoneView): boolean {
  const { draft } = notesOf(notes, view);
  const sent = lastSent(notes, view);
  if (draft === undefined || sameAnswer(draft, sent)) return false;
  return !(sent === undefined && isEmptyAnswer(draft));
}

/** Why an answer is too large for the room. */
export type TooLarge = 'nodes' | 'arcs' | 'bytes' | undefined;

export function whyTooLarge(answer: ClassAnswer): TooLarge {
  if ('drawing' in answer && answer.drawing.nodes.length > mostNodesAnswered) return 'nodes';
  if ('drawing' in answer && answer.drawing.arcs.length > mostArcsAnswered) return 'arcs';
  return new TextEncoder().encode(JSON.stringify(answer)).length > mostAnswerBytes ? 'bytes' : undefined;
}

/** The draft becomes the answer that is to be sent, with the next count. */
export function withSent(notes: PhoneNotes, view: PhoneView): PhoneNotes {
  const { refused: _, ...before } = notesOf(notes, view);
  const answer = shownAnswer(notes, view);
  if (answer === undefined || isEmptyAnswer(answer) || whyTooLarge(answer) !== undefined) return notes;
  const count = Math.max(before.unsent?.count ?? 0, arrivedAnswer(notes, view)?.count ?? 0) + 1;
  return withNotes(notes, view.key, { ...before, draft: answer, unsent: { answer, count } });
}

/** The answers that the room has not acknowledged, in the order of their views. */
export const unsentAnswers = ({ views }: PhoneNotes): readonly AnswerMessage[] =>
  Object.entries(views).flatMap(([view, { unsent }]) => (unsent ? [{ view, ...unsent }] : []));

/** After the room has taken an answer. It may have a later one of another window of this phone. */
export function afterReply(notes: PhoneNotes, { view, count, answer }: AnswerMessage): PhoneNotes {
  const before = notes.views[view];
  if (before?.unsent === undefined || before.unsent.count > count) return notes;
  const { unsent: _, ...rest } = before;
  return withNotes(notes, view, { ...rest, acknowledged: { answer, count } });
}

/** After the room has refused an answer: what was written stays. */
export function afterRefusal(notes: PhoneNotes, { view, count }: AnswerMessage, says: string): PhoneNotes {
  const before = notes.views[view];
  if (before?.unsent === undefined || before.unsent.count > count) return notes;
  const { unsent, ...rest } = before;
  return withNotes(notes, view, { draft: unsent.answer, ...rest, refused: says });
}

/** After a scene, which says what the room has: what has arrived needs not be sent again. */
export function afterScene(notes: PhoneNotes, { views }: PhoneScene): PhoneNotes {
  return views.reduce((now, view) => {
    if (!Object.hasOwn(now.views, view.key)) return now;
    const { acknowledged, unsent, ...rest } = notesOf(now, view);
    if (!acknowledged && !unsent && now.views[view.key].asks === rest.asks) return now;
    const waits = unsent !== undefined && unsent.count > (view.mine?.count ?? 0);
    return withNotes(now, view.key, waits ? { ...rest, unsent } : rest);
  }, notes);
}

/**
 * After coming in. A room that gives another token does not know this student any more: what waited was for
 * the earlier one, and what was written stays.
 */
export function afterEntering(
  notes: PhoneNotes,
  { token, name }: { readonly token: string; readonly name: string },
): PhoneNotes {
  const {
    fresh: _,
    was: __,
    ...known
  } = notes.token === undefined || notes.token === token ? notes : withoutToken(notes);
  return { ...known, token, name };
}

/** After the room has forgotten the student. */
export function withoutToken({ name, token, views }: PhoneNotes): PhoneNotes {
  const kept = Object.entries(views).map(([key, { asks, draft }]) => [
    key,
    draft ? { asks, draft } : { asks },
  ]);
  return { name, ...(token !== undefined && { was: token }), views: Object.fromEntries(kept) };
}

export function withRoundPlayed(
  notes: PhoneNotes,
  key: string,
  round: number,
  played: RoundPlayed,
): PhoneNotes {
  const before = notes.views[key];
  return before ? withNotes(notes, key, { ...before, rounds: { ...before.rounds, [round]: played } }) : notes;
}

/** The notes with an entry about a view, to which its rounds are added. */
export const withView = (notes: PhoneNotes, view: PhoneView): PhoneNotes =>
  withNotes(notes, view.key, notesOf(notes, view));
