/** A view of the open lesson as the room is sent it: the file of a lesson with this one view. */
import { setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { type LessonWithDrawings, writeLesson } from '../../engine/lesson/index.ts';
import { lessonToWrite } from '../files/lessons/lesson-saving.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import type { KeyedView, OpenLesson } from '../store/state/lesson.ts';

/**
 * A view that sets its board up is the same wherever the board is played to meanwhile, and says nothing of
 * the lines that were played.
 */
function asViewed({ drawings, ...lesson }: LessonWithDrawings): LessonWithDrawings {
  const [view] = lesson.views;
  const board = view?.board;
  if (!board) return { ...lesson, drawings };
  const { starter: _, ...set } = board;
  return {
    ...lesson,
    drawings: new Map(
      [...drawings].map(([name, document]) => [
        name,
        { ...setView(document, { variations: undefined }), board: set },
      ]),
    ),
  };
}

type Written = { readonly view: KeyedView; readonly document: GameDocument; readonly text: string };
const last = held<Written | undefined>(() => undefined);

/**
 * The text of a view whose drawing is open. What a class is not shown is left out of it, so that a note that
 * is written meanwhile is no other view. Rejects if the drawing is gone.
 */
export async function textOfView(lesson: OpenLesson, view: KeyedView): Promise<string> {
  const { document } = editor();
  if (last.now?.view === view && last.now.document === document) return last.now.text;
  const { minutes: _, ...plain } = { ...view, note: '' };
  const whole = await lessonToWrite({ ...lesson, title: '', about: '', views: [plain] });
  // The room does not read which site has the schema of the file.
  const text = writeLesson(asViewed(whole), '');
  if (editor().document === document) last.now = { view, document, text };
  return text;
}
