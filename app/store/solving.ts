/**
 * Gets the engine's answers about the open document: the labels of a drawing, or the values of the positions
 * that follow a board.
 */
import { solveBoardAgain, startSolvingBoards, stopSolvingBoard } from './board-solving.ts';
import { solveDrawingAgain, startSolvingDrawings, stopSolvingDrawing } from './drawing-solving.ts';
import { editor } from './editor.ts';
import { isOnBoard } from './subject.ts';

/** Follows the store from now on; the returned function stops it. */
export function startSolving(): () => void {
  const ends = [startSolvingDrawings(), startSolvingBoards()];
  return () => {
    for (const end of ends) end();
  };
}

/** Ends the current runs and keeps what they found. */
export const stopSolving = (): void => (isOnBoard(editor()) ? stopSolvingBoard() : stopSolvingDrawing());

/** Starts again what was stopped or has failed. */
export const solveAgain = (): void => (isOnBoard(editor()) ? solveBoardAgain() : solveDrawingAgain());
