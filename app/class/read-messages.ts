/**
 * Reads what phones and the teacher's window send. What is not such a message, or is larger than it may be,
 * is no message: nothing else in the room ever looks at what has not been read here.
 */
import type { ClassAnswer, DrawnAnswer } from '../../engine/marking/index.ts';
import {
  type AnswerMessage,
  type EnterMessage,
  everyShows,
  mostAnswerBytes,
  mostArcsAnswered,
  mostNameLetters,
  mostNodesAnswered,
  mostTextLetters,
  type RoundMessage,
  type TeacherAct,
} from './protocol.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (sent: unknown): Fields | undefined =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Fields) : undefined;

const isText = (sent: unknown, most: number): sent is string =>
  typeof sent === 'string' && sent.length <= most;

const isCount = (sent: unknown, most: number): sent is number =>
  Number.isInteger(sent) && (sent as number) >= 0 && (sent as number) <= most;

const isListOf = <T>(sent: unknown, most: number, is: (each: unknown) => each is T): sent is readonly T[] =>
  Array.isArray(sent) && sent.length <= most && sent.every(is);

/** Keys of views, tokens, ids and groups. */
const mostKeyLetters = 2_000;
const isKey = (sent: unknown): sent is string => isText(sent, mostKeyLetters) && sent !== '';

/**
 * A name without control characters, marks that turn the direction of writing, and blanks at its ends;
 * undefined if nothing is left. A long name is cut.
 */
function nameIn(sent: unknown): string | undefined {
  if (!isText(sent, 1000)) return undefined;
  const plain = sent
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain].slice(0, mostNameLetters).join('').trim();
  return letters === '' ? undefined : letters;
}

/** Long enough that nobody guesses it: 128 bits, at six bits a letter. */
const isFresh = (sent: unknown): sent is string => typeof sent === 'string' && /^[\w-]{22,64}$/.test(sent);

/** A fresh token that could be guessed is left out: the room makes one itself. */
export function readEnter(sent: unknown): EnterMessage | undefined {
  const { name, token, fresh } = fieldsOf(sent) ?? {};
  const read = nameIn(name);
  if (read === undefined || (token !== undefined && !isKey(token))) return undefined;
  return { name: read, ...(token !== undefined && { token }), ...(isFresh(fresh) && { fresh }) };
}

const isPlaceDrawn = (sent: unknown): sent is DrawnAnswer['nodes'][number] =>
  Array.isArray(sent) &&
  sent.length === 2 &&
  sent.every((each) => Number.isFinite(each) && Math.abs(each) <= 1000);

const isArcDrawn = (sent: unknown): sent is DrawnAnswer['arcs'][number] =>
  Array.isArray(sent) &&
  sent.length === 3 &&
  isCount(sent[0], mostNodesAnswered - 1) &&
  isCount(sent[1], mostNodesAnswered - 1) &&
  (sent[2] === 'left' || sent[2] === 'right' || sent[2] === 'both');

function drawingIn(sent: unknown): DrawnAnswer | undefined {
  const { nodes, arcs } = fieldsOf(sent) ?? {};
  if (!isListOf(nodes, mostNodesAnswered, isPlaceDrawn) || !isListOf(arcs, mostArcsAnswered, isArcDrawn))
    return undefined;
  return arcs.every(([from, to]) => Math.max(from, to) < nodes.length) ? { nodes, arcs } : undefined;
}

function answerIn(sent: unknown): ClassAnswer | undefined {
  const { text, choice, drawing } = fieldsOf(sent) ?? {};
  if (isText(text, mostTextLetters)) return { text };
  if (isCount(choice, 10_000)) return { choice };
  const drawn = drawingIn(drawing);
  return drawn && { drawing: drawn };
}

/** O(the message); a message of more bytes than an answer may have is none. */
export function readAnswerMessage(sent: unknown): AnswerMessage | undefined {
  const { view, count, answer } = fieldsOf(sent) ?? {};
  const read = answerIn(answer);
  if (!isKey(view) || !isCount(count, 1e9) || !read) return undefined;
  return bytesOf(read) > mostAnswerBytes ? undefined : { view, count, answer: read };
}

/** The length in UTF-8 of an answer as JSON. */
function bytesOf(answer: ClassAnswer): number {
  let bytes = 0;
  for (const letter of JSON.stringify(answer)) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

export function readRound(sent: unknown): RoundMessage | undefined {
  const { view, round, choice } = fieldsOf(sent) ?? {};
  return isKey(view) && isCount(round, 1000) && isCount(choice, 10_000) ? { view, round, choice } : undefined;
}

/** The most letters of a lesson with one view. */
const mostLessonLetters = 4_000_000;

/** The most views of a teacher's lesson. */
const mostViews = 10_000;

/** What the teacher's window asks for; undefined for anything else. */
export function readAct(sent: unknown): TeacherAct | undefined {
  const fields = fieldsOf(sent);
  if (!fields) return undefined;
  const { act, view, lesson, among, shows, alone, group, shown, student } = fields;
  switch (act) {
    case 'wait':
    case 'restore':
    case 'forget':
    case 'lesson':
    case 'table':
      return { act };
    case 'show':
      if (!isKey(view) || !isText(lesson, mostLessonLetters)) return undefined;
      if (among === undefined) return { act, view, lesson };
      return Array.isArray(among) && among.length <= mostViews && among.every(isKey)
        ? { act, view, lesson, among }
        : undefined;
    case 'open':
    case 'close':
      return isKey(view) ? { act, view } : undefined;
    case 'tell': {
      const found = everyShows.find((each) => each === shows);
      return isKey(view) && found ? { act, view, shows: found } : undefined;
    }
    case 'pace':
      return typeof alone === 'boolean' ? { act, alone } : undefined;
    case 'point':
      return isKey(view) && (group === undefined || isKey(group)) ? { act, view, group } : undefined;
    case 'names':
      return typeof shown === 'boolean' ? { act, shown } : undefined;
    case 'drop':
      return isKey(view) && isKey(student) ? { act, view, student } : undefined;
    case 'remove':
      return isKey(student) ? { act, student } : undefined;
    default:
      return undefined;
  }
}
