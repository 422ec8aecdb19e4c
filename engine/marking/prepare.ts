/**
 * Makes a view ready for a class: the picture, the question and the way to answer, which depend on nothing
 * that the view hides, and beside them what answers are marked by.
 */
import type { GameDocument } from '../document/document.ts';
import type { LessonView } from '../lesson/lesson.ts';
import type { Result } from '../result.ts';
import { prepareOnBoard } from './prepare-board.ts';
import { prepareOnDrawing } from './prepare-drawing.ts';
import type { PreparedView } from './prepared.ts';
import { boardShown, wayAsked } from './way-asked.ts';

/**
 * Refused where the view asks for what its drawing or board does not have, by the place in the view. Cost:
 * that of solving, and of the picture.
 */
export function* prepareView(
  view: LessonView,
  document: GameDocument,
): Generator<number, Result<PreparedView>, void> {
  const way = wayAsked(view, document);
  const board = boardShown(view, document);
  return board
    ? yield* prepareOnBoard(view, document, way, board)
    : yield* prepareOnDrawing(view, document, way);
}
