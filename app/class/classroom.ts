/**
 * The room of a class: who is in it, which views were asked, and what was answered, as plain readonly data
 * and functions from one state to the next. It knows no network and no clock; what is random, such as
 * tokens, is given to it.
 *
 * An answer belongs to a student and a view. A later answer takes its place, and the first one is kept
 * beside it for the statistics. What an answer is worth is found elsewhere and belongs to the text of the
 * answer, so that equal answers of several students are marked once.
 */
import type { ClassAnswer, MarkedAnswer, PreparedView } from '../../engine/marking/index.ts';
import type {
  AnswerMessage,
  AnswerReply,
  ClassRefusal,
  EnterMessage,
  RoundMessage,
  Shows,
  TeacherAct,
} from './protocol.ts';
import { mostStudents } from './protocol.ts';

export type Student = {
  readonly id: string;
  /** The phone's secret, by which it comes back as this student. */
  readonly token: string;
  readonly name: string;
  /** The network address from which the student came in. */
  readonly from: string;
};

export type StudentAnswers = {
  readonly first: ClassAnswer;
  readonly last: ClassAnswer;
  /** The count of the last one. */
  readonly count: number;
};

/** A round against the computer, as it was reported to the student. */
export type RoundKept = { readonly choice: number; readonly other: number; readonly gains: string };

export type AskedView = {
  /** What the phones call it: its number. */
  readonly key: string;
  readonly number: number;
  /** The view's key in the teacher's window. */
  readonly view: string;
  readonly title: string;
  /** The lesson's file with this one view, as the teacher's window sent it. */
  readonly lesson: string;
  readonly prepared: PreparedView;
  readonly open: boolean;
  readonly shows: Shows;
  /** The group of answers that is shown on the wall. */
  readonly pointed: string | undefined;
  /** By the ids of students. */
  readonly answers: ReadonlyMap<string, StudentAnswers>;
  readonly rounds: ReadonlyMap<string, readonly RoundKept[]>;
  /** By the text of the answer, see `textOfAnswer`. */
  readonly marks: ReadonlyMap<string, MarkedAnswer>;
};

export type Classroom = {
  /** By ids, in the order in which they came in. */
  readonly students: ReadonlyMap<string, Student>;
  /** By keys, in the order in which the teacher asked them. */
  readonly views: ReadonlyMap<string, AskedView>;
  /** The key of the view on the wall. */
  readonly wall: string | undefined;
  readonly alone: boolean;
  readonly names: boolean;
  /** How many students ever came in, so that no id is given twice. */
  readonly came: number;
  /** What the teacher took away last, which can be put back; it is not written down. */
  readonly removed: Removed | undefined;
};

/** A student, and by the keys of views what this student had answered there. */
type Removed = {
  readonly student: Student;
  /** The id as which the removed student's phone has come in since. */
  readonly again: string | undefined;
  readonly answers: ReadonlyMap<string, StudentAnswers>;
  readonly rounds: ReadonlyMap<string, readonly RoundKept[]>;
};

export const emptyClassroom: Classroom = {
  students: new Map(),
  views: new Map(),
  wall: undefined,
  alone: false,
  names: false,
  came: 0,
  removed: undefined,
};

const texts = new WeakMap<ClassAnswer, string>();

/** Equal for equal answers, so that they are marked once. A drawing is written once, however often asked. */
export function textOfAnswer(answer: ClassAnswer): string {
  const known = texts.get(answer);
  if (known !== undefined) return known;
  const text = 'text' in answer ? `text ${answer.text.trim()}` : JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

const refusal = (says: string): ClassRefusal => ({ ok: false, says });

/** The state after a message, and what is replied to the sender. */
export type After<Reply> = { readonly now: Classroom; readonly reply: Reply | ClassRefusal };

const withMember = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> =>
  new Map(map).set(key, value);

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
};

const changeView = (room: Classroom, key: string, members: Partial<AskedView>): Classroom => {
  const view = room.views.get(key);
  return view ? { ...room, views: withMember(room.views, key, { ...view, ...members }) } : room;
};

const studentWithToken = ({ students }: Classroom, token: string | undefined): Student | undefined =>
  [...students.values()].find((student) => student.token === token);

/** The name, with the first number from 2 on with which nobody has it yet. */
function freeName({ students }: Classroom, name: string): string {
  const taken = new Set([...students.values()].map((student) => student.name.toLocaleLowerCase()));
  if (!taken.has(name.toLocaleLowerCase())) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name} ${n}`.toLocaleLowerCase())) return `${name} ${n}`;
}

const hasAnswered = ({ views }: Classroom, id: string): boolean =>
  [...views.values()].some(({ answers, rounds }) => answers.has(id) || rounds.has(id));

/**
 * Whose place a student gets who comes into a full room: the newest without an answer of those from the
 * address that most of them came from, so that one phone that comes in five hundred times keeps nobody out.
 */
function placeToFree(room: Classroom): Student | undefined {
  const silent = [...room.students.values()].filter(({ id }) => !hasAnswered(room, id));
  const counts = new Map<string, number>();
  for (const { from } of silent) counts.set(from, (counts.get(from) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return silent.findLast(({ from }) => counts.get(from) === most);
}

/**
 * A student comes in, or comes back. The token that was made here becomes the student's if the message has
 * none. In a full room another student may lose the place, whose phone is then disconnected.
 */
export function enterRoom(
  room: Classroom,
  { name, token: before, fresh }: EnterMessage,
  made: { readonly token: string; readonly from: string },
): After<{ readonly ok: true; readonly student: Student }> {
  const known = studentWithToken(room, before) ?? studentWithToken(room, fresh);
  if (known) return { now: room, reply: { ok: true, student: known } };
  const left = room.students.size >= mostStudents ? placeToFree(room) : undefined;
  if (room.students.size >= mostStudents && !left)
    return { now: room, reply: refusal(`The room is full: ${mostStudents} students have answered.`) };
  const rest = left ? { ...room, students: without(room.students, left.id) } : room;
  const student: Student = {
    id: `s${room.came + 1}`,
    token: fresh ?? made.token,
    from: made.from,
    name: freeName(rest, name),
  };
  const { removed } = rest;
  const isAgain = removed && [before, fresh].includes(removed.student.token);
  const now = {
    ...rest,
    students: withMember(rest.students, student.id, student),
    came: room.came + 1,
    removed: isAgain ? { ...removed, again: student.id } : removed,
  };
  return { now, reply: { ok: true, student } };
}

/** The view, if the student may look at it now. */
const viewFor = ({ views, wall, alone }: Classroom, key: string): AskedView | undefined =>
  alone || wall === key ? views.get(key) : undefined;

const notOpen = 'The teacher has closed this view; answers are not taken any more.';
const notThere = 'The teacher shows another view now.';

/** Takes an answer; one that comes twice, or after a later one, changes nothing and is acknowledged. */
export function takeAnswer(
  room: Classroom,
  id: string,
  { view: key, count, answer }: AnswerMessage,
): After<AnswerReply> {
  const view = viewFor(room, key);
  if (!room.students.has(id)) return { now: room, reply: refusal('The teacher has removed you.') };
  // What was acknowledged once is acknowledged again, also when the view has been closed since.
  const before = room.views.get(key)?.answers.get(id);
  if (before && count <= before.count) return { now: room, reply: { ok: true, count: before.count } };
  if (!view) return { now: room, reply: refusal(notThere) };
  if (!view.open) return { now: room, reply: refusal(notOpen) };
  const answers = withMember(view.answers, id, { first: before?.first ?? answer, last: answer, count });
  return { now: changeView(room, key, { answers }), reply: { ok: true, count } };
}

/** After an answer was marked. Marks of answers that nobody has any more are not kept. O(answers). */
export function keepMark(room: Classroom, key: string, answer: ClassAnswer, marked: MarkedAnswer): Classroom {
  const view = room.views.get(key);
  if (!view) return room;
  const marks = withMember(view.marks, textOfAnswer(answer), marked);
  if (marks.size <= 2 * view.answers.size) return changeView(room, key, { marks });
  const given = new Set(
    [...view.answers.values()].flatMap(({ first, last }) => [textOfAnswer(first), textOfAnswer(last)]),
  );
  return changeView(room, key, { marks: new Map([...marks].filter(([text]) => given.has(text))) });
}

/**
 * A round of a student against the computer. `play` draws the computer's choice and gives the exact gains. A
 * round that was played is answered again as it was.
 */
export function takeRound(
  room: Classroom,
  id: string,
  { view: key, round, choice }: RoundMessage,
  play: (choice: number) => { readonly other: number; readonly gains: string } | undefined,
): After<{ readonly ok: true; readonly rounds: readonly RoundKept[]; readonly at: number }> {
  if (!room.students.has(id)) return { now: room, reply: refusal('The teacher has removed you.') };
  const played = room.views.get(key)?.rounds.get(id) ?? [];
  if (round < played.length) return { now: room, reply: { ok: true, rounds: played, at: round } };
  const view = viewFor(room, key);
  if (!view) return { now: room, reply: refusal(notThere) };
  if (!view.open) return { now: room, reply: refusal(notOpen) };
  const { way } = view.prepared;
  const most = 'rounds' in way ? (way.rounds ?? 0) : 0;
  if (round !== played.length || round >= most)
    return { now: room, reply: refusal('There is no such round to play.') };
  const made = play(choice);
  if (!made) return { now: room, reply: refusal('There is no such choice.') };
  const rounds = [...played, { choice, ...made }];
  const now = changeView(room, key, { rounds: withMember(view.rounds, id, rounds) });
  return { now, reply: { ok: true, rounds, at: round } };
}

/** A view that takes answers and has none. */
const unanswered = {
  open: true,
  shows: 'nothing',
  pointed: undefined,
  answers: new Map(),
  rounds: new Map(),
  marks: new Map(),
} satisfies Partial<AskedView>;

/** A view that is to be put on the wall, made ready. */
export type ViewToShow = Pick<AskedView, 'view' | 'title' | 'lesson' | 'prepared'> & {
  /** The keys of all views of the lesson in the teacher's window, where it says them. */
  readonly among?: readonly string[] | undefined;
};

/**
 * The view that was asked before: by its key, or else with the same text where its own key is none of those
 * in the teacher's window, as when the lesson was opened in another browser.
 */
function askedBefore({ views }: Classroom, { view, lesson, among }: ViewToShow): AskedView | undefined {
  const all = [...views.values()];
  const own = all.findLast((each) => each.view === view);
  if (own || !among) return own;
  const here = new Set(among);
  return all.find((each) => each.lesson === lesson && !here.has(each.view));
}

/**
 * Puts a view on the wall. One that was asked before keeps its answers as long as the phones are asked the
 * same; what was asked differently is another view, beside the earlier one.
 */
export function showView(room: Classroom, { among, ...shown }: ViewToShow): Classroom {
  const before = askedBefore(room, { ...shown, among });
  const same = before && JSON.stringify(before.prepared.way) === JSON.stringify(shown.prepared.way);
  if (same) {
    const marks = before.lesson === shown.lesson ? before.marks : new Map<string, MarkedAnswer>();
    return { ...changeView(room, before.key, { ...shown, marks }), wall: before.key };
  }
  // A room that was kept may have lost a view: a number that any other has is not given again.
  const number = Math.max(0, ...[...room.views.values()].map((each) => each.number)) + 1;
  const key = String(number);
  const view: AskedView = { ...shown, key, number, ...unanswered };
  return { ...room, views: withMember(room.views, key, view), wall: key };
}

/** The room without what a student answered at these views, which can be put back. */
function withoutAnswers(room: Classroom, id: string, keys: readonly string[]): Classroom {
  const student = room.students.get(id);
  if (!student) return room;
  const [answers, rounds] = [new Map<string, StudentAnswers>(), new Map<string, readonly RoundKept[]>()];
  const views = new Map(room.views);
  for (const key of keys) {
    const view = room.views.get(key);
    const [given, played] = [view?.answers.get(id), view?.rounds.get(id)];
    if (given) answers.set(key, given);
    if (played) rounds.set(key, played);
    if (view && (given || played))
      views.set(key, { ...view, answers: without(view.answers, id), rounds: without(view.rounds, id) });
  }
  return { ...room, views, removed: { student, again: undefined, answers, rounds } };
}

/** The room without a student and what the student answered. */
const withoutStudent = (room: Classroom, id: string): Classroom => ({
  ...withoutAnswers(room, id, [...room.views.keys()]),
  students: without(room.students, id),
});

/**
 * What was taken away last is there again, beside what came since: a newer answer stays. A student whose
 * phone has come in again is not there twice: the answers are those of the student as whom it came in.
 */
function withRemoved(room: Classroom): Classroom {
  const { removed } = room;
  if (!removed) return room;
  const { student, again, answers, rounds } = removed;
  const id = again !== undefined && room.students.has(again) ? again : student.id;
  const isThere = room.students.has(id);
  const named = isThere ? student : { ...student, name: freeName(room, student.name) };
  const views = new Map(
    [...room.views].map(([key, view]) => {
      const [given, played] = [answers.get(key), rounds.get(key)];
      if ((!given && !played) || view.answers.has(id) || view.rounds.has(id)) return [key, view];
      return [
        key,
        {
          ...view,
          ...(given && { answers: withMember(view.answers, id, given) }),
          ...(played && { rounds: withMember(view.rounds, id, played) }),
        },
      ];
    }),
  );
  const students = isThere ? room.students : withMember(room.students, id, named);
  return { ...room, students, views, removed: undefined };
}

/** Nobody is in the room any more, and nothing is answered; the views stay, and take answers again. */
const forgotten = ({ views, wall, alone, came }: Classroom): Classroom => ({
  ...emptyClassroom,
  views: new Map([...views].map(([key, view]) => [key, { ...view, ...unanswered }])),
  wall,
  alone,
  came,
});

/** What the teacher does that changes the room alone, and needs nothing else. */
export type RoomAct = Exclude<TeacherAct, { readonly act: 'show' | 'lesson' | 'table' }>;

/** After an act of the teacher; views are named by the keys that the phones know. */
export function acted(room: Classroom, act: RoomAct): Classroom {
  switch (act.act) {
    case 'wait':
      return { ...room, wall: undefined };
    case 'open':
      // The class has seen what is right, so the marks are taken back, or they could be copied.
      return changeView(room, act.view, {
        open: true,
        shows: room.views.get(act.view)?.shows === 'nothing' ? 'nothing' : 'counts',
      });
    case 'close':
      return changeView(room, act.view, { open: false });
    case 'tell': {
      const tells = act.shows === 'marks' || act.shows === 'why';
      return changeView(room, act.view, { shows: act.shows, ...(tells && { open: false }) });
    }
    case 'pace':
      return { ...room, alone: act.alone };
    case 'point':
      return changeView(room, act.view, { pointed: act.group });
    case 'names':
      return { ...room, names: act.shown };
    case 'drop':
      return withoutAnswers(room, act.student, [act.view]);
    case 'remove':
      return withoutStudent(room, act.student);
    case 'restore':
      return withRemoved(room);
    case 'forget':
      return forgotten(room);
  }
}
