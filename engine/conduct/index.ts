/**
 * The door of the answers on boards and of programs, all of it types: solving and asking take time, and are
 * behind `engine/run.ts`.
 */

export type { AnswersToDraw, DrawnAnswers, FigureSubject } from './answer-figure.ts';
export type { AnswerOnBoard, BoardAbout, BoardQuestionId, PartAsked, PlyAsked } from './ask-board.ts';
export type { BoardGame, PositionAsked } from './board-game.ts';
export type { ValueCount } from './board-values.ts';
export type { ColumnOfList, MeasuredList } from './measured-list.ts';
export type { MeasuredCount, RowOrder } from './measured-values.ts';
export type { ProgramGame, ProgramSolver } from './program-game.ts';
export type { WorthOfPosition } from './worth-of-positions.ts';
