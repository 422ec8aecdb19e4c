/**
 * A lesson: an ordered list of views of drawings, with what the teacher says at each. A view is a way to look at a
 * drawing and owns nothing of it: several views may show the same drawing, and what is edited is the drawing's.
 */
import type { GameDocument, NodeId } from '../document/document.ts';

/** The part of a drawing that fills the window, in drawing units. */
export type LessonCamera = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What is written at the nodes. */
export const lessonShows = ['values', 'outcomes', 'nothing'] as const;

export type LessonView = {
  readonly title: string;
  /** The drawing's name in the lesson's file; in the browser, the id of a drawing that is kept there. */
  readonly drawing: string;
  /** Absent where the whole drawing is seen. */
  readonly camera?: LessonCamera;
  /** The frame of the rounds, 0 being the one before the first; absent where the rounds are not gone through. */
  readonly step?: number;
  readonly shows: (typeof lessonShows)[number];
  /** Whose values are hidden: those of `except`, or if `all` those of all the others. */
  readonly hidden: { readonly all: boolean; readonly except: readonly NodeId[] };
  /** What the class reads and is asked. */
  readonly question: string;
  /** For the teacher alone. */
  readonly note: string;
  /** How long it takes. */
  readonly minutes?: number;
  /** What is right, a sentence each: for the teacher, and for the last page of a handout. */
  readonly answers: readonly string[];
  /** False for a view that stays off handouts and out of students' copies, such as one that shows a solution. */
  readonly handout?: false;
};

export type Lesson = {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly about: string;
  readonly views: readonly LessonView[];
};

/** A lesson with its drawings by their names, as a file has it. */
export type LessonWithDrawings = Lesson & { readonly drawings: ReadonlyMap<string, GameDocument> };

/** A view without words, of a drawing as it is. */
export const plainView = (drawing: string): LessonView => ({
  title: '',
  drawing,
  shows: 'values',
  hidden: { all: false, except: [] },
  question: '',
  note: '',
  answers: [],
});
