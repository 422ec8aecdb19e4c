/** The open drawing or board without the editor around it: in an embedded figure, and in the audience's window. */
import { Canvas } from '../canvas/Canvas.tsx';
import { useOnBoard } from '../store/subject.ts';
import { BoardView } from './BoardView.tsx';

export const SubjectView = () => (useOnBoard() ? <BoardView /> : <Canvas />);
