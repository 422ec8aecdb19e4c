/** The button that opens the graph of all that follows the board as a drawing of its own. */
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './board-panel.module.css';
import boards from './boards.module.css';
import { openDrawing } from './open-drawing.ts';

export function OpenGraph({ most }: { readonly most: number }) {
  const answers = useEditor((state) => state.boardAnswers);
  const [opening, setOpening] = useState<AbortController>();
  // If the position changes or the board is left, nobody needs these places any more.
  useEffect(() => () => opening?.abort(), [opening]);
  if (answers?.solved?.kind !== 'done') return null;
  if (answers.solved.value.part !== undefined) return <p className={boards.quiet}>{words.boards.endless}</p>;
  if (answers.solved.value.positions > most)
    return <p className={boards.quiet}>{words.boards.notDrawn(most)}</p>;
  const { game } = answers;
  const open = (): void => {
    const mine = new AbortController();
    setOpening(mine);
    void openDrawing(game, mine.signal).finally(() => setOpening(undefined));
  };
  return (
    <div className={css.buttons}>
      <Button look="strong" aria-disabled={opening !== undefined} onClick={opening ? undefined : open}>
        {opening ? words.boards.arranging : words.boards.open}
      </Button>
      {opening && <Button onClick={() => opening.abort()}>{words.boards.stop}</Button>}
    </div>
  );
}
