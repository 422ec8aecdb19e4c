/** The box that stands for a hidden value on a board: pressed, it shows the value, or in a quiz asks the class about it. */
import { useEditor } from '../store/editor.ts';
import { reveal } from '../store/hidden.ts';
import { askAbout } from '../store/quiz.ts';
import { words } from '../words.ts';
import css from './hidden-box.module.css';

/** `move` says the move that leads to the position; undefined of the position that is shown itself. */
export function HiddenBox(props: {
  readonly position: string;
  readonly move?: string;
  readonly large?: boolean;
}) {
  const { position, move, large } = props;
  const asks = useEditor((state) => state.quiz !== undefined);
  const isAsked = useEditor((state) => state.quiz?.node === position);
  // The wall is looked at.
  const onWall = useEditor((state) => state.readOnly === 'audience');
  if (onWall)
    return (
      <span>
        <span aria-hidden="true">{words.hiddenSign}</span>
        <span className="unseen">{words.boards.hiddenSays}</span>
      </span>
    );
  const { askOfMove, revealMove, askHere, revealHere } = words.boards;
  const says = move === undefined ? (asks ? askHere : revealHere) : (asks ? askOfMove : revealMove)(move);
  return (
    <button
      type="button"
      className={css.box}
      aria-label={says}
      aria-pressed={asks ? isAsked : undefined}
      title={says}
      data-large={large || undefined}
      onClick={() => (asks ? askAbout(position) : reveal([position]))}
    >
      {words.hiddenSign}
    </button>
  );
}
