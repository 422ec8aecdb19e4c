/**
 * Shown over the board while a person looks at a position other than the current one: which one it is, the
 * way back, and that it can be set up.
 */
import { canvas } from '../canvas/viewport.ts';
import { setUp } from '../edits/board.ts';
import { Button } from '../parts/Button.tsx';
import { lookAt, positionLookedAt } from '../store/board.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import whatFollowsCss from './what-follows.module.css';

/** The board has the keyboard then. */
function back(): void {
  lookAt(undefined);
  canvas()?.focus();
}

export function LookedAt() {
  const position = useEditor(positionLookedAt);
  const readOnly = useReadOnly();
  if (position === undefined) return null;
  return (
    <div className={whatFollowsCss.looking} role="status">
      <span>Looked at</span>
      <span className={whatFollowsCss.notation}>{position}</span>
      {!readOnly && <Button onClick={() => setUp(position)}>{words.following.setUp}</Button>}
      <Button look="strong" title="Back to the position on the board" onClick={back}>
        Back
      </Button>
    </div>
  );
}
