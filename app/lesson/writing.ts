/** A run of writing in one field of the lesson is one step of undo; a pause, or going elsewhere, ends it. */
import { held } from '../store/held.ts';
import { endLessonField } from '../store/lesson.ts';

/** In milliseconds, without a key. */
const pause = 1000;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

export function endWriting(): void {
  clearTimeout(timer.now);
  endLessonField();
}

export function writeOn(write: () => void): void {
  clearTimeout(timer.now);
  write();
  timer.now = setTimeout(endLessonField, pause);
}
