/** What the teacher's window is sent: students, and of each view the answers in groups of equal ones. */
import type { MarkedAnswer, MixtureFound } from '../../engine/marking/index.ts';
import { type AskedView, type Classroom, type StudentAnswers, textOfAnswer } from './classroom.ts';
import type { AnswerGroup, ClassMixture, ClassStudent, ClassView } from './protocol.ts';

/** How the server sees the room: what is not written down with it. */
export type ClassPresence = {
  /** The ids of the students whose phones are connected. */
  readonly here: ReadonlySet<string>;
  /** Finds what the choices of a view are worth as one mixed strategy, from how many made each. */
  readonly mixture: (view: AskedView, counts: readonly number[]) => MixtureFound | undefined;
  /** The mean of exact numbers, as a text. */
  readonly average: (gains: readonly string[]) => string;
};

const unmarked = (text: string): MarkedAnswer => ({
  verdict: 'unmarked',
  key: `unmarked ${text}`,
  text: text.replace(/^text /, ''),
  says: '',
  drawing: undefined,
});

/** Groups in the order in which their first answers came. O(answers). */
function groupsOf({ answers, marks }: AskedView): readonly AnswerGroup[] {
  const groups = new Map<string, AnswerGroup & { students: string[] }>();
  for (const [id, { last }] of answers) {
    const text = textOfAnswer(last);
    const marked = marks.get(text);
    const { key, text: printed, verdict, says, drawing } = marked ?? unmarked(text);
    const group = groups.get(key);
    if (group) group.students.push(id);
    else
      groups.set(key, {
        key,
        text: printed,
        verdict: marked && verdict,
        says,
        students: [id],
        drawing,
      });
  }
  return [...groups.values()];
}

const isRight = ({ marks }: AskedView, answer: StudentAnswers['last']): boolean =>
  marks.get(textOfAnswer(answer))?.verdict === 'right';

function mixtureOf(view: AskedView, { mixture, average }: ClassPresence): ClassMixture | undefined {
  const { way } = view.prepared;
  if (way.by !== 'row' && way.by !== 'column') return undefined;
  const counts = way.choices.map(() => 0);
  const played = [...view.rounds.values()].flat();
  const chosen = way.rounds
    ? played.map(({ choice }) => choice)
    : [...view.answers.values()].flatMap(({ last }) => ('choice' in last ? [last.choice] : []));
  for (const choice of chosen) if (choice < counts.length) counts[choice]++;
  const found = chosen.length > 0 ? mixture(view, counts) : undefined;
  if (!found) return undefined;
  const gains = played.map((round) => round.gains);
  const choices = way.choices.map(({ name }) => name);
  return { ...found, choices, rounds: played.length, average: gains.length > 0 ? average(gains) : undefined };
}

function classView(view: AskedView, presence: ClassPresence): ClassView {
  const { key, view: its, number, title, prepared, open, shows, answers, rounds, pointed } = view;
  const { question, way } = prepared;
  const given = [...answers.values()];
  return {
    key,
    view: its,
    number,
    title,
    question,
    by: way.by,
    about: way.about,
    open,
    shows,
    answered: new Set([...answers.keys(), ...rounds.keys()]).size,
    rightFirst: given.filter(({ first }) => isRight(view, first)).length,
    rightLast: given.filter(({ last }) => isRight(view, last)).length,
    groups: groupsOf(view),
    pointed,
    mixture: mixtureOf(view, presence),
  };
}

const known = new WeakMap<AskedView, ClassView>();

/** The same view gives the same record, so that answers to one view cost nothing at the others. */
function classViewOf(view: AskedView, presence: ClassPresence): ClassView {
  const before = known.get(view);
  if (before) return before;
  const made = classView(view, presence);
  known.set(view, made);
  return made;
}

/** What of the class's state follows from the room. O(answers to the views that have changed + students). */
export function stateOf(
  { students, views, wall, alone, names }: Classroom,
  presence: ClassPresence,
): {
  readonly students: readonly ClassStudent[];
  readonly views: readonly ClassView[];
  readonly wall: string | undefined;
  readonly alone: boolean;
  readonly names: boolean;
} {
  return {
    students: [...students.values()].map(({ id, name }) => ({ id, name, here: presence.here.has(id) })),
    views: [...views.values()].map((view) => classViewOf(view, presence)),
    wall,
    alone,
    names,
  };
}
