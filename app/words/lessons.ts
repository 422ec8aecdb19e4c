/** The texts about lessons: their views, their file, their handout. */
import { many } from './counting.ts';

export const lessons = {
  lesson: 'Lesson',
  lessons: 'Lessons',
  views: (count: number) => many(count, 'view', 'views'),
  close: 'Close the lesson',
  save: 'Save the lesson to a file',
  printHandout: 'Print a handout of the lesson…',
  undo: 'Undo in the lesson',
  redo: 'Redo in the lesson',
  untitledView: (number: number) => `View ${number}`,
  drawingGone: (title: string) => `The drawing of the view “${title}” is no longer in this browser.`,
  early: (says: string, remedy: string) => `${says} ${remedy}`,
} as const;
