/**
 * What a view asks of a class. A view that says no way to answer asks for what it hides; whichever way it is,
 * the node or position that it is about is named in it from here on.
 */
import type { GameDocument, NodeId } from '../document/document.ts';
import type { LessonView, ViewedBoard } from '../lesson/lesson.ts';
import type { WayToAnswer } from '../lesson/ways.ts';
import { hiddenAsked } from '../lesson/ways-in.ts';

/** Whether a view hides the value of a node, or on a board of a position. */
export const hiddenInView =
  ({ hidden }: Pick<LessonView, 'hidden'>) =>
  (id: NodeId): boolean =>
    hidden.all !== hidden.except.includes(id);

/**
 * The board as a view shows it: the position after the moves of its game. Of a drawing there is none. The
 * line of the document is not the view's.
 */
export function boardShown(
  { board }: LessonView,
  document: GameDocument,
): Pick<ViewedBoard, 'ruleset' | 'position'> | undefined {
  if (!document.board) return undefined;
  const { ruleset, position, line } = board ?? { ...document.board, line: undefined };
  return { ruleset, position: line?.at(-1) ?? position };
}

/** The way of a view, with the node or position that it is about. O(nodes · answers). */
export function wayAsked(view: LessonView, document: GameDocument): WayToAnswer {
  const board = boardShown(view, document);
  const hidden = hiddenAsked(view, document);
  const { answer } = view;
  if (!answer) {
    if (hidden === undefined) return { by: 'words' };
    return { by: view.shows === 'outcomes' ? 'outcome' : 'value', of: hidden };
  }
  if (!('by' in answer) || !isAboutOne(answer) || answer.of !== undefined) return answer;
  if (board) return { ...answer, of: board.position };
  const piece = document.pieces.at(0);
  const of = (answer.by === 'move' ? (piece ?? hidden) : (hidden ?? piece)) ?? document.nodes.at(0)?.id;
  return of === undefined ? answer : { ...answer, of };
}

const isAboutOne = (
  way: WayToAnswer,
): way is Extract<WayToAnswer, { readonly by: 'value' | 'outcome' | 'move' | 'row' | 'column' }> =>
  way.by === 'value' || way.by === 'outcome' || way.by === 'move' || way.by === 'row' || way.by === 'column';
