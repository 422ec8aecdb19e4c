/** What the position is worth in a line below the board, where there is no panel: for a class, and in a figure on somebody's page. */
import { outcomeClasses } from '../../engine/outcome/index.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen } from '../store/seen-board.ts';
import { words } from '../words.ts';
import { HiddenBox } from './HiddenBox.tsx';
import css from './worth-on-wall.module.css';

/** As the values of a drawing: the value, or the outcome alone, or nothing. The line keeps its room while the value is found. */
export function WorthOnWall({ read }: { readonly read: PositionRead }) {
  const here = useEditor((state) => boardSeen(state)?.here);
  const showing = useEditor((state) => state.showing);
  if (showing === 'off' || !read.isSound) return null;
  const { value, outcome, hidden, position } = here?.position === read.printed ? here.found.at : {};
  return (
    <p className={css.worth}>
      {hidden && position !== undefined && <HiddenBox position={position} large />}
      {value && showing === 'values' && <MathText value={value} />}
      {outcome && (
        <span>
          <OutcomeLetter outcome={outcome} /> {outcomeClasses[outcome].says}
        </span>
      )}
      {here && !hidden && !value && !outcome && words.boards.noValue}
    </p>
  );
}
