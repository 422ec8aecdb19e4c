/**
 * Actions for the open lesson, and what others read of it. Views are changed here alone; entering one, which
 * also opens its drawing, is the business of app/lesson.
 */
import { type LessonView, plainView, type WayToAnswer } from '../../engine/lesson/index.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import { type KeyedView, type LessonState, noLessonHistory, type OpenLesson } from './state/lesson.ts';

/** Opens a lesson with its history, or closes it. */
export const setLesson = (lesson: OpenLesson | undefined, lessonHistory = noLessonHistory): void =>
  setEditor({ lesson, lessonHistory, lessonField: undefined });

/** Continues with the same lesson and its history under another id. */
export function continueLessonAs(id: string, title: string): void {
  const { lesson } = editor();
  if (lesson) setEditor({ lesson: { ...lesson, id, title } });
}

export const lessonState = ({ title, about, views, at }: OpenLesson): LessonState => ({
  title,
  about,
  views,
  at,
});

/**
 * Changes the lesson: one step of undo, or the same step as before where a person continues to write in the
 * same field.
 */
const change = (members: Partial<LessonState>, field?: string): void => {
  const { lesson, lessonHistory, lessonField } = editor();
  if (!lesson) return;
  const goesOn = field !== undefined && field === lessonField;
  const past = goesOn ? lessonHistory.past : [...lessonHistory.past.slice(-mostSteps), lessonState(lesson)];
  setEditor({
    lesson: { ...lesson, ...members },
    lessonHistory: { past, future: [] },
    lessonField: field,
  });
};

/** As many steps as drawings keep. */
const mostSteps = 49;

/** What is written from now on is another step. */
export function endLessonField(): void {
  if (editor().lessonField !== undefined) setEditor({ lessonField: undefined });
}

export const renameLesson = (title: string): void => change({ title }, 'title');
export const describeLesson = (about: string): void => change({ about }, 'about');

/** Which view is shown is not a step. */
export function markEntered(at: string): void {
  const { lesson } = editor();
  if (lesson) setEditor({ lesson: { ...lesson, at }, lessonField: undefined });
}

/** Takes the last step back, or makes the one again that was taken back last; false where there is none. */
export function travelInLesson(way: 'undo' | 'redo'): boolean {
  const { lesson, lessonHistory } = editor();
  const { past, future } = lessonHistory;
  const to = way === 'undo' ? past.at(-1) : future[0];
  if (!lesson || !to) return false;
  const now = lessonState(lesson);
  const at = to.views.some(({ key }) => key === to.at) ? to.at : undefined;
  setEditor({
    lesson: { ...lesson, ...to, at },
    lessonHistory:
      way === 'undo'
        ? { past: past.slice(0, -1), future: [now, ...future] }
        : { past: [...past, now], future: future.slice(1) },
    lessonField: undefined,
  });
  return true;
}

/** Puts a view after the one that is shown, or at the end, and makes it the one that is shown. */
export function addView(view: KeyedView): void {
  const { lesson } = editor();
  if (!lesson) return;
  const after = lesson.views.findIndex(({ key }) => key === lesson.at);
  const place = after === -1 ? lesson.views.length : after + 1;
  change({ views: lesson.views.toSpliced(place, 0, view), at: view.key });
}

/** Puts a view back where it was. */
export function restoreView(view: KeyedView, place: number): void {
  const { lesson } = editor();
  if (lesson?.views.every(({ key }) => key !== view.key)) {
    change({ views: lesson.views.toSpliced(Math.min(place, lesson.views.length), 0, view) });
  }
}

/** The view keeps its place and its key. */
export function replaceView(key: string, next: LessonView): void {
  const { lesson } = editor();
  if (!lesson) return;
  change({ views: lesson.views.map((view) => (view.key === key ? { ...next, key } : view)) });
}

/** What the teacher writes at a view. */
export type ViewWords = Partial<Pick<LessonView, 'title' | 'question' | 'note' | 'answers'>> & {
  readonly minutes?: number | undefined;
  readonly handout?: false | undefined;
  readonly answer?: WayToAnswer | undefined;
};

/** Changes words of a view; a member that is undefined is taken away. */
export function writeView(key: string, written: ViewWords): void {
  const { lesson } = editor();
  if (!lesson) return;
  const views = lesson.views.map((view) => {
    if (view.key !== key) return view;
    const { minutes, handout, answer, ...rest } = { ...view, ...written };
    return {
      ...rest,
      ...(minutes !== undefined && { minutes }),
      ...(handout === false && { handout }),
      ...(answer && { answer }),
    };
  });
  change({ views }, `${Object.keys(written).join()} of ${key}`);
}

/** The view after the one that is removed comes in its place, or the last one. */
export function removeView(key: string): void {
  const { lesson } = editor();
  if (!lesson) return;
  const place = lesson.views.findIndex((view) => view.key === key);
  const views = lesson.views.filter((view) => view.key !== key);
  const at = lesson.at === key ? views[Math.min(place, views.length - 1)]?.key : lesson.at;
  change({ views, at });
}

/** Moves a view by this many places; at an end it stays. */
export function moveView(key: string, by: number): void {
  const { lesson } = editor();
  if (!lesson) return;
  const from = lesson.views.findIndex((view) => view.key === key);
  const to = Math.min(lesson.views.length - 1, Math.max(0, from + by));
  if (from === -1 || to === from) return;
  change({ views: lesson.views.toSpliced(from, 1).toSpliced(to, 0, lesson.views[from]) });
}

/** The view that was entered last; undefined where none was. */
export function currentView({ lesson }: Pick<EditorState, 'lesson'>): KeyedView | undefined {
  return lesson?.views.find(({ key }) => key === lesson.at);
}

/** What the class is asked while the drawing of the view is shown; empty where nothing is. */
export function questionShown(state: Pick<EditorState, 'lesson' | 'drawing'>): string {
  const view = currentView(state);
  return view?.drawing === state.drawing ? view.question : '';
}

/** What the teacher's window says of the lesson. */
export type PresenterNotes = {
  readonly lesson: string;
  /** The number of the view that is shown, from 1; 0 before the first. */
  readonly at: number;
  readonly count: number;
  readonly current: LessonView;
  /** The view that comes next; undefined at the end. */
  readonly next: LessonView | undefined;
};

const nowhere = plainView('');
const noted = new WeakMap<OpenLesson, PresenterNotes>();

/**
 * The note and the question of the view that is shown, and what comes next; undefined where no lesson is
 * open. The same lesson gives the same record.
 */
export function presenterNotes({ lesson }: Pick<EditorState, 'lesson'>): PresenterNotes | undefined {
  if (!lesson) return undefined;
  const known = noted.get(lesson);
  if (known) return known;
  const { title, views } = lesson;
  const place = views.findIndex(({ key }) => key === lesson.at);
  const notes: PresenterNotes = {
    lesson: title,
    at: place + 1,
    count: views.length,
    current: views[place] ?? nowhere,
    next: views[place + 1],
  };
  noted.set(lesson, notes);
  return notes;
}
