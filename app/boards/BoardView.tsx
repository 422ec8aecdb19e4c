/** The open board to look at alone: in an embedded figure, and in the audience's window. */
import { useMemo } from 'react';
import { styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import { positionShown } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import { BoardFigure } from './BoardFigure.tsx';
import css from './board-stage.module.css';

export function BoardView() {
  const read = useEditor(positionShown);
  const figure = useMemo(
    () => read && boardFigure(read.board(), { title: read.ruleset.name }, styles.screen),
    [read],
  );
  if (!read || !figure) return null;
  return (
    <div className={css.view}>
      <BoardFigure figure={figure} role="img" label={words.boards.picture(figure.description)} />
    </div>
  );
}
