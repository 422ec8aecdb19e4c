/**
 * A lesson: an ordered list of views of drawings, with what the teacher says at each. A view is a way to look
 * at a drawing and owns nothing of it: several views may show the same drawing, and what is edited is the
 * drawing's.
 */
import type { GameDocument, NodeId, WrittenBoard } from '../document/document.ts';
import type { Mover } from '../graph/game-graph.ts';
import type { WayToAnswer } from './ways.ts';

/** The part of a drawing that fills the window, in drawing units. */
export type LessonCamera = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The board as a view shows it: its ruleset and the position with which it is set up, and of a game the moves
 * up to the moment that is shown, with who made the first. A view keeps its own, since a board goes from
 * position to position as one teaches with it.
 */
export type ViewedBoard = WrittenBoard & {
  /** Absent where no game is shown. */
  readonly starter?: Mover;
};

/** What is written at the nodes. */
export const lessonShows = ['values', 'outcomes', 'nothing'] as const;

export type LessonView = {
  readonly title: string;
  /** The drawing's name in the lesson's file; in the browser, the id of a drawing that is kept there. */
  readonly drawing: string;
  /** Absent where the whole drawing is seen. */
  readonly camera?: LessonCamera;
  /**
   * The frame of the rounds, 0 being the one before the first; absent where the rounds are not gone through.
   */
  readonly step?: number;
  /** Absent in views of drawings, and in a view that shows its board as it is. */
  readonly board?: ViewedBoard;
  readonly shows: (typeof lessonShows)[number];
  /**
   * Whose values are hidden: those of `except`, or if `all` those of all the others. On a board they are
   * positions.
   */
  readonly hidden: { readonly all: boolean; readonly except: readonly NodeId[] };
  /** What the class reads and is asked. */
  readonly question: string;
  /** For the teacher alone. */
  readonly note: string;
  /** How long it takes. */
  readonly minutes?: number;
  /** What is right, a sentence each: for the teacher, and for the last page of a handout. */
  readonly answers: readonly string[];
  /**
   * False for a view that stays off handouts and out of students' copies, such as one that shows a solution.
   */
  readonly handout?: false;
  /** How a class answers from its phones; absent where the view's hidden values say it. */
  readonly answer?: WayToAnswer;
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
