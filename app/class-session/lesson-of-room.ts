/**
 * The lesson with which the room was started: the teacher's window opens it once. A tab that is loaded again
 * continues where it was, and another window with the same room opens the lesson that this browser already
 * has, so that its views are the same to the room.
 */
import { openKeptLesson, openLessonText } from '../files/lessons/lesson-opening.ts';
import { openDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { askRoom } from './connection.ts';
import { fingerprint } from './fingerprint.ts';
import { keepRoomPlace, type RoomPlace, roomPlace } from './secret.ts';

const place = 'grundy/class-lesson';

/** The lesson in this browser that was made of a room's lesson, by the fingerprint of its text. */
type LessonMade = { readonly of: string; readonly id: string };

function lessonMade(): LessonMade | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return typeof read === 'object' && read !== null && 'of' in read ? (read as LessonMade) : undefined;
  } catch {
    return undefined;
  }
}

function keepLessonMade(made: LessonMade): void {
  try {
    localStorage.setItem(place, JSON.stringify(made));
  } catch {
    // Without storage the next window opens a copy.
  }
}

/** Opens the lesson of the room, unless this tab has done so before. */
export async function openLessonOfRoom(before: RoomPlace): Promise<void> {
  if (before.opened) return;
  const reply = await askRoom({ act: 'lesson' });
  if (!reply.ok || !('lesson' in reply)) return;
  const { lesson: text } = reply;
  if (text !== undefined && !(await opened(text, before.secret))) return;
  keepRoomPlace({ ...(roomPlace() ?? before), opened: true });
}

async function opened(text: string, secret: string): Promise<boolean> {
  const of = `${secret} ${fingerprint(text)}`;
  const made = lessonMade();
  if (made?.of === of && (await openKeptLesson(made.id).catch(() => false))) return true;
  const problems = await openLessonText(text, words.lesson.lesson);
  if (problems === 'stopped') return false;
  if (problems.length > 0) {
    openDialog({ kind: 'problems', title: words.lesson.lesson, problems });
    return false;
  }
  const id = editor().lesson?.id;
  if (id !== undefined) keepLessonMade({ of, id });
  return true;
}
