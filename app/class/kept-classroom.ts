/**
 * The room as a file keeps it between two starts of the program: students with their tokens, views as the
 * teacher's window sent them, and answers. What phones are sent and what answers are worth is found again.
 */
import type { ClassAnswer } from '../../engine/marking/index.ts';
import { type AskedView, type Classroom, emptyClassroom, type RoundKept, type Student } from './classroom.ts';
import { everyShows, type Shows } from './protocol.ts';
import { readAnswerMessage } from './read-messages.ts';

/** A view without what is made ready again. */
export type KeptView = Omit<AskedView, 'prepared' | 'marks'>;

export type KeptClassroom = Omit<Classroom, 'views' | 'removed'> & {
  readonly views: readonly KeptView[];
  /** The secret of the teacher's link, which stays the same from start to start. */
  readonly secret: string;
};

const format = 'grundy-class';

/** One line of JSON. O(students + answers + lessons). */
export const writeKept = (room: Classroom, secret: string): string =>
  `${JSON.stringify({
    format,
    version: 1,
    secret,
    came: room.came,
    wall: room.wall,
    alone: room.alone,
    names: room.names,
    students: [...room.students.values()],
    views: [...room.views.values()].map(({ prepared, marks, answers, rounds, ...view }) => ({
      ...view,
      answers: [...answers].map(([student, given]) => ({ student, ...given })),
      rounds: [...rounds].map(([student, played]) => ({ student, played })),
    })),
  })}\n`;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (read: unknown): Fields =>
  typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : {};
const listOf = (read: unknown): readonly Fields[] => (Array.isArray(read) ? read.map(fieldsOf) : []);
const textOf = (read: unknown): string => (typeof read === 'string' ? read : '');
const countOf = (read: unknown): number => (Number.isInteger(read) ? (read as number) : 0);

const answerOf = (read: unknown): ClassAnswer | undefined =>
  readAnswerMessage({ view: '1', count: 0, answer: read })?.answer;

function studentOf(read: Fields): readonly [string, Student][] {
  const { id, token, name, from } = read;
  const student = { id: textOf(id), token: textOf(token), name: textOf(name), from: textOf(from) };
  return student.id === '' || student.token === '' ? [] : [[student.id, student]];
}

const roundOf = ({ choice, other, gains }: Fields): RoundKept => ({
  choice: countOf(choice),
  other: countOf(other),
  gains: textOf(gains),
});

function viewOf(read: Fields): KeptView {
  const { key, number, view, title, lesson, open, shows, pointed, answers, rounds } = read;
  return {
    key: textOf(key),
    number: countOf(number),
    view: textOf(view),
    title: textOf(title),
    lesson: textOf(lesson),
    open: open === true,
    shows: everyShows.find((each): each is Shows => each === shows) ?? 'nothing',
    pointed: typeof pointed === 'string' ? pointed : undefined,
    answers: new Map(
      listOf(answers).flatMap(({ student, first, last, count }) => {
        const [one, other] = [answerOf(first), answerOf(last)];
        return one && other ? [[textOf(student), { first: one, last: other, count: countOf(count) }]] : [];
      }),
    ),
    rounds: new Map(
      listOf(rounds).map(({ student, played }) => [textOf(student), listOf(played).map(roundOf)]),
    ),
  };
}

/** Undefined for a text that is no such file. */
export function readKept(text: string): KeptClassroom | undefined {
  let read: Fields;
  try {
    read = fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (read.format !== format || read.version !== 1) return undefined;
  return {
    ...emptyClassroom,
    secret: textOf(read.secret),
    came: countOf(read.came),
    wall: typeof read.wall === 'string' ? read.wall : undefined,
    alone: read.alone === true,
    names: read.names === true,
    students: new Map(listOf(read.students).flatMap(studentOf)),
    views: listOf(read.views).map(viewOf),
  };
}
