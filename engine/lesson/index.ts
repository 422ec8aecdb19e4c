/** The door of the lessons: views of drawings in their order, read and written as files. */

export { aboutTells, earlyInView } from './early-answers.ts';
export { type EarlyInLesson, earlyInLesson, earlySaid } from './early-lesson.ts';
export { lessonOfExercises } from './exercises.ts';
export {
  type Lesson,
  type LessonView,
  type LessonWithDrawings,
  plainView,
  type ViewedBoard,
} from './lesson.ts';
export { type LessonRead, meansLesson, readLesson } from './read.ts';
export { type WayToAnswer, waysToAnswer } from './ways.ts';
export { mostRounds, whyNoNumber, whyNoWorth } from './ways-form.ts';
export { hiddenAsked, needsDrawing, wayIn, wayWithoutRight } from './ways-in.ts';
export { writeLesson } from './write.ts';
