/**
 * What the position is worth in a line below the board, where there is no panel: for a class, and in a figure
 * on another page.
 */
import { MathText, OutcomePart } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { boardSeen, optionsSeen } from '../store/seen-board.ts';
import { words } from '../words.ts';
import { HiddenBox } from './HiddenBox.tsx';
import css from './worth-on-wall.module.css';

/**
 * As the values of a drawing: the value, or the outcome alone, or nothing. The line keeps its room while the
 * value is found.
 */
export function WorthOnWall({ read }: { readonly read: PositionRead }) {
  const isKnown = useEditor((state) => boardSeen(state)?.here !== undefined);
  const found = useEditor((state) => optionsSeen(state, read.printed)?.at);
  const showing = useEditor((state) => state.showing);
  if (showing === 'off' || !read.isSound) return null;
  const { value, outcome, unseen, position } = found ?? {};
  return (
    <p className={css.worth}>
      {unseen && position !== undefined && <HiddenBox position={position} large />}
      {value && showing === 'values' && <MathText value={value} />}
      <OutcomePart outcome={outcome} />
      {isKnown && !unseen && !value && !outcome && words.boards.noValue}
    </p>
  );
}
