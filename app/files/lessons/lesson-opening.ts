/**
 * Opens the file of a lesson: its drawings become drawings of this browser, which may be edited like any
 * other, and its views lead to them. A file that breaks a rule opens nothing; the lesson that was open stays
 * kept.
 */
import type { GameDocument } from '../../../engine/document/index.ts';
import { type LessonRead, readLesson } from '../../../engine/lesson/index.ts';
import type { Problem, Result } from '../../../engine/result.ts';
import { arranged } from '../../edits/tidy.ts';
import { showTab } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { setLesson } from '../../store/lesson.ts';
import type { OpenLesson } from '../../store/state/lesson.ts';
import { keepAsNew } from '../drawings.ts';
import { mostAtOnce } from '../read-any.ts';
import { lessonByWorker, openingStopped } from '../reading.ts';
import { newId } from '../storage.ts';
import { flushLesson, settleLesson, showKeptLesson } from './lesson-autosave.ts';
import { writeKeptLesson } from './lesson-storage.ts';
import { enterView } from './view-entering.ts';

/** Keeps the drawings and gives the views their ids. Rejects if storage refuses. */
async function kept({ lesson, unplaced }: LessonRead): Promise<OpenLesson> {
  const id = newId();
  const ids = new Map<string, string>();
  for (const [name, document] of lesson.drawings) {
    const placed: GameDocument = unplaced.includes(name) ? await arranged(document) : document;
    ids.set(name, await keepAsNew(placed, { lesson: id }));
  }
  const { title, about } = lesson;
  const views = lesson.views.map((view) => ({ ...view, drawing: ids.get(view.drawing) ?? '', key: newId() }));
  const open: OpenLesson = { id, title, about, views, at: undefined };
  await writeKeptLesson(open);
  return open;
}

/**
 * Opens a lesson as a file has it, and enters its first view; a long one is read by a worker. Resolves to its
 * problems, none if it opened, or to 'stopped' where the person stopped the reading.
 */
export async function openLessonText(text: string, name: string): Promise<readonly Problem[] | 'stopped'> {
  const read: Result<LessonRead> =
    text.length > mostAtOnce ? await lessonByWorker(text, name) : readLesson(text);
  if (read === openingStopped) return 'stopped';
  if (!read.ok) return read.problems;
  await flushLesson();
  let lesson: OpenLesson;
  try {
    lesson = await kept(read.value);
  } catch {
    return [
      {
        place: name,
        says: 'the browser does not let this page save anything, and a lesson must save its drawings',
      },
    ];
  }
  settleLesson(lesson);
  setLesson(lesson);
  await begin();
  return [];
}

/** Opens a lesson that is kept in this browser. False if it does not exist any more. */
export async function openKeptLesson(id: string): Promise<boolean> {
  if (!(await showKeptLesson(id))) return false;
  await begin();
  return true;
}

async function begin(): Promise<void> {
  if (!editor().presenting) showTab('lesson');
  const first = editor().lesson?.views[0];
  if (first) await enterView(first.key);
}

/** Closes the lesson; it stays kept. */
export async function closeLesson(): Promise<void> {
  await flushLesson();
  setLesson(undefined);
  if (editor().inspectorTab === 'lesson') showTab('inspector');
}
