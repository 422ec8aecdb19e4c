/**
 * Actions for the room of a class, and what others read of it. What the room itself is asked for goes through
 * app/class-session.
 */
import { afterNews, type ClassNews, type ClassState, type ClassView } from '../class/protocol.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import { currentView } from './lesson.ts';
import type { RoomLink, TeachersRoom } from './state/class.ts';

/** The page has a room, which has not answered yet. */
export const beginRoom = (): void =>
  setEditor({
    room: { link: 'connecting', state: undefined, waiting: 0, barOpen: true, joining: false, earlier: false },
  });

function change(members: Partial<TeachersRoom>): void {
  const { room } = editor();
  const names = Object.keys(members) as (keyof TeachersRoom)[];
  if (room && names.some((name) => room[name] !== members[name]))
    setEditor({ room: { ...room, ...members } });
}

export const setRoomLink = (link: RoomLink): void => change({ link });

export const hearRoom = (news: ClassNews): void =>
  change({ state: afterNews(editor().room?.state, news), link: 'there' });

export const setActsWaiting = (waiting: number): void => change({ waiting });
export const showJoining = (joining: boolean): void => change({ joining });
export const showClassBar = (barOpen: boolean): void => change({ barOpen });
export const setPhonesEarlier = (earlier: boolean): void => change({ earlier });

/** The view that is on the screen as the class was asked it last; undefined if it was not. */
export function askedHere(state: Pick<EditorState, 'room' | 'lesson' | 'drawing'>): ClassView | undefined {
  const view = currentView(state);
  if (!view || view.drawing !== state.drawing) return undefined;
  return state.room?.state?.views.findLast((each) => each.view === view.key);
}

/** The view that the phones show. */
export function askedOnPhones({ room }: Pick<EditorState, 'room'>): ClassView | undefined {
  return room?.state?.views.find(({ key }) => key === room.state?.wall);
}

/** The students of whom an answer can be expected: those who are here, and those who have answered. */
export function expectedAnswers({ students }: Pick<ClassState, 'students'>, view: ClassView): number {
  const answered = new Set(view.groups.flatMap((group) => group.students));
  const all = students.filter(({ id, here }) => here || answered.has(id)).length;
  return Math.max(all, view.answered);
}
