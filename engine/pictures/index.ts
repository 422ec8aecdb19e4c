/** The door of the pictures: drawings, boards and sheets as figures. */

export { mostAnswersDrawn } from './answer-figure.ts';
export { boardFigure } from './board.ts';
export { boardSheet, mostColumns, moveSaid, type SheetBoard } from './board-sheet.ts';
export type { NodeLabel, NodeLabels } from './digraph.ts';
export { withNamesSeen } from './names-seen.ts';
export {
  boardsShown,
  canShowBoards,
  measuresWith,
  type NodeBoards,
  nameBeside,
  pictureOfNode,
} from './node-boards.ts';
export { obstacleSaid, obstacleSign } from './obstacle-signs.ts';
export { overlapsSaid } from './overlaps-said.ts';
export { saidOfVertex } from './said.ts';
export { saysTheSame } from './says-the-same.ts';
export {
  type ScorePlace,
  type ScoreSign,
  type ScoreSigns,
  scorePlaces,
  scoreSigns,
  scoreSpoken,
  scoreSpots,
} from './score-signs.ts';
export { columnsFor, contactSheet, type SheetFrame } from './sheet.ts';
