/** The lesson that is open: its views in their order, and which of them is shown. Nothing of it is in a document. */
import type { Lesson, LessonView } from '../../../engine/index.ts';

/** A view with a key of its own, so that it is the same view wherever it comes to stand. `drawing` is the id of a kept drawing. */
export type KeyedView = LessonView & { readonly key: string };

export type OpenLesson = Omit<Lesson, 'views'> & {
  /** The lesson's id in the browser's storage. */
  readonly id: string;
  readonly views: readonly KeyedView[];
  /** The key of the view that was entered last; undefined where none was yet. */
  readonly at: string | undefined;
};

export type LessonPart = {
  readonly lesson: OpenLesson | undefined;
};

export const firstLesson: LessonPart = { lesson: undefined };
