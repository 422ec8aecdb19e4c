/**
 * What of its room a class sees on the wall. It is made anew from what may be shown: what is not named here
 * never reaches the wall, and nothing is shown before the teacher shows it.
 */
import type { AnswerGroup, ClassMixture, ClassState, ClassView, Shows } from '../class/protocol.ts';
import { askedHere, expectedAnswers } from './class.ts';
import type { EditorState } from './editor.ts';
import { heldWhile } from './held.ts';
import type { ClassOnWall, GroupOnWall, MixtureOnWall, ViewOnWall } from './state/class.ts';

/** From the least that is shown to the most; what is not known shows nothing. */
const atLeast = (shows: Shows, least: Shows): boolean => {
  const order: readonly Shows[] = ['nothing', 'counts', 'marks', 'why'];
  return order.indexOf(shows) >= order.indexOf(least);
};

function groupOnWall(
  { text, verdict, says, students, drawing }: AnswerGroup,
  shows: Shows,
  nameOf?: (student: string) => string | undefined,
): GroupOnWall {
  const hasMarks = atLeast(shows, 'marks');
  const isExplained = atLeast(shows, 'why');
  return {
    // What is printed of a drawing may be its worth.
    text: drawing ? '' : text,
    svg: drawing?.svg,
    count: students.length,
    verdict: hasMarks ? verdict : undefined,
    worth: isExplained ? (drawing?.worth ?? '') : '',
    says: isExplained ? says : '',
    names: nameOf ? students.flatMap((student) => nameOf(student) ?? []) : [],
  };
}

function mixtureOnWall(
  { choices, shares, rounds, average, ...worth }: ClassMixture,
  shows: Shows,
): MixtureOnWall {
  const { sure, against, value } = worth;
  return {
    choices,
    shares,
    rounds,
    average,
    worth: atLeast(shows, 'why') ? { sure, against, value } : undefined,
  };
}

const isUnread = ({ verdict }: AnswerGroup): boolean => verdict === 'not-understood';

/** Whether any answer has a mark: words have none, and choices only where it is said which are right. */
export const isMarked = ({ groups }: Pick<ClassView, 'groups'>): boolean =>
  groups.some(({ verdict }) => verdict !== undefined && verdict !== 'unmarked');

/** The answers that most gave come first; equally frequent ones in the order in which they came. */
export const byCount = <Group extends { readonly students: readonly string[] }>(
  groups: readonly Group[],
): readonly Group[] => groups.toSorted((a, b) => b.students.length - a.students.length);

function viewOnWall(view: ClassView, { students, names }: ClassState): ViewOnWall {
  const { key, by, open, answered, shows, groups, pointed, mixture, rightFirst, rightLast } = view;
  const known = new Map(students.map(({ id, name }) => [id, name]));
  const counted = atLeast(shows, 'counts');
  const nameOf = names ? (student: string) => known.get(student) : undefined;
  const one = groups.find((group) => group.key === pointed);
  return {
    key,
    by,
    open,
    answered,
    of: expectedAnswers({ students }, view),
    shows,
    groups: counted
      ? byCount(groups.filter((group) => !isUnread(group))).map((group) => groupOnWall(group, shows, nameOf))
      : undefined,
    unread: counted ? groups.filter(isUnread).reduce((sum, group) => sum + group.students.length, 0) : 0,
    pointed: one && groupOnWall(one, shows),
    right: atLeast(shows, 'marks') && isMarked(view) ? { first: rightFirst, last: rightLast } : undefined,
    mixture: counted && mixture ? mixtureOnWall(mixture, shows) : undefined,
  };
}

/** O(students + answers to the view). */
export function classOnWall(
  state: ClassState,
  { joining, shown }: { readonly joining: boolean; readonly shown: ClassView | undefined },
): ClassOnWall {
  const { address, link, students, wall } = state;
  return {
    joining,
    address,
    link,
    here: students.filter(({ here }) => here).length,
    view: shown && shown.key === wall ? viewOnWall(shown, state) : undefined,
  };
}

/** The same record while nothing of it differs, so that it is sent once. */
export const toldClass = heldWhile(['room', 'lesson', 'drawing'], (state: EditorState) =>
  state.room?.state
    ? classOnWall(state.room.state, { joining: state.room.joining, shown: askedHere(state) })
    : undefined,
);
