/**
 * The lesson that is open: its views in their order, and which of them is shown. Nothing of it is in a
 * document.
 */
import type { Lesson, LessonView } from '../../../engine/lesson/index.ts';

/**
 * A view with a key of its own, so that it is the same view at any place in the list. `drawing` is the id of
 * a kept drawing.
 */
export type KeyedView = LessonView & { readonly key: string };

export type OpenLesson = Omit<Lesson, 'views'> & {
  /** The lesson's id in the browser's storage. */
  readonly id: string;
  readonly views: readonly KeyedView[];
  /** The key of the view that was entered last; undefined where none was yet. */
  readonly at: string | undefined;
};

/** What a person writes of a lesson, and the view that was shown when it was so. */
export type LessonState = Pick<OpenLesson, 'title' | 'about' | 'views' | 'at'>;

/** Earlier states of the open lesson, oldest first, and those that were undone, the next to come first. */
export type LessonHistory = {
  readonly past: readonly LessonState[];
  readonly future: readonly LessonState[];
};

export const noLessonHistory: LessonHistory = { past: [], future: [] };

export type LessonPart = {
  readonly lesson: OpenLesson | undefined;
  readonly lessonHistory: LessonHistory;
  /** The field in which one writes: its letters are one step, until something else is done. */
  readonly lessonField: string | undefined;
};

export const firstLesson: LessonPart = {
  lesson: undefined,
  lessonHistory: noLessonHistory,
  lessonField: undefined,
};
