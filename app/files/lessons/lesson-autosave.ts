/**
 * Keeps the open lesson in the browser: every change of it is written within a moment, and a page that is
 * closed leaves what it could not write to the next one. Which view is shown is part of the tab's place.
 */
import { toast } from '../../store/chrome.ts';
import { editor, useEditor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { hiddenFrom, setHidden } from '../../store/hidden.ts';
import { continueLessonAs, currentView, lessonState, setLesson } from '../../store/lesson.ts';
import { resumeFolded } from '../../store/present.ts';
import { type LessonHistory, noLessonHistory, type OpenLesson } from '../../store/state/lesson.ts';
import { keepPlace, placeLeft } from '../../store/tab-place.ts';
import { words } from '../../words.ts';
import { newId } from '../storage.ts';
import { tellOtherTabs } from '../tabs.ts';
import { readKeptLesson, writeKeptLesson } from './lesson-storage.ts';

const rescueOf = (id: string): string => `grundy/rescue-lesson/${id}`;
/** In milliseconds: a few letters are written together. */
const delay = 200;
/** In milliseconds: after a failure it tries again without a change. */
const again = 15_000;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
/**
 * The version of the open lesson that storage contains, or will contain when it is written; a page that ends
 * earlier may end the writing, too.
 */
const stored = held<{ readonly lesson: OpenLesson; readonly isWritten: boolean } | undefined>(
  () => undefined,
);
const writing = held<Promise<void>>(() => Promise.resolve());

const sameContent = (a: OpenLesson, b: OpenLesson | undefined): boolean =>
  a.id === b?.id && a.title === b.title && a.about === b.about && a.views === b.views;

/** Marks a lesson as kept: it was just read or written. */
export const settleLesson = (lesson: OpenLesson): void => {
  stored.now = { lesson, isWritten: true };
};

async function keep(lesson: OpenLesson, history: LessonHistory): Promise<void> {
  try {
    if ((await writeKeptLesson(lesson, history)) === 'taken') await part(lesson, history);
    if (stored.now?.lesson === lesson) settleLesson(lesson);
    const now = editor().lesson;
    // The rescue may have a newer version, which is written next.
    if (now?.id !== lesson.id || sameContent(now, lesson)) forgetLessonRescue(lesson.id);
    tellOtherTabs({ kind: 'listed' });
  } catch {
    if (stored.now?.lesson === lesson) stored.now = undefined;
    toast('The browser could not save the lesson. Save it to a file.', { kind: 'lesson', stays: true });
    clearTimeout(timer.now);
    timer.now = setTimeout(() => void flushLesson(), again);
  }
}

/** Another tab has changed the lesson: this tab's version continues as a copy. */
async function part(lesson: OpenLesson, history: LessonHistory): Promise<void> {
  const copy = { ...lesson, id: newId(), title: words.keeping.copyOf(lesson.title) };
  await writeKeptLesson(copy, history);
  if (editor().lesson?.id === lesson.id) {
    settleLesson(copy);
    continueLessonAs(copy.id, copy.title);
  }
  toast('Another tab has changed this lesson too. Your version continues as a copy.', { stays: true });
}

/** Writes what is not yet written; several calls write one after another. */
export function flushLesson(): Promise<void> {
  clearTimeout(timer.now);
  timer.now = undefined;
  const { lesson, lessonHistory } = editor();
  if (!lesson || sameContent(lesson, stored.now?.lesson)) return writing.now;
  stored.now = { lesson, isWritten: false };
  writing.now = writing.now.then(() => keep(lesson, lessonHistory));
  return writing.now;
}

const remember = (lesson: OpenLesson | undefined): void =>
  keepPlace({ lesson: lesson && { id: lesson.id, at: lesson.at } });

function forgetLessonRescue(id: string): void {
  try {
    localStorage.removeItem(rescueOf(id));
  } catch {
    // Storage is refused, so there is no rescue.
  }
}

function readLessonRescue(id: string): OpenLesson | undefined {
  try {
    const text = localStorage.getItem(rescueOf(id));
    return text ? (JSON.parse(text) as OpenLesson) : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the page may end in a moment. */
function leave(): void {
  const { lesson } = editor();
  if (!lesson || (stored.now?.isWritten && sameContent(lesson, stored.now.lesson))) return;
  try {
    localStorage.setItem(rescueOf(lesson.id), JSON.stringify(lesson));
  } catch {
    // Storage is full or refused.
  }
  void flushLesson();
}

/**
 * Opens a kept lesson, with what a page that was closed left of it, without entering a view. False if it is
 * gone.
 */
export async function showKeptLesson(id: string, at?: string): Promise<boolean> {
  await flushLesson();
  const kept = await readKeptLesson(id);
  const rescue = readLessonRescue(id);
  const lesson = rescue ?? kept?.lesson;
  if (!lesson) return false;
  const open: OpenLesson = { ...lesson, at: lesson.views.some(({ key }) => key === at) ? at : undefined };
  if (rescue) stored.now = undefined;
  else settleLesson(open);
  const history = kept?.history ?? noLessonHistory;
  // What was rescued is one step further than what could be written.
  const before = rescue && kept ? [lessonState({ ...kept.lesson, at: undefined })] : [];
  setLesson(open, { past: [...history.past, ...before], future: rescue ? [] : history.future });
  return true;
}

/** Opens the lesson that this tab had open before the page was loaded. */
async function restoreLesson(): Promise<void> {
  try {
    const last = placeLeft().lesson;
    resumeFolded();
    if (!last || editor().lesson || !(await showKeptLesson(last.id, last.at))) return;
    const { readOnly, drawing } = editor();
    const view = currentView(editor());
    // Another tab writes the drawing, and may have written that less is hidden than in this view.
    if (readOnly === 'elsewhere' && view?.drawing === drawing) setHidden(hiddenFrom(view.hidden));
  } catch {
    // Storage is refused or damaged: no lesson is open.
  }
}

/** Restores this tab's lesson and keeps it from then on. The returned function stops it. */
export async function keepLesson(): Promise<() => void> {
  await restoreLesson();
  if (editor().lesson) void flushLesson();
  const end = useEditor.subscribe(({ lesson }, { lesson: before }) => {
    if (lesson === before) return;
    remember(lesson);
    if (lesson && !sameContent(lesson, stored.now?.lesson))
      timer.now ??= setTimeout(() => void flushLesson(), delay);
  });
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    end();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hidden);
    void flushLesson();
  };
}
