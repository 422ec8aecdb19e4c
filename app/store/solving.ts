/** Gets the engine's answers about what is open: the labels of a drawing, or what the positions that follow a board are worth. */
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

/** Ends the current runs; what they found stays. */
export const stopSolving = (): void => (isOnBoard(editor()) ? stopSolvingBoard() : stopSolvingDrawing());

/** Starts again what was stopped or has failed. */
export const solveAgain = (): void => (isOnBoard(editor()) ? solveBoardAgain() : solveDrawingAgain());
