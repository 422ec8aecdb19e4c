/**
 * The open drawing or board without the editor around it: in an embedded figure, and in the audience's
 * window.
 */

import { useMemo } from 'react';
import { styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { positionShown } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { useOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { PlayedBoard } from './BoardStage.tsx';
import css from './board-stage.module.css';
import { WorthOnWall } from './WorthOnWall.tsx';

/** The open board without the editor around it, with its value in a line below it. */
export function BoardView() {
  // What followed a presenter's window has nothing before its first board.
  useRulesets();
  const read = useEditor(positionShown);
  const description = useMemo(
    () => read && boardFigure(read.board(), { title: read.ruleset.name }, styles.screen).description,
    [read],
  );
  if (!read || description === undefined) return null;
  return (
    <div className={css.view}>
      <p className="unseen">{words.boards.picture(description)}</p>
      <div className={css.looked} inert>
        <PlayedBoard read={read} />
      </div>
      <WorthOnWall read={read} />
    </div>
  );
}

export const SubjectView = () => (useOnBoard() ? <BoardView /> : <Canvas />);
