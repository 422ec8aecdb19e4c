/**
 * Says how many pairs of moves the rule of commuting moves completes, with a switch that shows them on the canvas, and how many it cannot:
 * a click selects the nodes that have such holes.
 */
import { obstacleAt } from '../../engine/simultaneous/index.ts';
import { Button } from '../parts/Button.tsx';
import { completionOf } from '../store/completed.ts';
import { useEditor } from '../store/editor.ts';
import { freshLabels } from '../store/selectors.ts';
import { select, showCompleted } from '../store/showing.ts';
import { words } from '../words.ts';
import css from './card.module.css';

export function CompletedPairs() {
  const document = useEditor((state) => state.document);
  const shown = useEditor((state) => state.completed);
  const labels = useEditor(freshLabels);
  const { pairs, holes } = completionOf(document);
  const obstacles = labels?.leftOut?.obstacles;
  const holed =
    obstacles && labels.ids.filter((_, v) => obstacleAt(obstacles, v)?.isOwn && obstacles.holes[v] >= 0);
  return (
    <>
      {pairs > 0 && (
        <p className={css.cycles}>
          <span>{words.rounds.completed(pairs)}</span>
          <Button
            aria-label={words.rounds.showCompleted}
            aria-pressed={shown}
            title={words.rounds.completedExplained}
            onClick={() => showCompleted(!shown)}
          >
            {words.rounds.show}
          </Button>
        </p>
      )}
      {holes > 0 && (
        <p className={css.cycles}>
          <span>{words.rounds.holes(holes)}</span>
          {holed && holed.length > 0 && (
            <Button aria-label={words.rounds.selectHoles} onClick={() => select(holed)}>
              {words.rounds.select}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
