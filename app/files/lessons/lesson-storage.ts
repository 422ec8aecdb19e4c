/**
 * The lessons in the browser's database, each under its id beside the drawings that its views show. As with
 * drawings, a page writes a lesson only over what it read or wrote itself.
 */
import { del, get, promisifyRequest } from 'idb-keyval';
import { editor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import type { LessonHistory, OpenLesson } from '../../store/state/lesson.ts';
import { inTime, newId, store } from '../storage.ts';

/** A lesson as it is kept; which view is shown does not belong to it. */
export type KeptLesson = {
  readonly format: 1;
  readonly lesson: Omit<OpenLesson, 'at'>;
  /** Its steps of undo; lessons of earlier versions have none. */
  readonly history?: LessonHistory;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  readonly stamp: string;
};

const keyOf = (id: string): string => `lesson/${id}`;

/** For each lesson, the stamp of the writing from which this page continues. */
const stamps = held<Map<string, string>>(() => new Map());

/** The lesson as it is kept; this page may then write over it. */
export async function readKeptLesson(id: string): Promise<KeptLesson | undefined> {
  const kept = await inTime('reading', get<KeptLesson>(keyOf(id), store()));
  if (kept?.format !== 1) return undefined;
  stamps.now.set(id, kept.stamp);
  return kept;
}

/** Whether it was written; 'taken' if another page has written or removed it in the meantime. */
export async function writeKeptLesson(
  lesson: Omit<OpenLesson, 'at'>,
  history: LessonHistory | undefined = undefined,
  changed = Date.now(),
): Promise<'written' | 'taken'> {
  const { id, title, about, views } = lesson;
  const stamp = newId();
  const kept: KeptLesson = {
    format: 1,
    lesson: { id, title, about, views },
    ...(history && { history }),
    changed,
    stamp,
  };
  const write = async (): Promise<'written' | 'taken'> => {
    const taken = await store()('readwrite', async (records) => {
      const there = await promisifyRequest<KeptLesson | undefined>(records.get(keyOf(id)));
      if (there?.stamp !== stamps.now.get(id)) return true;
      records.put(kept, keyOf(id));
      await promisifyRequest(records.transaction);
      return false;
    });
    if (taken) return 'taken';
    stamps.now.set(id, stamp);
    return 'written';
  };
  return await inTime('writing', write());
}

/** Removes the lesson alone; its drawings stay. */
export async function removeKeptLesson(id: string): Promise<void> {
  await inTime('writing', del(keyOf(id), store()));
  stamps.now.delete(id);
}

/** Every kept lesson, the last changed first. */
export async function listKeptLessons(): Promise<readonly KeptLesson[]> {
  const all = await inTime(
    'reading',
    store()('readonly', (records) =>
      promisifyRequest<KeptLesson[]>(records.getAll(IDBKeyRange.bound('lesson/', 'lesson0'))),
    ),
  );
  return all.toSorted((a, b) => b.changed - a.changed);
}

/** The title of a lesson, open or kept, that has a view of this drawing; undefined if there is none. */
export async function lessonShowing(drawing: string): Promise<string | undefined> {
  const open = editor().lesson;
  const kept = (await listKeptLessons()).map(({ lesson }) => lesson);
  // What is open may be newer than what is kept of it.
  const all = open ? [open, ...kept.filter(({ id }) => id !== open.id)] : kept;
  return all.find(({ views }) => views.some((view) => view.drawing === drawing))?.title;
}
