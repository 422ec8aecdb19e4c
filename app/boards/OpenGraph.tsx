/** The button that opens the graph of all that follows the board as a drawing of its own. */
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { isGraphShown } from '../store/board-graph.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './board-panel.module.css';
import boards from './boards.module.css';
import { openDrawing, openPart } from './open-drawing.ts';

/** Why the whole graph is not opened, and the part of it that is shown beside the board. */
function NotWhole({ says }: { readonly says: string }) {
  const isShown = useEditor(isGraphShown);
  const graph = useEditor((state) => state.boardGraph);
  return (
    <>
      <p className={boards.quiet}>{says}</p>
      {isShown && graph && (
        <div className={css.buttons}>
          <Button onClick={() => void openPart(graph)}>{words.boardGraph.openPart}</Button>
        </div>
      )}
    </>
  );
}

export function OpenGraph({ most }: { readonly most: number }) {
  const answers = useEditor((state) => state.boardAnswers);
  const [opening, setOpening] = useState<AbortController>();
  // If the position changes or the board is left, nobody needs these places any more.
  useEffect(() => () => opening?.abort(), [opening]);
  if (answers?.solved?.kind !== 'done') return null;
  if (answers.solved.value.part !== undefined) return <NotWhole says={words.boards.endless} />;
  if (answers.solved.value.positions > most) return <NotWhole says={words.boards.notDrawn(most)} />;
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
