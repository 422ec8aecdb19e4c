/** All that stands around the canvas, and what attends to it: fetched as one part after it. */
export { attendDrawing } from './attending.ts';
export { PresenterBar } from './audience/PresenterBar.tsx';
export { BoardLine, BoardPanel } from './boards/BoardPanel.tsx';
export { BoardDesk } from './boards/graph/BoardDesk.tsx';
export { Inspector } from './inspector/Inspector.tsx';
export { ClassQuestion } from './lesson/ClassQuestion.tsx';
export { Blank } from './present/Blank.tsx';
export { PointerSpot } from './present/PointerSpot.tsx';
export { QuizBar } from './quiz/QuizBar.tsx';
export { Announcer } from './status/Announcer.tsx';
export { Elsewhere } from './status/Elsewhere.tsx';
export { StatusLine } from './status/StatusLine.tsx';
export { ToastsOverDrawing } from './status/Toasts.tsx';
export { startFollowingBoardGraph } from './store/board-graph-following.ts';
export { TextTab } from './text/TextTab.tsx';
export { WalkBar } from './timeline/WalkBar.tsx';
export { CanvasMenu } from './toolbar/CanvasMenu.tsx';
export { Toolbar } from './toolbar/Toolbar.tsx';
