/** Undo and redo in the open lesson: what changes is shown, as the views then say. */
import { editor } from '../../store/editor.ts';
import { currentView, travelInLesson } from '../../store/lesson.ts';
import type { KeyedView } from '../../store/state/lesson.ts';
import { enterView } from './view-entering.ts';

const sameLook = (one: KeyedView, other: KeyedView): boolean =>
  one.drawing === other.drawing &&
  one.camera === other.camera &&
  one.step === other.step &&
  one.shows === other.shows &&
  one.hidden === other.hidden;

/**
 * Enters the view that is shown after the step, unless the screen shows it already. A view that was only just
 * added and is taken back leaves the screen as it is, since that was what the view was made of.
 */
async function travel(way: 'undo' | 'redo'): Promise<void> {
  const { lesson: before } = editor();
  if (!travelInLesson(way) || !before) return;
  const now = currentView(editor());
  if (!now) return;
  const was = before.views.find(({ key }) => key === now.key);
  const isThere = editor().lesson?.views.some(({ key }) => key === before.at) ?? false;
  const isShown = was !== undefined && sameLook(was, now) && (before.at === now.key || !isThere);
  if (way === 'undo' ? !isShown : !isShown || !isThere) await enterView(now.key);
}

export const undoInLesson = (): Promise<void> => travel('undo');
export const redoInLesson = (): Promise<void> => travel('redo');
