/** Three lines on the empty canvas that say how to draw, by mouse or by finger; they vanish with the first node. */
import { openDialog } from '../../store/chrome.ts';
import { words } from '../../words.ts';
import css from '../canvas.module.css';

export function Hints() {
  return (
    <div className={css.hints}>
      <p className={css.byMouse}>{words.hints.byMouse}</p>
      <p className={css.byFinger}>{words.hints.byFinger}</p>
      <p>{words.hints.values}</p>
      <p>
        <button type="button" onClick={() => openDialog({ kind: 'gallery' })}>
          {words.hints.examples}
        </button>
        {' · '}
        <button type="button" onClick={() => openDialog({ kind: 'keys' })}>
          {words.hints.keys}
          <span className={css.byMouse}> (?)</span>
        </button>
      </p>
    </div>
  );
}
